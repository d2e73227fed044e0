// SPDX-License-Identifier: MIT

import ClavierDrawing
package import ClavierKit
package import ClavierSettings
package import Panel

/// The memory of a screen, to which pixels are written.
package protocol PixelSink: AnyObject {
  /// Writes bytes at a place of it.
  ///
  /// - Returns: What keeps it from taking them; `nil` if it took them all.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> BackendError?

  /// Has the screen show what was written.
  ///
  /// - Throws: Why it cannot.
  func flush() throws(BackendError)
}

/// A backend without a display server, which writes pixels itself.
package protocol FramebufferBackend: PanelBackend where Surface == FramebufferSurface<Self> {
  associatedtype Sink: PixelSink

  var host: PanelHost<Self>? { get }
  var sink: Sink { get }
  /// What the sink's memory shows; `nil` while that is not known.
  var layout: FramebufferLayout? { get }
  /// What the panel is on.
  var surface: FramebufferSurface<Self>? { get set }

  /// Makes room for a panel that is about to be drawn.
  ///
  /// - Returns: Whether what was drawn before may be gone by that.
  /// - Throws: Why nothing can be shown any more.
  func prepare(_ geometry: PanelGeometry) throws(BackendError) -> Bool
}

extension FramebufferBackend {
  package static var looksFirst: Bool { true }
  package static var hasHeadroom: Bool { false }

  package func makeSurface(
    on output: PanelOutput, _ geometry: PanelGeometry, _ settings: PanelSettings
  ) throws(BackendError) -> FramebufferSurface<Self>? {
    guard let layout, let strip = FramebufferStrip(layout, height: geometry.height) else {
      return nil
    }
    do throws(DrawingError) {
      surface = FramebufferSurface(self, output, geometry, try StripCanvas(strip))
    } catch {
      host?.failed(error.description)
    }
    return surface
  }
}

/// The panel's part of a screen, at its lower edge.
package final class FramebufferSurface<Backend: FramebufferBackend>: BackendSurface {
  package let geometry: PanelGeometry
  private let output: PanelOutput
  private weak var backend: Backend?
  private let sink: Backend.Sink
  private var canvas: StripCanvas
  /// Whether nothing of what was drawn can be trusted to be there.
  var isErased = true

  init(
    _ backend: Backend, _ output: PanelOutput, _ geometry: PanelGeometry, _ canvas: StripCanvas
  ) {
    self.backend = backend
    self.output = output
    self.geometry = geometry
    self.canvas = canvas
    sink = backend.sink
  }

  /// What was drawn last.
  package var shown: FittedPicture? { canvas.shown }

  package func move(to geometry: PanelGeometry, on output: PanelOutput) -> Bool {
    geometry == self.geometry && output == self.output && canvas.strip.layout == backend?.layout
  }

  package func show(_ picture: StyledScene) throws(BackendError) {
    guard let backend, let host = backend.host else { return }
    if try backend.prepare(geometry) { isErased = true }
    guard
      let fitted = host.fitted(
        picture, width: canvas.strip.width, height: canvas.strip.height),
      isErased || fitted.picture != canvas.shown
    else { return }
    var failure: BackendError?
    let drawing = canvas.draw(fitted.picture, with: fitted.renderer, isWhole: isErased) {
      failure = sink.write($1, at: $0)
      return failure == nil
    }
    if let failure { throw failure }
    try sink.flush()
    isErased = false
    host.committed(drawing: drawing)
  }

  /// Whether what was drawn is still there; `has` says whether the memory has bytes at a place.
  func isThere(_ has: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool) -> Bool {
    canvas.isThere(has)
  }

  /// Makes black what was drawn, as far as that can be.
  func clear() {
    canvas.strip.clear { sink.write($1, at: $0) == nil }
    try? sink.flush()
  }
}
