// SPDX-License-Identifier: MIT

import ClavierKit
package import ClavierSettings
import Linux
package import Panel

/// A connection to a compositor, from its socket to its end.
///
/// ```
///   connected ── all globals and an output known ──▶ ready: a panel if one is needed
///       │                                              │ closed by compositor: backoff, retry
///       └───────────── the connection ends ────────────┴──▶ its host is notified, and drops it
/// ```
package final class WaylandBackend: PanelBackend {
  private weak var host: PanelHost<WaylandBackend>?
  private var connection: WaylandConnection?
  private var globals: Globals?
  private var services: SeatServices?
  private var settings: PanelSettings
  private var outputs: [Output] = []
  private var seats: [Seat] = []
  /// The last surface's buffers; `nil` while there is a surface.
  private var buffers: RetainedBuffers?
  /// The surface by which a finger drags the panel.
  private var held: PanelSurface?
  /// The interpretation of positions on the surface ``held``.
  private var originResolver: DragOriginResolver?
  private var liveTouches = LiveTouches()
  private var surfaceRetry = SurfaceRetry()
  private var isComplete = false

  /// The backoff before the next request for a surface.
  private struct SurfaceRetry {
    var timer: EventLoop.Timer?
    var backoff = ExponentialBackoff()
  }

  package init(
    _ host: PanelHost<WaylandBackend>, display name: String?, _ settings: PanelSettings
  ) throws(BackendError) {
    self.host = host
    self.settings = settings
    let connection = try WaylandConnection(host.loop, name) { [weak self] in
      self?.host?.end($0)
    }
    self.connection = connection
    services = SeatServices(host) { [weak connection] in connection?.flush() }
    globals = try Globals(connection.display, self)
    do throws(SystemError) {
      surfaceRetry.timer = try host.loop.timer { [weak self] in
        self?.host?.update()
        self?.flush()
      }
    } catch {
      throw .systemCallFailed(error)
    }
    _ = try connection.display.flush()
  }

  package var isOnlyConnection: Bool { connection?.display.isInherited ?? false }

  /// Does nothing, since all information arrives with the compositor's first events.
  package func begin() {}

  /// Sends pending requests; requests that a slow compositor does not accept are sent later.
  package func flush() { connection?.flush() }

  package func close() {
    host = nil
    connection?.close()
    surfaceRetry.timer = nil
    services?.close()
  }

  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    guard let services else { return answer(false) }
    services.insert(text, expected: expected, answer)
  }

  package func replace(_ old: String, with text: String) -> Bool {
    services?.replace(old, with: text) ?? false
  }

  package func activate(group: Int) -> Bool { services?.activate(group: group) ?? false }

  // MARK: The panel

  package func outputs(named name: String?) -> PanelOutputs? {
    guard isComplete, let globals else { return nil }
    guard globals.missing == nil else { return PanelOutputs([], named: name) }
    return PanelOutputs(outputs.compactMap(\.known), named: name)
  }

  package func settingsChanged(_ settings: PanelSettings) {
    self.settings = settings
    guard isComplete, let globals else { return }
    services?.update(seats.first, globals, settings)
  }

  package func makeSurface(
    on panelOutput: PanelOutput, _ geometry: PanelGeometry, _ settings: PanelSettings
  ) -> PanelSurface? {
    guard let host, let globals, surfaceRetry.timer?.deadline == nil,
      let output = outputs.first(where: { $0.known == panelOutput })
    else { return nil }
    do throws(BackendError) {
      let made = try PanelSurface(
        self, host, globals, on: output, geometry, reservesSpace: settings.reservesSpace, buffers)
      buffers = nil
      made.ignoresNewTouches = held != nil
      return made
    } catch {
      host.reportDrawingFailure(error.description)
      retryLater()
      return nil
    }
  }

  package func drop(_ surface: PanelSurface?) {
    buffers = surface?.releaseBuffers() ?? buffers
    (held, originResolver) = (nil, nil)
  }

  package func keepTouches(on surface: PanelSurface) {
    held = surface
    let frame = surface.geometry.frame
    originResolver = DragOriginResolver(origin: Point(x: frame.minX, y: frame.minY))
    for touch in liveTouches.touches.values { originResolver?.record(touch) }
  }

  package func redirectTouches(to surface: PanelSurface?) {
    (held, originResolver) = (nil, nil)
    // Pending events of the old surface have positions on the old surface.
    cancelTouches()
    surface?.ignoresNewTouches = false
  }

  package func cancelTouches() {
    for seat in seats { seat.cancel() }
  }

  private func handleTouch(_ touch: PanelTouch) {
    liveTouches.record(touch.frame.touches)
    guard originResolver != nil else {
      host?.handleTouch(touch)
      return
    }
    var touch = touch
    touch.frame.touches = touch.frame.touches.map { originResolver?.resolve($0) ?? $0 }
    host?.handleTouch(touch)
  }

  // MARK: Events of surfaces

  /// Reports a surface that has received its size and place.
  func reportPlace(of surface: PanelSurface) {
    guard surface === host?.surface, let known = surface.output.known else { return }
    surfaceRetry.backoff.reset()
    host?.reportPlace(known, surface.geometry)
  }

  /// Handles a surface that the compositor has closed.
  func surfaceClosed() {
    host?.surfaceClosed()
    retryLater()
  }

  private func retryLater() {
    guard let host else { return }
    surfaceRetry.timer?.deadline = host.loop.now + surfaceRetry.backoff.next()
  }
}

