// SPDX-License-Identifier: MIT

/// A key that is pressed once while modifier keys are held, or several keys tapped in turn.
///
/// The modifiers are virtual: none is held before the chord begins or after it ends.
///
///     modifiers down, in order ─▶ key down ─▶ key up ─▶ modifiers up, the last one first
///
/// In some cases several keys make one character under a modifier, such as digits under Alt on a
/// text console. The chord then has several keys, each of which goes down and up before the next.
public struct KeyChord: Hashable, Sendable, BitwiseCopyable {
  /// The maximum number of modifiers: Ctrl, Alt, Super, AltGr, the two XKB level modifiers, and
  /// Shift.
  public static let modifierLimit = 7

  /// The modifiers and then the key, padded with `KEY_RESERVED`, which is no key.
  ///
  /// The codes are stored inline, so that a table of chords is one block of memory and copying a
  /// chord allocates nothing.
  private let codes: SIMD8<UInt16>
  private let count: Int8
  /// The number of modifiers among the codes.
  private let modifierCount: Int8

  /// Creates a chord of a key without modifiers.
  public init(_ key: Keycode) {
    codes = SIMD8(key.rawValue, 0, 0, 0, 0, 0, 0, 0)
    count = 1
    modifierCount = 0
  }

  /// Creates a chord of a key with modifiers, in the order in which they go down.
  ///
  /// - Returns: The chord; `nil` for more modifiers than ``modifierLimit``, or for a repeated key.
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

  /// The maximum number of keys that are tapped in turn.
  static let tapLimit = 7

  /// Creates a chord of keys tapped in turn while a modifier is held; keys may repeat.
  ///
  /// - Returns: The chord; `nil` for no key, for more than ``tapLimit``, and if the modifier is
  ///   among the keys.
  init?(tapping keys: [Keycode], under modifier: Keycode) {
    guard (1...KeyChord.tapLimit).contains(keys.count), !keys.contains(modifier) else { return nil }
    var codes = SIMD8<UInt16>.zero
    codes[0] = modifier.rawValue
    for (index, key) in keys.enumerated() { codes[index + 1] = key.rawValue }
    self.codes = codes
    count = Int8(keys.count + 1)
    modifierCount = 1
  }

  /// The key; of several tapped keys the last.
  public var key: Keycode { Keycode(rawValue: codes[Int(count) - 1]) }

  /// The modifiers, in the order in which they go down.
  public var modifiers: some RandomAccessCollection<Keycode> { keys.prefix(Int(modifierCount)) }

  /// The keys that are tapped under the modifiers, one or several.
  var taps: some RandomAccessCollection<Keycode> { keys.dropFirst(Int(modifierCount)) }

  /// The modifiers and then the key or keys, in the order in which they go down.
  public var keys: some RandomAccessCollection<Keycode> {
    let codes = codes
    return (0..<Int(count)).lazy.map { Keycode(rawValue: codes[$0]) }
  }

  /// The number of key transitions in the chord.
  public var transitionCount: Int { 2 * Int(count) }

  /// Adds the presses; for several tapped keys also the taps before the last.
  public func appendPresses(to events: inout [KeyEvent]) {
    for index in modifierIndices { events.append(KeyEvent(self[index], .down)) }
    for index in tapIndices.dropLast() {
      events.append(KeyEvent(self[index], .down))
      events.append(KeyEvent(self[index], .up))
    }
    events.append(KeyEvent(key, .down))
  }

  /// Adds the releases of the last key and the modifiers.
  public func appendReleases(to events: inout [KeyEvent]) {
    events.append(KeyEvent(key, .up))
    for index in modifierIndices.reversed() { events.append(KeyEvent(self[index], .up)) }
  }

  // Indices are used instead of collections, since this code runs for every sent key.

  /// The indices of the modifiers.
  var modifierIndices: Range<Int> { 0..<Int(modifierCount) }
  /// The indices of the tapped keys.
  var tapIndices: Range<Int> { Int(modifierCount)..<Int(count) }
  /// Returns the key at an index.
  subscript(index: Int) -> Keycode { Keycode(rawValue: codes[index]) }
}
