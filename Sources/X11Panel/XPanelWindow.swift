// SPDX-License-Identifier: MIT

import CXCB
import ClavierDrawing
import ClavierKit
import ClavierSettings
import Linux
import Panel

/// The panel's window, from its creation until it is dropped.
///
/// No window manager sees it (override-redirect), so that it stays where it is, gets no frame, and never the focus. The
/// server knows no clear pixels here: of its headroom the window has only what is drawn there, by its shape.
final class XPanelWindow {
  let output: XOutput
  private(set) var geometry: PanelGeometry
  let window: xcb_window_t
  private let connection: XConnection
  private let context: xcb_gcontext_t
  private let colors: xcb_colormap_t
  private let committed: (_ drawing: Int64) -> Void
  private let failed: (String) -> Void
  private var pixels: XPixels?
  private var buffers = PictureBuffers(count: XPixels.count)
  private(set) var pacer = FramePacer()
  private let renderers: RendererStore
  private var picture: StyledScene?
  /// What the server has.
  var shown: FittedPicture? { buffers.shown }
  /// The buffer that it is on.
  private var shownIndex = 0
  /// Those that the server still reads, in their order.
  private var read: [Int] = []
  /// What is seen of the headroom.
  private var cover: [Rect]?
  private var reservation: XReservation?

