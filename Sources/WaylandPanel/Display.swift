// SPDX-License-Identifier: MIT

import CWayland
import Glibc
import Linux
import Panel

/// The connection to a compositor, closed when the last object of it is gone.
final class Display {
  let pointer: OpaquePointer

  /// Connects; nothing is waited for but the socket itself.
  ///
  /// - Parameter name: The socket's name or path; `nil` for what the environment says.
  /// - Throws: That nobody listens there.
  init(name: String?) throws(BackendError) {
    cwayland_keep_messages()
    let connected = if let name { wl_display_connect(name) } else { wl_display_connect(nil) }
    guard let connected else {
      throw .noCompositor(at: name ?? Self.standardName)
    }
    pointer = connected
  }

  deinit {
    wl_display_disconnect(pointer)
  }

  /// The descriptor that is readable when the compositor has said something.
  var descriptor: Int32 { wl_display_get_fd(pointer) }

  /// Where the library looks for a compositor.
  ///
  /// **Source:** wl_display_connect(3).
  static var standardName: String {
    Environment.variable("WAYLAND_DISPLAY") ?? "wayland-0"
  }

  /// Calls the listeners of what has come, without waiting for more.
  ///
  /// **Source:** wl_display_prepare_read(3): the way of a program with a loop of its own.
  ///
  /// - Throws: Why the connection has ended.
  func read() throws(BackendError) {
    while wl_display_prepare_read(pointer) != 0 {
      guard wl_display_dispatch_pending(pointer) >= 0 else { throw failure }
    }
    guard wl_display_read_events(pointer) >= 0 || errno == EAGAIN else { throw failure }
    guard wl_display_dispatch_pending(pointer) >= 0 else { throw failure }
  }

  /// Sends what was asked for.
  ///
  /// - Returns: Whether all was sent; if not, the compositor reads slowly, and it is to be tried again.
  /// - Throws: Why the connection has ended.
  func flush() throws(BackendError) -> Bool {
    if wl_display_flush(pointer) >= 0 { return true }
    switch errno {
    case EAGAIN: return false
    // What it said before it went can still be read, and why.
    case EPIPE: return true
    default: throw failure
    }
  }

  /// Why the connection has ended.
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
