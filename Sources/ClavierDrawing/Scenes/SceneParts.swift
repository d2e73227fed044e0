// SPDX-License-Identifier: MIT

import ClavierKit

/// Where the parts of a scene are that must be drawn whole or not at all, in pixels.
///
/// The edge of a round corner is smoothed a little different where the corner is cut. What is drawn of
/// damage is therefore as large as all parts that it touches, so that nobody can tell from the pixels
/// what was drawn when. Upright boxes without shadows may be cut anywhere, and so may letters.
struct SceneParts {
  private var frames: [Rect] = []

  init(_ scene: StyledScene, _ grid: PixelGrid) {
    func add(_ ink: Rect) { frames.append(grid.outline(ink)) }
    func add(_ box: StyledScene.Box) {
      if box.corners != StyledScene.Corners() || !box.shadows.isEmpty { add(box.inkFrame) }
    }
    frames.reserveCapacity(scene.keys.count + 16)
    add(scene.background)
    if let toolbar = scene.toolbar {
      add(toolbar.box)
      for item in toolbar.items { add(item.inkFrame) }
      toolbar.separators.forEach(add)
    }
    for key in scene.keys { add(key.inkFrame) }
    scene.highlights.forEach(add)
    for callout in scene.callouts { add(callout.inkFrame) }
    if let pointer = scene.pointer { add(pointer) }
  }

  /// Areas with all parts that they touch, none of which overlap.
  func areas(around damage: [Rect]) -> [Rect] {
    var areas: [Rect] = []
    for rect in damage {
      var area = area(around: rect)
      // What grows by one may touch another that it did not touch before.
      while let index = areas.firstIndex(where: { $0.overlaps(area) }) {
        area = self.area(around: area.union(areas.remove(at: index)))
      }
      areas.append(area)
    }
    return areas
  }

  /// The area with all parts that it touches.
  private func area(around area: Rect) -> Rect {
    var area = area
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for frame in frames where frame.overlaps(area) {
        let union = area.union(frame)
        if union != area { (area, isGrowing) = (union, true) }
      }
    }
    return area
  }
}
