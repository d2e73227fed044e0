// SPDX-License-Identifier: MIT

/// A set of keys of ``VirtualKeyboard``.
///
/// The set takes 32 bytes and never allocates; keys beyond ``Keycode/highest`` are never in it.
struct KeySet: Hashable, Sendable, BitwiseCopyable {
  private var words = SIMD4<UInt64>.zero

  var isEmpty: Bool { words == .zero }

  func contains(_ key: Keycode) -> Bool {
    guard key.rawValue <= Keycode.highest.rawValue else { return false }
    return words[KeySet.word(of: key)] & KeySet.bit(of: key) != 0
  }

  mutating func insert(_ key: Keycode) {
    guard key.rawValue <= Keycode.highest.rawValue else { return }
    words[KeySet.word(of: key)] |= KeySet.bit(of: key)
  }

  mutating func remove(_ key: Keycode) {
    guard key.rawValue <= Keycode.highest.rawValue else { return }
    words[KeySet.word(of: key)] &= ~KeySet.bit(of: key)
  }

  /// The keys, the lowest first.
  var keys: some Sequence<Keycode> {
    let set = self
    return (0...Keycode.highest.rawValue).lazy.map { Keycode(rawValue: $0) }.filter(set.contains)
  }

  private static func word(of key: Keycode) -> Int { Int(key.rawValue) / UInt64.bitWidth }
  private static func bit(of key: Keycode) -> UInt64 { 1 << (UInt64(key.rawValue) % 64) }
}
