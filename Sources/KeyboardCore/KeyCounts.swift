// SPDX-License-Identifier: MIT

import ClavierKit

/// The numbers of touches and keys since the start, including texts of programs, without the
/// identity of keys.
///
/// Counting is a single addition, so that it does not slow down keys.
public struct KeyCounts: Hashable, Sendable {
  /// The touches that pressed a key.
  public private(set) var taps = 0
  /// The typed characters other than spaces, line feeds and tabs.
  public private(set) var characters = 0
  /// The deleted characters, including those that corrections and suggestions replace.
  public private(set) var backspaces = 0
  public private(set) var spaces = 0
  public private(set) var returns = 0
  /// The other keys: tabs, keys without a text, and keys with modifiers.
  public private(set) var otherKeys = 0
  /// The characters and other keys that the lockdown has refused.
  public internal(set) var refused = 0
  /// The words that were corrected.
  public private(set) var corrections = 0
  /// The corrections that the user undid.
  public private(set) var revertedCorrections = 0

  /// Counts a response of the engine.
  mutating func add(_ counts: Response.Counts) {
    taps += counts.presses
    corrections += counts.corrections
    revertedCorrections += counts.revertedCorrections
  }

  /// Counts an effect that is typed.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - missing: The number of the effect's characters or keys that are not typed.
  mutating func add(_ effect: Effect, missing: Int) {
    switch effect {
    case .insertText(let text): add(text, missing: missing)
    case .deleteBackward(let count): backspaces += max(0, count - missing)
    case .press: otherKeys += missing == 0 ? 1 : 0
    case .request: break
    }
  }

  private mutating func add(_ text: String, missing: Int) {
    // A fast path: nearly every text is one visible character of ASCII.
    if missing == 0, text.utf8.count == 1, let only = text.utf8.first, only > 0x20 {
      characters += 1
      return
    }
    var missing = missing
    for character in text {
      switch character {
      case " ": spaces += 1
      case "\n": returns += 1
      case "\t": otherKeys += 1
      // Every receiver has keys for the three above, so only other characters can be missing.
      default: if missing > 0 { missing -= 1 } else { characters += 1 }
      }
    }
  }
}
