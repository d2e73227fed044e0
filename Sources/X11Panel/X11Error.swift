// SPDX-License-Identifier: MIT

/// Why there is no panel on an X server, with the remedy.
public enum X11Error: Error, Hashable, Sendable {
  /// Nobody listens where the server's socket should be, or it lets us not in.
  case noServer(display: String)
  /// The connection has ended.
  case ended
  /// The server has no pixels that can be drawn on.
  case noVisual
  /// The server lacks an extension, or has an older one.
  case lacks(extension: String)
  /// The system, or the server, refused something.
  case refused(call: String, reason: String)
}

extension X11Error: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noServer(let display):
      "no X server lets the panel in at \(display); the panel waits for one (DISPLAY and XAUTHORITY say which)"
    case .ended: "the X server has ended the connection"
    case .noVisual:
      "this X server has no colours of 8 bits for each part; start it with a depth of 24, as in "
        + "DefaultDepth of xorg.conf"
    case .lacks(let name):
      "this X server has no extension \(name), without which nothing can be shown"
    case .refused(let call, let reason): "\(call): \(reason)"
    }
  }
}
