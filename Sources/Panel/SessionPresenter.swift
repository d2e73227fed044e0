// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings
package import Linux

/// Shows a keyboard on display servers of one kind, one after the other as they come and go.
///
/// ```
///             start              connected                 lost
///   stopped ────────▶ connecting ──────────▶ session ───────────────▶ waiting ─┐
///                         ▲  └─ nobody there ──────────────────────────▶       │ 0.1 s, twice as long each time
///                         └────────────────────────────────────────────────────┘
/// ```
///
/// What to show is kept, and shown by each server that comes.
package final class SessionPresenter<Session: DisplaySession>: Presenter {
  private let loop: EventLoop
  private let log: Log
  private let displayName: String?
  private let events: PresenterEvents
  /// The connection; `nil` without one.
  package private(set) var session: Session?
  private let renderers = RendererStore()
  private var timer: EventLoop.Timer?
  private var pause = RetryPause()
  private var wanted = PanelWish()
  private var wantedAt: Int64?
  private var isLossTold = false
  private var isInField = false
  private var places = AlternationGuard<PresenterPlace>()
  /// What happened so far.
  package private(set) var statistics = PresenterStatistics()

  /// Gets ready to show something, which ``start()`` begins.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told what the server lacks.
  ///   - display: The server; `nil` for what the environment says.
  ///   - events: What to call.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  package init(
    loop: EventLoop, log: Log, display: String? = nil, events: PresenterEvents
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    displayName = display
    self.events = events
    timer = try loop.timer { [unowned self] in connect() }
  }

  /// Connects in the loop's next turn, and again whenever the server has gone.
  package func start() {
    guard session == nil else { return }
    timer?.deadline = loop.now
  }

  /// How the panel is to be.
  package var settings: PanelSettings {
    get { wanted.settings }
    set {
      guard newValue != wanted.settings else { return }
      wanted.settings = newValue
      session?.want(wanted)
    }
  }

  /// What has become of its place under its user's hands.
  package var stance: PanelStance {
    get { wanted.stance }
    set {
      guard newValue != wanted.stance else { return }
      wanted.stance = newValue
      session?.want(wanted)
    }
  }

  /// Whether the server's fingers and pointer are told of.
  package var reportsTouches: Bool {
    get { wanted.reportsTouches }
    set {
      guard newValue != wanted.reportsTouches else { return }
      wanted.reportsTouches = newValue
      session?.want(wanted)
    }
  }

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture; `nil` to show nothing.
  ///   - shape: Where in it the panel and the keys are.
  package func show(_ picture: StyledScene?, shape: PanelShape) {
    // Whether it looks different, whoever draws it sees.
    wanted.picture = picture
    wanted.shape = shape
    wantedAt = loop.now
    session?.want(wanted)
  }

  /// Puts a text into the field that has the cursor, or types it into whatever has the focus, where no keys give it.
  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    guard let session else { return answer(false) }
    session.insert(text, expected: expected, answer)
  }

  /// Has all keyboards of the session in this group of its keymap.
  ///
  /// - Parameter group: From 0.
  /// - Returns: Whether there is a server that lets a panel do that.
  package func activate(group: Int) -> Bool {
    session?.activate(group: group) ?? false
  }

  private func takeFields(_ fields: [FieldMachine.Event]) {
    for event in fields {
      switch event {
      case .entered: isInField = true
      case .left: isInField = false
      case .text: break
      }
    }
    events.fields(fields)
  }

  private func connect() {
    do throws(Session.Failure) {
      let session = try Session(
        loop, log, display: displayName, wanted, renderers,
        DisplaySessionEvents(
          placed: { [unowned self] in placed($0, $1) },
          touched: { [unowned self] in events.touched($0) },
          fields: { [unowned self] in takeFields($0) },
          keymap: { [unowned self] in events.keymap($0) },
          typesTexts: { [unowned self] in events.typesTexts($0) },
          lacksFields: { [unowned self] in events.lacksFields() },
          committed: { [unowned self] in committed(drawing: $0) },
          ended: { [unowned self] in lose($0) }))
      self.session = session
      statistics.sessions += 1
      session.begin()
    } catch {
      lose(error)
    }
  }

  private func placed(_ output: PanelOutput?, _ geometry: PanelGeometry?) {
    if output != nil {
      pause.worked()
      isLossTold = false
    }
    guard places.accepts(PresenterPlace(output: output, geometry: geometry), at: loop.now) else {
      return
    }
    events.placed(output, geometry)
  }

  private func committed(drawing: Int64) {
    statistics.pictures += 1
    statistics.lastDrawing = drawing
    if let wantedAt { statistics.lastDelay = loop.now - wantedAt }
    wantedAt = nil
  }

  private func lose(_ error: Session.Failure) {
    // It may be the one that calls.
    let ended = session
    session = nil
    if !isLossTold {
      isLossTold = true
      log.device("\(error)", from: "panel")
    }
    placed(nil, nil)
    events.keymap(nil)
    events.typesTexts(false)
    if isInField { takeFields([.left]) }
    timer?.deadline = loop.now + pause.next()
    withExtendedLifetime(ended) {}
  }
}
