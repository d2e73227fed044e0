// SPDX-License-Identifier: MIT

public import ClavierKit
public import Linux
public import Panel

/// Shows a keyboard above all windows of an X server, without ever taking the focus.
///
/// ```
///             start              connected                 lost
///   stopped ────────▶ connecting ──────────▶ session ───────────────▶ waiting ─┐
///                         ▲  └─ nobody there ──────────────────────────▶       │ 0.1 s, twice as long each time
///                         └────────────────────────────────────────────────────┘
/// ```
public final class X11Presenter: Presenter {
  private let loop: EventLoop
  private let log: Log
  private let displayName: String?
  private let events: PresenterEvents
  private(set) var session: X11Session?
  private var timer: EventLoop.Timer?
  private var pause = RetryPause()
  private var wanted = X11Session.Wanted()
  private var wantedAt: Int64?
  private var isLossTold = false
  private var places = AlternationGuard<PresenterPlace>()
  public private(set) var statistics = PresenterStatistics()

  /// Gets ready to show something, which ``start()`` begins.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - log: Is told what the server lacks.
  ///   - display: The server, such as `:0`; `nil` for what the environment says.
  ///   - events: What to call.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  public init(
    loop: EventLoop, log: Log, display: String? = nil, events: PresenterEvents
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    displayName = display
    self.events = events
    timer = try loop.timer { [unowned self] in connect() }
  }

  /// Connects in the loop's next turn, and again whenever the server has gone.
  public func start() {
    guard session == nil else { return }
    timer?.deadline = loop.now
  }

  /// How the panel is to be.
  public var settings: PanelSettings {
    get { wanted.settings }
    set {
      guard newValue != wanted.settings else { return }
      wanted.settings = newValue
      session?.want(wanted)
    }
  }

  /// Whether the server's fingers and pointer are told of.
  public var reportsTouches: Bool {
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
  public func show(_ picture: StyledScene?, shape: PanelShape) {
    guard picture != wanted.picture || shape != wanted.shape else { return }
    wanted.picture = picture
    wanted.shape = shape
    wantedAt = loop.now
    session?.want(wanted)
  }

  /// Nothing: X has no way for that but keys.
  public func insert(_ text: String) -> Bool { false }

  private func connect() {
    do throws(X11Error) {
      let session = try X11Session(
        loop, log, display: displayName, wanted,
        X11Session.Events(
          placed: { [unowned self] in placed($0, $1) },
          touched: { [unowned self] in events.touched($0) },
          keymap: { [unowned self] in events.keymap($0) },
          committed: { [unowned self] in committed(drawing: $0) },
          ended: { [unowned self] in lose($0) }))
      self.session = session
      statistics.sessions += 1
      session.begin()
      events.lacksFields()
    } catch {
      lose(error)
    }
  }

  private func placed(_ output: PanelOutput?, _ geometry: PanelGeometry?) {
    if output != nil {
      pause.worked()
      isLossTold = false
    }
    let place = PresenterPlace(output: output, geometry: geometry)
    guard places.accepts(place, at: loop.now) else { return }
    events.placed(output, geometry)
  }

  private func committed(drawing: Int64) {
    statistics.pictures += 1
    statistics.lastDrawing = drawing
    if let wantedAt { statistics.lastDelay = loop.now - wantedAt }
    wantedAt = nil
  }

  private func lose(_ error: X11Error) {
    // It may be the one that calls.
    let ended = session
    session = nil
    if !isLossTold {
      isLossTold = true
      log.device("\(error)", from: "panel")
    }
    placed(nil, nil)
    events.keymap(nil)
    timer?.deadline = loop.now + pause.next()
    withExtendedLifetime(ended) {}
  }
}
