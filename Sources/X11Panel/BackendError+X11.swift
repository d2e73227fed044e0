// SPDX-License-Identifier: MIT

import Panel

extension BackendError {
  /// Returns the error of a server on whose socket no process listens, or that refuses access.
  static func noServer(at display: String) -> BackendError {
    BackendError(
      "no X server accepts the panel at \(display); it waits for one (DISPLAY and XAUTHORITY name it)"
    )
  }

  /// The error of a connection that has ended.
  static var serverEnded: BackendError { .ended(by: "the X server") }

  /// The error of a server without a visual that can be drawn on.
  static var noVisual: BackendError {
    BackendError(
      "this X server lacks 24-bit colours; start it with a depth of 24, as in "
        + "DefaultDepth of xorg.conf")
  }

  /// Returns the error of a server that lacks an extension, or has an old version of it.
  static func missing(extension name: String) -> BackendError {
    BackendError("this X server has no extension \(name), which the panel requires")
  }
}
