// SPDX-License-Identifier: MIT

import CXCB
import ClavierSettings
import Glibc

// The application of the active window, which a window manager names.
//
// **Source:** Extended Window Manager Hints, `_NET_ACTIVE_WINDOW`; Inter-Client Communication
// Conventions Manual, `WM_CLASS`: the names of the instance and of the class, each with a zero.

extension XConnection {
  /// Selects the root window's events: of the window stack, of screens, and of the focus if it is
  /// wanted.
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
    let bytes = property(activeWindowAtom, of: root, XCB_ATOM_WINDOW) ?? []
    guard bytes.count >= 4 else { return nil }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: xcb_window_t.self) }
  }

  /// Returns the class of a window; `nil` if it has none, or is none.
  func application(of window: xcb_window_t) -> String? {
    let bytes = property(XCB_ATOM_WM_CLASS.rawValue, of: window, XCB_ATOM_STRING) ?? []
    let names = bytes.split(separator: 0, omittingEmptySubsequences: false)
    guard names.count > 1 else { return nil }
    let name = String(decoding: names[1], as: UTF8.self)
    return ApplicationMatch.isName(name) ? name : nil
  }

  /// Returns the beginning of a property of a window; `nil` if it is missing, of another type or
  /// empty, or if the window is gone.
  private func property(
    _ property: xcb_atom_t, of window: xcb_window_t, _ type: xcb_atom_enum_t
  ) -> [UInt8]? {
    let cookie = xcb_get_property(
      pointer, 0, window, property, type.rawValue, 0, Self.propertyLimit)
    guard let reply = xcb_get_property_reply(pointer, cookie, nil) else { return nil }
    defer { free(reply) }
    let count = Int(xcb_get_property_value_length(reply))
    guard count > 0, let value = xcb_get_property_value(reply) else { return nil }
    return Array(UnsafeRawBufferPointer(start: value, count: count))
  }

  /// The maximum size of a property in units of four bytes, enough for two names.
  private static var propertyLimit: UInt32 { 128 }
}
