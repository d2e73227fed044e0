// SPDX-License-Identifier: MIT

/// A key that is pressed once while modifier keys are held.
///
/// Its modifiers are virtual: nothing is held before the chord begins or after it ends.
///
///     modifiers down, in order ─▶ key down ─▶ key up ─▶ modifiers up, the last one first
///
/// Where several keys make one character under a modifier, such as digits under Alt on a text console, it
/// has several keys, each of which goes down and up before the next.
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
  /// How many of them are modifiers.
  private let modifierCount: Int8

  /// A key without modifiers.
  public init(_ key: Keycode) {
    codes = SIMD8(key.rawValue, 0, 0, 0, 0, 0, 0, 0)
    count = 1
    modifierCount = 0
  }

  /// A key with modifiers, in the order in which they go down.
  ///
  /// - Returns: `nil` for more modifiers than ``modifierLimit``, or for a key that comes twice,
  ///   which cannot go down twice.
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
    modifierCount = Int8(modifiers.count)
  }

  /// The most keys that are tapped in turn.
  static let tapLimit = 7

  /// Keys that are tapped in turn while a modifier is held; the same key may come again.
  ///
  /// - Returns: `nil` for no key, for more than ``tapLimit``, and if the modifier is among them.
  init?(tapping keys: [Keycode], under modifier: Keycode) {
    guard (1...KeyChord.tapLimit).contains(keys.count), !keys.contains(modifier) else { return nil }
    var codes = SIMD8<UInt16>.zero
    codes[0] = modifier.rawValue
    for (index, key) in keys.enumerated() { codes[index + 1] = key.rawValue }
    self.codes = codes
    count = Int8(keys.count + 1)
    modifierCount = 1
  }

  /// The key itself; of several the last.
  public var key: Keycode { Keycode(rawValue: codes[Int(count) - 1]) }

  /// The modifiers, in the order in which they go down.
  public var modifiers: some RandomAccessCollection<Keycode> { keys.prefix(Int(modifierCount)) }

  /// What is tapped under the modifiers: the key, or several.
  var taps: some RandomAccessCollection<Keycode> { keys.dropFirst(Int(modifierCount)) }

  /// The modifiers and then the key, or several: the order in which they go down.
  public var keys: some RandomAccessCollection<Keycode> {
    let codes = codes
    return (0..<Int(count)).lazy.map { Keycode(rawValue: codes[$0]) }
  }

  /// How many keys go down or up in the chord.
  public var transitionCount: Int { 2 * Int(count) }

  /// Adds all that goes down, and of several keys the taps before the last.
  public func appendPresses(to events: inout [KeyEvent]) {
    for index in modifierPlaces { events.append(KeyEvent(self[index], .down)) }
    for index in tapPlaces.dropLast() {
      events.append(KeyEvent(self[index], .down))
      events.append(KeyEvent(self[index], .up))
    }
    events.append(KeyEvent(key, .down))
  }

  /// Adds all that goes up again.
  public func appendReleases(to events: inout [KeyEvent]) {
    events.append(KeyEvent(key, .up))
    for index in modifierPlaces.reversed() { events.append(KeyEvent(self[index], .up)) }
  }

  // Places rather than collections, where every key that is sent comes by.

  /// The places of the modifiers.
  var modifierPlaces: Range<Int> { 0..<Int(modifierCount) }
  /// The places of what is tapped under them.
  var tapPlaces: Range<Int> { Int(modifierCount)..<Int(count) }
  /// The key at a place.
  subscript(index: Int) -> Keycode { Keycode(rawValue: codes[index]) }
}
