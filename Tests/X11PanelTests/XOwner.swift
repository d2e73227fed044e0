// SPDX-License-Identifier: MIT

import CXCB
import Glibc
import Testing

/// A program that owns the clipboard of an X server.
final class XOwner {
  private let connection: OpaquePointer
  private let window: xcb_window_t
  private var contents: [String: String] = [:]
  /// Whether it announces a content's size in place of the content, as if it were long.
  var sendsSizes = false

  /// Connects to a server, without a content.
  init(_ display: String) throws {
    let connection = try #require(xcb_connect(display, nil))
    self.connection = connection
    let first: UnsafeMutablePointer<xcb_screen_t>? =
      xcb_setup_roots_iterator(xcb_get_setup(connection)).data
    let screen = try #require(first)
    window = xcb_generate_id(connection)
    xcb_create_window(
      connection, 0, window, screen.pointee.root, 0, 0, 1, 1, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0, nil)
  }

  deinit {
    xcb_disconnect(connection)
  }

  /// Owns the clipboard with contents by the names of their types.
  func copy(_ contents: [String: String]) {
    self.contents = contents
    xcb_set_selection_owner(connection, window, atom("CLIPBOARD"), 0)
    xcb_flush(connection)
  }

  /// Owns the clipboard with a text.
  func copy(_ text: String) { copy(["UTF8_STRING": text]) }

  /// Gives up the ownership of the clipboard.
  func clear() {
    xcb_set_selection_owner(connection, 0, atom("CLIPBOARD"), 0)
    xcb_flush(connection)
  }

  /// Answers the requests that have arrived.
  func answer() {
    while let event = xcb_poll_for_event(connection) {
      defer { free(event) }
      guard event.pointee.response_type & 0x7F == UInt8(XCB_SELECTION_REQUEST) else { continue }
      let request = UnsafeRawPointer(event).load(as: xcb_selection_request_event_t.self)
      send(request, property: write(request) ? request.property : 0)
    }
    xcb_flush(connection)
  }

  /// Writes what is requested; returns `false` without such a content.
  private func write(_ request: xcb_selection_request_event_t) -> Bool {
    let mode = UInt8(XCB_PROP_MODE_REPLACE.rawValue)
    if request.target == atom("TARGETS") {
      let types = (contents.keys.sorted() + ["TARGETS"]).map(atom)
      xcb_change_property(
        connection, mode, request.requestor, request.property, XCB_ATOM_ATOM.rawValue, 32,
        UInt32(types.count), types)
      return true
    }
    guard let text = contents.first(where: { atom($0.key) == request.target })?.value else {
      return false
    }
    if sendsSizes {
      xcb_change_property(
        connection, mode, request.requestor, request.property, atom("INCR"), 32, 1,
        [UInt32(text.utf8.count)])
    } else {
      xcb_change_property(
        connection, mode, request.requestor, request.property, request.target, 8,
        UInt32(text.utf8.count), text)
    }
    return true
  }

  private func send(_ request: xcb_selection_request_event_t, property: xcb_atom_t) {
    let answer = xcb_selection_notify_event_t(
      response_type: UInt8(XCB_SELECTION_NOTIFY), pad0: 0, sequence: 0, time: request.time,
      requestor: request.requestor, selection: request.selection, target: request.target,
      property: property)
    // Events are longer than this structure.
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 4) { room in
      for index in room.indices { room[index] = 0 }
      room.storeBytes(of: answer, as: xcb_selection_notify_event_t.self)
      guard let start = room.baseAddress else { return }
      xcb_send_event(
        connection, 0, request.requestor, 0, start.assumingMemoryBound(to: CChar.self))
    }
  }

  /// Returns the atom of a name; 0 on failure.
  private func atom(_ name: String) -> xcb_atom_t {
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }
}
