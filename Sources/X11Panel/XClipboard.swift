// SPDX-License-Identifier: MIT

import CXCB
import ClavierSettings
import Glibc
import Panel

/// A reader of the texts that are copied on a server; see ``SelectionMachine``.
///
/// The clipboard's content at the start is no change, and not read.
///
/// **Source:** fixesproto.txt of xorgproto, `SelectSelectionInput`; see ``SelectionMachine``, too.
final class XClipboard {
  private let connection: XConnection
  /// The number of the extension's first event.
  private let firstEvent: UInt8
  private let onChange: (String?) -> Void
  /// The invisible window that requests, with the property that owners write.
  private let window: xcb_window_t
  private let property: xcb_atom_t
  private let selection: xcb_atom_t
  private var machine: SelectionMachine

  /// Begins to read the clipboard; `nil` if the server does not report its changes.
  ///
  /// - Parameters:
  ///   - connection: The server.
  ///   - onChange: Called with each copied text, of at most ``PanelReport/clipboardLimit`` bytes;
  ///     `nil` for another content.
  init?(_ connection: XConnection, onChange: @escaping (String?) -> Void) {
    guard let firstEvent = connection.fixes else { return nil }
    // The server refuses the extension's other requests before this one.
    let cookie = xcb_xfixes_query_version(connection.pointer, 1, 0)
    guard let reply = xcb_xfixes_query_version_reply(connection.pointer, cookie, nil) else {
      return nil
    }
    free(reply)
    self.connection = connection
    self.firstEvent = firstEvent
    self.onChange = onChange
    window = connection.newID()
    property = connection.atom("CLAVIER_CLIPBOARD")
    selection = connection.atom("CLIPBOARD")
    machine = SelectionMachine(
      SelectionMachine.Atoms(
        targets: connection.atom("TARGETS"), utf8: connection.atom("UTF8_STRING"),
        latin1: XCB_ATOM_STRING.rawValue, incremental: connection.atom("INCR"),
        secret: connection.atom(OfferedTypes<String>.secretName)))
    xcb_create_window(
      connection.pointer, 0, window, connection.root, 0, 0, 1, 1, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0, nil)
    xcb_xfixes_select_selection_input(
      connection.pointer, window, selection,
      XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
        | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
        | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue)
  }

  deinit {
    xcb_destroy_window(connection.pointer, window)
  }

  /// Handles an event of the server; a no-op for one of another kind.
  func handle(_ event: XEvent) {
    if event.type == UInt8(XCB_SELECTION_NOTIFY) {
      handleAnswer(event.read(as: xcb_selection_notify_event_t.self) { $0.pointee })
    } else if event.type == firstEvent + UInt8(XCB_XFIXES_SELECTION_NOTIFY) {
      let (owner, time) = event.read(as: xcb_xfixes_selection_notify_event_t.self) {
        ($0.pointee.owner, $0.pointee.timestamp)
      }
      perform(machine.ownerChanged(to: owner, at: time))
    }
  }

  /// Handles an owner's answer, unless it is one to an earlier request.
  private func handleAnswer(_ answer: xcb_selection_notify_event_t) {
    let request = SelectionMachine.Request(target: answer.target, time: answer.time)
    guard answer.requestor == window, answer.selection == selection, request == machine.request
    else { return }
    let content = answer.property == property ? readProperty() : nil
    if let step = machine.handle(content) { perform(step) }
  }

  private func perform(_ step: SelectionMachine.Step) {
    switch step {
    case .request(let request):
      xcb_convert_selection(
        connection.pointer, window, selection, request.target, property, request.time)
    case .report(let text): onChange(text)
    }
  }

  /// Returns the beginning of the content that an owner has written, and deletes it on the server;
  /// `nil` on failure.
  private func readProperty() -> XProperty? {
    // In units of four bytes: more than the limit.
    let content = connection.property(
      property, of: window, XCB_GET_PROPERTY_TYPE_ANY.rawValue,
      limit: UInt32(PanelReport.clipboardLimit / 4 + 1))
    // Deleting a property of type INCR would make the owner send the parts of the content.
    if let content, content.type != machine.atoms.incremental {
      xcb_delete_property(connection.pointer, window, property)
    }
    return content
  }
}
