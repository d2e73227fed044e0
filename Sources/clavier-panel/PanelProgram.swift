// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import ClavierLink
import Glibc
import Linux
import Panel
import SessionBus

/// Brings together the daemon, which says what is to be seen, and the presenter, which shows it.
///
/// ```
///   clavierd ── LinkScene ──▶ SceneFollower ── StyledScene ──▶ Presenter ──▶ screen
///      ▲                                                           │
///      ├───────────── place, fields, text, touches ◀───────────────┘
///      └─ show, hide ◀── SessionBus, signals
/// ```
final class PanelProgram {
  private let loop: EventLoop
  let log: Log
  private let places: Arguments.Places
  private let server: DisplayServer
  var plan: PanelPlan
  private var follower: SceneFollower
  /// Pictures of a keyboard that floats, with their handle.
  private var handled = GenerationCache<StyledScene, StyledScene>(limit: 128)
  var link: PanelLink?
  var presenter: (any Presenter)?
  var bus: SessionBus?
  /// Moves a keyboard that floats; `nil` on a text console, where none does.
  private var mover: PanelMover?
  private var flip = FlipMachine()
  /// Where the panel was told to be.
  private var placed: (output: PanelOutput, geometry: PanelGeometry?)?
  /// Whoever tells of text fields.
  private var fields: FieldSource?
  /// What follows of it.
  private var focus: FocusFollower?
  private var signals: [EventLoop.Signals] = []
  /// Draws again while a key shows how long it still waits.
  private var waitTimer: EventLoop.Timer?
  /// Ends the wait for a daemon that is only started again.
  private var noticeTimer: EventLoop.Timer?
  /// What is shown instead of the keyboard; `nil` if nothing is.
  private var standIn: PanelStandIn?
  /// Whether the daemon has been away for so long that it is said.
  private var isAwayTold = false
  /// Whether the keyboard was shown when the daemon was there last; before, what the policy begins with.
  private var wasShown: Bool

  init(
    _ loop: EventLoop, _ log: Log, _ places: Arguments.Places, _ plan: PanelPlan
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.places = places
    self.plan = plan
    server = DisplayServer(places.display)
    follower = SceneFollower(Self.builder(plan, server))
    wasShown = plan.settings.show == .always
    let events = PresenterEvents(
      placed: { [unowned self] in tell($0, $1) }, touched: { [unowned self] in tell($0) },
      fields: { [unowned self] in fields?.take($0, commits: !server.isBare) },
      keymap: { [unowned self] in
        link?.keymap = $0
        followLanguage()
      },
      typesTexts: { [unowned self] in link?.typesTexts = $0 },
      lacksFields: { [unowned self] in fields?.loseServer() })
    fields = FieldSource(
      loop, log, plan.settings, mayAsk: !server.isBare,
      FieldSource.Events(
        fields: { [unowned self] in tell($0, commits: $1) },
        lost: { [unowned self] in loseFields($0) }))
    presenter = try server.presenter(loop, log, events)
    presenter?.settings = plan.settings
    // Which of it counts, the daemon decides (touch.source).
    presenter?.reportsTouches = true
    link = try PanelLink(
      loop: loop, path: places.socket, name: "clavier-panel", version: Version.current
    ) { [unowned self] in take($0) }
    if !server.isBare {
      mover = try PanelMover(
        loop, log, FloatingRecord(),
        PanelMover.Events(
          moved: { [unowned self] in presenter?.stance = stance },
          told: { [unowned self] in tellPlace() }))
      presenter?.stance = stance
    }
    waitTimer = try loop.timer { [unowned self] in draw() }
    focus = try FocusFollower(loop) { [unowned self] in
      perform($0)
      if isAwayTold { draw() }
    }
    noticeTimer = try loop.timer { [unowned self] in
      isAwayTold = true
      draw()
    }
    signals = [
      try loop.onSignal(SIGTERM, SIGINT) { [unowned self] _ in stop() },
      try loop.onSignal(SIGHUP) { [unowned self] _ in reload() },
      try loop.onSignal(SIGUSR1, SIGUSR2, Self.toggleSignal) { [unowned self] in obey($0) },
    ]
    bus = try SessionBus(loop, log, goTo: { [unowned self] in go(to: $0) }) { [unowned self] in
      obey($0)
    }
  }

  /// The first signal that is free for programs.
  ///
  /// **Source:** wvkbd(1), for all three: SIGUSR1 hides, SIGUSR2 shows, SIGRTMIN toggles.
  private static var toggleSignal: Int32 { __libc_current_sigrtmin() }

  private static func builder(_ plan: PanelPlan, _ server: DisplayServer) -> SceneBuilder {
    // What there is no room for is cut off.
    let headroom = server.isBare ? 0 : PanelGeometry.headroomPoints
    return SceneBuilder(
      styleService: .themeBased(theme: plan.theme), headroom: headroom, coversRows: true)
  }

