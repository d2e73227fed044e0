// SPDX-License-Identifier: MIT

import CWayland
import ClavierDrawing
package import ClavierKit
import Linux
package import Panel

/// The panel on one output, from the request for it until it is closed or dropped.
///
/// ```
///   asked ── configure ──▶ placed ── configure ──▶ placed, elsewhere or larger
///     └──────── closed ──────┴──▶ its owner drops it
/// ```
///
/// Nothing is drawn before the compositor has said how large it is.
package final class PanelSurface: BackendSurface {
  let output: Output
  package private(set) var geometry: PanelGeometry
  private weak var backend: WaylandBackend?
  private weak var host: PanelHost<WaylandBackend>?
  private let globals: Globals
  private var layer: LayerSurface?
  private var scale = SurfaceScale()
  private var callback: OwnedProxy?
  private var buffers: DrawnBuffers?
  private(set) var pacer = FramePacer()
  private var isPlaced = false
  private var picture: StyledScene?
  /// What the compositor has.
  package var shown: FittedPicture? { buffers?.shown }
  /// Whether it has no touches, since they are another surface's.
  var isDeaf = false {
    didSet {
      guard isDeaf != oldValue, isPlaced else { return }
      setInput()
      layer?.commit()
    }
  }
  /// What it shows once it is clear, and as large as its output.
  private var clearPool: BufferPool?

  /// Asks for a panel; buffers of an earlier one it uses again, if they are as large as it.
  init(
    _ backend: WaylandBackend, _ host: PanelHost<WaylandBackend>, _ globals: Globals,
    on output: Output, _ geometry: PanelGeometry, reservesSpace: Bool, _ buffers: DrawnBuffers?
  ) throws(BackendError) {
    self.backend = backend
    self.host = host
    self.globals = globals
    self.output = output
    self.geometry = geometry
    let layer = try LayerSurface(globals, on: output, reservesSpace: reservesSpace, for: self)
    self.layer = layer
    try scale.ask(globals, for: layer.surface, of: self)
    use(buffers)
    layer.anchor(at: geometry.edge)
    layer.request(geometry, on: output.known?.size)
    layer.commit()
  }

  /// The compositor's object, by which its events are told apart.
  var pointer: OpaquePointer? { layer?.surface }

  /// Shows a picture as soon as possible.
  package func show(_ picture: StyledScene) {
    self.picture = picture
    if isPlaced, pacer.want() { draw() }
  }

  /// Goes to another place of the same edge.
  package func move(to geometry: PanelGeometry, on output: PanelOutput) -> Bool {
    guard self.output.known == output, self.geometry.edge == geometry.edge else { return false }
    guard geometry != self.geometry, let layer else { return true }
    self.geometry = geometry
    layer.request(geometry, on: output.size)
    if isPlaced { setInput() }
    // What the compositor says to it comes as another configure.
    layer.commit()
    return true
  }

  // MARK: What the compositor says

  /// The compositor gives the panel a size; zero leaves it to us.
  func configured(_ width: Int, _ height: Int) {
    guard clearPool == nil else { return showNothing(width, height) }
    if width > 0 { geometry.width = width }
    if height > 0, height != geometry.height {
      geometry.headroom = min(geometry.headroom, height - 1)
      geometry.height = height
    }
    isPlaced = true
    setInput()
    backend?.placed(self)
    if pacer.want() { draw() }
  }

  /// The compositor shows it no longer.
  func closed() { backend?.surfaceClosed() }

  /// The compositor wants buffers of another scale.
  func prefers(_ scale: UInt32) {
    if self.scale.prefer(scale), isPlaced, pacer.want() { draw() }
  }

  /// Touches count on the panel; above it they are for what is seen there.
  private func setInput() { layer?.setInput(isDeaf ? [] : geometry.parts) }

  private func frameShown() {
    callback = nil
    if pacer.shown() { draw() }
  }

  private func released() {
    if pacer.released() { draw() }
  }

  // MARK: Stepping aside

  /// Becomes clear and as large as the output, for as long as a finger that came down on it is followed.
  ///
  /// The finger is this surface's until it is lifted, while what it drags is shown by another one. Compositors that tell
  /// of fingers only where a surface is below them so go on to tell. Without memory for that it stays as it is.
  package func stepAside() {
    guard clearPool == nil, let layer else { return }
    do throws(BackendError) {
      let canStretch = try scale.canStretch(globals, layer.surface)
      callback = nil
      // A single pixel, where that can be made as large as all.
      let size = canStretch ? (1, 1) : scale.bufferSize(geometry, whole: output.scale)
      clearPool = try BufferPool(globals, width: size.0, height: size.1)
      guard canStretch else { return showNothing(geometry.width, geometry.height) }
    } catch {
      return
    }
    layer.requestAll()
    layer.commit()
  }

  private func showNothing(_ width: Int, _ height: Int) {
    guard let surface = layer?.surface, let buffer = clearPool?.buffer(0) else { return }
    scale.stretch(surface, to: width, height)
    wl_surface_set_input_region(surface, nil)
    wl_surface_attach(surface, buffer, 0, 0)
    wl_surface_damage_buffer(surface, 0, 0, Int32.max, Int32.max)
    wl_surface_commit(surface)
  }

  // MARK: Drawing

  /// Draws what has changed, and gives it to the compositor.
  private func draw() {
    guard let layer, let picture, clearPool == nil, let host else { return }
    let size = scale.bufferSize(geometry, whole: output.scale)
    let headroom = Double(geometry.headroom * size.height) / Double(max(1, geometry.height))
    guard
      let fitted = host.fitted(
        picture, width: size.width, height: size.height, headroom: headroom)
    else { return }
    do throws(BackendError) {
      let buffers = try buffers(for: size)
      let start = monotonicMicroseconds()
      switch buffers.draw(fitted.picture, with: fitted.renderer) {
      case .isShown: break
      case .noBuffer: pacer.foundNoBuffer()
      case .drawn(let index, let damage):
        let drawing = monotonicMicroseconds() - start
        guard let buffer = buffers.buffer(index) else { return }
        try commit(buffer, damage, on: layer.surface, size)
        pacer.committed()
        host.committed(drawing: drawing)
      }
    } catch {
      host.failed(error.description)
    }
  }

  private func commit(
    _ buffer: OpaquePointer, _ damage: [Rect]?, on surface: OpaquePointer,
    _ size: (width: Int, height: Int)
  ) throws(BackendError) {
    scale.tell(surface, geometry, whole: output.scale)
    wl_surface_attach(surface, buffer, 0, 0)
    let whole = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    for rect in damage ?? [whole] {
      let rect = rect.clamped(to: whole)
      guard !rect.isEmpty else { continue }
      wl_surface_damage_buffer(
        surface, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
    }
    callback = try OwnedProxy(
      globals.display, "wl_surface.frame", wl_surface_frame(surface),
      wl_callback_listener(done: { data, _, _ in
        owner(data, as: PanelSurface.self) { $0.frameShown() }
      }), for: self, destroy: wl_callback_destroy)
    wl_surface_commit(surface)
  }

  /// Buffers of a size; new ones are clear, and of what was shown nothing is known on them.
  private func buffers(for size: (width: Int, height: Int)) throws(BackendError) -> DrawnBuffers {
    if let buffers, buffers.fit(width: size.width, height: size.height) { return buffers }
    let made = try DrawnBuffers(globals, width: size.width, height: size.height)
    use(made)
    return made
  }

  private func use(_ buffers: DrawnBuffers?) {
    self.buffers = buffers
    buffers?.onRelease = { [weak self] in self?.released() }
  }

  /// Gives its buffers for the next surface; it shows nothing any more.
  func giveBuffers() -> DrawnBuffers? {
    defer { buffers = nil }
    buffers?.leaveSurface()
    return buffers
  }
}
