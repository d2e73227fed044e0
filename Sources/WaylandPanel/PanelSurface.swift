// SPDX-License-Identifier: MIT

import CWayland
import ClavierDrawing
import ClavierKit
import ClavierSettings
import Linux
import Panel

/// The panel on one output, from the request for it until it is closed or dropped.
///
/// ```
///   asked ── configure ──▶ placed ── configure ──▶ placed, elsewhere or larger
///     └──────── closed ──────┴──▶ its owner drops it
/// ```
///
/// Nothing is drawn before the compositor has said how large it is.
final class PanelSurface {
  /// What a surface tells its owner.
  struct Events {
    /// The compositor has said how large the surface is, and it is placed.
    var placed: () -> Void
    /// The compositor shows it no longer.
    var closed: () -> Void
    /// A picture is on its way to the screen; how long drawing took, in microseconds.
    var committed: (_ drawing: Int64) -> Void
    /// Something cannot be drawn.
    var failed: (String) -> Void
  }

  let output: Output
  private(set) var geometry: PanelGeometry
  private let globals: Globals
  private let events: Events
  private let renderers: RendererStore
  private var surface: OwnedProxy?
  private var layer: OwnedProxy?
  private var viewport: OwnedProxy?
  private var fraction: OwnedProxy?
  private var callback: OwnedProxy?
  private var buffers: DrawnBuffers?
  private(set) var pacer = FramePacer()
  private var isPlaced = false
  /// In 120ths, where the compositor says it.
  ///
  /// **Source:** fractional-scale-v1.xml, `preferred_scale`.
  private var preferredScale: UInt32?
  private var picture: StyledScene?
  /// What the compositor has.
  var shown: FittedPicture? { buffers?.shown }
  private let reservesSpace: Bool
  private var edge: PanelSettings.Edge? { geometry.edge }
  /// Whether it takes no touches, since they are another's.
  var isDeaf = false {
    didSet {
      guard isDeaf != oldValue, isPlaced, let surface = surface?.pointer else { return }
      setInputRegion()
      wl_surface_commit(surface)
    }
  }
  /// How large its buffers are seen.
  private struct ToldSize: Equatable {
    var scale: Int32
    var stretched: Size?
  }
  private var toldSize: ToldSize?
  /// What it shows once it is clear, and as large as its output.
  private var clearPool: BufferPool?

  /// Asks for a panel; buffers of an earlier one it uses again, if they are as large as it.
  init(
    _ globals: Globals, on output: Output, _ geometry: PanelGeometry, _ settings: PanelSettings,
    _ renderers: RendererStore, _ buffers: DrawnBuffers?, _ events: Events
  ) throws(WaylandError) {
    self.renderers = renderers
    self.globals = globals
    self.output = output
    self.geometry = geometry
    self.events = events
    reservesSpace = settings.reservesSpace
    guard let compositor = globals.compositor?.pointer, let shell = globals.layerShell?.pointer,
      let target = output.proxy?.pointer
    else { throw .lacks(interface: globals.missing ?? "wl_output") }
    surface = try OwnedProxy(
      globals.display, "wl_compositor.create_surface", wl_compositor_create_surface(compositor),
      destroy: wl_surface_destroy)
    guard let surface = surface?.pointer else { return }
    layer = try OwnedProxy(
      globals.display, "zwlr_layer_shell_v1.get_layer_surface",
      zwlr_layer_shell_v1_get_layer_surface(
        shell, surface, target, ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY.rawValue, "clavier"),
      Self.layerListener, for: self, destroy: zwlr_layer_surface_v1_destroy)
    try askForScale(of: surface)
    use(buffers)
    ask()
  }

  /// The compositor's object, by which its events are told apart.
  var pointer: OpaquePointer? { surface?.pointer }

  private func askForScale(of surface: OpaquePointer) throws(WaylandError) {
    guard let scales = globals.fractionalScales?.pointer,
      let viewporter = globals.viewporter?.pointer
    else { return }
    viewport = try OwnedProxy(
      globals.display, "wp_viewporter.get_viewport",
      wp_viewporter_get_viewport(viewporter, surface), destroy: wp_viewport_destroy)
    fraction = try OwnedProxy(
      globals.display, "wp_fractional_scale_manager_v1.get_fractional_scale",
      wp_fractional_scale_manager_v1_get_fractional_scale(scales, surface),
      wp_fractional_scale_v1_listener(preferred_scale: { data, _, scale in
        owner(data, as: PanelSurface.self) { $0.prefers(scale) }
      }), for: self, destroy: wp_fractional_scale_v1_destroy)
  }

