// SPDX-License-Identifier: MIT

import CXCB
import ClavierKit
import Panel

/// An override-redirect window: unmanaged, without a frame, and never focused.
final class XWindow {
  let id: xcb_window_t
  /// The graphics context.
  let context: xcb_gcontext_t
  private let colors: xcb_colormap_t
  private let connection: XConnection

  /// Creates the window in the root window, unmapped.
  init(_ connection: XConnection, _ frame: Rect) {
    self.connection = connection
    (id, context, colors) = (connection.newID(), connection.newID(), connection.newID())
    let server = connection.pointer
    xcb_create_colormap(
      server, UInt8(XCB_COLORMAP_ALLOC_NONE.rawValue), colors, connection.root, connection.visual)
    let events = XCB_EVENT_MASK_EXPOSURE.rawValue
    // Events that the window does not select would be passed to the windows below, so events of
    // these types are discarded.
    let discarded =
      XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
      | XCB_EVENT_MASK_POINTER_MOTION.rawValue
    let mask =
      XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue | XCB_CW_EVENT_MASK.rawValue
      | XCB_CW_DONT_PROPAGATE.rawValue | XCB_CW_COLORMAP.rawValue
    xcb_create_window(
      server, connection.depth, id, connection.root, Int16(clamping: Int(frame.minX)),
      Int16(clamping: Int(frame.minY)), UInt16(clamping: Int(frame.width)),
      UInt16(clamping: Int(frame.height)), 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue),
      connection.visual, mask, [0, 1, events, discarded, colors])
    xcb_create_gc(server, context, id, XCB_GC_GRAPHICS_EXPOSURES.rawValue, [0])
    connection.set("WM_NAME", of: id, "Clavier")
    connection.set("WM_CLASS", of: id, "clavier-panel\0Clavier\0")
  }

  deinit {
    xcb_destroy_window(connection.pointer, id)
    xcb_free_gc(connection.pointer, context)
    xcb_free_colormap(connection.pointer, colors)
  }

  /// Maps the window.
  func map() { xcb_map_window(connection.pointer, id) }

  /// Moves the window's upper left corner.
  func move(to corner: Point) {
    xcb_configure_window(
      connection.pointer, id,
      UInt16(XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue),
      [corner.x, corner.y].map { UInt32(bitPattern: Int32(clamping: Int($0))) })
  }

  /// Raises the window above all others.
  func raise() {
    xcb_configure_window(
      connection.pointer, id, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue),
      [XCB_STACK_MODE_ABOVE.rawValue])
  }

  /// Limits the window's visible or touchable area to these parts.
  func setShape(_ kind: xcb_shape_sk_t, _ rects: [Rect]) {
    let rectangles = rects.map {
      xcb_rectangle_t(
        x: Int16(clamping: Int($0.minX)), y: Int16(clamping: Int($0.minY)),
        width: UInt16(clamping: Int($0.width)), height: UInt16(clamping: Int($0.height)))
    }
    xcb_shape_rectangles(
      connection.pointer, xcb_shape_op_t(XCB_SHAPE_SO_SET.rawValue),
      xcb_shape_kind_t(kind.rawValue), UInt8(XCB_CLIP_ORDERING_UNSORTED.rawValue), id, 0, 0,
      UInt32(rectangles.count), rectangles)
  }
}
