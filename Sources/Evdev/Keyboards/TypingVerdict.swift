// SPDX-License-Identifier: MIT

import CLinux

/// Whether somebody has a device to type on, so that nobody needs a keyboard on the screen.
///
/// Much that is no keyboard says that it has keys: power buttons and remote controls have few of them, programs make
/// keyboards of their own, and a scanner of codes has all keys, so that only the settings can tell.
public enum TypingVerdict: Hashable, Sendable {
  case counts
  /// It lacks letters, the space or Return.
  case lacksKeys
  /// A program makes it, and nobody can touch it.
  case virtual
  /// The settings turn it off (`use = "off"`).
  case off

  /// Judges a device.
  ///
  /// - Parameters:
  ///   - hasTypingKeys: Whether it has all keys of ``typingKeys``.
  ///   - isVirtual: Whether a program makes it.
  ///   - isOff: Whether the settings turn it off.
  init(hasTypingKeys: Bool, isVirtual: Bool, isOff: Bool) {
    self =
      if !hasTypingKeys {
        .lacksKeys
      } else if isVirtual {
        .virtual
      } else if isOff {
        .off
      } else {
        .counts
      }
  }

  /// What one needs to type a text: the letters, the space and Return.
  ///
  /// **Source:** linux/input-event-codes.h; all are below 64.
  static let typingKeys: [Int32] = [
    Array(KEY_Q...KEY_P), Array(KEY_A...KEY_L), Array(KEY_Z...KEY_M), [KEY_SPACE, KEY_ENTER],
  ].flatMap { $0 }

  /// Reads whether a device has all of them.
  ///
  /// - Parameters:
  ///   - text: What the kernel says of its keys: words of hexadecimal digits, the lowest bits last.
  ///   - wordBits: How many bits a word has.
  /// - Returns: Whether it has; not where the text is no such list.
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

extension TypingVerdict: CustomStringConvertible {
  /// In a user's words.
  public var description: String {
    switch self {
    case .counts: "counts as a keyboard for typing"
    case .lacksKeys:
      "does not count as a keyboard for typing: it lacks letters, the space or Return"
    case .virtual: "does not count as a keyboard for typing: a program makes it"
    case .off: "does not count as a keyboard for typing: the settings turn it off"
    }
  }
}
