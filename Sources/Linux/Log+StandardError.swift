// SPDX-License-Identifier: MIT

import Glibc

extension Log {
  /// Creates the log of a program: lines on standard error, in the format of their reader.
  ///
  /// If the reader is the journal, messages of events are sent to the journal's own socket instead.
  ///
  /// - Parameters:
  ///   - program: The program's name, for users.
  ///   - verbosity: The level of detail.
  /// - Returns: The log.
  public static func standardError(program: String, verbosity: Verbosity) -> Log {
    let isJournal = Format.standardErrorIsJournal
    let isPlain = !isJournal && isatty(STDERR_FILENO) != 0
    return Log(
      format: isPlain ? .plain(program: program) : .journal, verbosity: verbosity,
      clock: monotonicMicroseconds, sink: writeToStandardError,
      journal: isJournal ? { $0.send() } : nil)
  }
}

extension Log.Format {
  /// Whether standard error is connected to the journal.
  fileprivate static var standardErrorIsJournal: Bool {
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0 else { return false }
    return streamIsJournal(
      Environment.variable("JOURNAL_STREAM"), device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino))
  }

  /// Returns whether a stream is connected to the journal.
  ///
  /// **Source:** systemd.exec(5), `$JOURNAL_STREAM`: device and inode in decimal, separated by a
  /// colon.
  ///
  /// - Parameters:
  ///   - variable: The value of `JOURNAL_STREAM`, if it is set.
  ///   - device: The stream's device number.
  ///   - inode: The stream's inode number.
  /// - Returns: Whether both numbers match.
  package static func streamIsJournal(_ variable: String?, device: UInt64, inode: UInt64) -> Bool {
    variable == "\(device):\(inode)"
  }
}

/// Writes a line to standard error at once, as much of it as possible.
private func writeToStandardError(_ line: String) {
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    // A failure to write the log cannot be logged, and typing must not wait for it.
    guard written > 0 || (written < 0 && errno == EINTR) else { return }
    rest = rest.dropFirst(max(0, written))
  }
}
