// SPDX-License-Identifier: MIT

import CXCB
import Glibc
import ClavierKit
import ClavierSettings

/// The keymap of the server's core keyboard, and its active group.
///
/// **Source:** xkbcommon-x11.h; xkb.xml of xcb-proto.
final class XKeymap {
  private let connection: XConnection
  private let context: OpaquePointer
  private let device: Int32
  /// The number that identifies XKB's events.
  let firstEvent: UInt8
  /// The keymap at the last ``read()``; `nil` if there is none.
  private(set) var keymap: SessionKeymap?

  /// Reads the keymap; `nil` if the server lacks XKB or a keyboard.
  init?(_ connection: XConnection) {
    self.connection = connection
    var (major, minor): (UInt16, UInt16) = (0, 0)
    var (event, error): (UInt8, UInt8) = (0, 0)
    guard
      xkb_x11_setup_xkb_extension(
        connection.pointer, UInt16(XKB_X11_MIN_MAJOR_XKB_VERSION),
        UInt16(XKB_X11_MIN_MINOR_XKB_VERSION), XKB_X11_SETUP_XKB_EXTENSION_NO_FLAGS, &major,
        &minor, &event, &error) == 1
    else { return nil }
    let device = xkb_x11_get_core_keyboard_device_id(connection.pointer)
    guard device >= 0, let context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else {
      return nil
    }
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    self.context = context
    self.device = device
    firstEvent = event
    listen()
    read()
  }

  deinit {
    xkb_context_unref(context)
  }

  /// Selects changes of keymap and group, but not of modifiers.
  private func listen() {
    let wanted =
      XCB_XKB_EVENT_TYPE_NEW_KEYBOARD_NOTIFY.rawValue
      | XCB_XKB_EVENT_TYPE_MAP_NOTIFY.rawValue | XCB_XKB_EVENT_TYPE_STATE_NOTIFY.rawValue
    let parts = UInt16(
      XCB_XKB_MAP_PART_KEY_TYPES.rawValue | XCB_XKB_MAP_PART_KEY_SYMS.rawValue
        | XCB_XKB_MAP_PART_MODIFIER_MAP.rawValue | XCB_XKB_MAP_PART_VIRTUAL_MODS.rawValue)
    var details = xcb_xkb_select_events_details_t()
    details.affectNewKeyboard = UInt16(XCB_XKB_NKN_DETAIL_KEYCODES.rawValue)
    details.newKeyboardDetails = details.affectNewKeyboard
    details.affectState = UInt16(XCB_XKB_STATE_PART_GROUP_STATE.rawValue)
    details.stateDetails = details.affectState
    xcb_xkb_select_events_aux(
      connection.pointer, xcb_xkb_device_spec_t(device), UInt16(wanted), 0, 0, parts, parts,
      &details)
  }

  /// Handles an XKB event.
  ///
  /// - Returns: Whether ``keymap`` has changed.
  func handle(_ event: XEvent) -> Bool {
    let old = keymap
    // The second byte is the XKB event type.
    let kind = event.read(as: xcb_xkb_state_notify_event_t.self) { $0.pointee.xkbType }
    if Int32(kind) == XCB_XKB_STATE_NOTIFY {
      keymap?.group = event.read(as: xcb_xkb_state_notify_event_t.self) { Int($0.pointee.group) }
    } else {
      read()
    }
    return keymap != old
  }

  /// Locks a group, from 0, on this keyboard and all keyboards of its master.
  ///
  /// **Source:** the X Keyboard Extension's protocol, "Changing Modifier and Group State"; the X
  /// server applies the change to all keyboards of a master.
  func lock(group: Int) {
    xcb_xkb_latch_lock_state(
      connection.pointer, xcb_xkb_device_spec_t(device), 0, 0, 1, UInt8(clamping: group), 0, 0, 0)
  }

  /// Queries the keymap and the group.
  private func read() {
    keymap = nil
    guard
      let map = xkb_x11_keymap_new_from_device(
        context, connection.pointer, device, XKB_KEYMAP_COMPILE_NO_FLAGS)
    else { return }
    defer { xkb_keymap_unref(map) }
    guard let text = xkb_keymap_get_as_string(map, XKB_KEYMAP_FORMAT_TEXT_V1) else { return }
    defer { free(text) }
    var group: UInt32 = 0
    if let state = xkb_x11_state_new_from_device(map, connection.pointer, device) {
      group = xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE)
      xkb_state_unref(state)
    }
    keymap = SessionKeymap(text: String(cString: text), group: Int(group))
  }
}
