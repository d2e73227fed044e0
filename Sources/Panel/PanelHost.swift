// SPDX-License-Identifier: MIT

package import ClavierDrawing
package import ClavierKit
package import ClavierSettings
package import Linux

/// Shows a keyboard on display servers of one kind, one after the other as they come and go.
///
/// ```
///             start              connected                 lost
///   stopped ────────▶ connecting ──────────▶ backend ───────────────▶ waiting ─┐
///                         ▲  └─ nobody there ──────────────────────────▶       │ 0.1 s, twice as long each time
///                         └────────────────────────────────────────────────────┘
/// ```
///
/// What to show is kept, and shown by each server that comes. While a finger drags the panel, the surface that it came
/// down on is held for it, and another one shows the panel.
package final class PanelHost<Backend: PanelBackend>: Presenter {
  package let loop: EventLoop
  package let log: Log
  private let displayName: String?
  private let onEvent: (PresenterEvent) -> Void
  private let renderers = RendererStore()
  /// The connection; `nil` without one.
  private var backend: Backend?
  /// What the panel is on; `nil` while nothing is shown.
  package private(set) var surface: Backend.Surface?
  /// What a finger drags the panel by.
  private var held: Backend.Surface?
  private var wish = PanelWish()
  private var retry = Retry()
  private var complaint = OutputComplaint()
  private var places = AlternationGuard<PresenterPlace>()
  private var isInField = false
  package private(set) var statistics = PresenterStatistics()

  /// What is wanted to be shown.
  private struct PanelWish {
    var settings = PanelSettings()
    var stance = PanelStance()
    var shape = PanelShape.unknown
    /// `nil` for no panel.
    var picture: StyledScene?
    var reportsTouches = false
  }

  /// When a server is looked for again.
  private struct Retry {
    var timer: EventLoop.Timer?
    var backoff = ExponentialBackoff()
    var isLossTold = false
  }

  /// Gets ready to show something, which ``start()`` begins.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told what the server lacks.
  ///   - display: The server; `nil` for what the environment says.
  ///   - onEvent: Takes what happens.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
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

  package var settings: PanelSettings {
    get { wish.settings }
    set {
      guard newValue != wish.settings else { return }
      wish.settings = newValue
      do throws(BackendError) {
        try backend?.settingsChanged(newValue)
      } catch {
        return end(error)
      }
      dropSurface()
      refresh()
    }
  }

  package var stance: PanelStance {
    get { wish.stance }
    set {
      guard newValue != wish.stance else { return }
      let wasHeld = wish.stance.isHeld
      wish.stance = newValue
      if newValue.isHeld != wasHeld { hold(newValue.isHeld) }
      refresh()
    }
  }

  package var reportsTouches: Bool {
    get { wish.reportsTouches }
    set {
      guard newValue != wish.reportsTouches else { return }
      wish.reportsTouches = newValue
      if !newValue { backend?.cancelTouches() }
      refresh()
    }
  }

  package func show(_ picture: StyledScene?, shape: PanelShape) {
    // Whether it looks different, whoever draws it sees.
    let isThere = !Backend.looksFirst && shape == wish.shape
    wish.picture = picture
    wish.shape = shape
    statistics.wantedAt = loop.now
    guard isThere, let picture, let surface, let backend else { return refresh() }
    do throws(BackendError) {
      try surface.show(picture)
      backend.flush()
    } catch {
      end(error)
    }
  }

  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    guard let backend else { return answer(false) }
    backend.insert(text, expected: expected, answer)
  }

  package func activate(group: Int) -> Bool {
    backend?.activate(group: group) ?? false
  }

  // MARK: The connection

  private func connect() {
    do throws(BackendError) {
      let backend = try Backend(self, display: displayName, wish.settings)
      self.backend = backend
      statistics.sessions += 1
      backend.begin()
    } catch {
      end(error)
    }
  }

  /// Gives up the connection, and looks for another one later.
  package func end(_ error: BackendError) {
    // It may be the one that calls.
    let ended = backend
    dropSurface()
    ended?.close()
    backend = nil
    if !retry.isLossTold {
      retry.isLossTold = true
      log.device("\(error)", from: "panel")
    }
    placed(nil, nil)
    tell(.keymap(nil))
    tell(.typesTexts(false))
    if isInField { tell(.fields([.left])) }
    retry.timer?.deadline = loop.now + retry.backoff.next()
    withExtendedLifetime(ended) {}
  }

  // MARK: The panel

  /// Makes the panel what it should be.
  package func update() {
    guard let backend else { return }
    do throws(BackendError) {
      try place(on: backend)
    } catch {
      end(error)
    }
  }

  private func refresh() {
    update()
    backend?.flush()
  }

  private func place(on backend: Backend) throws(BackendError) {
    guard let outputs = try backend.outputs(named: wish.settings.output) else { return }
    guard let home = outputs.home else {
      dropSurface()
      return placed(nil, nil)
    }
    let settings = backend.adapted(wish.settings, to: home)
    guard
      let geometry = PanelGeometry(
        on: home, settings, shape: wish.shape, stance: wish.stance,
        hasHeadroom: Backend.hasHeadroom)
    else {
      dropSurface()
      return placed(nil, nil)
    }
    if let text = complaint.complaint(wanting: settings.output, on: home, of: outputs.names) {
      log.user(text, from: "")
    }
    guard let picture = wish.picture else {
      dropSurface()
      return placed(home, geometry)
    }
    if let surface, surface.move(to: geometry, on: home) {
      try surface.show(picture)
      // At an edge the server has the last word, which has been told.
      if geometry.edge == nil { placed(home, geometry) }
      return
    }
    if held == nil { dropSurface() }
    surface = nil
    guard let made = try backend.makeSurface(on: home, geometry, settings) else { return }
    surface = made
    try made.show(picture)
    placed(home, geometry)
  }

  /// The server has closed the surface.
  package func surfaceClosed() { dropSurface() }

  private func dropSurface() {
    guard surface != nil || held != nil else { return }
    backend?.cancelTouches()
    backend?.drop(surface)
    (surface, held) = (nil, nil)
  }

  /// Keeps the surface for the finger on it while another one follows that, or lets it go.
  private func hold(_ isHeld: Bool) {
    if isHeld, held == nil, let surface, surface.shown != nil {
      backend?.hold(surface)
      held = surface
      self.surface = nil
    } else if !isHeld, held != nil {
      held = nil
      backend?.release(to: surface)
    }
  }
}

