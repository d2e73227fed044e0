// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import ClavierSettings
package import Linux
package import Panel

/// One connection to a compositor, from its socket to its end.
///
/// ```
///   connected ── all globals and an output are known ──▶ ready: a panel if one is wanted
///       │                                                  │ closed by the compositor: asked for again, after a pause
///       └─────────────── the connection ends ──────────────┴──▶ its owner is told, and drops it
/// ```
package final class WaylandSession: DisplaySession, GlobalsListener {
  private let loop: EventLoop
  private let log: Log
  private let events: DisplaySessionEvents<WaylandError>
  private let renderers: RendererStore
  private let display: Display
  private var globals: Globals?
  private var watch: EventLoop.Watch?
  private var flushTimer: EventLoop.Timer?
  private var askTimer: EventLoop.Timer?
  private var askPause = RetryPause()
  private var outputs: [Output] = []
  private var seats: [Seat] = []
  private(set) var surface: PanelSurface?
  /// What the last surface was drawn on; `nil` while there is one.
  private var buffers: DrawnBuffers?
  /// What a finger drags the panel by.
  private var held: HeldSurface?
  /// What was told of fingers last.
  private var lastTouches: [Touch] = []
  private var inputMethod: InputMethod?
  /// What types texts that no field takes; `nil` where the compositor has no such keyboards.
  private var keyboard: TypingKeyboard?
  /// What the first seat makes of keys, and the group that it was told to be in.
  private var keymap: SessionKeymap? {
    didSet { events.keymap(keymap) }
  }
  private let sway: SwaySocket?
  private var isComplete = false
  /// Whether its owner was told that it is over.
  private var isOver = false
  private var outputComplaint = OutputComplaint()
  private var wanted: PanelWish

  package init(
    _ loop: EventLoop, _ log: Log, display name: String?, _ wish: PanelWish,
    _ renderers: RendererStore, _ events: DisplaySessionEvents<WaylandError>
  ) throws(WaylandError) {
    self.renderers = renderers
    self.loop = loop
    self.log = log
    wanted = wish
    self.events = events
    sway = SwaySocket(loop)
    display = try Display(name: name)
    globals = try Globals(display, self)
    do throws(SystemError) {
      watch = try loop.watch(display.descriptor, "the Wayland compositor") { [weak self] in
        self?.ready($0)
      }
      flushTimer = try loop.timer { [weak self] in self?.flush() }
      askTimer = try loop.timer { [weak self] in
        self?.update()
        self?.flush()
      }
    } catch {
      throw .system(call: error.call, reason: error.reason)
    }
    _ = try display.flush()
  }

  /// Nothing: all that there is to tell comes with the compositor's first answers.
  package func begin() {}

  /// Shows something else, or shows it elsewhere.
  package func want(_ wish: PanelWish) {
    let old = wanted
    wanted = wish
    if held == nil, let surface, let picture = wish.picture, !wish.isElsewhere(than: old) {
      surface.show(picture)
      return flush()
    }
    if old.settings != wish.settings {
      dropSurface()
      if isComplete { followKeyboard() }
    }
    if old.stance.isHeld != wish.stance.isHeld { hold(wish.stance.isHeld) }
    if old.reportsTouches, !wish.reportsTouches { seats.forEach { $0.cancel() } }
    update()
    flush()
  }

  // MARK: The connection

  private func ready(_ readiness: EventLoop.Readiness) {
    do throws(WaylandError) {
      try display.read()
      if readiness == .hungUp { throw .ended }
    } catch {
      return end(error)
    }
    flush()
  }

  /// Sends what was asked for; what a slow compositor does not take yet, later.
  private func flush() {
    guard !isOver else { return }
    do throws(WaylandError) {
      let isSent = try display.flush()
      flushTimer?.deadline = isSent ? nil : loop.now + Self.flushPause
    } catch {
      end(error)
    }
  }

  private func end(_ error: WaylandError) {
    guard !isOver else { return }
    isOver = true
    watch = nil
    flushTimer = nil
    askTimer = nil
    keyboard = nil
    dropSurface()
    events.ended(error)
  }

  /// How long a compositor has to read what it was sent before it is tried again, in microseconds.
  ///
  /// **Source:** ours: a frame of a screen with 60 of them in a second.
  private static let flushPause: Int64 = 16_000

  // MARK: What the compositor has

  func outputCame(_ name: UInt32, version: UInt32) {
    guard let globals, !outputs.contains(where: { $0.name == name }) else { return }
    let output = try? Output(globals, name, version: version) { [weak self] in self?.changed($0) }
    if let output { outputs.append(output) }
  }

  func seatCame(_ name: UInt32, version: UInt32) {
    guard let globals, !seats.contains(where: { $0.name == name }) else { return }
    let seat = try? Seat(
      globals, name, version: version,
      isPanel: { [weak self] in
        $0 != nil && ($0 == self?.surface?.pointer || $0 == self?.held?.surface.pointer)
      },
      onReport: { [weak self] in self?.report($0) },
      onKeymap: { [weak self] in
        if name == self?.seats.first?.name {
          self?.take(keymap: $0)
        }
      })
    if let seat { seats.append(seat) }
    if isComplete { followFields() }
  }

  func gone(_ name: UInt32) {
    if let seat = seats.first(where: { $0.name == name }) {
      seat.cancel()
      if seat === seats.first, inputMethod != nil {
        inputMethod = nil
        events.fields([.left])
      }
      if seat === seats.first { leaveKeyboard() }
      seats.removeAll { $0 === seat }
      followFields()
    }
    guard let output = outputs.first(where: { $0.name == name }) else { return }
    if surface?.output === output { dropSurface() }
    outputs.removeAll { $0 === output }
    update()
  }

  func listed() {
    guard let globals else { return }
    for output in outputs { try? output.follow(globals) }
  }

  func complete() {
    isComplete = true
    if let missing = globals?.missing {
      // It is not left: nothing comes of asking again, and the next compositor is noticed by the end of this one.
      log.device("\(WaylandError.lacks(interface: missing))", from: "panel")
    }
    if seats.isEmpty || globals?.inputMethods == nil { events.lacksFields() }
    followFields()
    update()
  }

  /// Becomes the input method of the first seat, and one of its keyboards, if it is not.
  private func followFields() {
    followKeyboard()
    guard inputMethod == nil, !isOver, let globals, let seat = seats.first else { return }
    inputMethod = try? InputMethod(
      loop, globals, seat, onEvents: { [weak self] in self?.events.fields($0) },
      onUnavailable: { [weak self] in
        guard let self else { return }
        log.device(
          "another input method has the seat, so nothing is known of text fields: no capitals by their text, and "
            + "no keyboard that comes and goes with them; end the other one to have that",
          from: "panel")
        events.lacksFields()
      },
      onLateAnswer: { [weak self] in self?.flush() })
  }

  private func followKeyboard() {
    guard wanted.settings.typesCharacters else { return leaveKeyboard() }
    guard keyboard == nil, !isOver, let globals, let seat = seats.first else { return }
    keyboard = TypingKeyboard(loop, globals, seat) { [weak self] in self?.flush() }
    keyboard?.seatChanged(isOurs: keymap.map { _ in false })
    if keyboard != nil { events.typesTexts(true) }
  }

  private func leaveKeyboard() {
    guard keyboard != nil else { return }
    keyboard = nil
    events.typesTexts(false)
  }

  /// Puts a text into the field that has the cursor, or types it where there is none.
  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    if inputMethod?.insert(text) == true {
      flush()
      answer(true)
    } else if let keyboard {
      keyboard.insert(text, expected: expected, answer)
    } else {
      answer(false)
    }
  }

  /// Has sway go to a group; other compositors have no way for a program to say that.
  ///
  /// Which group is active, they tell no panel: it counts what sway says that it has done.
  package func activate(group: Int) -> Bool {
    guard let sway else { return false }
    do throws(SystemError) {
      try sway.activate(group: group) { [weak self] complaint in
        if let complaint {
          self?.log.device("sway does not go to the layout \(group): \(complaint)", from: "panel")
        } else {
          self?.keymap?.group = group
        }
      }
    } catch {
      log.device("sway cannot be asked for another layout (SWAYSOCK): \(error)", from: "panel")
    }
    return true
  }

  /// Takes a keymap, which is told again whenever somebody types on another keyboard: the group stays then.
  private func take(keymap text: String?) {
    let isOurs = text.map(TypingKeymap.isOne)
    keyboard?.seatChanged(isOurs: isOurs)
    // It comes and goes with each text that is typed by it, and other keys are sent by another keyboard.
    guard isOurs != true, text != keymap?.text else { return }
    keymap = text.map { SessionKeymap(text: $0) }
  }

  private func changed(_ output: Output) {
    // Another scale, size or turn: the panel is made anew where it belongs.
    update()
  }

  // MARK: The panel

  /// The output that the panel belongs on now.
  private var home: (output: Output, known: PanelOutput)? {
    let all = outputs.compactMap { output in output.known.map { (output: output, known: $0) } }
    guard let known = all.map(\.known).home(named: wanted.settings.output),
      let home = all.first(where: { $0.known == known })
    else { return nil }
    return home
  }

  /// Makes the panel what it should be.
  private func update() {
    guard isComplete, !isOver, let globals else { return }
    guard globals.missing == nil, let home else {
      dropSurface()
      return events.placed(nil, nil)
    }
    complain(about: home.known)
    let asked = PanelGeometry(
      on: home.known, wanted.settings, shape: wanted.shape, stance: wanted.stance)
    guard let geometry = asked else {
      dropSurface()
      return events.placed(nil, nil)
    }
    guard let picture = wanted.picture else {
      dropSurface()
      return events.placed(home.known, geometry)
    }
    if let surface, surface.output === home.output, surface.geometry.edge == geometry.edge {
      surface.show(picture, geometry)
      if geometry.edge == nil { events.placed(home.known, geometry) }
      return
    }
    if held == nil { dropSurface() }
    guard askTimer?.deadline == nil else { return }
    do throws(WaylandError) {
      let surface = try PanelSurface(
        globals, on: home.output, geometry, wanted.settings, renderers, buffers, surfaceEvents)
      (self.surface, buffers) = (surface, nil)
      surface.isDeaf = held != nil
      surface.show(picture, geometry)
      events.placed(home.known, geometry)
    } catch {
      log.device("\(error)", from: "panel")
      askAgainLater()
    }
  }

  private var surfaceEvents: PanelSurface.Events {
    PanelSurface.Events(
      placed: { [weak self] in
        guard let self, let surface, let known = surface.output.known else { return }
        askPause.worked()
        events.placed(known, surface.geometry)
      },
      closed: { [weak self] in
        self?.dropSurface()
        self?.askAgainLater()
      },
      committed: { [weak self] drawing in
        // Not before: there is always one to be seen.
        try? self?.held?.surface.stepAside()
        self?.events.committed(drawing)
      },
      failed: { [weak self] in self?.log.device($0, from: "panel") })
  }

  private func dropSurface() {
    guard surface != nil || held != nil else { return }
    seats.forEach { $0.cancel() }
    buffers = surface?.giveBuffers() ?? buffers
    (surface, held) = (nil, nil)
  }

  /// Keeps the surface for the finger on it while another one follows that, or lets it go.
  private func hold(_ isHeld: Bool) {
    if isHeld, held == nil, let surface, let kept = HeldSurface(surface, lastTouches) {
      held = kept
      self.surface = nil
    } else if !isHeld, held != nil {
      held = nil
      // What is still on its way of the surface that has gone means places on that.
      seats.forEach { $0.cancel() }
      surface?.isDeaf = false
    }
  }

  private func askAgainLater() {
    askTimer?.deadline = loop.now + askPause.next()
  }

  private func complain(about home: PanelOutput) {
    let complaint = outputComplaint.complaint(
      wanting: wanted.settings.output, on: home, of: outputs.compactMap(\.known))
    if let complaint { log.user(complaint, from: "") }
  }

  private func report(_ report: Seat.Report) {
    guard wanted.reportsTouches else { return }
    if let held { return held.reports(report).forEach(events.touched) }
    guard let surface, let shown = surface.shown else { return }
    lastTouches = report.touches
    shown.reports(
      isPointer: report.isPointer, time: Timestamp(microseconds: report.time),
      touches: report.touches, width: Double(surface.geometry.width)
    ).forEach(events.touched)
  }
}

/// Shows a keyboard above all windows of a Wayland compositor, without ever taking the focus.
package typealias WaylandPresenter = SessionPresenter<WaylandSession>
