// SPDX-License-Identifier: MIT

/// A version of Unicode's emojis, such as 15.1.
public struct EmojiVersion: Hashable, Comparable, Sendable {
  /// The major number, 0 to 255; 0 for emojis that are older than Unicode's first version.
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
