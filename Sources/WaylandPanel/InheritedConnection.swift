// SPDX-License-Identifier: MIT

import Glibc
package import Panel

/// The connection of a keyboard that its compositor starts, in `WAYLAND_SOCKET`.
package enum InheritedConnection {
  /// The error of a connection that cannot be used.
  ///
  /// The error is `nil` for a usable connection, and without a connection in the environment.
  ///
  /// Read the property before the program opens descriptors: one of them may get the number of a
  /// closed one. The library refuses an invalid or empty value each time, and tries no other
  /// connection.
  ///
  /// **Source:** libwayland 1.21, `wl_display_connect` in wayland-client.c.
  package static var error: BackendError? {
    check(getenv("WAYLAND_SOCKET").map { String(cString: $0) })
  }

  /// Returns the error of a value of the variable; `nil` if it is an open socket, or unset.
  static func check(_ value: String?) -> BackendError? {
    guard let value else { return nil }
    var status = stat()
    guard let number = Int32(value), fstat(number, &status) == 0,
      status.st_mode & S_IFMT == S_IFSOCK
    else { return .wrongSocket(value) }
    return nil
  }
}
