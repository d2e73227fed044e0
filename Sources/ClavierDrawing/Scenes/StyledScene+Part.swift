// SPDX-License-Identifier: MIT

import ClavierKit

extension StyledScene {
  /// Returns the scene with only the overlays that are visible in an area; background and keys are
  /// kept.
  ///
  /// - Parameter area: The area in points.
  /// - Returns: The reduced scene.
  func part(in area: Rect) -> StyledScene {
    // Only elements outside the area are removed, since most areas contain all of them.
    var part = self
    if highlights.contains(where: { !$0.inkFrame.overlaps(area) }) {
      part.highlights.removeAll { !$0.inkFrame.overlaps(area) }
    }
    if callouts.contains(where: { !$0.inkFrame.overlaps(area) }) {
      part.callouts.removeAll { !$0.inkFrame.overlaps(area) }
    }
    if pointer.map({ !$0.inkFrame.overlaps(area) }) ?? false { part.pointer = nil }
    if var toolbar, toolbar.hasPart(outside: area) {
      toolbar.items.removeAll { !$0.inkFrame.overlaps(area) }
      toolbar.separators.removeAll { !$0.inkFrame.overlaps(area) }
      part.toolbar = toolbar
    }
    return part
  }

  /// Returns the callouts that this scene adds to another one; `nil` if there is any other
  /// difference.
  func calloutsAdded(to old: StyledScene) -> ArraySlice<Callout>? {
    guard callouts.count > old.callouts.count, callouts.starts(with: old.callouts),
      // A pointer would be above the callouts.
      pointer == nil
    else { return nil }
    var same = old
    same.callouts = callouts
    return same == self ? callouts[old.callouts.count...] : nil
  }
}

extension StyledScene.Toolbar {
  /// Returns whether an item or a separator lies outside an area.
  fileprivate func hasPart(outside area: Rect) -> Bool {
    items.contains { !$0.inkFrame.overlaps(area) }
      || separators.contains { !$0.inkFrame.overlaps(area) }
  }
}
