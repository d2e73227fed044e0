// SPDX-License-Identifier: MIT

package import ClavierDrawing
package import ClavierKit
package import ClavierSettings
package import Linux

/// A panel on display servers of one kind, which may appear and disappear.
///
/// ```
///             start              connected              lost
///   stopped ────────▶ connecting ──────────▶ backend ─────────▶ waiting ─┐
///                         ▲  └─ no server ───────────────────────▶       │ exponential backoff
///                         └──────────────────────────────────────────────┘
/// ```
///
/// The last picture is stored, and shown on each server that appears. While a finger drags the
/// panel, its original surface keeps the finger's touches, and a new surface shows the panel.
package final class PanelHost<Backend: PanelBackend>: Presenter {
  package let loop: EventLoop
  package let log: Log
  private let displayName: String?
  private let onEvent: (PresenterEvent) -> Void
  private var drawing = Drawing()
  /// The connection; `nil` without one.
  private var backend: Backend?
  /// The panel's surface; `nil` while nothing is shown.
  package private(set) var surface: Backend.Surface?
  private var drag = Drag()
  private var request = PresentationRequest()
  private var retry = Retry()
  private var outputWarning = OutputWarning()
  private var places = OscillationFilter<PresenterPlace>()
  private var session = SessionState()
  package private(set) var statistics = PresenterStatistics()

  /// The requested state of the panel.
  private struct PresentationRequest {
    var settings = PresenterSettings()
    var placementOverride = PlacementOverride()
    var shape = PanelShape.unknown
    /// The picture to show; `nil` for no panel.
    var picture: StyledScene?
    var reportsTouches = false
  }

  /// The state of a drag of the panel.
  private struct Drag {
    /// The surface by which a finger drags the panel; `nil` without a drag.
    var held: Backend.Surface?
    /// The contacts that touched down during the drag.
    var ignored: Set<Contact.ID> = []
  }

  /// The last drawing, stored while the keyboard is hidden.
  private struct Drawing {
    /// The renderer, whose glyph cache is for its scale.
    var renderer: SceneRenderer?
    /// The place of the picture on its surface.
    var fit: PictureFit?
  }

  /// The reported parts of the session that end with the connection.
  private struct SessionState {
    var isInField = false
    var hasCopiedText = false
  }

  /// The state of reconnection to a display server.
  private struct Retry {
    var timer: EventLoop.Timer?
    var backoff = ExponentialBackoff()
    var isLossReported = false
  }

  /// Prepares the panel without connecting it; see ``start()``.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - log: Receives messages about missing features of the server.
  ///   - display: The server; `nil` for that of the environment.
  ///   - onEvent: Called with each event.
  /// - Throws: ``SystemError`` if the loop accepts no more timers.
  package init(
    loop: EventLoop, log: Log, display: String? = nil,
    onEvent: @escaping (PresenterEvent) -> Void
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    displayName = display
    self.onEvent = onEvent
    retry.timer = try loop.timer { [unowned self] in connect() }
  }

  // MARK: From the program

  package func start() {
    if backend == nil { retry.timer?.deadline = loop.now }
  }

  package var settings: PresenterSettings {
    get { request.settings }
    set {
      guard newValue != request.settings else { return }
      request.settings = newValue
      places.restart()
      do throws(BackendError) {
        try backend?.settingsChanged(newValue.panel)
      } catch {
        return end(error)
      }
      dropSurface()
      refresh()
    }
  }

  package var placementOverride: PlacementOverride {
    get { request.placementOverride }
    set {
      guard newValue != request.placementOverride else { return }
      let wasHeld = request.placementOverride.isHeld
      request.placementOverride = newValue
      places.restart()
      if newValue.isHeld != wasHeld { setSurfaceHeld(newValue.isHeld) }
      refresh()
    }
  }

  package var reportsTouches: Bool {
    get { request.reportsTouches }
    set {
      guard newValue != request.reportsTouches else { return }
      request.reportsTouches = newValue
      if !newValue { backend?.cancelTouches() }
      refresh()
    }
  }

  package var isPresented: Bool { request.picture == nil || (backend != nil && !isPending) }

  package var isPending: Bool {
    request.picture != nil && backend != nil && surface?.isPending == true
  }

  package func show(_ picture: StyledScene?, shape: PanelShape) {
    // The surface itself detects whether the picture has changed.
    let canDrawInPlace = !Backend.queriesOutputsFirst && shape == request.shape
    request.picture = picture
    request.shape = shape
    guard canDrawInPlace, let picture, let surface, let backend else { return refresh() }
    do throws(BackendError) {
      try surface.show(picture)
      backend.flush()
    } catch {
      end(error)
    }
  }

  package func reloadImages() {
    // A framebuffer's surface would not redraw an equal picture.
    guard drawing.renderer?.hasImages == true else { return }
    drawing.renderer = nil
    dropSurface()
    refresh()
  }

  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    guard let backend else { return answer(false) }
    backend.insert(text, expected: expected, answer)
  }

  package func replace(_ old: String, with text: String) -> Bool {
    backend?.replace(old, with: text) ?? false
  }

  package func activate(group: Int) -> Bool {
    backend?.activate(group: group) ?? false
  }

  // MARK: The connection

  private func connect() {
    do throws(BackendError) {
      let backend = try Backend(self, display: displayName, request.settings.panel)
      self.backend = backend
      statistics.sessions += 1
      backend.begin()
    } catch {
      end(error)
    }
  }

  /// Closes the connection, and schedules a new one unless no other can follow.
  package func end(_ error: BackendError) {
    // The backend may be the caller, so it must not be released before the call returns.
    let ended = backend
    dropSurface()
    ended?.close()
    backend = nil
    if !retry.isLossReported {
      retry.isLossReported = true
      log.device("\(error)", from: "panel")
    }
    reportPlace(nil, nil)
    report(.keymap(nil))
    report(.typesAnyText(false))
    report(.application(nil))
    if session.isInField { report(.fields([.left])) }
    if session.hasCopiedText { report(.clipboard(nil)) }
    if ended?.isOnlyConnection == true {
      report(.ended)
    } else {
      retry.timer?.deadline = loop.now + retry.backoff.next()
    }
    withExtendedLifetime(ended) {}
  }

  // MARK: The panel

  /// Updates the panel to the requested state.
  package func update() {
    guard let backend else { return }
    do throws(BackendError) {
      try updatePanel(on: backend)
    } catch {
      end(error)
    }
  }

  private func refresh() {
    update()
    backend?.flush()
  }

  private func updatePanel(on backend: Backend) throws(BackendError) {
    guard let outputs = try backend.outputs(named: request.settings.panel.output) else { return }
    guard let output = outputs.selected else {
      dropSurface()
      return reportPlace(nil, nil)
    }
    let adapted = backend.adapted(request.settings, to: output)
    let settings = adapted.panel
    guard
      let geometry = PanelGeometry(
        on: output, settings, exactSize: adapted.exactSize, shape: request.shape,
        placementOverride: request.placementOverride, hasHeadroom: Backend.hasHeadroom)
    else {
      dropSurface()
      return reportPlace(nil, nil)
    }
    if let text = outputWarning.warning(wanting: settings.output, on: output, of: outputs.names) {
      log.user(text, from: "")
    }
    guard let picture = request.picture else {
      dropSurface()
      return reportPlace(output, geometry)
    }
    if let surface, surface.move(to: geometry, on: output) {
      try surface.show(picture)
      // At an edge, the size that the server has assigned and reported is used instead.
      if geometry.edge == nil { reportPlace(output, geometry) }
      return
    }
    if drag.held == nil { dropSurface() }
    surface = nil
    guard let newSurface = try backend.makeSurface(on: output, geometry, settings) else { return }
    surface = newSurface
    try newSurface.show(picture)
    reportPlace(output, geometry)
  }

  /// Handles a surface that the server has closed.
  package func surfaceClosed() { dropSurface() }

  private func dropSurface() {
    guard surface != nil || drag.held != nil else { return }
    backend?.cancelTouches()
    backend?.drop(surface)
    (surface, drag) = (nil, Drag())
  }

  /// Keeps the surface for the finger on it while a new one follows the finger, or releases it.
  private func setSurfaceHeld(_ isHeld: Bool) {
    if isHeld, drag.held == nil, let surface, surface.shown != nil {
      backend?.keepTouches(on: surface)
      drag.held = surface
      self.surface = nil
    } else if !isHeld, drag.held != nil {
      // This cancels contacts of the old surface, and the new one may have no picture yet.
      backend?.redirectTouches(to: surface)
      drag.held = nil
    }
  }
}

