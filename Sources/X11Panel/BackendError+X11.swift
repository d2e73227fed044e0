// SPDX-License-Identifier: MIT

import Panel

extension BackendError {
  /// Nobody listens where the server's socket should be, or it lets us not in.
  static func noServer(at display: String) -> BackendError {
    BackendError(
      "no X server lets the panel in at \(display); the panel waits for one (DISPLAY and XAUTHORITY say which)"
    )
  }

  /// The connection has ended.
  static var serverEnded: BackendError { .ended(by: "the X server") }

  /// The server has no pixels that can be drawn on.
  static var noVisual: BackendError {
    BackendError(
      "this X server has no colours of 8 bits for each part; start it with a depth of 24, as in "
        + "DefaultDepth of xorg.conf")
  }

  /// The server lacks an extension, or has an older one.
  static func lacks(extension name: String) -> BackendError {
    BackendError("this X server has no extension \(name), without which nothing can be shown")
  }
}
