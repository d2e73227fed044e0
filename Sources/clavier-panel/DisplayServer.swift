// SPDX-License-Identifier: MIT

import FramebufferPanel
import Glibc
import Linux
import Panel
import WaylandPanel
import X11Panel

/// The display server that the panel is on, the text consoles, or a screen of its own.
enum DisplayServer: Equatable {
  /// A Wayland compositor, by the name or path of its socket; `nil` for what the environment says.
  case wayland(String?)
  /// An X server, by its name, such as `:0`; `nil` for what the environment says.
  case x11(String?)
  /// The text consoles, on a framebuffer such as `fb0`; `nil` for theirs.
  case console(String?)
  /// A screen that nothing else is shown on, of a graphics card such as `card1`.
  case screen(String)

  /// The server of a name, or that of the session; where there is no session, the text consoles.
  ///
  /// A session of Wayland mostly has an X server, too, for older programs, on which the panel could be above these alone.
  ///
  /// **Source:** X(7) for names of displays, which have a colon; wl_display_connect(3) for the socket without a name.
  ///
  /// - Parameters:
  ///   - name: What the user says; `nil` for nothing.
  ///   - variable: Gives a variable of the environment; `nil` if it is not there, or empty.
  ///   - mayWrite: Whether a file is there, and may be written to.
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
        // A path may have a colon, too.
        self = name.contains(":") && !name.contains("/") ? .x11(name) : .wayland(name)
      }
    } else if variable("WAYLAND_DISPLAY") != nil {
      self = .wayland(nil)
    } else if variable("DISPLAY") != nil {
      self = .x11(nil)
    } else {
      let socket = variable("XDG_RUNTIME_DIR").map { "\($0)/wayland-0" }
      let isSession = socket.map(mayWrite) ?? false
      self = !isSession && mayWrite("/dev/fb0") ? .console(nil) : .wayland(nil)
    }
  }

  /// What the text consoles are called on the command line.
  static let consoleName = "console"

  /// Whether a name is that of one of the kernel's devices of a kind.
  private static func isNumbered(_ name: String, _ kind: String) -> Bool {
    name.hasPrefix(kind) && (Int(name.dropFirst(kind.count)) ?? -1) >= 0
  }

  /// Whether it is no display server: nothing can be drawn beyond the panel there, nothing moves it, and text goes
  /// anywhere by keys alone.
  var isBare: Bool {
    switch self {
    case .console, .screen: true
    case .wayland, .x11: false
    }
  }

  /// How much can be drawn above a keyboard there, in points.
  var headroom: Double { isBare ? 0 : PanelGeometry.headroomPoints }

  /// What shows the keyboard there.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told what the server lacks.
  ///   - onEvent: Takes what happens.
  /// - Returns: The presenter, which is to be started.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
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

  /// For people: what it is, and which.
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