// The server's events.

extension PanelHost {
  /// Reports the place of the keys; `nil` if nothing is visible.
  package func reportPlace(_ output: PanelOutput?, _ geometry: PanelGeometry?) {
    if output != nil {
      retry.backoff.reset()
      retry.isLossReported = false
    }
    let (place, now) = (PresenterPlace(output: output, geometry: geometry), loop.now)
    // The keyboard's layout changes no output, so a place on another one is no feedback loop.
    if output != places.latest?.output { places.restart() }
    if places.accepts(place, at: now) { onEvent(.placed(place)) }
  }

  /// Reports touches at positions on the surface that receives them.
  package func handleTouch(_ touch: PanelTouch) {
    var touch = touch
    touch.frame.touches = touch.frame.touches.filter { isReported($0) }
    guard !touch.frame.touches.isEmpty, request.reportsTouches,
      let surface = drag.held ?? surface, let shown = surface.shown
    else { return }
    let width = Double(surface.geometry.width)
    for part in shown.touches(touch, width: width) { onEvent(.touched(part)) }
  }

  /// Returns whether a touch is reported; `false` if its contact touched down during a drag.
  private func isReported(_ touch: Touch) -> Bool {
    switch touch.phase {
    case .down:
      guard drag.held != nil else {
        drag.ignored.remove(touch.contact)
        return true
      }
      drag.ignored.insert(touch.contact)
      return false
    case .moved: return !drag.ignored.contains(touch.contact)
    case .up, .cancelled: return drag.ignored.remove(touch.contact) == nil
    }
  }

