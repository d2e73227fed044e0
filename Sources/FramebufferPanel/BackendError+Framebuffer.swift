// SPDX-License-Identifier: MIT

import Glibc
package import Linux
package import Panel

// Text consoles.

extension BackendError {
  /// The framebuffer is not there, or may not be opened.
  package static func noFramebuffer(_ error: SystemError) -> BackendError {
    BackendError(
      error.isForbidden
        ? "\(error); run the panel with the group “video”, as clavier-panel.service does"
        : "\(error); the panel waits for a graphics driver that has a framebuffer for the text console"
    )
  }

  /// The console that is shown cannot be looked at.
  package static func noConsole(_ error: SystemError) -> BackendError {
    BackendError("\(error); run the panel with the group “tty”, as clavier-panel.service does")
  }

  /// The pixels of a framebuffer cannot be drawn on.
  package static func badPixels(of name: String) -> BackendError {
    BackendError(
      "\(name) has no pixels of 16, 24 or 32 bits with colours of their own; set such a mode, as with "
        + "video= on the kernel's command line")
  }

  /// A framebuffer has gone, as when a driver takes over from the firmware's.
  package static func gone(_ name: String) -> BackendError {
    BackendError("\(name) has gone; the panel waits for another one")
  }
}

// Screens of the panel's own.

extension BackendError {
  /// The graphics card is not there, or may not be opened.
  package static func noCard(_ error: SystemError) -> BackendError {
    BackendError(
      error.isForbidden
        ? "\(error); run the panel with the group “video”, or as root"
        : "\(error); the panel waits for the card that --display names: those that there are stand in /dev/dri"
    )
  }

  /// Another program decides what a card shows.
  package static func taken(_ card: String) -> BackendError {
    BackendError(
      "another program, mostly a display server, decides what \(card) shows; end it, or run the panel in its session "
        + "without --display \(card)")
  }

  /// Nothing that the keyboard could be on is plugged into a card, of which these are the connectors.
  package static func noScreen(on card: String, of connectors: [String]) -> BackendError {
    BackendError(
      "no screen is plugged into \(card), of which these are the connectors: "
        + (connectors.isEmpty ? "none" : connectors.joined(separator: ", ")))
  }

  /// A screen was unplugged.
  package static func unplugged(_ name: String) -> BackendError {
    BackendError("\(name) was unplugged; the panel waits for a screen")
  }
}

extension SystemError {
  fileprivate var isForbidden: Bool { code == EACCES || code == EPERM }
}
