// SPDX-License-Identifier: MIT

import CXCB
import ClavierKit
import Glibc
import Linux
import Panel

/// A connection to an X server, and the server's initial properties.
final class XConnection {
  let pointer: OpaquePointer
  /// The root window.
  let root: xcb_window_t
  let screen: UnsafeMutablePointer<xcb_screen_t>
  /// The visual: 8 bits each of red, green and blue.
  let visual: xcb_visualid_t
  /// The number of significant bits of a pixel.
  let depth: UInt8
  /// The number of RandR's first event; `nil` without the extension.
  let randr: UInt8?
  let memory: UInt8?
  /// The number of XFIXES's first event; `nil` without the extension.
  let fixes: UInt8?
  /// The number that identifies XInput's events; `nil` without the extension.
  let input: UInt8?

  /// Connects to a server.
  ///
  /// - Parameter display: The server, such as `:0`; `nil` for that of the environment.
  /// - Throws: ``BackendError``.
  init(display: String?) throws(BackendError) {
    var number: Int32 = 0
    let connected = display.map { xcb_connect($0, &number) } ?? xcb_connect(nil, &number)
    let name = display ?? Environment.variable("DISPLAY") ?? "no DISPLAY"
    guard let connected else { throw .noServer(at: name) }
    guard xcb_connection_has_error(connected) == 0,
      let screen = Self.screen(number, of: connected)
    else {
      xcb_disconnect(connected)
      throw .noServer(at: name)
    }
    guard let (visual, depth) = Self.visual(of: screen) else {
      xcb_disconnect(connected)
      throw .noVisual
    }
    guard Self.query("SHAPE", connected) != nil else {
      xcb_disconnect(connected)
      throw .missing(extension: "SHAPE")
    }
    pointer = connected
    self.screen = screen
    root = screen.pointee.root
    (self.visual, self.depth) = (visual, depth)
    randr = Self.query("RANDR", connected)?.firstEvent
    memory = Self.query("MIT-SHM", connected)?.firstEvent
    fixes = Self.query("XFIXES", connected)?.firstEvent
    input = Self.query("XInputExtension", connected)?.code
  }

  deinit {
    xcb_disconnect(pointer)
  }

  /// The descriptor that is readable when events have arrived.
  var descriptor: Int32 { xcb_get_file_descriptor(pointer) }

  /// Whether the connection is intact.
  var isAlive: Bool { xcb_connection_has_error(pointer) == 0 }

  /// Allocates an ID for a new resource.
  func newID() -> UInt32 { xcb_generate_id(pointer) }

  func flush() { xcb_flush(pointer) }

  /// Returns the next event; `nil` if none has arrived.
  func nextEvent() -> XEvent? {
    xcb_poll_for_event(pointer).map(XEvent.init)
  }

  /// Returns the atom of a name; 0 on failure.
  func atom(_ name: String) -> xcb_atom_t {
    let cookie = xcb_intern_atom(pointer, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(pointer, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }

  /// The atom of the root window's property with the active window.
  private(set) lazy var activeWindowAtom = atom("_NET_ACTIVE_WINDOW")

  /// Returns the beginning of a window's property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - window: Any window, which may be gone.
  ///   - type: The expected type; `XCB_GET_PROPERTY_TYPE_ANY` for any.
  ///   - limit: The maximum size in units of four bytes.
  /// - Returns: The property, without bytes if it is missing or of another type; `nil` if the
  ///   window is gone.
  func property(
    _ property: xcb_atom_t, of window: xcb_window_t, _ type: xcb_atom_t, limit: UInt32
  ) -> XProperty? {
    let cookie = xcb_get_property(pointer, 0, window, property, type, 0, limit)
    guard let reply = xcb_get_property_reply(pointer, cookie, nil) else { return nil }
    defer { free(reply) }
    let bytes = UnsafeRawBufferPointer(
      start: xcb_get_property_value(reply), count: Int(xcb_get_property_value_length(reply)))
    return XProperty(
      type: reply.pointee.type, format: reply.pointee.format, bytes: [UInt8](bytes),
      isWhole: reply.pointee.bytes_after == 0)
  }

  /// Sets a window's property to 32-bit numbers.
  func set(_ property: String, of window: xcb_window_t, _ type: xcb_atom_t, _ values: [UInt32]) {
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom(property), type, 32,
      UInt32(values.count), values)
  }

  /// Sets a window's property to Latin-1 text.
  func set(_ property: String, of window: xcb_window_t, _ text: String) {
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom(property),
      XCB_ATOM_STRING.rawValue, 8, UInt32(text.utf8.count), text)
  }

