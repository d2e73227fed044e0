// SPDX-License-Identifier: MIT

import CXCB
import ClavierDrawing
package import ClavierKit
import ClavierSettings
package import Panel

/// The panel's window, from its creation until it is released.
///
/// Without transparency, the window's shape limits its headroom to the parts that are drawn.
package final class XPanelWindow: BackendSurface {
  package private(set) var geometry: PanelGeometry
  private weak var host: PanelHost<X11Backend>?
  private let output: XOutput
  private let connection: XConnection
  private let window: XWindow
  private var pixels: XPixels?
  private var buffers = Swapchain(count: XPixels.count)
  private(set) var pacer = FramePacer()
  private var picture: StyledScene?
  /// The number of the buffer that the server has.
  private var shownIndex = 0
  /// The numbers of the buffers that the server still reads, in order.
  private var busyBuffers: [Int] = []
  /// The visible parts of the headroom.
  private var opaqueHeadroom: [Rect]?
  private var reservation: XReservation?

  /// Creates the window on one of the outputs, without content yet.
  init(
    _ host: PanelHost<X11Backend>, _ connection: XConnection, on output: XOutput,
    of outputs: [XOutput], _ geometry: PanelGeometry, _ settings: PanelSettings
  ) {
    self.host = host
    self.connection = connection
    self.output = output
    self.geometry = geometry
    let frame = geometry.frame.moved(by: output.origin)
    window = XWindow(connection, frame)
    guard settings.reservesSpace, let edge = geometry.edge else { return }
    var panel = frame
    panel.minY += Double(geometry.headroom)
    if !outputs.isAnyBeyond(edge, of: panel), connection.mayReserveSpace {
      reservation = XReservation(connection, panel: panel, edge: edge)
    }
  }

  /// The picture that the server has; `nil` before the first.
  package var shown: ScaledScene? { buffers.shown }
  package var isPending: Bool { shown == nil || pacer.state != .idle }

  /// The window's ID.
  var id: xcb_window_t { window.id }

  /// The window's upper left corner in the root window.
  var origin: Point {
    let frame = geometry.frame.moved(by: output.origin)
    return Point(x: frame.minX, y: frame.minY)
  }

  /// Shows a picture as soon as possible.
  package func show(_ picture: StyledScene) {
    self.picture = picture
    if pacer.requestFrame() { draw() }
  }

  /// Moves the window within its output; returns `false` if the size or the output differs.
  package func move(to geometry: PanelGeometry, on output: PanelOutput) -> Bool {
    guard self.output.output == output else { return false }
    guard geometry != self.geometry else { return true }
    guard self.geometry.isMoved(to: geometry) else { return false }
    self.geometry = geometry
    window.move(to: origin)
    return true
  }

  /// Hides the window; a touch in progress continues until it is lifted.
  package func hideKeepingTouches() {
    picture = nil
    window.setShape(XCB_SHAPE_SK_BOUNDING, [])
  }

  /// Raises the window above all others.
  func raise() { window.raise() }

  // MARK: Events of the server

  /// Redraws a part of the window that was exposed.
  func handleExpose(_ rect: Rect) {
    guard shown != nil else { return }
    let whole = Rect(x: 0, y: 0, width: Double(geometry.width), height: Double(geometry.height))
    let part = rect.clamped(to: whole)
    guard !part.isEmpty else { return }
    pixels?.send(shownIndex, to: window.id, window.context, [part], isAnnounced: false)
  }

  /// Handles the server's notice that it has read a buffer.
  func handleBufferRead() {
    guard !busyBuffers.isEmpty else { return }
    buffers.release(busyBuffers.removeFirst(), on: pixels?.surfaces ?? [])
    let isStarved = pacer.handleBufferRelease()
    if pacer.handleFrameShown() || isStarved { draw() }
    host?.report(.presented)
  }

  // MARK: Drawing

  private func draw() {
    guard let picture, let host,
      let fitted = host.fitted(
        picture, width: geometry.width, height: geometry.height,
        headroom: Double(geometry.headroom))
    else { return }
    do throws(BackendError) {
      let pixels = try currentPixels()
      let isFirst = shown == nil
      switch buffers.draw(fitted.picture, on: pixels.surfaces, with: fitted.renderer) {
      case .isShown: break
      case .noBuffer: pacer.recordNoBuffer()
      case .drawn(let index, let damage):
        commit(index, damage, pixels)
        if isFirst {
          window.map()
          raise()
        }
        host.recordCommit()
      }
    } catch {
      host.reportDrawingFailure(error.description)
    }
  }

  /// Sends the damaged parts; `nil` for the whole window.
  private func commit(_ index: Int, _ damage: [Rect]?, _ pixels: XPixels) {
    let whole = Rect(x: 0, y: 0, width: Double(geometry.width), height: Double(geometry.height))
    let parts = (damage ?? [whole]).map { $0.clamped(to: whole) }.filter { !$0.isEmpty }
    setShape(pixels.surfaces[index])
    pixels.send(index, to: window.id, window.context, parts, isAnnounced: true)
    shownIndex = index
    if pixels.isShared, !parts.isEmpty {
      busyBuffers.append(index)
      pacer.recordCommit()
    } else {
      buffers.release(index, on: pixels.surfaces)
    }
  }

  /// Limits the window's shape to the panel and the drawn headroom, and its touches to the panel.
  private func setShape(_ surface: PixelSurface) {
    // Lists of alternatives may extend into a gap, too.
    let rows = geometry.gap == nil ? geometry.headroom : geometry.height
    let opaqueHeadroom = opaqueRegions(of: surface, rows: rows)
    guard opaqueHeadroom != self.opaqueHeadroom else { return }
    if self.opaqueHeadroom == nil { window.setShape(XCB_SHAPE_SK_INPUT, geometry.parts) }
    self.opaqueHeadroom = opaqueHeadroom
    window.setShape(XCB_SHAPE_SK_BOUNDING, opaqueHeadroom + geometry.parts)
  }

  private func currentPixels() throws(BackendError) -> XPixels {
    if let pixels { return pixels }
    let made = try XPixels(connection, width: geometry.width, height: geometry.height)
    pixels = made
    return made
  }
}