// The compositor's globals.

extension WaylandBackend {
  func addOutput(_ name: UInt32, version: UInt32) {
    guard let globals, !outputs.contains(where: { $0.name == name }) else { return }
    // A change of scale, size or rotation requires a new panel.
    let output = try? Output(globals, name, version: version) { [weak self] in
      self?.host?.update()
    }
    if let output { outputs.append(output) }
  }

  func addSeat(_ name: UInt32, version: UInt32) {
    guard let globals, !seats.contains(where: { $0.name == name }) else { return }
    let numbers = seats.map(\.number)
    let number = (0...seats.count).first { !numbers.contains($0) } ?? seats.count
    let seat = try? Seat(
      globals, name, version: version, number: number,
      isPanel: { [weak self] in
        $0 != nil && ($0 == self?.host?.surface?.pointer || $0 == self?.held?.pointer)
      },
      onTouch: { [weak self] in self?.handleTouch($0) },
      onKeymap: { [weak self] in
        if name == self?.seats.first?.name { self?.services?.keymapChanged($0) }
      })
    if let seat { seats.append(seat) }
    useSeat()
  }

  /// Handles the addition of the global by which the compositor describes its windows.
  func windowManagerAdded(_ name: UInt32) {
    services?.windowManager = name
    useSeat()
  }

  func remove(_ name: UInt32) {
    if let seat = seats.first(where: { $0.name == name }) {
      let isFirst = seat === seats.first
      seat.cancel()
      if isFirst { services?.leave() }
      seats.removeAll { $0 === seat }
      useSeat()
      // The keymap of the next seat was ignored when it arrived.
      if isFirst { services?.keymapChanged(seats.first?.keymapText) }
    }
    guard let output = outputs.first(where: { $0.name == name }) else { return }
    if host?.surface?.output === output { host?.surfaceClosed() }
    outputs.removeAll { $0 === output }
    host?.update()
  }

  /// Handles the end of the first list of globals.
  func handleGlobalsListed() {
    guard let globals else { return }
    for output in outputs { try? output.requestLogicalSize(globals) }
  }

  /// Handles the end of the globals' first events.
  func complete() {
    isComplete = true
    if let missing = globals?.missing {
      // The connection stays open: a retry would not help, and its end announces the next
      // compositor.
      let reason = BackendError.missing(interface: missing).description
      if missing == "zwlr_layer_shell_v1" {
        host?.report(.unsupported(reason))
      } else {
        host?.reportDrawingFailure(reason)
      }
    }
    if seats.isEmpty || globals?.hasInputMethods != true { host?.report(.fieldsUnavailable) }
    useSeat()
    host?.update()
  }

  /// Requests the services that the first seat lacks; a no-op before the first globals are known.
  func useSeat() {
    guard isComplete, let globals, host != nil else { return }
    services?.use(seats.first, globals, settings)
  }
}

/// A panel above all windows of a Wayland compositor that never takes the focus.
package typealias WaylandPresenter = PanelHost<WaylandBackend>
