// SPDX-License-Identifier: MIT

import CSystemd

/// What a service tells the service manager about itself.
///
/// **Source:** sd_notify(3).
public enum ServiceState: Hashable, Sendable {
  /// The service has started, or has finished reloading.
  case ready
  /// The service reads its configuration again, since this moment in microseconds on
  /// `CLOCK_MONOTONIC`. Must be followed by ``ready``.
  case reloading(since: Int64)
  /// The service is on its way out.
  case stopping
  /// What the service is doing, in a few words for `systemctl status`.
  case status(String)

  /// The message as it is sent: assignments, one a line.
  package var message: String {
    switch self {
    case .ready: "READY=1"
    case .reloading(let since): "RELOADING=1\nMONOTONIC_USEC=\(since)"
    case .stopping: "STOPPING=1"
    case .status(let text): "STATUS=\(text.singleLine)"
    }
  }
}

/// The service manager that started this process, if one did.
public enum ServiceManager {
  /// Tells the service manager.
  ///
  /// - Parameter state: What it shall know.
  /// - Returns: Whether there is a service manager that listens (`NOTIFY_SOCKET` is set).
  /// - Throws: ``SystemError`` when it cannot be reached.
  @discardableResult
  public static func notify(_ state: ServiceState) throws(SystemError) -> Bool {
    try checkReturned("sd_notify") { sd_notify(0, state.message) } > 0
  }
}

extension String {
  /// The text with every control character replaced, so that it stays on its line.
  ///
  /// Names of devices and files come from outside: a line feed in one must not begin a line of its
  /// own in a log.
  package var singleLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      result.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
