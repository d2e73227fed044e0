// SPDX-License-Identifier: MIT

import CXCB
import ClavierKit
import ClavierSettings
import Panel

/// The space that window managers keep free for the panel.
///
/// Window managers reserve space for managed windows only. The panel is unmanaged, since a managed
/// window cannot stay above all others. So an invisible managed window of type dock lies below the
/// panel.
///
/// **Source:** Extended Window Manager Hints 1.5, `_NET_WM_STRUT_PARTIAL`,
/// `_NET_WM_WINDOW_TYPE_DOCK`; ICCCM 4.1.2.4, `WM_HINTS`.
final class XReservation {
  private let connection: XConnection
  private let window: xcb_window_t

  /// Reserves space.
  ///
  /// - Parameters:
  ///   - connection: The server.
  ///   - panel: The panel's frame without its headroom, in the root window.
  ///   - edge: The panel's edge.
  init(_ connection: XConnection, panel: Rect, edge: PanelSettings.Edge) {
    self.connection = connection
    window = connection.newID()
    let size = connection.rootSize
    xcb_create_window(
      connection.pointer, UInt8(XCB_COPY_FROM_PARENT), window, connection.root,
      Int16(clamping: Int(panel.minX)), Int16(clamping: Int(panel.minY)),
      UInt16(clamping: Int(panel.width)),
      UInt16(clamping: Int(panel.height)), 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue),
      UInt32(XCB_COPY_FROM_PARENT), XCB_CW_BACK_PIXEL.rawValue,
      [connection.screen.pointee.black_pixel])
    let atom = XCB_ATOM_ATOM.rawValue
    let number = XCB_ATOM_CARDINAL.rawValue
    connection.set(
      "_NET_WM_WINDOW_TYPE", of: window, atom, [connection.atom("_NET_WM_WINDOW_TYPE_DOCK")])
    connection.set(
      "_NET_WM_STATE", of: window, atom,
      ["_NET_WM_STATE_SKIP_TASKBAR", "_NET_WM_STATE_SKIP_PAGER", "_NET_WM_STATE_STICKY"].map(
        connection.atom))
    // Flags: only the input hint is set, and it is false.
    connection.set("WM_HINTS", of: window, XCB_ATOM_WM_HINTS.rawValue, [1, 0, 0, 0, 0, 0, 0, 0, 0])
    connection.set("WM_NAME", of: window, "Clavier's place")
    // The depth from the edge of the root window, and the range along it.
    let (side, depth): (Int, Double) =
      switch edge {
      case .left: (0, panel.maxX)
      case .right: (1, size.width - panel.minX)
      case .top: (2, panel.maxY)
      case .bottom: (3, size.height - panel.minY)
      }
    let (first, last) =
      edge.isLeftOrRight ? (panel.minY, panel.maxY - 1) : (panel.minX, panel.maxX - 1)
    var strut = [UInt32](repeating: 0, count: 12)
    strut[side] = UInt32(max(0, depth))
    (strut[4 + 2 * side], strut[5 + 2 * side]) = (UInt32(max(0, first)), UInt32(max(0, last)))
    connection.set("_NET_WM_STRUT_PARTIAL", of: window, number, strut)
    connection.set("_NET_WM_STRUT", of: window, number, Array(strut[..<4]))
    // The shape is empty: the gap of a split keyboard stays visible and touchable.
    xcb_shape_rectangles(
      connection.pointer, xcb_shape_op_t(XCB_SHAPE_SO_SET.rawValue),
      xcb_shape_kind_t(XCB_SHAPE_SK_BOUNDING.rawValue),
      UInt8(XCB_CLIP_ORDERING_UNSORTED.rawValue), window, 0, 0, 0, nil)
    xcb_map_window(connection.pointer, window)
  }

  deinit {
    xcb_destroy_window(connection.pointer, window)
  }
}