  /// Connects to both.
  func start() {
    presenter?.start()
    link?.start()
    bus?.start()
  }

  private func stop() {
    // The library would wait for a bus that does not answer.
    bus = nil
    fields = nil
    loop.stop(0)
  }

  private func reload() {
    do throws(ConfigurationError) {
      plan = try PanelPlan(places)
    } catch {
      return log.userReport(
        "\(error)\nthe configuration stays as it was; correct it and reload")
    }
    log.info("the configuration was read again", from: "")
    follower = SceneFollower(Self.builder(plan, server))
    fields?.settings = plan.settings
    renewBuilder()
    draw()
  }

  // MARK: From the daemon

  private func take(_ event: PanelLink.Event) {
    switch event {
    case .connected(let version):
      log.info("connected to clavierd \(version)", from: "")
      noticeTimer?.deadline = nil
      isAwayTold = false
      renewBuilder()
      followLanguage()
      // What was asked for before it was there, it has not heard.
      if plan.settings.show == .onFocus { perform(focus?.current) }
      draw()
    case .scene(let parts):
      if !parts.isDisjoint(with: [.context, .keys, .untypable]) { renewBuilder() }
      if parts.contains(.context) { followLanguage() }
      draw()
    case .insert(let text):
      // The daemon tells of what is lost.
      presenter?.insert(text, expected: link?.scene?.expectedCharacters ?? []) { [weak link] in
        link?.answerInsertion($0)
      }
    case .refused(let text): log.bug("the daemon says: \(text)", from: "link")
    case .lost(let error):
      // It has a remedy on a line of its own.
      log.userReport("the keyboard is hidden until clavierd is there again: \(error)")
      noticeTimer?.deadline = loop.now + Self.noticePause
      followLanguage()
      draw()
    }
  }

  /// Has all keys styled anew, by what the daemon says of the keyboard as a whole.
  private func renewBuilder() {
    guard let scene = link?.scene else { return }
    var builder = follower.builder
    builder.context = scene.context
    builder.context.colorScheme = plan.settings.appearance
    builder.canType = scene.typability
    follower.builder = builder
  }

  /// Shows the scene, or hides the keyboard.
  private func draw() {
    guard let scene = link?.scene else {
      bus?.isVisible = false
      return show(isAwayTold && isMissed ? .noService : nil)
    }
    bus?.isVisible = scene.isShown
    wasShown = scene.isShown
    // A console's text is always above.
    flip.take(
      isShown: scene.isShown, covers: scene.covers,
      isWanted: plan.settings.flips && !server.isBare)
    if presenter?.stance != stance { presenter?.stance = stance }
    // A console tells of no touches, so nobody could touch a tab there.
    guard scene.isShown else {
      return show(plan.settings.hasTab && !server.isBare ? .tab : nil)
    }
    let now = loop.now
    // A session has a pointer of its own.
    var picture = follower.picture(
      of: scene.scene, at: Timestamp(microseconds: now),
      pointer: server.isBare ? scene.pointer : nil)
    handle = nil
    if plan.settings.placement == .floating, mover != nil {
      handle = PanelHandle.frame(below: picture.background.frame)
      picture = handled.value(for: picture) { PanelHandle.added(to: picture) }
    }
    lastShape = PanelShape(
      panel: picture.background.frame, keys: scene.scene.frames.bounds, gap: picture.gap)
    standIn = nil
    show(picture, lastShape, plan.settings)
    waitTimer?.deadline = scene.scene.waits.isEmpty ? nil : now + Self.waitPause
  }

  /// Shows no keyboard, but what stands for it.
  private func show(_ standIn: PanelStandIn?) {
    waitTimer?.deadline = nil
    self.standIn = standIn
    show(
      standIn?.picture(headroom: follower.builder.headroom), standIn?.shape ?? lastShape,
      standIn?.settings(plan.settings) ?? plan.settings)
  }

  private func show(_ picture: StyledScene?, _ shape: PanelShape, _ settings: PanelSettings) {
    if presenter?.settings != settings {
      // Nothing is seen in a place that was another's.
      presenter?.show(nil, shape: shape)
      presenter?.settings = settings
    }
    presenter?.show(picture, shape: shape)
  }

  /// Whether somebody would see a keyboard now.
  private var isMissed: Bool {
    plan.settings.show == .onFocus ? focus?.current == .show : wasShown
  }

  var layoutSwitch = LayoutSwitch()
  private var lastShape = PanelShape.unknown
  /// Where the handle is in the picture that is shown; `nil` for none.
  private var handle: Rect?
  /// What has become of the panel's place under its user's hands.
  private var stance: PanelStance {
    var stance = mover?.stance ?? PanelStance()
    stance.isFlipped = flip.isFlipped
    return stance
  }

