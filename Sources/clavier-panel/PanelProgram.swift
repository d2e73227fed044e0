// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import ClavierLink
import Glibc
import Linux
import Panel
import SessionBus

/// The panel's program, which connects the daemon's scenes with the presenter.
///
/// ```
///   clavierd ── LinkScene ──▶ RetainedPicture ── StyledScene ──▶ Presenter ──▶ screen
///      ▲                                                           │
///      ├───────────── place, fields, text, touches ◀───────────────┘
///      └─ show, hide ◀── SessionBus, signals
/// ```
final class PanelProgram {
  private let loop: EventLoop
  let log: Log
  private(set) var server: DisplayServer
  var plan: PanelPlan
  var painter: PanelPainter
  var position = PanelPosition()
  var link: PanelLink?
  var presenter: (any Presenter)?
  var bus: SessionBus?
  private var fields = TextFields()
  private var watches = Watches()
  private var absence: ServiceAbsence?
  var layoutSwitch = LayoutSwitch()
  var keys: KeyFeedback?

  /// The signals and timers of the panel itself.
  private struct Watches {
    var signals: [EventLoop.Signals] = []
    /// Whether the memory that only the start needed was released, after the first picture.
    var isStartMemoryReleased = false
    /// The switch to another display server.
    var serverSwitch: EventLoop.DeferredTask?
    /// The timer for redrawing keys that show a remaining wait.
    var wait: EventLoop.Timer?
    /// The watch of shown pictures; `nil` without a watchdog.
    var presentation: PresentationWatch?
  }

  /// The text fields of the session.
  private struct TextFields {
    /// The source of field events.
    var source: FieldSource?
    /// The policy for showing the keyboard.
    var focus: FocusController?
  }

