// SPDX-License-Identifier: MIT

import Glibc
package import Linux

/// Why there is no panel on text consoles, with the remedy.
package enum ConsoleError: Error, Hashable, Sendable {
  /// The framebuffer is not there, or may not be opened.
  case noFramebuffer(SystemError)
  /// The console that is shown cannot be looked at.
  case noConsole(SystemError)
  /// Its pixels cannot be drawn on.
  case pixels(name: String)
  /// It has gone, as when a driver takes over from the firmware's.
  case gone(name: String)
  /// The settings name another one.
  case left(name: String)
  /// The system refused something.
  case refused(SystemError)
}

extension ConsoleError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFramebuffer(let error) where error.code == EACCES || error.code == EPERM:
      "\(error); run the panel with the group “video”, as clavier-panel.service does"
    case .noFramebuffer(let error):
      "\(error); the panel waits for a graphics driver that has a framebuffer for the text console"
    case .noConsole(let error):
      "\(error); run the panel with the group “tty”, as clavier-panel.service does"
    case .pixels(let name):
      "\(name) has no pixels of 16, 24 or 32 bits with colours of their own; set such a mode, as with "
        + "video= on the kernel's command line"
    case .gone(let name): "\(name) has gone; the panel waits for another one"
    case .left(let name): "the keyboard leaves \(name) for what panel.output names"
    case .refused(let error): "\(error)"
    }
  }
}