  /// Reports a further event of the server.
  package func report(_ event: PresenterEvent) {
    switch event {
    case .fields(let fields):
      for event in fields {
        switch event {
        case .entered: session.isInField = true
        case .left: session.isInField = false
        case .text: break
        }
      }
    case .clipboard(let text): session.hasCopiedText = text != nil
    default: break
    }
    onEvent(event)
  }

  /// Records a picture that was committed.
  package func recordCommit() {
    // The old surface is hidden only now, so that a panel is visible at all times.
    drag.held?.hideKeepingTouches()
    statistics.pictures += 1
  }

  /// Returns a picture scaled to a surface, and its renderer; `nil` after an error, which is
  /// logged.
  package func fitted(
    _ picture: StyledScene, width: Int, height: Int, headroom: Double? = nil
  ) -> (picture: ScaledScene, renderer: SceneRenderer)? {
    let space = PictureFit.Space(width, height, headroom: headroom)
    if drawing.fit?.matches(picture.staticParts, space) != true {
      drawing.fit = PictureFit(picture.staticParts, space)
    }
    guard let fit = drawing.fit else {
      reportDrawingFailure("a keyboard cannot be drawn on \(width) × \(height) pixels")
      return nil
    }
    let fitted = ScaledScene(picture, fit)
    if let renderer = drawing.renderer, renderer.scale == fitted.scale { return (fitted, renderer) }
    do throws(DrawingError) {
      let newRenderer = try SceneRenderer(scale: fitted.scale)
      drawing.renderer = newRenderer
      return (fitted, newRenderer)
    } catch {
      reportDrawingFailure(error.description)
      return nil
    }
  }

  /// Logs the reason why something cannot be drawn.
  package func reportDrawingFailure(_ reason: String) { log.device(reason, from: "panel") }
}
