// SPDX-License-Identifier: MIT

/// The windows of programs: the active one, and the objects that were focused in the others.
///
/// Some programs do not report the focus of a window that is activated again. Events of two windows
/// may arrive in any order, and some may be missing. If the events do not determine which window is
/// active, the focused object is uncertain and must be queried.
struct AccessibleWindows: Hashable, Sendable {
  /// The effect of a window's event on the focus.
  enum Focus: Hashable, Sendable {
    case unchanged
    /// No object is focused.
    case lost
    /// The object may be focused; its state must be queried.
    case uncertain(AccessibleObject)
  }

  /// The window that was activated last, until it is deactivated.
  private var active: AccessibleObject?
  /// The last focused objects of inactive windows, by window.
  private var suspended: [AccessibleObject: AccessibleObject] = [:]

  /// The maximum number of inactive windows.
  ///
  /// **Source:** ours: more than a kiosk has open. For further windows, the program must report the
  /// focus.
  private static let capacity = 64

  /// Handles the activation of a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - object: The focused object, in any window; `nil` for none.
  /// - Returns: The effect on the focused object.
  mutating func activate(_ window: AccessibleObject, focused object: AccessibleObject?) -> Focus {
    let previous = active
    active = window
    guard let object else { return suspended[window].map(Focus.uncertain) ?? .unchanged }
    guard window != previous, object.program == window.program else { return .unchanged }
    guard let previous, previous.program == window.program else { return .uncertain(object) }
    suspend(object, in: previous)
    return .uncertain(suspended[window] ?? object)
  }

  /// Handles the deactivation of a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - object: The focused object, in any window; `nil` for none.
  /// - Returns: The effect on the focused object.
  mutating func deactivate(_ window: AccessibleObject, focused object: AccessibleObject?) -> Focus {
    if window == active { active = nil }
    guard let object, object.program == window.program else { return .unchanged }
    // The program has already activated another window.
    guard active?.program != window.program else { return .uncertain(object) }
    suspend(object, in: window)
    return active.flatMap { suspended[$0] }.map(Focus.uncertain) ?? .lost
  }

  /// Removes the windows of a program that has ended.
  mutating func removeAll(of program: String) {
    suspended = suspended.filter { $0.key.program != program }
  }

  private mutating func suspend(_ object: AccessibleObject, in window: AccessibleObject) {
    if suspended.count == Self.capacity { suspended = [:] }
    suspended[window] = object
  }
}
