// SPDX-License-Identifier: MIT

import ClavierDrawing
package import ClavierKit
package import ClavierSettings
package import Panel

/// A screen's memory, to which pixels are written.
package protocol PixelSink: AnyObject {
  /// Writes bytes at an offset of the memory.
  ///
  /// - Returns: The reason of a failure; `nil` if all bytes were written.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> BackendError?

  /// Makes the written pixels visible.
  ///
  /// - Throws: ``BackendError`` if the screen cannot show them.
  func flush() throws(BackendError)
}

/// A backend without a display server, which writes pixels directly.
package protocol FramebufferBackend: PanelBackend where Surface == FramebufferSurface<Self> {
  associatedtype Sink: PixelSink

  var host: PanelHost<Self>? { get }
  var sink: Sink { get }
  /// The layout of the screen's memory; `nil` while unknown.
  var layout: FramebufferLayout? { get }
  /// The panel's surface.
  var surface: FramebufferSurface<Self>? { get set }

  /// Makes room for a panel that is about to be drawn.
  ///
  /// - Returns: Whether the change may have erased the previous picture.
  /// - Throws: ``BackendError`` if nothing can be shown any more.
  func prepare(_ geometry: PanelGeometry) throws(BackendError) -> Bool
}

extension FramebufferBackend {
  package static var queriesOutputsFirst: Bool { true }
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
      host?.reportDrawingFailure(error.description)
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
  /// Whether the previous picture may have been overwritten.
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

  /// The last drawn picture; `nil` before the first.
  package var shown: ScaledScene? { canvas.shown }

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
    canvas.draw(fitted.picture, with: fitted.renderer, isWhole: isErased) {
      failure = sink.write($1, at: $0)
      return failure == nil
    }
    if let failure { throw failure }
    try sink.flush()
    isErased = false
    host.recordCommit()
  }

  /// Returns whether the picture is intact.
  ///
  /// The function `has` returns whether the memory has bytes at an offset.
  func isUnchanged(_ has: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool) -> Bool {
    canvas.isUnchanged(has)
  }

  /// Fills the strip with black, ignoring failures.
  func clear() {
    canvas.strip.clear { sink.write($1, at: $0) == nil }
    try? sink.flush()
  }
}
