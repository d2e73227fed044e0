// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan

/// The query of a search for emojis, which the keys of letters edit and no program receives.
///
/// ```
///            letter, space                 Return, a key for the language and the like
///   "" ───────────────────▶ "c" ◀──▶ "ca" ────────────────────────────────────────────▶ left
///    ▲                       │
///    └───────Backspace───────┘
/// ```
struct EmojiQuery: Hashable, Sendable {
  private(set) var text = ""

  /// Applies the effects of a key; strokes other than Return have none.
  ///
  /// - Parameter effects: The effects, in order; those after one that leaves are dropped.
  /// - Returns: Whether they leave the search.
  mutating func apply(_ effects: [Effect]) -> Bool {
    for effect in effects {
      switch effect {
      case .insertText(let more):
        if more.contains(where: \.isNewline) { return true }
        text = String((text + more).prefix(EmojiSearchService.queryLimit))
      case .deleteBackward(let count): text.removeLast(min(count, text.count))
      case .press(let stroke): if stroke.key == .return { return true }
      case .request: return true
      }
    }
    return false
  }
}
