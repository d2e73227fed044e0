// SPDX-License-Identifier: MIT

/// A version of Unicode's emoji data, such as 15.1.
public struct EmojiVersion: Hashable, Comparable, Sendable {
  /// The major number, 0 to 255; 0 for emojis that precede version 1.0.
  public let major: UInt8
  /// The minor number, 0 to 255.
  public let minor: UInt8

  public init(_ major: UInt8, _ minor: UInt8 = 0) {
    self.major = major
    self.minor = minor
  }

  public static func < (left: EmojiVersion, right: EmojiVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
