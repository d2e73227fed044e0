// SPDX-License-Identifier: MIT

/// Why there is no panel on a Wayland compositor, with the remedy.
public enum WaylandError: Error, Hashable, Sendable {
  /// Nobody listens where the compositor's socket should be.
  case noCompositor(display: String)
  /// The connection has ended.
  case ended
  /// The compositor says that a request was wrong.
  case protocolError(interface: String, object: UInt32, code: UInt32, message: String)
  /// The compositor does not offer what a panel needs.
  case lacks(interface: String)
  /// A request gave no object, since there is no memory.
  case noObject(request: String)
  /// The system refused something.
  case system(call: String, reason: String)
}

extension WaylandError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCompositor(let display):
      "no Wayland compositor listens at \(display); the panel waits for one (WAYLAND_DISPLAY and "
        + "XDG_RUNTIME_DIR say where it looks)"
    case .ended: "the Wayland compositor has ended the connection"
    case .protocolError(let interface, let object, let code, let message):
      "the Wayland compositor says that a request was wrong: \(interface)@\(object), error \(code): \(message)"
    case .lacks("zwlr_layer_shell_v1"):
      "this Wayland compositor lets no program draw above others (zwlr_layer_shell_v1); take one that does, such "
        + "as sway, labwc, Hyprland, Wayfire or KWin"
    case .lacks(let interface):
      "this Wayland compositor has no \(interface), without which nothing can be shown"
    case .noObject(let request): "\(request): there is no memory"
    case .system(let call, let reason): "\(call): \(reason)"
    }
  }
}
