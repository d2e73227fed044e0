// SPDX-License-Identifier: MIT

import CWayland
import Glibc
import Linux
import Panel

/// The connection to a compositor, closed when its last proxy is released.
final class Display {
  let pointer: OpaquePointer
  /// Whether the compositor started this program with the connection, which permits the program to
  /// be the session's keyboard.
  ///
  /// **Source:** wl_display_connect(3): `WAYLAND_SOCKET`, which applies to the first connection.
  let isInherited: Bool

  /// Connects to a compositor; blocks only for the socket's `connect`.
  ///
  /// - Parameter name: The socket's name or path; `nil` for that of the environment.
  /// - Throws: ``BackendError/noCompositor(at:)`` if no process listens there.
  init(name: String?) throws(BackendError) {
    cwayland_keep_messages()
    isInherited = Environment.variable("WAYLAND_SOCKET") != nil
    let connected = if let name { wl_display_connect(name) } else { wl_display_connect(nil) }
    guard let connected else {
      throw .noCompositor(at: name ?? Self.standardName)
    }
    pointer = connected
  }

  deinit {
    wl_display_disconnect(pointer)
  }

  /// The descriptor that is readable when events have arrived.
  var descriptor: Int32 { wl_display_get_fd(pointer) }

  /// The socket name that the library uses by default.
  ///
  /// **Source:** wl_display_connect(3).
  static var standardName: String {
    Environment.variable("WAYLAND_DISPLAY") ?? "wayland-0"
  }

  /// Dispatches the events that have arrived, without blocking.
  ///
  /// **Source:** wl_display_prepare_read(3): the pattern for a program with its own event loop.
  ///
  /// - Throws: The reason why the connection has ended.
  func read() throws(BackendError) {
    while wl_display_prepare_read(pointer) != 0 {
      guard wl_display_dispatch_pending(pointer) >= 0 else { throw failure }
    }
    guard wl_display_read_events(pointer) >= 0 || errno == EAGAIN else { throw failure }
    guard wl_display_dispatch_pending(pointer) >= 0 else { throw failure }
  }

  /// Sends the buffered requests.
  ///
  /// - Returns: Whether all were sent; `false` if the socket is full, so that the call must be
  ///   repeated.
  /// - Throws: The reason why the connection has ended.
  func flush() throws(BackendError) -> Bool {
    if wl_display_flush(pointer) >= 0 { return true }
    switch errno {
    case EAGAIN: return false
    // The compositor's last events, and its error, can still be read.
    case EPIPE: return true
    default: throw failure
    }
  }

  /// The reason why the connection has ended.
  private var failure: BackendError {
    let code = wl_display_get_error(pointer)
    guard code == EPROTO else { return .compositorEnded }
    var interface: UnsafePointer<wl_interface>?
    var object: UInt32 = 0
    let number = wl_display_get_protocol_error(pointer, &interface, &object)
    let name = interface?.pointee.name.map { String(cString: $0) } ?? "an object that is gone"
    return .wrongRequest(
      to: name, object, code: number, String(cString: cwayland_last_message()))
  }
}
