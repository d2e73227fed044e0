// SPDX-License-Identifier: MIT

package import Linux

/// Why there is no panel on a display server, or none any more, with the remedy.
///
/// Each backend has functions that make its own.
package struct BackendError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// A server, such as `the X server`, has ended the connection.
  package static func ended(by server: String) -> BackendError {
    BackendError("\(server) has ended the connection")
  }

  /// The settings name another output.
  package static func left(_ name: String) -> BackendError {
    BackendError("the keyboard leaves \(name) for what panel.output names")
  }

  /// The system refused something.
  package static func refused(_ error: SystemError) -> BackendError {
    BackendError(error.description)
  }

  /// Something cannot be drawn on.
  package static func undrawable(_ reason: String) -> BackendError {
    BackendError("draw: \(reason)")
  }
}
