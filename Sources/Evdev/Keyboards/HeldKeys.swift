// SPDX-License-Identifier: MIT

import CLinux

/// The held keys of a device, by keycode.
///
/// The set has a bit for each number up to `KEY_MAX`, and never allocates.
///
/// **Source:** linux/input-event-codes.h: `KEY_CNT` is 768, twelve words of bits.
struct HeldKeys: Sendable {
  private var words = [12 of UInt64](repeating: 0)

  /// Creates an empty set.
  init() {}

  /// Queries the held keys; `nil` for a descriptor that does not support it.
  ///
  /// The kernel removes pending key events from the descriptor, since they are older than the
  /// state.
  ///
  /// **Source:** `EVIOCGKEY`, linux/input.h; `evdev_handle_get_val`, drivers/input/evdev.c.
  init?(of descriptor: Int32) {
    var bits = [96 of UInt8](repeating: 0)
    var room = bits.mutableSpan
    let count = room.withUnsafeMutableBufferPointer { bytes in
      bytes.baseAddress.map { clinux_eviocgkey(descriptor, $0, Int32(bytes.count)) } ?? 0
    }
    guard count > 0 else { return nil }
    for number in 0..<(bits.count * 8) where bits[number / 8] >> (number % 8) & 1 == 1 {
      set(UInt16(number), isDown: true)
    }
  }

  var isEmpty: Bool { words.indices.allSatisfy { words[$0] == 0 } }

  func contains(_ number: UInt16) -> Bool {
    let word = Int(number) / 64
    return words.indices.contains(word) && words[word] >> UInt64(number % 64) & 1 == 1
  }

  /// Records that a key went down or up; numbers beyond `KEY_MAX` are ignored.
  ///
  /// - Returns: Whether that changes anything.
  @discardableResult
  mutating func set(_ number: UInt16, isDown: Bool) -> Bool {
    let (word, bit) = (Int(number) / 64, UInt64(1) << UInt64(number % 64))
    guard words.indices.contains(word), (words[word] & bit != 0) != isDown else { return false }
    words[word] ^= bit
    return true
  }

  /// Adds the keys that are held on another keyboard.
  mutating func formUnion(_ other: HeldKeys) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// The numbers of the keys, ascending.
  var numbers: [UInt16] {
    var numbers: [UInt16] = []
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        numbers.append(UInt16(index * 64 + word.trailingZeroBitCount))
        word &= word - 1
      }
    }
    return numbers
  }
}