  init(_ loop: EventLoop, _ log: Log, _ plan: PanelPlan) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.plan = plan
    server = DisplayServer(plan.locations.display)
    painter = PanelPainter(plan.theme, headroom: server.headroom)
    try connectServer()
    try connectDaemon()
    try connectFields()
    watches.signals = [
      try loop.onSignal(SIGTERM, SIGINT) { [unowned self] _ in stop() },
      try loop.onSignal(SIGHUP) { [unowned self] _ in reload() },
      try loop.onSignal(SIGUSR1, SIGUSR2, Self.toggleSignal) { [unowned self] in handle($0) },
    ]
    bus = try SessionBus(loop, log, switchLanguage: { [unowned self] in switchLanguage(to: $0) }) {
      [unowned self] in
      handle($0)
    }
  }

  private func connectServer() throws(SystemError) {
    presenter = try server.presenter(loop, log) { [unowned self] in handle($0) }
    presenter?.settings.panel = plan.settings
    // The daemon decides which touches count (touch.source).
    presenter?.reportsTouches = true
    guard !server.hasNoDisplayServer else { return }
    position.mover = try PanelMover(
      loop, log, FloatingRecord(),
      PanelMover.Events(
        moved: { [unowned self] in presenter?.placementOverride = position.placementOverride },
        reportPlace: { [unowned self] in sendPlace() }))
    presenter?.placementOverride = position.placementOverride
  }

  /// Moves the panel to the session's X server, once the presenter has returned.
  ///
  /// - Parameter reason: The reason why the compositor cannot show it.
  private func leaveCompositor(_ reason: String) {
    guard let xServer = server.xServer() else { return log.device(reason, from: "panel") }
    watches.serverSwitch = loop.deferredTask { [unowned self] in
      log.info(
        "the compositor has no layers above programs, so the keyboard is a window of \(xServer.title)",
        from: "panel")
      // The compositor's reports are void, as at the end of a connection.
      let ends = [PresenterEvent.keymap(nil), .typesAnyText(false), .application(nil)]
      for event in ends { handle(event) }
      server = xServer
      do throws(SystemError) {
        try connectServer()
      } catch {
        return log.device("\(error)", from: "panel")
      }
      presenter?.start()
      draw()
    }
    watches.serverSwitch?.schedule()
  }

  private func connectDaemon() throws(SystemError) {
    link = try PanelLink(
      loop: loop, path: plan.locations.socket, name: "clavier-panel", version: Version.current
    ) { [unowned self] in handle($0) }
    link?.reportsPresentation = true
    link?.replacesTexts = true
    keys = try KeyFeedback(loop, log)
    updateSounds()
    watches.wait = try loop.timer { [unowned self] in draw() }
    absence = try ServiceAbsence(loop, wasShown: plan.settings.show == .always) {
      [unowned self] in draw()
    }
  }

  private func connectFields() throws(SystemError) {
    fields.source = FieldSource(
      loop, log, plan.settings, mayQueryPrograms: !server.hasNoDisplayServer,
      FieldSource.Events(
        fields: { [unowned self] in fieldsChanged($0, commits: $1) },
        lost: { [unowned self] in handleFieldLoss($0) }))
    fields.focus = try FocusController(loop) { [unowned self] in
      perform($0)
      if absence?.isReported == true { draw() }
    }
  }

  /// The first real-time signal that is free for programs.
  ///
  /// **Source:** wvkbd(1), for all three signals: SIGUSR1 hides, SIGUSR2 shows, SIGRTMIN toggles.
  private static var toggleSignal: Int32 { __libc_current_sigrtmin() }

  /// Connects to the display server, the daemon and the bus.
  func start() {
    presenter?.start()
    link?.start()
    bus?.start()
  }

  /// Notifies the service manager that the panel works, and answers its watchdog.
  ///
  /// The display server and the daemon may be absent: the panel waits for them as long as needed.
  ///
  /// - Throws: ``SystemError`` if the watchdog's timers cannot be made.
  func reportReady() throws(SystemError) {
    guard ServiceManager.isMainProcess else { return }
    ServiceManager.notify(.ready, log)
    guard try loop.enableWatchdog() else { return }
    watches.presentation = try PresentationWatch(
      loop, log,
      PresentationWatch.Display(
        isPending: { [unowned self] in presenter?.isPending == true },
        isScreenOff: { [unowned self] in
          position.placed.output.map { ScreenPower().isOff($0.name) } ?? false
        }))
  }

  private func stop() {
    // The library would wait for a bus that does not respond.
    bus = nil
    fields.source = nil
    loop.stop(0)
  }

  private func reload() {
    let oldPolicy = plan.settings.show
    do throws(ConfigurationError) {
      plan = try PanelPlan(plan.locations) { LastGoodPlan()?.store($0, log) }
    } catch {
      return log.userReport(
        "\(error)\nthe configuration stays as it was; correct it and reload")
    }
    log.info("the configuration was reloaded", from: "")
    painter = PanelPainter(plan.theme, headroom: server.headroom)
    fields.source?.settings = plan.settings
    if plan.settings.show != oldPolicy { perform(fields.focus?.current) }
    restyle()
    updateLanguage()
    updateSounds()
    presenter?.reloadImages()
    draw()
  }

  // MARK: From the daemon

  private func handle(_ event: PanelLink.Event) {
    switch event {
    case .connected(let version):
      log.info("connected to clavierd \(version)", from: "")
      absence?.end()
      restyle()
      updateLanguage()
      // Requests from before the connection did not reach the daemon.
      if bus?.isPaused == true { link?.perform(.hide) }
      perform(fields.focus?.current)
      draw()
      reportPresentation()
    case .scene(let changes):
      if !changes.isDisjoint(with: [.context, .layout, .typability]) { restyle() }
      if changes.contains(.context) { updateLanguage() }
      draw()
      reportPresentation()
    case .insert(let text, let number): insert(text, number: number)
    case .replace(let old, let text, let number): replace(old, with: text, number: number)
    case .sound(let sound): keys?.sounds.play(sound)
    case .forgotten: position.mover?.forget()
    case .refused(let text): log.bug("the daemon says: \(text)", from: "link")
    case .lost(let error):
      // The error has its remedy on a separate line.
      log.userReport("the keyboard is hidden until clavierd runs again: \(error)")
      absence?.begin()
      updateLanguage()
      draw()
    }
  }

  /// Shows the scene, or hides the keyboard.
  private func draw() {
    if plan.speaksKeys { keys?.speakKey(of: link?.scene) }
    guard let scene = link?.scene else {
      bus?.isVisible = false
      return show(absence?.isReported == true && wouldBeShown ? .noService : nil)
    }
    bus?.isVisible = scene.isShown
    absence?.wasShown = scene.isShown
    // Such a compositor shows the panel with fields only; otherwise invisible keys could be
    // touched.
    if scene.isShown, plan.locations.isStartedByCompositor, fields.focus?.current != .show {
      link?.perform(.hide)
    }
    // A console's text is always above the panel.
    position.flip.update(
      isShown: scene.isShown, isCovering: scene.isCovering,
      isWanted: plan.settings.flips && !server.hasNoDisplayServer)
    // The presenter ignores an equal value.
    presenter?.placementOverride = position.placementOverride
    guard scene.isShown else { return show(placeholder(of: scene)) }
    let now = loop.now
    let picture = painter.picture(
      of: scene, at: Timestamp(microseconds: now), hasPointer: server.hasNoDisplayServer,
      hasHandle: plan.settings.placement == .floating && position.mover != nil)
    show(picture, painter.shape, PresenterSettings(plan.settings))
    watches.wait?.deadline = scene.scene.waits.isEmpty ? nil : now + Self.waitFrameInterval
  }

  /// Shows a placeholder instead of the keyboard; `nil` for nothing.
  private func show(_ placeholder: PanelPlaceholder?) {
    watches.wait?.deadline = nil
    show(
      painter.picture(of: placeholder), placeholder?.shape ?? painter.shape,
      placeholder?.settings(plan.settings) ?? PresenterSettings(plan.settings))
  }

  private func show(
    _ picture: StyledScene?, _ shape: PanelShape, _ settings: PresenterSettings
  ) {
    if presenter?.settings != settings {
      // The panel is hidden first, so that no picture appears at the place of another.
      presenter?.show(nil, shape: shape)
      presenter?.settings = settings
    }
    presenter?.show(picture, shape: shape)
    watches.presentation?.update()
  }

  /// Whether the keyboard would be visible now if the daemon were running.
  private var wouldBeShown: Bool {
    plan.settings.show == .onFocus ? fields.focus?.current == .show : absence?.wasShown == true
  }

  /// The interval between pictures of a growing bar, in microseconds.
  ///
  /// **Source:** ours: 30 pictures per second look continuous.
  private static let waitFrameInterval: Int64 = 33_000

  // MARK: To the daemon

  private func handle(_ event: PresenterEvent) {
    switch event {
    case .placed(let place):
      position.placed = place
      // During a drag the mover decides when to report.
      if position.mover?.isDragging != true { sendPlace() }
      // Without an output, nothing can be shown.
      reportPresentation()
      watches.presentation?.update()
    case .touched(let touch): handleTouch(touch)
    case .fields(let events): fields.source?.handle(events, commits: !server.hasNoDisplayServer)
    case .keymap(let keymap):
      link?.keymap = keymap
      updateLanguage()
    case .typesAnyText(let isSo): link?.typesAnyText = isSo
    case .clipboard(let text): link?.report(copiedText: text)
    case .application(let name): link?.application = name
    case .fieldsUnavailable:
      // A compositor that has started the panel shows it with that compositor's fields only.
      if !plan.locations.isStartedByCompositor { fields.source?.handleMissingServer() }
    case .unsupported(let reason): leaveCompositor(reason)
    case .presented:
      link?.scenePresented(isNewest: presenter?.isPresented == true)
      watches.presentation?.recordShown()
      if !watches.isStartMemoryReleased {
        watches.isStartMemoryReleased = true
        ProcessMemory.releaseStartMemory()
      }
    case .ended: stop()
    }
  }

  /// Reports the newest scene as presented if it changes no picture, or was shown at once.
  private func reportPresentation() {
    if presenter?.isPresented == true { link?.scenePresented() }
  }

  private func fieldsChanged(_ events: [FieldMachine.Event], commits: Bool) {
    for event in events {
      switch event {
      case .entered(let field): link?.enter(PanelField(field, commits: commits))
      case .text(let text): link?.report(text)
      case .left: link?.leaveField()
      }
      // The event is handled under any policy, since a reload may change to that of fields.
      fields.focus?.handle(event, isHidden: link?.scene?.isShown == false)
    }
  }

  private func handleFieldLoss(_ reason: String) {
    guard plan.settings.show == .onFocus else {
      fields.focus?.forget()
      guard plan.settings.queriesPrograms else { return }
      return log.device("text fields are unknown: \(reason)", from: "panel")
    }
    log.device(
      "text fields are unknown, so the keyboard is always shown (panel.show): \(reason)",
      from: "panel")
    fields.focus?.handleSourceLoss()
  }

  /// Performs the focus policy's action, unless another policy is in use or a program has paused
  /// it.
  private func perform(_ action: FocusMachine.Action?) {
    guard plan.settings.show == .onFocus, bus?.isPaused != true else { return }
    switch action {
    case .show: link?.perform(.show)
    case .hide: link?.perform(.hide)
    case nil: break
    }
  }

  // MARK: From other programs

  private func handle(_ signal: Int32) {
    let request: SessionBus.Request =
      signal == SIGUSR1 ? .hide : signal == SIGUSR2 ? .show : .toggle
    if !handle(request) {
      log.device("the signal has no effect: clavierd is not running", from: "")
    }
  }

  /// Performs a program's request.
  ///
  /// - Returns: Whether the daemon is connected.
  private func handle(_ request: SessionBus.Request) -> Bool {
    switch request {
    case .show: link?.perform(.show)
    case .hide, .pause: link?.perform(.hide)
    case .toggle: link?.perform(.toggle)
    case .resume: resume()
    case .forget: link?.perform(.forget)
    }
    return link?.scene != nil
  }

  /// Ends a pause, and applies the policy.
  private func resume() {
    switch plan.settings.show {
    case .always: link?.perform(.show)
    case .onFocus: perform(fields.focus?.current)
    case .manual, .noHardwareKeyboard: break
    }
  }
}
