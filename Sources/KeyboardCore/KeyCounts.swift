// SPDX-License-Identifier: MIT

import ClavierKit

/// The numbers of touches and keys since the start; never which keys.
///
/// Counting is an addition, so that no key is slowed.
public struct KeyCounts: Hashable, Sendable {
  /// The touches that pressed a key.
  public private(set) var taps = 0
  /// The typed characters other than spaces, line feeds and tabs.
  public private(set) var characters = 0
  public private(set) var backspaces = 0
  public private(set) var spaces = 0
  public private(set) var returns = 0
  /// The other keys: tabs, keys without a text, and keys with modifiers.
  public private(set) var others = 0
  /// The characters and other keys that the lockdown has refused.
  public internal(set) var refused = 0
  /// The words that were corrected.
  public private(set) var corrections = 0
  /// The corrections that the user took back.
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
  ///   - missing: The number of its characters or keys that are not typed.
  mutating func add(_ effect: Effect, missing: Int) {
    switch effect {
    case .insertText(let text):
      let count = max(0, (text.utf8.count == 1 ? 1 : text.count) - missing)
      switch text {
      case " ": spaces += count
      case "\n": returns += count
      case "\t": others += count
      default: characters += count
      }
    case .deleteBackward(let count): backspaces += max(0, count - missing)
    case .press: others += missing == 0 ? 1 : 0
    case .request: break
    }
  }
}
