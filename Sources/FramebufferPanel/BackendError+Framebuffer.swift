// SPDX-License-Identifier: MIT

import Glibc
package import Linux
package import Panel

// Errors of text consoles.

extension BackendError {
  /// Returns the error of a framebuffer that is missing or may not be opened.
  package static func noFramebuffer(_ error: SystemError) -> BackendError {
    BackendError(
      error.isForbidden
        ? "\(error); run the panel with the group “video”, as clavier-panel.service does"
        : "\(error); the panel waits for a graphics driver that has a framebuffer for the text console"
    )
  }

  /// Returns the error of an active console that cannot be queried.
  package static func noConsole(_ error: SystemError) -> BackendError {
    BackendError("\(error); run the panel with the group “tty”, as clavier-panel.service does")
  }

  /// Returns the error of a framebuffer with an unsupported pixel format.
  package static func badPixels(of name: String) -> BackendError {
    BackendError(
      "\(name) has no pixels of 16, 24 or 32 bits with colours of their own; set such a mode, as with "
        + "video= on the kernel's command line")
  }

  /// Returns the error of a framebuffer that no longer exists, as when a driver replaces the
  /// firmware's framebuffer.
  package static func disappeared(_ name: String) -> BackendError {
    BackendError("\(name) was removed; the panel waits for another")
  }
}

// Errors of screens that show only the keyboard.

extension BackendError {
  /// Returns the error of a graphics card that is missing or may not be opened.
  package static func noCard(_ error: SystemError) -> BackendError {
    BackendError(
      error.isForbidden
        ? "\(error); run the panel with the group “video”, or as root"
        : "\(error); the panel waits for the card of --display; /dev/dri lists the cards"
    )
  }

  /// Returns the error of a card whose DRM master is another program.
  package static func cardInUse(_ card: String) -> BackendError {
    BackendError(
      "another program, mostly a display server, controls \(card); end it, or run the panel in its session "
        + "without --display \(card)")
  }

  /// Returns the error of a card without a connected screen; `connectors` are its
  /// connectors.
  package static func noScreen(on card: String, of connectors: [String]) -> BackendError {
    BackendError(
      "no screen is plugged into \(card), of which these are the connectors: "
        + (connectors.isEmpty ? "none" : connectors.joined(separator: ", ")))
  }

  /// Returns the error of a screen that was unplugged.
  package static func unplugged(_ name: String) -> BackendError {
    BackendError("\(name) was unplugged; the panel waits for a screen")
  }
}

extension SystemError {
  fileprivate var isForbidden: Bool { code == EACCES || code == EPERM }
}
