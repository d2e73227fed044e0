// SPDX-License-Identifier: MIT

import Glibc

/// The exit statuses of the programs, which the service manager interprets.
///
/// **Source:** sysexits.h, for whose numbers systemd has names.
package enum ExitStatus {
  package static let success: Int32 = 0
  /// The command line is invalid.
  package static let usage: Int32 = 64
  /// uinput is missing, the event loop cannot be made, or a file cannot be read at present.
  package static let unavailable: Int32 = 69
  /// The system does not let this user read touches or send keys.
  package static let noPermission: Int32 = 77
  /// The configuration is invalid; a restart does not help.
  package static let configuration: Int32 = 78
}

/// Writes a line to standard error, for programs without a log, and before there is one.
package func reportToUser(_ message: String) {
  let line = Array("\(message)\n".utf8)
  // A failure to write the report cannot be reported itself.
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
