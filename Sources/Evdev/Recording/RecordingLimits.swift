// SPDX-License-Identifier: MIT

/// How large a recording may be.
///
/// A recording is read into memory, and comes from anywhere.
///
/// **Source:** ours, but for what is said of each.
public struct RecordingLimits: Hashable, Sendable {
  /// Bytes of the text: room for the most events with a comment behind each, as evemu-record writes.
  public var size = 128 << 20
  /// Events: ten fingers on a panel that scans 100 times a second for more than four minutes.
  public var events = 1_000_000

  /// What every recording may have.
  public static let standard = RecordingLimits()

  public init() {}

  /// Bytes of a line.
  static let line = 1_024
  /// Bytes of a device's name; the kernel gives at most 255.
  static let name = 960
  /// Numbers of a property or a code.
  ///
  /// The kernel has at most 768 (`KEY_CNT`), and allows for 1024.
  static let code: UInt16 = 1_023
  /// Slots of which a state is kept.
  static let slot: UInt16 = 255
}

/// Why a text is no recording that can be read.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  public let problem: String
  /// What the user can do about it.
  public let remedy: String

  init(line: Int, _ problem: String, _ remedy: String) {
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  /// The line, what is wrong there, and what to do: `3: "X:" begins no line; …`.
  public var description: String { "\(line): \(problem); \(remedy)" }
}
