// SPDX-License-Identifier: MIT

import CWayland
import ClavierDrawing
package import ClavierKit
package import Panel

/// The panel on one output, from the request for the surface until it is closed or released.
///
/// ```
///   requested ── configure ──▶ placed ── configure ──▶ placed, elsewhere or larger
///     └────────── closed ────────┴──▶ its owner drops it
/// ```
///
/// Drawing starts after the first `configure`, which states the size; in a role without
/// `configure`, at once.
package final class PanelSurface: BackendSurface {
  let output: Output
  package var geometry: PanelGeometry { placement.geometry }
  private var placement: Placement
  private weak var backend: WaylandBackend?
  private weak var host: PanelHost<WaylandBackend>?
  private let globals: Globals
  private var role: (any SurfaceRole)?
  private var scale = SurfaceScale()
  private var callbacks = Callbacks()
  private var buffers: RetainedBuffers?
  private(set) var pacer = FramePacer()
  private var picture: StyledScene?
  /// The picture that the compositor has; `nil` before the first.
  package var shown: ScaledScene? { buffers?.shown }
  package var isPending: Bool {
    !placement.isPlaced || shown == nil || callbacks.answer != nil || pacer.state == .starved
  }
  /// Whether the surface ignores touches, because another surface receives them.
  var ignoresNewTouches = false {
    didSet {
      guard ignoresNewTouches != oldValue, placement.isPlaced else { return }
      setInput()
      role?.commit()
    }
  }
  /// The transparent buffer shown after ``hideKeepingTouches()``.
  private var transparentPool: BufferPool?

  /// The requested and the assigned place.
  private struct Placement {
    var requested: PanelGeometry
    /// The requested geometry in the size that the compositor has assigned.
    var geometry: PanelGeometry
    /// Whether the compositor has assigned the size.
    var isPlaced = false

    /// Adopts an assigned size; zero leaves it as it is.
    mutating func assign(_ width: Int, _ height: Int) {
      if width > 0 { geometry.width = width }
      if height > 0, height != geometry.height {
        geometry.headroom = min(geometry.headroom, height - 1)
        geometry.height = height
      }
    }

    /// Adopts a requested geometry.
    mutating func request(_ geometry: PanelGeometry) {
      let (width, height) = (self.geometry.width, self.geometry.height)
      let isSameSize = (geometry.width, geometry.height) == (requested.width, requested.height)
      (requested, self.geometry) = (geometry, geometry)
      // The compositor does not assign a size again upon the same request.
      if isSameSize { assign(width, height) }
    }
  }

  /// The callbacks that the compositor has yet to call.
  private struct Callbacks {
    /// The frame callback of the last commit.
    var frame: OwnedProxy?
    /// The callback that answers the last picture.
    ///
    /// A working compositor answers at once. Frame callbacks pause while its screen is off or
    /// locked, or while another console is shown.
    var answer: OwnedProxy?
  }

  /// Requests a panel; reuses an earlier panel's buffers if they have the same size.
  init(
    _ backend: WaylandBackend, _ host: PanelHost<WaylandBackend>, _ globals: Globals,
    on output: Output, _ geometry: PanelGeometry, reservesSpace: Bool, _ buffers: RetainedBuffers?
  ) throws(BackendError) {
    self.backend = backend
    self.host = host
    self.globals = globals
    self.output = output
    placement = Placement(requested: geometry, geometry: geometry)
    let role: any SurfaceRole =
      try globals.inputPanels == nil
      ? LayerSurface(globals, on: output, reservesSpace: reservesSpace, for: self)
      : InputPanelSurface(globals, on: output)
    self.role = role
    try scale.requestFractionalScale(globals, for: role.surface, of: self)
    setBuffers(buffers)
    role.anchor(at: geometry.edge)
    role.request(geometry, on: output.known?.size)
    role.commit()
    if !role.isConfigured { handleConfigure(0, 0) }
  }

  /// The compositor's object, which identifies the surface in events.
  var pointer: OpaquePointer? { role?.surface }

  /// Shows a picture as soon as possible.
  package func show(_ picture: StyledScene) {
    self.picture = picture
    if placement.isPlaced { update() }
  }

  /// Moves the panel along its edge; returns `false` if a new surface is needed.
  package func move(to geometry: PanelGeometry, on output: PanelOutput) -> Bool {
    guard self.output.known == output, self.geometry.edge == geometry.edge else { return false }
    guard geometry != placement.requested, let role else {
      // An output that turns upside down changes no size.
      if placement.isPlaced { backend?.reportPlace(of: self) }
      return true
    }
    let old = self.geometry
    placement.request(geometry)
    role.request(geometry, on: output.size)
    if placement.isPlaced { setInput() }
    // The compositor answers a request for another size with another `configure`.
    role.commit()
    let isAsLarge = (self.geometry.width, self.geometry.height) == (old.width, old.height)
    if placement.isPlaced, isAsLarge || !role.isConfigured {
      backend?.reportPlace(of: self)
    }
    return true
  }

  // MARK: Events of the compositor

  /// Adopts the size that the compositor assigns; zero leaves it to the panel.
  func handleConfigure(_ width: Int, _ height: Int) {
    guard transparentPool == nil else { return showTransparency(width, height) }
    placement.assign(width, height)
    placement.isPlaced = true
    setInput()
    backend?.reportPlace(of: self)
    update()
  }

  /// Reports that the compositor has closed the surface.
  func handleClose() { backend?.surfaceClosed() }

  /// Adopts the compositor's preferred scale, in 120ths.
  func handlePreferredScale(_ scale: UInt32) {
    if self.scale.prefer(scale), placement.isPlaced { update() }
  }

  /// Limits touches to the panel; those on the headroom reach the windows below.
  private func setInput() { role?.setInput(ignoresNewTouches ? [] : geometry.parts) }

  private func handleFrameShown() {
    callbacks.frame = nil
    if pacer.handleFrameShown() { draw() }
    host?.report(.presented)
  }

  private func handleAnswer() {
    callbacks.answer = nil
    host?.report(.presented)
  }

  private func handleBufferRelease() {
    guard pacer.handleBufferRelease() else { return }
    draw()
    awaitAnswer()
    // No answer follows if the last picture equals the shown one.
    if !isPending { host?.report(.presented) }
  }

  // MARK: Hiding

  /// Makes the surface transparent and as large as its output while a finger on it drags the panel.
  ///
  /// The finger belongs to this surface until it is lifted, while a new surface shows the panel.
  /// This also works with compositors that report fingers only above the surface. Without memory
  /// the surface stays unchanged.
  package func hideKeepingTouches() {
    guard transparentPool == nil, let role else { return }
    do throws(BackendError) {
      let canScaleBuffers = try scale.canScaleBuffers(globals, role.surface)
      callbacks.frame = nil
      // One pixel is enough if the compositor can scale it to the output's size.
      let size = canScaleBuffers ? (1, 1) : scale.bufferSize(geometry, whole: output.scale)
      transparentPool = try BufferPool(globals, width: size.0, height: size.1)
      guard canScaleBuffers else { return showTransparency(geometry.width, geometry.height) }
    } catch {
      return
    }
    role.requestAll()
    role.commit()
  }

  private func showTransparency(_ width: Int, _ height: Int) {
    guard let surface = role?.surface, let buffer = transparentPool?.buffer(0) else { return }
    scale.scaleBuffer(surface, to: width, height)
    wl_surface_set_input_region(surface, nil)
    wl_surface_attach(surface, buffer, 0, 0)
    wl_surface_damage_buffer(surface, 0, 0, Int32.max, Int32.max)
    wl_surface_commit(surface)
  }

  // MARK: Drawing

  /// Draws the picture now or after the pending frame, and awaits the compositor's answer.
  private func update() {
    if pacer.requestFrame() { draw() }
    awaitAnswer()
  }

  /// Awaits the compositor's answer to a picture, if one is drawn or due.
  private func awaitAnswer() {
    guard pacer.state != .idle, callbacks.answer == nil else { return }
    // The call fails only without memory; then no answer is awaited.
    callbacks.answer = try? OwnedProxy(
      globals.display, "wl_display.sync", wl_display_sync(globals.display.pointer),
      wl_callback_listener(done: { data, _, _ in
        withOwner(of: data, as: PanelSurface.self) { $0.handleAnswer() }
      }), for: self, destroy: wl_callback_destroy)
  }

  /// Draws the changes and commits them.
  private func draw() {
    guard let role, let picture, transparentPool == nil, let host else { return }
    let size = scale.bufferSize(geometry, whole: output.scale)
    let headroom = Double(geometry.headroom * size.height) / Double(max(1, geometry.height))
    guard
      let fitted = host.fitted(
        picture, width: size.width, height: size.height, headroom: headroom)
    else { return }
    do throws(BackendError) {
      let buffers = try buffers(for: size)
      switch buffers.draw(fitted.picture, with: fitted.renderer) {
      case .isShown: break
      case .noBuffer: pacer.recordNoBuffer()
      case .drawn(let index, let damage):
        guard let buffer = buffers.buffer(index) else { return }
        try commit(buffer, damage, on: role.surface, size)
        pacer.recordCommit()
        host.recordCommit()
      }
    } catch {
      host.reportDrawingFailure(error.description)
    }
  }

  private func commit(
    _ buffer: OpaquePointer, _ damage: [Rect]?, on surface: OpaquePointer,
    _ size: (width: Int, height: Int)
  ) throws(BackendError) {
    scale.send(surface, geometry, whole: output.scale)
    wl_surface_attach(surface, buffer, 0, 0)
    let whole = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    for rect in damage ?? [whole] {
      let rect = rect.clamped(to: whole)
      guard !rect.isEmpty else { continue }
      wl_surface_damage_buffer(
        surface, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
    }
    callbacks.frame = try OwnedProxy(
      globals.display, "wl_surface.frame", wl_surface_frame(surface),
      wl_callback_listener(done: { data, _, _ in
        withOwner(of: data, as: PanelSurface.self) { $0.handleFrameShown() }
      }), for: self, destroy: wl_callback_destroy)
    wl_surface_commit(surface)
  }

  /// Returns the buffers if they have this size, or else new transparent ones.
  private func buffers(for size: (width: Int, height: Int)) throws(BackendError) -> RetainedBuffers
  {
    if let buffers, buffers.haveSize(width: size.width, height: size.height) { return buffers }
    let newBuffers = try RetainedBuffers(globals, width: size.width, height: size.height)
    setBuffers(newBuffers)
    return newBuffers
  }

  private func setBuffers(_ buffers: RetainedBuffers?) {
    self.buffers = buffers
    buffers?.onRelease = { [weak self] in self?.handleBufferRelease() }
  }

  /// Releases the buffers for the next surface; this surface shows nothing afterwards.
  func releaseBuffers() -> RetainedBuffers? {
    defer { buffers = nil }
    buffers?.leaveSurface()
    return buffers
  }
}
