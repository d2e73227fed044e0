// SPDX-License-Identifier: MIT

import ClavierKit

extension StyledScene {
  /// The scene with only those of its elements that are seen.
  ///
  /// - Parameter isSeen: Whether something is that may be drawn on so much, in points.
  /// - Returns: The scene; its background is as it was.
  func part(_ isSeen: (Rect) -> Bool) -> StyledScene {
    var part = self
    part.keys = keys.filter { isSeen($0.inkFrame) }
    part.highlights = highlights.filter { isSeen($0.inkFrame) }
    part.callouts = callouts.filter { isSeen($0.inkFrame) }
    part.pointer = pointer.flatMap { isSeen($0.inkFrame) ? $0 : nil }
    part.toolbar?.items.removeAll { !isSeen($0.inkFrame) }
    part.toolbar?.separators.removeAll { !isSeen($0.inkFrame) }
    return part
  }
}
