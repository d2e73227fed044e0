// SPDX-License-Identifier: MIT

/// The size limits of a recording.
///
/// A recording is read into memory, and may come from an untrusted source.
///
/// **Source:** ours, except where noted.
public struct RecordingLimits: Hashable, Sendable {
  /// The maximum number of bytes of the text: room for all events with a comment each, as
  /// evemu-record writes.
  public var size = 128 << 20
  /// The maximum number of events: ten fingers on a 100 Hz panel for more than four minutes.
  public var events = 1_000_000

  /// The default limits.
  public static let standard = RecordingLimits()

  /// The maximum number of bytes of a line.
  static let line = 1_024
  /// The maximum number of bytes of a device's name; the kernel's names have at most 255.
  static let name = 960
  /// The highest number of a property or a code.
  ///
  /// The kernel has at most 768 (`KEY_CNT`), and allows for 1024.
  static let code: UInt16 = 1_023
  /// The highest slot whose state is kept.
  static let slot: UInt16 = 255
}

/// The error when a text is no valid recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the invalid line, from 1.
  public let line: Int
  public let problem: String
  /// The remedy for the user.
  public let remedy: String

  init(line: Int, _ problem: String, _ remedy: String) {
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  /// The line, the problem and the remedy: `3: "X:" begins no line; …`.
  public var description: String { "\(line): \(problem); \(remedy)" }
}
