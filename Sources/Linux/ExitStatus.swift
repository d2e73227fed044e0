// SPDX-License-Identifier: MIT

import Glibc

/// What a program's exit status tells the service manager.
///
/// **Source:** sysexits.h, whose numbers systemd knows by name.
package enum ExitStatus {
  package static let success: Int32 = 0
  /// The command line cannot be understood.
  package static let usage: Int32 = 64
  /// There is no uinput, or no loop can be made.
  package static let unavailable: Int32 = 69
  /// The system does not let this user read touches or send keys.
  package static let noPermission: Int32 = 77
  /// The configuration is wrong; starting again does not help.
  package static let configuration: Int32 = 78
}

/// Writes a line to standard error for whoever has started the program, before there is a log.
package func reportToUser(_ message: String) {
  let line = Array("\(message)\n".utf8)
  // Where nobody reads it there is nobody to tell.
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