  /// Makes the window, at first without anything on it.
  ///
  /// - Parameters:
  ///   - connection: The server.
  ///   - output: Where it is.
  ///   - geometry: Where on it, and how large.
  ///   - settings: Whether windows make room.
  ///   - renderers: What draws.
  ///   - committed: Told that a picture is on its way; how long drawing took, in microseconds.
  ///   - failed: Told why something cannot be drawn.
  init(
    _ connection: XConnection, on output: XOutput, _ geometry: PanelGeometry,
    _ settings: PanelSettings, _ renderers: RendererStore,
    committed: @escaping (_ drawing: Int64) -> Void,
    failed: @escaping (String) -> Void
  ) {
    self.connection = connection
    self.output = output
    self.geometry = geometry
    self.committed = committed
    self.failed = failed
    self.renderers = renderers
    (window, context, colors) = (connection.newID(), connection.newID(), connection.newID())
    let server = connection.pointer
    xcb_create_colormap(
      server, UInt8(XCB_COLORMAP_ALLOC_NONE.rawValue), colors, connection.root, connection.visual)
    let events = XCB_EVENT_MASK_EXPOSURE.rawValue
    // What the window's own kind of events does not name goes to nobody, and least of all to what is below.
    let kept =
      XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
      | XCB_EVENT_MASK_POINTER_MOTION.rawValue
    let mask =
      XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue | XCB_CW_EVENT_MASK.rawValue
      | XCB_CW_DONT_PROPAGATE.rawValue | XCB_CW_COLORMAP.rawValue
    let frame = Self.frame(geometry, on: output)
    xcb_create_window(
      server, connection.depth, window, connection.root, Int16(clamping: Int(frame.minX)),
      Int16(clamping: Int(frame.minY)), UInt16(clamping: geometry.width),
      UInt16(clamping: geometry.height), 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue),
      connection.visual, mask, [0, 1, events, kept, colors])
    xcb_create_gc(server, context, window, XCB_GC_GRAPHICS_EXPOSURES.rawValue, [0])
    connection.set("WM_NAME", of: window, "Clavier")
    connection.set("WM_CLASS", of: window, "clavier-panel\0Clavier\0")
    if settings.reservesSpace, let edge = geometry.edge {
      var panel = frame
      panel.minY += Double(geometry.headroom)
      reservation = XReservation(connection, panel: panel, edge: edge)
    }
  }

  deinit {
    xcb_destroy_window(connection.pointer, window)
    xcb_free_gc(connection.pointer, context)
    xcb_free_colormap(connection.pointer, colors)
  }

  private static func frame(_ geometry: PanelGeometry, on output: XOutput) -> Rect {
    geometry.frame.moved(by: output.origin)
  }

  /// Shows a picture as soon as possible.
  func show(_ picture: StyledScene) {
    self.picture = picture
    if pacer.want() { draw() }
  }

  /// Goes to another place of the same output, as large as it is.
  func move(to geometry: PanelGeometry) {
    self.geometry = geometry
    let frame = Self.frame(geometry, on: output)
    xcb_configure_window(
      connection.pointer, window,
      UInt16(XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue),
      [frame.minX, frame.minY].map { UInt32(bitPattern: Int32(clamping: Int($0))) })
  }

  /// Shows nothing any more; what is touched of it stays so until it is let go.
  func stepAside() {
    picture = nil
    setShape(XCB_SHAPE_SK_BOUNDING, [])
  }

  /// Its upper left corner in the picture of all screens.
  var origin: Point {
    let frame = Self.frame(geometry, on: output)
    return Point(x: frame.minX, y: frame.minY)
  }

  /// Puts the window above all others.
  func raise() {
    xcb_configure_window(
      connection.pointer, window, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue),
      [XCB_STACK_MODE_ABOVE.rawValue])
  }

  // MARK: What the server says

  /// A part of the window is to be seen that was not.
  func exposed(_ rect: Rect) {
    guard shown != nil else { return }
    let whole = Rect(x: 0, y: 0, width: Double(geometry.width), height: Double(geometry.height))
    let part = rect.clamped(to: whole)
    guard !part.isEmpty else { return }
    pixels?.send(shownIndex, to: window, context, [part], isAnnounced: false)
  }

  /// The server has read a buffer.
  func wasRead() {
    guard !read.isEmpty else { return }
    buffers.release(read.removeFirst(), on: pixels?.surfaces ?? [])
    let isStarved = pacer.released()
    if pacer.shown() || isStarved { draw() }
  }

  // MARK: Drawing

  private func draw() {
    guard let picture else { return }
    guard
      let fitted = renderers.fitted(
        picture, width: geometry.width, height: geometry.height,
        headroom: Double(geometry.headroom))
    else {
      return failed("a keyboard cannot be drawn on \(geometry.width) × \(geometry.height) pixels")
    }
    guard let renderer = renderers.renderer(scale: fitted.scale, orTell: failed) else { return }
    do throws(X11Error) {
      let pixels = try pixelsOfThisSize()
      let isFirst = shown == nil
      let start = monotonicMicroseconds()
      switch buffers.draw(fitted, on: pixels.surfaces, with: renderer) {
      case .isShown: break
      case .noBuffer: pacer.foundNoBuffer()
      case .drawn(let index, let damage):
        let drawing = monotonicMicroseconds() - start
        commit(index, damage, pixels)
        if isFirst {
          xcb_map_window(connection.pointer, window)
          raise()
        }
        committed(drawing)
      }
    } catch {
      failed(error.description)
    }
  }

  /// Sends what differs from what the server has; `nil` for everything.
  private func commit(_ index: Int, _ damage: [Rect]?, _ pixels: XPixels) {
    let whole = Rect(x: 0, y: 0, width: Double(geometry.width), height: Double(geometry.height))
    let parts = (damage ?? [whole]).map { $0.clamped(to: whole) }.filter { !$0.isEmpty }
    setShape(pixels.surfaces[index])
    pixels.send(index, to: window, context, parts, isAnnounced: true)
    shownIndex = index
    if pixels.isShared, !parts.isEmpty {
      read.append(index)
      pacer.committed()
    } else {
      buffers.release(index, on: pixels.surfaces)
    }
  }

  /// The window has the panel, and of its headroom what is drawn there; touches count on the panel alone.
  private func setShape(_ surface: PixelSurface) {
    // Lists reach into a gap, too.
    let rows = geometry.gap == nil ? geometry.headroom : geometry.height
    let cover = coverSpans(of: surface, rows: rows)
    guard cover != self.cover else { return }
    if self.cover == nil { setShape(XCB_SHAPE_SK_INPUT, geometry.parts) }
    self.cover = cover
    setShape(XCB_SHAPE_SK_BOUNDING, cover + geometry.parts)
  }

  private func setShape(_ kind: xcb_shape_sk_t, _ rects: [Rect]) {
    let rectangles = rects.map {
      xcb_rectangle_t(
        x: Int16(clamping: Int($0.minX)), y: Int16(clamping: Int($0.minY)),
        width: UInt16(clamping: Int($0.width)), height: UInt16(clamping: Int($0.height)))
    }
    xcb_shape_rectangles(
      connection.pointer, xcb_shape_op_t(XCB_SHAPE_SO_SET.rawValue),
      xcb_shape_kind_t(kind.rawValue), UInt8(XCB_CLIP_ORDERING_UNSORTED.rawValue), window, 0, 0,
      UInt32(rectangles.count), rectangles)
  }

  private func pixelsOfThisSize() throws(X11Error) -> XPixels {
    if let pixels { return pixels }
    let made = try XPixels(connection, width: geometry.width, height: geometry.height)
    pixels = made
    return made
  }
}
