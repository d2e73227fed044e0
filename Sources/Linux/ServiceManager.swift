// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

/// The states that a service reports to the service manager.
///
/// **Source:** sd_notify(3).
public enum ServiceState: Hashable, Sendable {
  /// The service has started, or has finished reloading.
  case ready
  /// The service has been reloading its configuration since a time, in microseconds on
  /// `CLOCK_MONOTONIC`.
  ///
  /// The state ``ready`` must follow.
  case reloading(since: Int64)
  /// The service is stopping.
  case stopping
  /// A short description of the current activity, for `systemctl status`.
  case status(String)

  /// The message in its transmitted form: assignments, one per line.
  package var message: String {
    switch self {
    case .ready: "READY=1"
    case .reloading(let since): "RELOADING=1\nMONOTONIC_USEC=\(since)"
    case .stopping: "STOPPING=1"
    case .status(let text): "STATUS=\(text.singleLine)"
    }
  }
}

/// The service manager that started this process, if any.
public enum ServiceManager {
  /// Sends a state to the service manager.
  ///
  /// - Parameter state: The state.
  /// - Returns: Whether a service manager listens (`NOTIFY_SOCKET` is set).
  /// - Throws: ``SystemError`` when the service manager cannot be reached.
  @discardableResult
  public static func notify(_ state: ServiceState) throws(SystemError) -> Bool {
    try checkReturned("sd_notify") { sd_notify(0, state.message) } > 0
  }

  /// Whether this process is the main process that the service manager started for its unit.
  ///
  /// A program that another service starts, such as a compositor, inherits that service's
  /// `NOTIFY_SOCKET`. It must not report states in that service's name.
  ///
  /// **Source:** systemd.exec(5), `$SYSTEMD_EXEC_PID`, since version 248.
  public static var isMainProcess: Bool {
    isMainProcess(Environment.variable("SYSTEMD_EXEC_PID"), process: getpid())
  }

  /// Returns whether a process is the main process that the service manager started.
  ///
  /// - Parameters:
  ///   - variable: The value of `SYSTEMD_EXEC_PID`, if it is set.
  ///   - process: The process's number.
  /// - Returns: Whether both are equal.
  package static func isMainProcess(_ variable: String?, process: Int32) -> Bool {
    variable == "\(process)"
  }
}

extension String {
  /// The text with every control character replaced, so that it stays on one line.
  ///
  /// Names of devices and files come from outside: a line feed in a name must not start a new log
  /// line, and an override of the direction must not reorder the words after it.
  package var singleLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isMisleading ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar commands a terminal, separates lines, or sets the direction of other text.
  fileprivate var isMisleading: Bool {
    switch value {
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}

extension ServiceManager {
  /// Notifies the service manager of a state; a failure is logged.
  public static func notify(_ state: ServiceState, _ log: Log) {
    do throws(SystemError) {
      try notify(state)
    } catch {
      log.device("\(error)", from: "service manager")
    }
  }
}