// What the server says.

extension PanelHost {
  /// Tells where the keys are; `nil` where nothing can be seen of them.
  package func placed(_ output: PanelOutput?, _ geometry: PanelGeometry?) {
    if output != nil {
      retry.backoff.reset()
      retry.isLossTold = false
    }
    let place = PresenterPlace(output: output, geometry: geometry)
    if places.accepts(place, at: loop.now) { onEvent(.placed(place)) }
  }

  /// Tells what contacts did on the surface that has them, at places on it.
  package func touched(_ touch: PanelTouch) {
    guard wish.reportsTouches, let surface = held ?? surface, let shown = surface.shown else {
      return
    }
    let width = Double(surface.geometry.width)
    for part in shown.touches(touch, width: width) { onEvent(.touched(part)) }
  }

  /// Tells what else the server says.
  package func tell(_ event: PresenterEvent) {
    if case .fields(let fields) = event {
      for event in fields {
        switch event {
        case .entered: isInField = true
        case .left: isInField = false
        case .text: break
        }
      }
    }
    onEvent(event)
  }

  /// A picture was given to the server.
  ///
  /// - Parameter drawing: How long drawing took, in microseconds.
  package func committed(drawing: Int64) {
    // Not before: there is always one to be seen.
    held?.stepAside()
    statistics.committed(drawing: drawing, at: loop.now)
  }

  /// A picture as large as a surface in pixels, and its renderer; `nil` if that is not possible, which is logged.
  package func fitted(
    _ picture: StyledScene, width: Int, height: Int, headroom: Double? = nil
  ) -> (picture: FittedPicture, renderer: SceneRenderer)? {
    guard
      let fitted = renderers.fitted(picture, width: width, height: height, headroom: headroom)
    else {
      failed("a keyboard cannot be drawn on \(width) × \(height) pixels")
      return nil
    }
    return renderers.renderer(scale: fitted.scale, orTell: failed).map { (fitted, $0) }
  }

  /// Logs why something cannot be drawn.
  package func failed(_ reason: String) { log.device(reason, from: "panel") }
}
