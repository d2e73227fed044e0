// SPDX-License-Identifier: MIT

package import Linux

/// The reason why there is no panel on a display server, with the remedy.
///
/// Each backend adds its own errors in an extension.
package struct BackendError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Returns the error of a connection closed by a server, such as `the X server`.
  package static func ended(by server: String) -> BackendError {
    BackendError("\(server) has ended the connection")
  }

  /// Returns the error when new settings name an output of another server.
  package static func otherOutput(_ name: String) -> BackendError {
    BackendError("the keyboard moves from \(name) to panel.output")
  }

  /// Returns the error of a failed system call.
  package static func systemCallFailed(_ error: SystemError) -> BackendError {
    BackendError(error.description)
  }

  /// Returns the error of a surface that cannot be drawn on.
  package static func undrawable(_ reason: String) -> BackendError {
    BackendError("draw: \(reason)")
  }
}
