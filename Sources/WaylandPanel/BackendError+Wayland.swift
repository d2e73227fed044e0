// SPDX-License-Identifier: MIT

package import Panel

extension BackendError {
  /// Returns the error of a compositor's socket on which no process listens.
  static func noCompositor(at display: String) -> BackendError {
    BackendError(
      "no Wayland compositor listens at \(display); the panel waits for one (WAYLAND_DISPLAY and "
        + "XDG_RUNTIME_DIR name its socket)")
  }

  /// Returns the error of a WAYLAND_SOCKET that is not the number of an open socket.
  static func wrongSocket(_ value: String) -> BackendError {
    BackendError(
      "WAYLAND_SOCKET is \"\(value)\", which is not the number of an open connection; a compositor sets it "
        + "for the keyboard that it starts, so unset it elsewhere")
  }

  /// The error of a connection that the compositor has ended.
  static var compositorEnded: BackendError { .ended(by: "the Wayland compositor") }

  /// Returns the error of a request that violates the protocol.
  static func wrongRequest(
    to interface: String, _ object: UInt32, code: UInt32, _ message: String
  ) -> BackendError {
    BackendError(
      "the Wayland compositor refused a request: \(interface)@\(object), error \(code): \(message)"
    )
  }

  /// The error of a compositor that shows only the keyboard that it starts itself.
  ///
  /// The compositor may have started a keyboard already, which this panel cannot detect.
  package static var showsOnlyItsKeyboard: BackendError {
    BackendError(
      "this Wayland compositor shows only the keyboard that it starts itself (zwp_input_panel_v1); to have "
        + "it start this one, write path=/usr/bin/clavier-panel below [input-method] in weston.ini"
    )
  }

  /// Returns the error of a compositor without an interface that a panel needs.
  static func missing(interface: String) -> BackendError {
    if interface == "zwp_input_panel_v1" { return showsOnlyItsKeyboard }
    guard interface == "zwlr_layer_shell_v1" else {
      return BackendError(
        "this Wayland compositor has no \(interface), which the panel requires")
    }
    return BackendError(
      "this Wayland compositor has no layers above programs (zwlr_layer_shell_v1), starts no keyboard "
        + "(zwp_input_panel_v1), and names no X server (DISPLAY), whose windows GNOME and cage show above "
        + "programs; install xwayland, or use sway, labwc, Hyprland, Wayfire, KWin or weston")
  }

  /// Returns the error of a request that returned no object, for lack of memory.
  static func noObject(request: String) -> BackendError {
    BackendError("\(request): there is no memory")
  }
}