  /// The root window's current size in pixels.
  var rootSize: Size {
    let cookie = xcb_get_geometry(pointer, root)
    guard let reply = xcb_get_geometry_reply(pointer, cookie, nil) else { return .zero }
    defer { free(reply) }
    return Size(width: Double(reply.pointee.width), height: Double(reply.pointee.height))
  }

  /// Whether space can be reserved: the window manager supports it, or there is none yet.
  ///
  /// Other managers would show the window that reserves the space: cage makes each managed window
  /// as large as the screen, and focuses it.
  ///
  /// **Source:** Extended Window Manager Hints 1.5, `_NET_SUPPORTED`.
  var mayReserveSpace: Bool {
    let content = property(atom("_NET_SUPPORTED"), of: root, XCB_ATOM_ATOM.rawValue, limit: 1024)
    guard let supported = content?.numbers, !supported.isEmpty else { return true }
    return ["_NET_WM_STRUT_PARTIAL", "_NET_WM_STRUT"].contains { supported.contains(atom($0)) }
  }

  /// Returns whether a window is on top of the stack.
  func isHighest(_ window: xcb_window_t) -> Bool {
    let cookie = xcb_query_tree(pointer, root)
    guard let reply = xcb_query_tree_reply(pointer, cookie, nil) else { return true }
    defer { free(reply) }
    let count = Int(xcb_query_tree_children_length(reply))
    guard count > 0, let windows = xcb_query_tree_children(reply) else { return true }
    return windows[count - 1] == window
  }

  // MARK: At the start

  private static func screen(
    _ number: Int32, of connection: OpaquePointer
  ) -> UnsafeMutablePointer<xcb_screen_t>? {
    var iterator = xcb_setup_roots_iterator(xcb_get_setup(connection))
    for _ in 0..<max(0, number) where iterator.rem > 0 { xcb_screen_next(&iterator) }
    return iterator.rem > 0 ? iterator.data : nil
  }

  /// Returns a visual with 32 bits per pixel and Cairo's order of colours.
  ///
  /// **Source:** X.h, `TrueColor`; Cairo's `CAIRO_FORMAT_RGB24`.
  private static func visual(
    of screen: UnsafeMutablePointer<xcb_screen_t>
  ) -> (xcb_visualid_t, UInt8)? {
    var depths = xcb_screen_allowed_depths_iterator(screen)
    while depths.rem > 0, let depth = depths.data {
      var visuals = depth.pointee.depth == 24 ? xcb_depth_visuals_iterator(depth) : .init()
      while visuals.rem > 0, let visual = visuals.data?.pointee {
        let isFitting =
          UInt32(visual._class) == XCB_VISUAL_CLASS_TRUE_COLOR.rawValue
          && visual.red_mask == 0xFF0000 && visual.green_mask == 0xFF00
          && visual.blue_mask == 0xFF
        if isFitting { return (visual.visual_id, 24) }
        xcb_visualtype_next(&visuals)
      }
      xcb_depth_next(&depths)
    }
    return nil
  }

  /// Returns the numbers of an extension's requests and events; `nil` if the server lacks it.
  private static func query(
    _ name: String, _ connection: OpaquePointer
  ) -> (code: UInt8, firstEvent: UInt8)? {
    let cookie = xcb_query_extension(connection, UInt16(name.utf8.count), name)
    guard let reply = xcb_query_extension_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.present != 0 else { return nil }
    return (reply.pointee.major_opcode, reply.pointee.first_event)
  }
}

/// An event of the server.
final class XEvent {
  private let pointer: UnsafeMutablePointer<xcb_generic_event_t>

  /// Adopts an event that the library has allocated.
  init(_ pointer: UnsafeMutablePointer<xcb_generic_event_t>) {
    self.pointer = pointer
  }

  deinit {
    free(pointer)
  }

  /// The event's type; 0 for a protocol error.
  ///
  /// The highest bit, set if another program has sent the event, is masked out.
  var type: UInt8 { pointer.pointee.response_type & 0x7F }

  /// Reads the event as the structure of its type.
  func read<Event, Result>(as _: Event.Type, _ body: (UnsafePointer<Event>) -> Result) -> Result {
    UnsafeRawPointer(pointer).withMemoryRebound(to: Event.self, capacity: 1, body)
  }
}
