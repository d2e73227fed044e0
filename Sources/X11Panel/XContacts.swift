// SPDX-License-Identifier: MIT

import CXCB
import ClavierKit
import ClavierSettings
import Glibc
import Linux
import Panel

/// The touch and pointer events on the panel.
///
/// The panel always selects these events, so that no touch reaches the windows below. Only XInput 2
/// identifies touches: the server also emulates pointer events for each touch, and flags them.
///
/// **Source:** XI2proto.txt 2.2, `XIPointerEmulated`, `XI_TouchBegin`; xinput.xml of xcb-proto.
final class XContacts {
  private let code: UInt8
  private var contacts = PanelContacts()
  /// The origin of the window on which the dragging finger touched down; `nil` without a drag.
  ///
  /// During a drag, positions are reported in that window's space, whichever window the event
  /// names.
  var heldOrigin: Point?

  /// Creates the contacts of a window; `nil` if the server does not support touch.
  init?(_ connection: XConnection, _ window: xcb_window_t) {
    guard let code = connection.input else { return nil }
    let cookie = xcb_input_xi_query_version(connection.pointer, 2, 2)
    guard let reply = xcb_input_xi_query_version_reply(connection.pointer, cookie, nil) else {
      return nil
    }
    defer { free(reply) }
    guard (reply.pointee.major_version, reply.pointee.minor_version) >= (2, 2) else { return nil }
    self.code = code
    listen(connection, window)
  }

  /// Selects touch and pointer events on a window.
  func listen(_ connection: XConnection, _ window: xcb_window_t) {
    let wanted = [
      XCB_INPUT_BUTTON_PRESS, XCB_INPUT_BUTTON_RELEASE, XCB_INPUT_MOTION, XCB_INPUT_ENTER,
      XCB_INPUT_LEAVE, XCB_INPUT_TOUCH_BEGIN, XCB_INPUT_TOUCH_UPDATE, XCB_INPUT_TOUCH_END,
    ]
    let mask = wanted.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    let header = xcb_input_event_mask_t(
      deviceid: xcb_input_device_id_t(XCB_INPUT_DEVICE_ALL_MASTER.rawValue), mask_len: 1)
    // The header, followed by its mask.
    withUnsafeTemporaryAllocation(byteCount: 8, alignment: 4) { room in
      room.storeBytes(of: header, as: xcb_input_event_mask_t.self)
      room.storeBytes(of: mask, toByteOffset: 4, as: UInt32.self)
      guard let start = room.baseAddress else { return }
      xcb_input_xi_select_events(
        connection.pointer, window, 1, start.assumingMemoryBound(to: xcb_input_event_mask_t.self))
    }
  }

  /// Converts an event to contact changes, in pixels of the panel's window.
  ///
  /// - Returns: The changes; `nil` for none, as for other events.
  func touch(_ event: XEvent) -> PanelTouch? {
    guard event.type == UInt8(XCB_GE_GENERIC) else { return nil }
    // All these events begin with the same fields. Those of crossings are shorter than this
    // structure, so the event is not copied.
    return event.read(as: xcb_input_button_press_event_t.self) { event in
      guard event.pointee.extension == code else { return nil }
      return touch(event)
    }
  }

  private func touch(_ event: UnsafePointer<xcb_input_button_press_event_t>) -> PanelTouch? {
    let place = place(of: event)
    let finger = Int32(truncatingIfNeeded: event.pointee.detail)
    let kind = Int32(event.pointee.event_type)
    switch kind {
    case XCB_INPUT_TOUCH_BEGIN: contacts.fingerDown(finger, at: place)
    case XCB_INPUT_TOUCH_UPDATE: contacts.fingerMoved(finger, to: place)
    case XCB_INPUT_TOUCH_END: contacts.fingerUp(finger)
    case XCB_INPUT_LEAVE:
      // Mapping or unmapping a window below a pressed pointer does not end the press.
      guard heldOrigin == nil else { return nil }
      contacts.pointerLeft()
    case XCB_INPUT_ENTER: contacts.pointerMoved(to: place)
    case XCB_INPUT_MOTION:
      guard !Self.isEmulated(event) else { return nil }
      contacts.pointerMoved(to: place)
    case XCB_INPUT_BUTTON_PRESS, XCB_INPUT_BUTTON_RELEASE:
      guard !Self.isEmulated(event), event.pointee.detail == Self.firstButton else { return nil }
      contacts.pointerMoved(to: place)
      contacts.pointerPressed(kind == XCB_INPUT_BUTTON_PRESS)
    default: return nil
    }
    let time = ServerClock.monotonicTime(
      of: event.pointee.time, receivedAt: monotonicMicroseconds())
    return contacts.next(.touch, at: time) ?? contacts.next(.pointer, at: time)
  }

  private func place(of event: UnsafePointer<xcb_input_button_press_event_t>) -> Point {
    guard let heldOrigin else {
      return Point(x: Self.number(event.pointee.event_x), y: Self.number(event.pointee.event_y))
    }
    return Point(
      x: Self.number(event.pointee.root_x) - heldOrigin.x,
      y: Self.number(event.pointee.root_y) - heldOrigin.y)
  }

  /// Cancels all contacts when the panel is removed or no longer receives touches.
  func cancel(at now: Int64) -> [PanelTouch] {
    contacts.cancelFingers()
    contacts.pointerLeft()
    return [contacts.next(.touch, at: now), contacts.next(.pointer, at: now)].compactMap { $0 }
  }

  /// The left button's number.
  ///
  /// **Source:** X.h, `Button1`.
  private static let firstButton: UInt32 = 1

  /// Returns whether a motion, press or release is one that the server makes of a touch.
  private static func isEmulated(_ event: UnsafePointer<xcb_input_button_press_event_t>) -> Bool {
    event.pointee.flags & UInt32(XCB_INPUT_POINTER_EVENT_FLAGS_POINTER_EMULATED.rawValue) != 0
  }

  /// Converts a 16.16 fixed-point number.
  private static func number(_ fixed: xcb_input_fp1616_t) -> Double { Double(fixed) / 65536 }
}
