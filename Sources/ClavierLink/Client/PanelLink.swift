// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import Linux

/// A panel's end of the link: it keeps the scene that the daemon tells of, and tells the daemon of the session.
///
/// ```
///            start                 the daemon's hello, and its first scene
///   idle ──────────▶ connecting ──────────────────────────────▶ connected
///                     ▲      │ nobody is there: .lost, once        │ the daemon ends, or says nonsense: .lost
///                     │      ▼                                     ▼
///                     └──── waiting: 0.1 s, and twice as long each time, up to 5 s
/// ```
///
/// All calls return at once, connected or not: what the session is like is kept, and told to each daemon that comes.
///
/// ```swift
/// let link = try PanelLink(loop: loop, name: "my panel", version: "1.0") { event in
///   switch event {
///   case .connected, .scene: draw()
///   case .insert(let text): link.answerInsertion(commit(text))
///   case .refused(let text): complain(text)
///   case .lost(let error): complain("\(error)")
///   }
/// }
/// link.place = PanelPlace(area: Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1))
/// link.start()
/// ```
public final class PanelLink {
  /// What happens.
  public enum Event: Hashable, Sendable {
    /// A daemon of this version is there, and ``PanelLink/scene`` is its first scene.
    case connected(version: String)
    /// The daemon told of these parts of ``PanelLink/scene``, which are others now.
    case scene(LinkScene.Parts)
    /// The panel is to put this text into the field, or to type it, since there are no keys for it. It happens only in a
    /// field of which the panel said that it commits, and where ``PanelLink/typesTexts`` is set. The daemon types on after
    /// ``PanelLink/answerInsertion(_:)``, or after a second.
    case insert(String)
    /// The daemon did not take something that the panel told, in words for people; all else goes on.
    case refused(String)
    /// There is no daemon, or none any more, and ``PanelLink/scene`` is `nil`. The panel goes on trying, and is told
    /// once until it is connected again.
    case lost(LinkError)
  }

  private enum State {
    case idle
    case waiting
    case connecting(PanelConnection, version: String?)
    case connected(PanelConnection)

    var connection: PanelConnection? {
      switch self {
      case .idle, .waiting: nil
      case .connecting(let connection, _), .connected(let connection): connection
      }
    }
  }

  /// What the keyboard shows; `nil` while there is no daemon.
  public private(set) var scene: LinkScene?

  /// Where the keys are shown; `nil` while they are not to be seen.
  public var place: PanelPlace? {
    didSet {
      if place != oldValue { send(.report(.place(place))) }
    }
  }

  /// What the session makes of keys; `nil` if it is not known.
  public var keymap: SessionKeymap? {
    didSet {
      if keymap != oldValue { send(.report(.keymap(keymap))) }
    }
  }

  /// Whether the panel can type any text into whatever has the focus.
  public var typesTexts = false {
    didSet {
      if typesTexts != oldValue { send(.report(.types(typesTexts))) }
    }
  }

  /// The field that has the cursor; `nil` for none.
  public private(set) var field: PanelField?
  private var text: TextContext?

  private let loop: EventLoop
  private let path: String
  private let greeting: LinkCommand
  private var messages = MessageMemory()
  private let onEvent: (Event) -> Void
  private var state = State.idle
  private var timer: EventLoop.Timer?
  private var backoff = ExponentialBackoff(first: 100_000, longest: PanelLink.longestPause)
  /// Whether it was told that the daemon is lost.
  private var isLossTold = false
  /// What the daemon did not take before it had told of a scene: it says why it leaves.
  private var refusal: String?
  private var isInsertionAnswered = true

  /// How long to wait at most, in microseconds.
  ///
  /// **Source:** ours: nobody looks at a screen without a keyboard for longer without doing something about it.
  private static let longestPause: Int64 = 5_000_000

