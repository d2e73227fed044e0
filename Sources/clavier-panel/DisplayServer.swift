// SPDX-License-Identifier: MIT

import FramebufferPanel
import Glibc
import Linux
import Panel
import WaylandPanel
import X11Panel

/// The display for the panel: a display server, the text consoles, or a separate screen.
enum DisplayServer: Equatable {
  /// A Wayland compositor, by its socket's name or path; `nil` for that of the environment.
  case wayland(String?)
  /// An X server, by its name, such as `:0`; `nil` for that of the environment.
  case x11(String?)
  /// The text consoles on a framebuffer such as `fb0`; `nil` for the active console's framebuffer.
  case console(String?)
  /// A screen of a graphics card such as `card1`, which shows only the keyboard.
  case screen(String)

  /// Selects the server with a name; without one, that of the session, or else the text consoles.
  ///
  /// A Wayland session usually has an X server, too. On most compositors, a window of that server
  /// would be above older programs alone; for others see ``xServer(_:)``.
  ///
  /// **Source:** X(7) for names of displays, which have a colon; wl_display_connect(3) for the
  /// socket without a name.
  ///
  /// - Parameters:
  ///   - name: The user's choice; `nil` for none.
  ///   - variable: Returns an environment variable; `nil` if it is unset or empty.
  ///   - mayWrite: Returns whether a file exists and is writable.
  init(
    _ name: String?, _ variable: (String) -> String? = Environment.variable,
    _ mayWrite: (String) -> Bool = { access($0, R_OK | W_OK) == 0 }
  ) {
    if let name {
      if name == Self.consoleName {
        self = .console(nil)
      } else if Self.isNumbered(name, "fb") {
        self = .console(name)
      } else if Self.isNumbered(name, "card") {
        self = .screen(name)
      } else {
        // A path may contain a colon, too.
        self = name.contains(":") && !name.contains("/") ? .x11(name) : .wayland(name)
      }
    } else if variable("WAYLAND_SOCKET") != nil || variable("WAYLAND_DISPLAY") != nil {
      self = .wayland(nil)
    } else if variable("DISPLAY") != nil {
      self = .x11(nil)
    } else {
      let socket = variable("XDG_RUNTIME_DIR").map { "\($0)/wayland-0" }
      let isSession = socket.map(mayWrite) ?? false
      self = !isSession && mayWrite("/dev/fb0") ? .console(nil) : .wayland(nil)
    }
  }

  /// Returns the X server of the session, for a compositor that cannot show panels.
  ///
  /// GNOME and cage show unmanaged X windows above all programs, including fullscreen ones.
  ///
  /// **Source:** GNOME Shell 43.9 and cage 0.1.4, tried with foot in fullscreen.
  ///
  /// - Parameter variable: Returns an environment variable; `nil` if it is unset or empty.
  /// - Returns: The server; `nil` without one, or if the user has named a display.
  func xServer(_ variable: (String) -> String? = Environment.variable) -> DisplayServer? {
    guard self == .wayland(nil), variable("WAYLAND_SOCKET") == nil else { return nil }
    return variable("DISPLAY").map { .x11($0) }
  }

  /// The name of the text consoles on the command line.
  static let consoleName = "console"

  /// Returns whether a name is a kernel device of a kind, with a number.
  private static func isNumbered(_ name: String, _ kind: String) -> Bool {
    name.hasPrefix(kind) && (Int(name.dropFirst(kind.count)) ?? -1) >= 0
  }

  /// Whether the display is no display server: it has no headroom and no dragging, and receives
  /// text only as keys.
  var hasNoDisplayServer: Bool {
    switch self {
    case .console, .screen: true
    case .wayland, .x11: false
    }
  }

  /// The headroom above a keyboard on this display, in points.
  var headroom: Double { hasNoDisplayServer ? 0 : PanelGeometry.headroomPoints }

  /// Creates the presenter for the display.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - log: The log for missing features of the server.
  ///   - onEvent: Called with each event.
  /// - Returns: The presenter, which is not started yet.
  /// - Throws: ``SystemError`` if the loop accepts no more timers.
  func presenter(
    _ loop: EventLoop, _ log: Log, _ onEvent: @escaping (PresenterEvent) -> Void
  ) throws(SystemError) -> any Presenter {
    switch self {
    case .wayland(let name):
      return try WaylandPresenter(loop: loop, log: log, display: name, onEvent: onEvent)
    case .x11(let name):
      return try X11Presenter(loop: loop, log: log, display: name, onEvent: onEvent)
    case .console(let name):
      return try ConsolePresenter(loop: loop, log: log, display: name, onEvent: onEvent)
    case .screen(let name):
      return try ScreenPresenter(loop: loop, log: log, display: name, onEvent: onEvent)
    }
  }

  /// The display's description, for people.
  var title: String {
    switch self {
    case .wayland(let name):
      "the compositor \(name ?? Environment.variable("WAYLAND_DISPLAY") ?? "wayland-0")"
    case .x11(let name): "the X server \(name ?? Environment.variable("DISPLAY") ?? "")"
    case .console(let name): name.map { "the text consoles on \($0)" } ?? "the text consoles"
    case .screen(let name): "a screen of \(name)"
    }
  }
}
