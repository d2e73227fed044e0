// SPDX-License-Identifier: MIT

/// A key that is pressed once while modifier keys are held.
///
/// Its modifiers are virtual: nothing is held before the chord begins or after it ends.
///
///     modifiers down, in order ─▶ key down ─▶ key up ─▶ modifiers up, the last one first
public struct KeyChord: Hashable, Sendable, BitwiseCopyable {
  /// The most modifiers that a chord has: Ctrl, Alt, Super, AltGr, the two that choose a level in XKB,
  /// and Shift.
  public static let modifierLimit = 7

  /// The modifiers and then the key, padded with `KEY_RESERVED`, which is no key.
  ///
  /// Inline, so that a table of chords is one block of memory and copying a chord allocates
  /// nothing.
  private let codes: SIMD8<UInt16>
  private let count: Int8

  /// A key without modifiers.
  public init(_ key: Keycode) {
    codes = SIMD8(key.rawValue, 0, 0, 0, 0, 0, 0, 0)
    count = 1
  }

  /// A key with modifiers, in the order in which they go down.
  ///
  /// - Returns: `nil` for more modifiers than ``modifierLimit``, or for a key that comes twice,
  /// which
  ///   cannot go down twice.
  public init?(_ key: Keycode, modifiers: [Keycode]) {
    guard modifiers.count <= KeyChord.modifierLimit,
      Set(modifiers + [key]).count == modifiers.count + 1
    else { return nil }
    var codes = SIMD8<UInt16>.zero
    for (index, modifier) in modifiers.enumerated() {
      codes[index] = modifier.rawValue
    }
    codes[modifiers.count] = key.rawValue
    self.codes = codes
    count = Int8(modifiers.count + 1)
  }

  /// The key itself.
  public var key: Keycode { Keycode(rawValue: codes[Int(count) - 1]) }

  /// The modifiers, in the order in which they go down.
  public var modifiers: some RandomAccessCollection<Keycode> { keys.dropLast() }

  /// The modifiers and then the key: the order in which they go down, and up in reverse.
  public var keys: some RandomAccessCollection<Keycode> {
    let codes = codes
    return (0..<Int(count)).lazy.map { Keycode(rawValue: codes[$0]) }
  }

  /// How many keys go down or up in the chord.
  public var transitionCount: Int { 2 * Int(count) }

  /// Adds all that goes down.
  public func appendPresses(to events: inout [KeyEvent]) {
    for key in keys {
      events.append(KeyEvent(key, .down))
    }
  }

  /// Adds all that goes up again.
  public func appendReleases(to events: inout [KeyEvent]) {
    for key in keys.reversed() {
      events.append(KeyEvent(key, .up))
    }
  }
}