  /// Says where the panel shall be, and asks how large it may be.
  private func ask() {
    guard let layer = layer?.pointer, let surface = surface?.pointer else { return }
    zwlr_layer_surface_v1_set_anchor(layer, edge?.anchors ?? floatingAnchors)
    zwlr_layer_surface_v1_set_keyboard_interactivity(
      layer, ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_NONE.rawValue)
    request(layer)
    wl_surface_commit(surface)
  }

  /// Asks for the size of the geometry; along its edge it is that of the output, but for what is free beside it.
  ///
  /// A surface that has a size along its edge and not both corners of that could reserve no room.
  private func request(_ layer: OpaquePointer) {
    let frame = geometry.frame
    let all = output.known?.size ?? Size(width: frame.maxX, height: frame.maxY)
    func whole(_ length: Double) -> Int32 { Int32(clamping: Int(max(0, length))) }
    guard let edge else {
      zwlr_layer_surface_v1_set_size(layer, UInt32(geometry.width), UInt32(geometry.height))
      zwlr_layer_surface_v1_set_margin(layer, whole(frame.minY), 0, 0, whole(frame.minX))
      return zwlr_layer_surface_v1_set_exclusive_zone(layer, -1)
    }
    if edge.isSide {
      zwlr_layer_surface_v1_set_size(layer, UInt32(geometry.width), 0)
      zwlr_layer_surface_v1_set_margin(
        layer, whole(frame.minY), 0, whole(all.height - frame.maxY), 0)
    } else {
      zwlr_layer_surface_v1_set_size(layer, 0, UInt32(geometry.height))
      zwlr_layer_surface_v1_set_margin(
        layer, 0, whole(all.width - frame.maxX), 0, whole(frame.minX))
    }
    let depth = edge.isSide ? geometry.width : geometry.panelHeight
    // Without room of its own it still begins at the very edge, whoever else has room there.
    zwlr_layer_surface_v1_set_exclusive_zone(layer, reservesSpace ? Int32(depth) : -1)
  }

  /// Shows a picture as soon as possible, where the one before it was.
  func show(_ picture: StyledScene) {
    self.picture = picture
    if isPlaced, pacer.want() { draw() }
  }

  /// Shows a picture as soon as possible.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - geometry: Where the keyboard in it belongs.
  func show(_ picture: StyledScene, _ geometry: PanelGeometry) {
    if geometry != self.geometry {
      self.geometry = geometry
      if let layer = layer?.pointer, let surface = surface?.pointer {
        request(layer)
        if isPlaced { setInputRegion() }
        // What the compositor says to it comes as another configure.
        wl_surface_commit(surface)
      }
    }
    show(picture)
  }

  // MARK: What the compositor says

  private static var layerListener: zwlr_layer_surface_v1_listener {
    zwlr_layer_surface_v1_listener(
      configure: { data, layer, serial, width, height in
        zwlr_layer_surface_v1_ack_configure(layer, serial)
        owner(data, as: PanelSurface.self) { $0.configured(Int(width), Int(height)) }
      },
      closed: { data, _ in owner(data, as: PanelSurface.self) { $0.events.closed() } })
  }

  /// The compositor gives the panel a size; zero leaves it to us.
  private func configured(_ width: Int, _ height: Int) {
    guard clearPool == nil else { return showNothing(width, height) }
    if width > 0 { geometry.width = width }
    if height > 0, height != geometry.height {
      geometry.headroom = min(geometry.headroom, height - 1)
      geometry.height = height
    }
    isPlaced = true
    setInputRegion()
    events.placed()
    if pacer.want() { draw() }
  }

  /// The compositor wants buffers of another scale.
  private func prefers(_ scale: UInt32) {
    guard scale != preferredScale, (12...3840).contains(scale) else { return }
    preferredScale = scale
    if isPlaced, pacer.want() { draw() }
  }

  /// Touches count on the panel; above it they are for what is seen there.
  private func setInputRegion() {
    guard let compositor = globals.compositor?.pointer, let surface = surface?.pointer,
      let region = wl_compositor_create_region(compositor)
    else { return }
    for part in isDeaf ? [] : geometry.parts {
      wl_region_add(
        region, Int32(part.minX), Int32(part.minY), Int32(part.width), Int32(part.height))
    }
    wl_surface_set_input_region(surface, region)
    wl_region_destroy(region)
  }

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
  /// of fingers only where a surface is below them so go on to tell.
  func stepAside() throws(WaylandError) {
    guard clearPool == nil, let surface = surface?.pointer, let layer = layer?.pointer else {
      return
    }
    if viewport == nil, let viewporter = globals.viewporter?.pointer {
      viewport = try OwnedProxy(
        globals.display, "wp_viewporter.get_viewport",
        wp_viewporter_get_viewport(viewporter, surface), destroy: wp_viewport_destroy)
    }
    callback = nil
    // A single pixel, where that can be made as large as all.
    let size = viewport == nil ? bufferSize : (1, 1)
    clearPool = try BufferPool(globals, width: size.0, height: size.1)
    guard viewport != nil else { return showNothing(geometry.width, geometry.height) }
    zwlr_layer_surface_v1_set_anchor(
      layer, PanelSettings.Edge.left.anchors | PanelSettings.Edge.right.anchors)
    zwlr_layer_surface_v1_set_size(layer, 0, 0)
    zwlr_layer_surface_v1_set_margin(layer, 0, 0, 0, 0)
    zwlr_layer_surface_v1_set_exclusive_zone(layer, -1)
    wl_surface_commit(surface)
  }

