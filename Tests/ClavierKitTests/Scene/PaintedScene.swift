// SPDX-License-Identifier: MIT

import ClavierKit

/// A coarsely painted picture: a list of elements for each point, the lowest first.
///
/// Each element covers its whole ink frame. That is more than a renderer paints, so where two of
/// these pictures are the same, so are the renderer's.
struct PaintedScene {
  private let scene: StyledScene
  /// The number of points in each direction.
  static let side = 40

  init(_ scene: StyledScene) {
    self.scene = scene
  }

  /// Returns the centre of a cell of the grid over the bounds.
  static func point(_ column: Int, _ row: Int, in bounds: Rect) -> Point {
    Point(
      x: bounds.minX + bounds.width * (Double(column) + 0.5) / Double(side),
      y: bounds.minY + bounds.height * (Double(row) + 0.5) / Double(side))
  }

  /// Returns the elements at a point, as values that are equal only if the elements are.
  func layers(at point: Point) -> [AnyHashable] {
    guard scene.bounds.contains(point) else { return [] }
    var layers: [AnyHashable] = [scene.background]
    func add(_ element: some Hashable, _ ink: Rect) {
      if ink.contains(point) { layers.append(element) }
    }
    if let toolbar = scene.toolbar {
      add(toolbar.box, toolbar.box.inkFrame)
      for item in toolbar.items { add(item, item.inkFrame) }
      for separator in toolbar.separators { add(separator, separator.inkFrame) }
    }
    for key in scene.keys {
      let look: [AnyHashable] = [key.cap, key.labels, key.marks]
      add(look, key.inkFrame)
    }
    for box in scene.highlights { add(box, box.inkFrame) }
    for callout in scene.callouts { add(callout, callout.inkFrame) }
    if let pointer = scene.pointer { add(pointer, pointer.inkFrame) }
    return layers
  }
}
