// SPDX-License-Identifier: MIT

import CLinux

/// Whether a device counts as a keyboard to type on, which makes an on-screen keyboard unnecessary.
///
/// Many other devices declare keys. Power buttons and remote controls declare few, and programs
/// create virtual keyboards. A barcode scanner declares all keys, so only the settings can exclude
/// it.
public enum KeyboardDetection: Hashable, Sendable {
  case usable
  /// The device lacks letters, the space or Return.
  case lacksKeys
  /// A program created the device, which has no physical keys.
  case virtual
  /// The settings disable the device (`use = "off"`).
  case off

  /// Classifies a device.
  ///
  /// - Parameters:
  ///   - hasTypingKeys: Whether the device has all keys of ``typingKeys``.
  ///   - isVirtual: Whether a program created the device.
  ///   - isOff: Whether the settings disable the device.
  init(hasTypingKeys: Bool, isVirtual: Bool, isOff: Bool) {
    self =
      if !hasTypingKeys {
        .lacksKeys
      } else if isVirtual {
        .virtual
      } else if isOff {
        .off
      } else {
        .usable
      }
  }

  /// The keys required to type a text: the letters, the space and Return.
  ///
  /// **Source:** linux/input-event-codes.h; all are below 64.
  static let typingKeys: [Int32] = [
    Array(KEY_Q...KEY_P), Array(KEY_A...KEY_L), Array(KEY_Z...KEY_M), [KEY_SPACE, KEY_ENTER],
  ].flatMap { $0 }

  /// Parses a device's key bits and returns whether it has all of them.
  ///
  /// - Parameters:
  ///   - text: The kernel's list of key bits: words of hexadecimal digits, the lowest bits last.
  ///   - wordBits: The number of bits in a word.
  /// - Returns: Whether the device has all keys; `false` if the text is no such list.
  static func hasTypingKeys(_ text: String, wordBits: Int = UInt.bitWidth) -> Bool {
    var bits: UInt64 = 0
    var shift = 0
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }).reversed() {
      guard shift < 64 else { break }
      guard let value = UInt64(word, radix: 16) else { return false }
      bits |= value << UInt64(shift)
      shift += wordBits
    }
    return typingKeys.allSatisfy { bits & (1 << UInt64($0)) != 0 }
  }
}

extension KeyboardDetection: CustomStringConvertible {
  /// The classification in a user's words.
  public var description: String {
    switch self {
    case .usable: "counts as a keyboard for typing"
    case .lacksKeys:
      "does not count as a keyboard for typing: it lacks letters, the space or Return"
    case .virtual: "does not count as a keyboard for typing: a program created it"
    case .off: "does not count as a keyboard for typing: the settings turn it off"
    }
  }
}