  private func showNothing(_ width: Int, _ height: Int) {
    guard let surface = surface?.pointer, let buffer = clearPool?.buffer(0) else { return }
    if let viewport = viewport?.pointer, width > 0, height > 0 {
      wp_viewport_set_destination(viewport, Int32(clamping: width), Int32(clamping: height))
      wl_surface_set_buffer_scale(surface, 1)
    }
    wl_surface_set_input_region(surface, nil)
    wl_surface_attach(surface, buffer, 0, 0)
    wl_surface_damage_buffer(surface, 0, 0, Int32.max, Int32.max)
    wl_surface_commit(surface)
  }

  // MARK: Drawing

  /// The size of a buffer in pixels.
  private var bufferSize: (width: Int, height: Int) {
    guard let preferredScale, viewport != nil else {
      return (geometry.width * Int(output.scale), geometry.height * Int(output.scale))
    }
    let scale = Double(preferredScale) / 120
    // **Source:** fractional-scale-v1.xml: half a pixel is rounded up.
    return (
      Int((Double(geometry.width) * scale).rounded(.toNearestOrAwayFromZero)),
      Int((Double(geometry.height) * scale).rounded(.toNearestOrAwayFromZero))
    )
  }

  /// Draws what has changed, and gives it to the compositor.
  private func draw() {
    guard let surface = surface?.pointer, let picture, clearPool == nil else { return }
    let size = bufferSize
    let headroom = Double(geometry.headroom * size.height) / Double(max(1, geometry.height))
    guard
      let fitted = renderers.fitted(
        picture, width: size.width, height: size.height, headroom: headroom)
    else {
      return events.failed("a keyboard cannot be drawn on \(size.width) × \(size.height) pixels")
    }
    do throws(WaylandError) {
      let buffers = try buffers(for: size)
      let start = monotonicMicroseconds()
      guard let renderer = renderers.renderer(scale: fitted.scale, orTell: events.failed) else {
        return
      }
      switch buffers.draw(fitted, with: renderer) {
      case .isShown: break
      case .noBuffer: pacer.foundNoBuffer()
      case .drawn(let index, let damage):
        let drawing = monotonicMicroseconds() - start
        guard let buffer = buffers.buffer(index) else { return }
        try commit(buffer, damage, on: surface, size)
        pacer.committed()
        events.committed(drawing)
      }
    } catch {
      events.failed(error.description)
    }
  }

  private func commit(
    _ buffer: OpaquePointer, _ damage: [Rect]?, on surface: OpaquePointer,
    _ size: (width: Int, height: Int)
  ) throws(WaylandError) {
    tellSize(of: surface)
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

  /// Tells how large the picture is to be seen, if that is another than before.
  private func tellSize(of surface: OpaquePointer) {
    let isStretched = viewport != nil && preferredScale != nil
    let size = ToldSize(
      scale: isStretched ? 1 : output.scale,
      stretched: isStretched
        ? Size(width: Double(geometry.width), height: Double(geometry.height)) : nil)
    guard size != toldSize else { return }
    toldSize = size
    wl_surface_set_buffer_scale(surface, size.scale)
    if let viewport = viewport?.pointer, isStretched {
      wp_viewport_set_destination(
        viewport, Int32(clamping: geometry.width), Int32(clamping: geometry.height))
    }
  }

  /// Buffers of a size; new ones are clear, and of what was shown nothing is known on them.
  private func buffers(for size: (width: Int, height: Int)) throws(WaylandError) -> DrawnBuffers {
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

/// A surface that floats is tied to the corner from which its place is counted.
private let floatingAnchors =
  ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP.rawValue | ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT.rawValue

extension PanelSettings.Edge {
  /// The sides of an output that a surface at this edge is tied to: that one, and its two ends.
  fileprivate var anchors: UInt32 {
    let (left, right) = (
      ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT.rawValue, ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT.rawValue
    )
    let (top, bottom) = (
      ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP.rawValue, ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM.rawValue
    )
    return switch self {
    case .bottom: bottom | left | right
    case .top: top | left | right
    case .left: left | top | bottom
    case .right: right | top | bottom
    }
  }
}
