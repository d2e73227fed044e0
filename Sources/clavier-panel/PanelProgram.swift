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
  let server: DisplayServer
  var plan: PanelPlan
  var painter: PanelPainter
  var position = PanelPosition()
  var link: PanelLink?
  var presenter: (any Presenter)?
  var bus: SessionBus?
  /// Tells of text fields.
  private var fields: FieldSource?
  /// What follows of them.
  private var focus: FocusFollower?
  private var signals: [EventLoop.Signals] = []
  /// Draws again while a key shows how long it still waits.
  private var waitTimer: EventLoop.Timer?
  private var absence: ServiceAbsence?
  var layoutSwitch = LayoutSwitch()

  init(
    _ loop: EventLoop, _ log: Log, _ plan: PanelPlan
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.plan = plan
    server = DisplayServer(plan.places.display)
    painter = PanelPainter(plan.theme, headroom: server.headroom)
    try connectServer()
    try connectDaemon()
    try connectFields()
    signals = [
      try loop.onSignal(SIGTERM, SIGINT) { [unowned self] _ in stop() },
      try loop.onSignal(SIGHUP) { [unowned self] _ in reload() },
      try loop.onSignal(SIGUSR1, SIGUSR2, Self.toggleSignal) { [unowned self] in obey($0) },
    ]
    bus = try SessionBus(loop, log, goTo: { [unowned self] in go(to: $0) }) { [unowned self] in
      obey($0)
    }
  }

  private func connectServer() throws(SystemError) {
    presenter = try server.presenter(loop, log) { [unowned self] in handle($0) }
    presenter?.settings = plan.settings
    // Which of it counts, the daemon decides (touch.source).
    presenter?.reportsTouches = true
    guard !server.isBare else { return }
    position.mover = try PanelMover(
      loop, log, FloatingRecord(),
      PanelMover.Events(
        moved: { [unowned self] in presenter?.stance = position.stance },
        told: { [unowned self] in tellPlace() }))
    presenter?.stance = position.stance
  }

  private func connectDaemon() throws(SystemError) {
    link = try PanelLink(
      loop: loop, path: plan.places.socket, name: "clavier-panel", version: Version.current
    ) { [unowned self] in handle($0) }
    waitTimer = try loop.timer { [unowned self] in draw() }
    absence = try ServiceAbsence(loop, wasShown: plan.settings.show == .always) {
      [unowned self] in draw()
    }
  }

  private func connectFields() throws(SystemError) {
    fields = FieldSource(
      loop, log, plan.settings, mayAsk: !server.isBare,
      FieldSource.Events(
        fields: { [unowned self] in fieldsChanged($0, commits: $1) },
        lost: { [unowned self] in loseFields($0) }))
    focus = try FocusFollower(loop) { [unowned self] in
      perform($0)
      if absence?.isTold == true { draw() }
    }
  }

  /// The first signal that is free for programs.
  ///
  /// **Source:** wvkbd(1), for all three: SIGUSR1 hides, SIGUSR2 shows, SIGRTMIN toggles.
  private static var toggleSignal: Int32 { __libc_current_sigrtmin() }

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
      plan = try PanelPlan(plan.places)
    } catch {
      return log.userReport(
        "\(error)\nthe configuration stays as it was; correct it and reload")
    }
    log.info("the configuration was read again", from: "")
    painter = PanelPainter(plan.theme, headroom: server.headroom)
    fields?.settings = plan.settings
    restyle()
    draw()
  }

  // MARK: From the daemon

  private func handle(_ event: PanelLink.Event) {
    switch event {
    case .connected(let version):
      log.info("connected to clavierd \(version)", from: "")
      absence?.end()
      restyle()
      followLanguage()
      // What was asked for before it was there, it has not heard.
      if plan.settings.show == .onFocus { perform(focus?.current) }
      draw()
    case .scene(let parts):
      if !parts.isDisjoint(with: [.context, .keys, .untypable]) { restyle() }
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
      absence?.begin()
      followLanguage()
      draw()
    }
  }

  private func restyle() {
    if let scene = link?.scene { painter.restyle(scene, plan.settings) }
  }

  /// Shows the scene, or hides the keyboard.
  private func draw() {
    guard let scene = link?.scene else {
      bus?.isVisible = false
      return show(absence?.isTold == true && isMissed ? .noService : nil)
    }
    bus?.isVisible = scene.isShown
    absence?.wasShown = scene.isShown
    // A console's text is always above.
    position.flip.take(
      isShown: scene.isShown, covers: scene.covers,
      isWanted: plan.settings.flips && !server.isBare)
    // The presenter compares.
    presenter?.stance = position.stance
    // A console tells of no touches, so nobody could touch a tab there.
    guard scene.isShown else {
      return show(plan.settings.hasTab && !server.isBare ? .tab : nil)
    }
    let now = loop.now
    let picture = painter.picture(
      of: scene, at: Timestamp(microseconds: now), hasPointer: server.isBare,
      hasHandle: plan.settings.placement == .floating && position.mover != nil)
    show(picture, painter.shape, plan.settings)
    waitTimer?.deadline = scene.scene.waits.isEmpty ? nil : now + Self.waitPause
  }

  /// Shows no keyboard, but what stands for it.
  private func show(_ standIn: PanelStandIn?) {
    waitTimer?.deadline = nil
    show(
      painter.picture(of: standIn), standIn?.shape ?? painter.shape,
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
    plan.settings.show == .onFocus ? focus?.current == .show : absence?.wasShown == true
  }

  /// How long between two pictures of a bar that grows, in microseconds.
  ///
  /// **Source:** ours: 30 in a second look as if it grew.
  private static let waitPause: Int64 = 33_000

  // MARK: To the daemon

  private func handle(_ event: PresenterEvent) {
    switch event {
    case .placed(let place):
      position.placed = place
      // While it is dragged, its mover says when.
      if position.mover?.isDragging != true { tellPlace() }
    case .touched(let touch): touched(touch)
    case .fields(let events): fields?.take(events, commits: !server.isBare)
    case .keymap(let keymap):
      link?.keymap = keymap
      followLanguage()
    case .typesTexts(let isSo): link?.typesTexts = isSo
    case .lacksFields: fields?.loseServer()
    }
  }

  private func tellPlace() {
    link?.place = position.place(of: keysGeometry)
  }

  private var keysGeometry: PanelGeometry? {
    let isShown = painter.standIn == nil && presenter?.settings == plan.settings
    return position.keysGeometry(plan.settings, painter.shape, isShown: isShown)
  }

  private func touched(_ touch: PanelTouch) {
    if painter.standIn != nil {
      // The tab is touched; of a sentence nothing is asked.
      if touch.frame.touches.contains(where: { $0.phase == .down }) {
        position.flip.askedByTab()
        link?.perform(.show)
      }
      return
    }
    let rest = position.mover?.rest(of: touch, on: ground) ?? touch
    if !rest.frame.touches.isEmpty { link?.send(rest) }
  }

  /// What is touched of a keyboard with a handle; `nil` of one without.
  private var ground: FloatingMachine.Ground? {
    guard let output = position.placed.output, let geometry = position.placed.geometry,
      let handle = painter.handle
    else { return nil }
    return FloatingMachine.Ground(
      output: output, geometry: keysGeometry ?? geometry, settings: plan.settings,
      shape: painter.shape, handle: handle)
  }

  private func fieldsChanged(_ fields: [FieldMachine.Event], commits: Bool) {
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
