// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

/// The message of an event as a journal entry, with fields by which programs select it.
///
/// **Source:** systemd.journal-fields(7).
public struct JournalEntry: Hashable, Sendable {
  /// The fields, each as `NAME=value`; only the value of `MESSAGE` may have several lines.
  public let fields: [String]

  /// Creates the entry of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - level: The level of syslog(3), 0 to 7.
  ///   - message: The text, which must not contain typed text.
  init(_ event: LogEvent, level: Int, message: String) {
    fields = [
      "MESSAGE=\(message)", "MESSAGE_ID=\(event.messageID)", "CLAVIER_EVENT=\(event.rawValue)",
      "PRIORITY=\(level)",
      // The facility of lines on standard error is daemon, by `SyslogFacility=` of systemd.exec(5).
      "SYSLOG_FACILITY=3",
    ]
  }

  /// Sends the entry to the journal, which adds the program's name.
  ///
  /// The journal's socket is separate from standard error, so entries and lines are ordered only by
  /// their times.
  ///
  /// - Returns: Whether the journal has accepted it.
  func send() -> Bool {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for field in fields {
      let start = bytes.count
      bytes += field.utf8
      ranges.append(start..<bytes.count)
    }
    return bytes.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      let parts = ranges.map { iovec(iov_base: base + $0.lowerBound, iov_len: $0.count) }
      return sd_journal_sendv(parts, Int32(parts.count)) == 0
    }
  }
}
