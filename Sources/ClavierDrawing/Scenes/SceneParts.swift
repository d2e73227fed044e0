// SPDX-License-Identifier: MIT

import ClavierKit

/// Where the parts of a scene are that must be drawn whole or not at all, in pixels.
///
/// The edge of a round corner is smoothed a little different where the corner is cut. What is drawn of
/// damage is therefore as large as all such parts that it touches, so that nobody can tell from the pixels
/// what was drawn when. What is copied from a picture may be cut anywhere, and so may upright boxes without
/// shadows, and letters.
struct SceneParts {
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
    if !grid.mayCut(callout.body, as: grid.shape(of: callout)) {
      frames.append(grid.outline(callout.inkFrame))
    }
    for item in callout.items {
      if let box = item.box { add(box, grid) }
      add([item.label], grid)
    }
    for separator in callout.separators { add(separator, grid) }
  }

  private mutating func add(_ box: StyledScene.Box, _ grid: PixelGrid) {
    if !grid.mayCut(box, as: grid.shape(of: box)) { frames.append(grid.outline(box.inkFrame)) }
  }

  /// Letters may be cut, and drawings may not.
  private mutating func add(_ labels: [StyledScene.Label], _ grid: PixelGrid) {
    for label in labels {
      if case .text = label.content { continue }
      frames.append(grid.outline(label.frame))
    }
  }

  /// The area with all parts that it touches, and all that those touch.
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