  /// How long a daemon may be away without a word, in microseconds.
  ///
  /// **Source:** ours: systemd starts it again after a second (`RestartSec=` in the unit).
  private static let noticePause: Int64 = 2_000_000

  /// How long between two pictures of a bar that grows, in microseconds.
  ///
  /// **Source:** ours: 30 in a second look as if it grew.
  private static let waitPause: Int64 = 33_000

  // MARK: To the daemon

  private func tell(_ output: PanelOutput?, _ geometry: PanelGeometry?) {
    placed = output.map { ($0, geometry) }
    // While it is dragged, its mover says when.
    if mover?.isDragging != true { tellPlace() }
  }

  private func tellPlace() {
    guard let placed, let geometry = keysGeometry else {
      link?.place = nil
      return
    }
    let output = placed.output
    link?.place = PanelPlace(
      area: geometry.place(on: output), output: output.name.isEmpty ? nil : output.name,
      pixels: output.pixels, millimeters: output.millimeters, rotation: output.rotation,
      headroom: Double(geometry.headroom) / geometry.keys.height)
  }

  /// Where the keyboard is, or will be where something else is shown.
  private var keysGeometry: PanelGeometry? {
    guard let placed else { return nil }
    let isKeyboards = standIn == nil && presenter?.settings == plan.settings
    // Of one that is dragged, or has come at another edge, what the display server said last is not yet true.
    let isFloating = stance.spot != nil && plan.settings.placement == .floating
    let edge = flip.isFlipped ? plan.settings.edge.opposite : plan.settings.edge
    let isBare = server.isBare
    if isKeyboards, !isFloating, isBare || placed.geometry?.edge == edge {
      return placed.geometry
    }
    return PanelGeometry(on: placed.output, plan.settings, shape: lastShape, stance: stance)
  }

  private func tell(_ report: PanelTouchReport) {
    if standIn != nil {
      // The tab is touched; of a sentence nothing is asked.
      if report.frame.touches.contains(where: { $0.phase == .down }) {
        flip.askedByTab()
        link?.perform(.show)
      }
      return
    }
    let report = mover?.take(report, on: ground) ?? report
    guard !report.frame.touches.isEmpty else { return }
    link?.send(
      PanelTouches(
        source: report.isPointer ? .pointer : .touch, time: report.frame.time,
        contacts: report.frame.touches.map { touch in
          PanelTouches.Contact(
            id: Int(touch.contact.rawValue), phase: touch.phase, point: touch.point)
        }))
  }

  /// What is touched of a keyboard with a handle; `nil` of one without.
  private var ground: FloatingMachine.Ground? {
    guard let placed, let geometry = placed.geometry, let handle else { return nil }
    return FloatingMachine.Ground(
      output: placed.output, geometry: keysGeometry ?? geometry, settings: plan.settings,
      shape: lastShape, handle: handle)
  }

  private func tell(_ fields: [FieldMachine.Event], commits: Bool) {
    for event in fields {
      switch event {
      case .entered(let field): link?.enter(PanelField(field, commits: commits))
      case .text(let text): link?.report(text)
      case .left: link?.leaveField()
      }
      if plan.settings.show == .onFocus { focus?.take(event) }
    }
  }

  private func loseFields(_ reason: String) {
    guard plan.settings.show == .onFocus else {
      guard plan.settings.asksPrograms else { return }
      return log.device("nothing is known of text fields: \(reason)", from: "panel")
    }
    log.device(
      "nothing is known of text fields, so the keyboard is always shown (panel.show): \(reason)",
      from: "panel")
    focus?.lose()
  }

  /// Does what text fields ask for, unless a program has paused that.
  private func perform(_ action: FocusMachine.Action?) {
    guard bus?.isPaused != true else { return }
    switch action {
    case .show: link?.perform(.show)
    case .hide: link?.perform(.hide)
    case nil: break
    }
  }

  // MARK: From other programs

  private func obey(_ signal: Int32) {
    let request: SessionBus.Request =
      signal == SIGUSR1 ? .hide : signal == SIGUSR2 ? .show : .toggle
    if !obey(request) {
      log.device("a signal shows and hides nothing while clavierd is not there", from: "")
    }
  }

  /// Does what a program wants.
  ///
  /// - Returns: Whether the daemon is there to do it.
  private func obey(_ request: SessionBus.Request) -> Bool {
    switch request {
    case .show: link?.perform(.show)
    case .hide, .pause: link?.perform(.hide)
    case .toggle: link?.perform(.toggle)
    case .resume: resume()
    }
    return link?.scene != nil
  }

  /// What shows the keyboard by itself may do so again.
  private func resume() {
    switch plan.settings.show {
    case .always: link?.perform(.show)
    case .onFocus: perform(focus?.current)
    case .manual, .noHardwareKeyboard: break
    }
  }
}
