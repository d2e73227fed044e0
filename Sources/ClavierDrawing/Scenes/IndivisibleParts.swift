// SPDX-License-Identifier: MIT

import ClavierKit

/// The frames of the parts of a scene that must be redrawn as a whole, in pixels.
///
/// Antialiasing differs slightly where a clip cuts a round corner. So the damage is extended to all
/// such parts that it touches, and the pixels do not depend on the order of drawing. Copied
/// pictures, boxes without round corners and shadows, and text may be clipped anywhere.
struct IndivisibleParts {
  private var frames: [Rect] = []

  init(_ scene: StyledScene, _ grid: PixelGrid) {
    add(scene.background, grid)
    if let toolbar = scene.toolbar {
      add(toolbar.box, grid)
      for item in toolbar.items {
        add(item.box, grid)
        add(item.labels, grid)
      }
      for separator in toolbar.separators { add(separator, grid) }
    }
    for index in scene.keys.indices {
      add(scene.keys[index].cap, grid)
      add(scene.keys[index].labels, grid)
      for mark in scene.keys[index].marks { add(mark, grid) }
    }
    for highlight in scene.highlights { add(highlight, grid) }
    for callout in scene.callouts { add(callout, grid) }
    if let pointer = scene.pointer { add(pointer, grid) }
  }

  private mutating func add(_ callout: StyledScene.Callout, _ grid: PixelGrid) {
    if !grid.mayClip(callout.body, as: grid.shape(of: callout)) {
      frames.append(grid.pixels(around: callout.inkFrame))
    }
    for item in callout.items {
      if let box = item.box { add(box, grid) }
      add([item.label], grid)
    }
    for separator in callout.separators { add(separator, grid) }
  }

  private mutating func add(_ box: StyledScene.Box, _ grid: PixelGrid) {
    if !grid.mayClip(box, as: grid.shape(of: box)) { frames.append(grid.outline(box.inkFrame)) }
  }

  /// Adds the drawings and images among labels; text may be clipped anywhere.
  private mutating func add(_ labels: [StyledScene.Label], _ grid: PixelGrid) {
    for label in labels {
      if case .text = label.content { continue }
      frames.append(grid.outline(label.frame))
    }
  }

  /// Returns an area, extended by all parts that it touches, transitively.
  func area(around area: Rect) -> Rect {
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
