// SPDX-License-Identifier: MIT

import Glibc
import Linux
import Panel
import WaylandPanel
import X11Panel

/// The display server that the panel is on.
enum DisplayServer: Equatable {
  /// A Wayland compositor, by the name or path of its socket; `nil` for what the environment says.
  case wayland(String?)
  /// An X server, by its name, such as `:0`; `nil` for what the environment says.
  case x11(String?)

  /// The server of a name, or that of the session.
  ///
  /// A session of Wayland mostly has an X server, too, for older programs, on which the panel could be above these alone.
  ///
  /// **Source:** X(7) for names of displays, which have a colon.
  ///
  /// - Parameters:
  ///   - name: What the user says; `nil` for nothing.
  ///   - variable: Gives a variable of the environment; `nil` if it is not there, or empty.
  init(_ name: String?, _ variable: (String) -> String? = Self.variable) {
    if let name {
      // A path may have a colon, too.
      self = name.contains(":") && !name.contains("/") ? .x11(name) : .wayland(name)
    } else if variable("WAYLAND_DISPLAY") == nil, variable("DISPLAY") != nil {
      self = .x11(nil)
    } else {
      self = .wayland(nil)
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What shows the keyboard there.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told what the server lacks.
  ///   - events: What to call.
  /// - Returns: The presenter, which is to be started.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  func presenter(
    _ loop: EventLoop, _ log: Log, _ events: PresenterEvents
  ) throws(SystemError) -> any Presenter {
    switch self {
    case .wayland(let name):
      return try WaylandPresenter(loop: loop, log: log, display: name, events: events)
    case .x11(let name):
      return try X11Presenter(loop: loop, log: log, display: name, events: events)
    }
  }

  /// For people: what it is, and which.
  var title: String {
    switch self {
    case .wayland(let name):
      "the compositor \(name ?? Self.variable("WAYLAND_DISPLAY") ?? "wayland-0")"
    case .x11(let name): "the X server \(name ?? Self.variable("DISPLAY") ?? "")"
    }
  }
}
