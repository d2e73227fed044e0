// SPDX-License-Identifier: MIT

import Panel

extension BackendError {
  /// Nobody listens where the compositor's socket should be.
  static func noCompositor(at display: String) -> BackendError {
    BackendError(
      "no Wayland compositor listens at \(display); the panel waits for one (WAYLAND_DISPLAY and "
        + "XDG_RUNTIME_DIR say where it looks)")
  }

  /// The compositor has ended the connection.
  static var compositorEnded: BackendError { .ended(by: "the Wayland compositor") }

  /// The compositor says that a request was wrong.
  static func wrongRequest(
    to interface: String, _ object: UInt32, code: UInt32, _ message: String
  ) -> BackendError {
    BackendError(
      "the Wayland compositor says that a request was wrong: \(interface)@\(object), error \(code): \(message)"
    )
  }

  /// The compositor does not offer what a panel needs.
  static func lacks(interface: String) -> BackendError {
    guard interface == "zwlr_layer_shell_v1" else {
      return BackendError(
        "this Wayland compositor has no \(interface), without which nothing can be shown")
    }
    return BackendError(
      "this Wayland compositor lets no program draw above others (zwlr_layer_shell_v1); take one that does, such "
        + "as sway, labwc, Hyprland, Wayfire or KWin")
  }

  /// A request gave no object, since there is no memory.
  static func noObject(request: String) -> BackendError {
    BackendError("\(request): there is no memory")
  }
}
