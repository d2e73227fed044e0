// SPDX-License-Identifier: MIT

import Glibc

extension Log {
  /// Makes the log of a program: lines on standard error, in the form of whoever reads them there.
  ///
  /// - Parameters:
  ///   - program: The program's name, for people.
  ///   - detail: How much is said.
  /// - Returns: The log.
  public static func standardError(program: String, detail: Detail) -> Log {
    Log(
      format: .ofStandardError(program: program), detail: detail, clock: monotonicMicroseconds,
      sink: writeToStandardError)
  }
}

extension Log.Format {
  /// The form for whoever reads standard error: plain for a terminal, else as the journal wants it.
  static func ofStandardError(program: String) -> Log.Format {
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0 else { return .plain(program: program) }
    let isJournal = streamIsJournal(
      Environment.variable("JOURNAL_STREAM"), device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino))
    return isJournal || isatty(STDERR_FILENO) == 0 ? .journal : .plain(program: program)
  }

  /// Whether a stream is the one that the journal reads.
  ///
  /// **Source:** systemd.exec(5), `$JOURNAL_STREAM`: device and inode in decimal, by a colon.
  ///
  /// - Parameters:
  ///   - variable: The value of `JOURNAL_STREAM`, if it is set.
  ///   - device: The stream's device number.
  ///   - inode: The stream's inode number.
  /// - Returns: Whether they are the same.
  package static func streamIsJournal(_ variable: String?, device: UInt64, inode: UInt64) -> Bool {
    variable == "\(device):\(inode)"
  }
}

/// Writes a line to standard error at once, or what of it can be written.
private func writeToStandardError(_ line: String) {
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    // Where nothing can be written there is nobody to tell, and the keyboard must not wait.
    guard written > 0 || (written < 0 && errno == EINTR) else { return }
    rest = rest.dropFirst(max(0, written))
  }
}
