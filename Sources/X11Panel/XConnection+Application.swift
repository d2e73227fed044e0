// SPDX-License-Identifier: MIT

import CXCB
import ClavierSettings

// The application of the active window, which a window manager names.
//
// **Source:** Extended Window Manager Hints, `_NET_ACTIVE_WINDOW`; Inter-Client Communication
// Conventions Manual, `WM_CLASS`: the names of the instance and of the class, each with a zero.

extension XConnection {
  /// Selects the root window's events: of the window stack, of screens, and optionally of the
  /// focus.
  func listen(toFocus isFocusWanted: Bool) {
    var mask =
      XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
    if isFocusWanted { mask |= XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue }
    xcb_change_window_attributes(pointer, root, XCB_CW_EVENT_MASK.rawValue, [mask])
  }

  /// Returns whether an event of a changed property is a change of the active window.
  func isFocusChange(_ event: XEvent) -> Bool {
    let (window, property) = event.read(as: xcb_property_notify_event_t.self) {
      ($0.pointee.window, $0.pointee.atom)
    }
    return window == root && property == activeWindowAtom
  }

  /// The active window, 0 for none; `nil` without a window manager that names it.
  var activeWindow: xcb_window_t? {
    property(activeWindowAtom, of: root, XCB_ATOM_WINDOW.rawValue, limit: 1)?.numbers.first
  }

  /// Returns the class of a window; `nil` if it has none, or is none.
  func application(of window: xcb_window_t) -> String? {
    let content = property(
      XCB_ATOM_WM_CLASS.rawValue, of: window, XCB_ATOM_STRING.rawValue, limit: Self.classLimit)
    let names = (content?.bytes ?? []).split(separator: 0, omittingEmptySubsequences: false)
    guard names.count > 1 else { return nil }
    let name = String(decoding: names[1], as: UTF8.self)
    return ApplicationMatch.isName(name) ? name : nil
  }

  /// The maximum size of a class in units of four bytes, enough for two names.
  private static var classLimit: UInt32 { 128 }
}