  /// Gets ready to connect, which ``start()`` does.
  ///
  /// - Parameters:
  ///   - loop: Calls, and waits for the daemon.
  ///   - path: The daemon's socket.
  ///   - name: What the panel is called, 1 to ``LinkLimits/name`` bytes.
  ///   - version: Its version, likewise.
  ///   - onEvent: Takes what happens; called in the loop, never from inside a call of the panel's.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  public init(
    loop: EventLoop, path: String = LinkServer.standardPath, name: String, version: String,
    onEvent: @escaping (Event) -> Void
  ) throws(SystemError) {
    self.loop = loop
    self.path = path
    self.onEvent = onEvent
    greeting = .panel(name: name, version: version)
    timer = try loop.timer { [unowned self] in connect() }
  }

  /// Connects in the loop's next turn, and again whenever the daemon was lost.
  public func start() {
    guard case .idle = state else { return }
    state = .waiting
    timer?.deadline = loop.now
  }

  /// Tells that another field has the cursor; what stands in it is unknown until ``report(_:)``.
  public func enter(_ field: PanelField) {
    self.field = field
    text = nil
    send(.report(.field(field)))
  }

  /// Tells that no field has the cursor.
  public func leaveField() {
    field = nil
    text = nil
    send(.report(.field(nil)))
  }

  /// Tells what stands around the cursor in the field, also if it is what it was.
  ///
  /// - Parameter text: Before the cursor it begins where the field or its paragraph does, or holds at least
  ///   ``TextRecord/capacity`` characters; `nil` where nothing is known.
  public func report(_ text: TextContext) {
    self.text = text
    send(.report(.text(text)))
  }

  /// Tells what contacts did on the keys; nothing is kept of it without a daemon.
  public func send(_ touch: PanelTouch) {
    send(.report(.touch(touch)))
  }

  /// Tells whether the text that was to be inserted last is there, once; before it whatever is typed waits.
  public func answerInsertion(_ isDone: Bool) {
    guard !isInsertionAnswered else { return }
    isInsertionAnswered = true
    send(.report(.inserted(isDone)))
  }

  /// Has the keyboard shown or hidden, or devices let go; without a daemon nothing is done.
  public func perform(_ action: LinkAction) {
    send(.perform(action))
  }

  /// Has the keyboard go on in another language; without a daemon nothing is done.
  ///
  /// - Parameter locale: One of those that the scene's context has; `nil` for the next one.
  public func go(to locale: KeyboardLocale?) {
    send(.goTo(locale))
  }

  private func send(_ command: LinkCommand) {
    // Before that the daemon does not know that this is a panel, and is told all at once then.
    switch state {
    case .connected(let connection), .connecting(let connection, .some):
      connection.send(command.line)
    case .idle, .waiting, .connecting(_, nil): break
    }
  }
}

// The connection.

extension PanelLink {
  private func connect() {
    do throws(LinkError) {
      let connection = try PanelConnection(
        loop, path: path, onLine: { [unowned self] in take($0) },
        onEnd: { [unowned self] in lose($0) })
      state = .connecting(connection, version: nil)
    } catch {
      lose(error)
    }
  }

  /// Waits, after which the daemon is tried again.
  private func lose(_ error: LinkError) {
    // The connection may be the one that calls.
    let connection = state.connection
    state = .waiting
    scene = nil
    timer?.deadline = loop.now + backoff.next()
    let error = refusal.map(LinkError.refused) ?? error
    refusal = nil
    if !isLossTold {
      isLossTold = true
      onEvent(.lost(error))
    }
    withExtendedLifetime(connection) {}
  }

  private func take(_ line: [UInt8]) {
    // What follows in the same piece, after the connection was given up, is nobody's.
    guard state.connection != nil else { return }
    do throws(LinkMistake) {
      switch try messages.message(line) {
      case .hello(let hello)?: greet(hello)
      case .scene(let change)?: try take(change)
      case .insert(let text)?: insert(text)
      case .error(let text)?: refuse(text)
      case nil: break
      }
    } catch {
      lose(.notUnderstood(error.description))
    }
  }

  private func insert(_ text: String) {
    isInsertionAnswered = false
    onEvent(.insert(text))
  }

  private func greet(_ hello: LinkHello) {
    guard case .connecting(let connection, nil) = state else { return }
    guard hello.protocolVersion == LinkLimits.protocolVersion else {
      return lose(.otherProtocol(version: hello.version))
    }
    state = .connecting(connection, version: hello.version)
    send(greeting)
    if place != nil { send(.report(.place(place))) }
    if keymap != nil { send(.report(.keymap(keymap))) }
    if typesTexts { send(.report(.types(true))) }
    if field != nil { send(.report(.field(field))) }
    if let text { send(.report(.text(text))) }
  }

  private func refuse(_ text: String) {
    if case .connected = state { return onEvent(.refused(text)) }
    refusal = text
  }

  private func take(_ change: LinkScene.Change) throws(LinkMistake) {
    switch state {
    case .connected:
      scene?.apply(change)
      onEvent(.scene(change.parts))
    case .connecting(let connection, let version?):
      guard change.parts == .all else { throw LinkMistake("the first scene is not whole") }
      var first = LinkScene.empty
      first.apply(change)
      scene = first
      state = .connected(connection)
      backoff.reset()
      isLossTold = false
      refusal = nil
      onEvent(.connected(version: version))
    case .idle, .waiting, .connecting(_, nil): break
    }
  }
}
