// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import Linux

/// A panel's end of the link: it receives scenes from the daemon, and reports the session to it.
///
/// ```
///            start                 the daemon's hello, and its first scene
///   idle ──────────▶ connecting ──────────────────────────────▶ connected
///                     ▲      │ no daemon: .lost, once              │ it ends, or an error: .lost
///                     │      ▼                                     ▼
///                     └──── waiting: 0.1 s, and twice as long each time, up to 5 s
/// ```
///
/// All calls return at once, connected or not. The session's state is stored and sent to each
/// daemon that connects.
///
/// ```swift
/// let link = try PanelLink(loop: loop, name: "my panel", version: "1.0") { event in
///   switch event {
///   case .connected, .scene: draw()
///   case .insert(let text, let number): link.answerInsertion(commit(text), number: number)
///   case .replace, .sound, .forgotten: break
///   case .refused(let text): warn(text)
///   case .lost(let error): warn("\(error)")
///   }
/// }
/// link.place = PanelPlace(area: Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1))
/// link.start()
/// ```
public final class PanelLink {
  /// An event of the link.
  public enum Event: Hashable, Sendable {
    /// A daemon of this version has connected, and ``PanelLink/scene`` is its first scene.
    case connected(version: String)
    /// These parts of ``PanelLink/scene`` have changed.
    case scene(SceneChanges)
    /// The panel must insert this text into the field, or type it, because the keymap has no keys
    /// for it.
    ///
    /// The event occurs only in a field whose panel reported that it commits, or if
    /// ``PanelLink/typesAnyText`` is set. The daemon continues to type after
    /// ``PanelLink/answerInsertion(_:number:)`` with the same number, or after a second. Older
    /// daemons send no number.
    case insert(String, number: Int? = nil)
    /// The panel must replace this text, if it is before the cursor, with the other text.
    ///
    /// The event occurs only in a field whose panel reported that it commits, and if
    /// ``PanelLink/replacesTexts`` is set. The answer is that of ``insert(_:number:)``, with
    /// `false` if another text is before the cursor.
    case replace(String, with: String, number: Int)
    /// A key was pressed, whose sound the panel must play.
    ///
    /// The event occurs only if ``PanelLink/playsSounds`` is set, before that of the scene.
    case sound(KeySound)
    /// The user has left: the panel must forget the user's changes to it, such as its place.
    case forgotten
    /// The daemon refused a report of the panel, for this reason; the connection continues.
    case refused(String)
    /// No daemon is connected, and ``PanelLink/scene`` is `nil`.
    ///
    /// The panel retries. The event is sent once per loss.
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

  /// The state of reconnection to a daemon.
  private struct Retry {
    var timer: EventLoop.Timer?
    var backoff = ExponentialBackoff(first: 100_000, maximum: PanelLink.maximumDelay)
    /// Whether the loss of the daemon was reported.
    var isLossReported = false
    /// The daemon's refusal before its first scene, which is its reason to disconnect.
    var refusal: String?
  }

  /// The requests of the daemon to insert or replace a text.
  private struct Insertions {
    /// Whether the last request is not yet answered.
    var isPending = false
    /// The number of the last request; `nil` if it has none.
    var number: Int?

    mutating func begin(number: Int?) {
      self.number = number
      isPending = true
    }
  }

  /// The scenes of the present connection.
  private struct Presentation {
    /// Whether the panel reports the scenes that it presents.
    var isReported = false
    /// The number of received scenes.
    var received = 0
    /// The number of the newest presented scene.
    var presented = 0
    /// The timer of the next report.
    var timer: EventLoop.Timer?
  }

  /// The keyboard's scene; `nil` without a daemon.
  public private(set) var scene: LinkScene?

  /// The place where the panel shows the keys; `nil` while they are hidden.
  public var place: PanelPlace? {
    didSet {
      if place != oldValue { send(.report(.place(place))) }
    }
  }

  /// The session's keymap; `nil` if unknown.
  ///
  /// A keymap whose line would be longer than ``LinkLimits/report`` is reported as unknown.
  public var keymap: SessionKeymap? {
    didSet {
      if keymap != oldValue { send(keymapReport) }
    }
  }

  var capabilities = Capabilities()

  /// The field that has the cursor; `nil` for none.
  public private(set) var field: PanelField?
  private var text: TextContext?

  private let loop: EventLoop
  private let path: String
  private let greeting: LinkCommand
  private let onEvent: (Event) -> Void
  private var state = State.idle
  private var retry = Retry()
  private var insertions = Insertions()
  private var presentation = Presentation()

  /// The delay of a report that scenes are presented, in microseconds.
  ///
  /// **Source:** ours: one report for the scenes of several keys, and much less than
  /// ``LinkHealth/panelTimeout``.
  private static let presentationDelay: Int64 = 1_000_000
  /// The longest pause between two attempts to connect, in microseconds.
  ///
  /// **Source:** ours: a user does not wait longer for a keyboard on the screen.
  private static let maximumDelay: Int64 = 5_000_000

  /// Creates a link that ``start()`` connects.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - path: The daemon's socket.
  ///   - name: The panel's name, 1 to ``LinkLimits/name`` bytes.
  ///   - version: The panel's version, 1 to ``LinkLimits/name`` bytes.
  ///   - onEvent: Receives events; called in the loop, never from inside a call to this link.
  /// - Throws: ``SystemError`` if the loop cannot create a timer.
  public init(
    loop: EventLoop, path: String = LinkServer.standardPath, name: String, version: String,
    onEvent: @escaping (Event) -> Void
  ) throws(SystemError) {
    self.loop = loop
    self.path = path
    self.onEvent = onEvent
    greeting = .panel(name: name, version: version)
    retry.timer = try loop.timer { [unowned self] in connect() }
    presentation.timer = try loop.timer { [unowned self] in
      send(.presented(presentation.presented))
    }
  }

  /// Connects in the loop's next turn, and reconnects after each loss of the daemon.
  public func start() {
    guard case .idle = state else { return }
    state = .waiting
    retry.timer?.deadline = loop.now
  }

  /// Reports that another field has the cursor; the field's text is unknown until ``report(_:)``.
  public func enter(_ field: PanelField) {
    self.field = field
    text = nil
    send(.report(.field(field)))
  }

  /// Reports that no field has the cursor.
  public func leaveField() {
    field = nil
    text = nil
    send(.report(.field(nil)))
  }

  /// Reports the text around the cursor in the field, changed or not.
  ///
  /// - Parameter text: The text before the cursor begins with its field or paragraph, or has at
  ///   least ``TextRecord/capacity`` characters; `nil` if unknown.
  public func report(_ text: TextContext) {
    self.text = text
    send(.report(.text(text)))
  }

  /// Reports the text that the user has copied; a no-op without a daemon.
  ///
  /// - Parameter text: At most ``PanelReport/clipboardLimit`` bytes; `nil` if the clipboard has
  ///   another content, or one that is marked as secret.
  public func report(copiedText text: String?) {
    send(.report(.clipboard(text)))
  }

  /// Reports contacts on the keys; a no-op without a daemon.
  public func send(_ touch: PanelTouch) {
    send(.report(.touch(touch)))
  }

  /// Reports whether the last text to insert was inserted, once; typing waits until then.
  ///
  /// - Parameters:
  ///   - isDone: Whether the text was inserted.
  ///   - number: The number of the event; the answer to an earlier event is ignored. `nil` for the
  ///     last event.
  public func answerInsertion(_ isDone: Bool, number: Int? = nil) {
    guard insertions.isPending, number == nil || number == insertions.number else { return }
    insertions.isPending = false
    send(.report(.inserted(isDone, number: number)))
  }

  /// Whether the panel calls ``scenePresented(isNewest:)``; set it before ``start()``.
  ///
  /// The daemon then reports a panel that has presented nothing for a long time.
  public var reportsPresentation: Bool {
    get { presentation.isReported }
    set { presentation.isReported = newValue }
  }

  /// Records that the display server has received a scene.
  ///
  /// The daemon is notified within a second, once for all scenes until then.
  ///
  /// - Parameter isNewest: Whether this is the newest scene; otherwise all scenes but the newest
  ///   count as presented.
  public func scenePresented(isNewest: Bool = true) {
    let scene = presentation.received - (isNewest ? 0 : 1)
    guard presentation.isReported, presentation.presented < scene else { return }
    presentation.presented = scene
    if presentation.timer?.deadline == nil {
      presentation.timer?.deadline = loop.now + Self.presentationDelay
    }
  }

  /// Requests an action of the daemon; a no-op without a daemon.
  public func perform(_ action: LinkAction) {
    send(.perform(action))
  }

  /// Switches to another language; a no-op without a daemon.
  ///
  /// - Parameter locale: One of the languages in the scene's context; `nil` for the next one.
  public func switchLanguage(to locale: KeyboardLocale?) {
    send(.switchLanguage(locale))
  }

  /// Sends a command; a no-op without a daemon.
  func send(_ command: LinkCommand) {
    // Until the hello, the daemon does not accept the client as a panel; ``handleHello(_:)`` sends
    // everything then.
    switch state {
    case .connected(let connection), .connecting(let connection, .some):
      connection.send(command.line)
    case .idle, .waiting, .connecting(_, nil): break
    }
  }
}

// The connection.

extension PanelLink {
  /// The report of ``keymap``; of none if the line were too long, which ends the connection.
  private var keymapReport: LinkCommand {
    let report = LinkCommand.report(.keymap(keymap))
    // The line feed does not count.
    return report.line.count <= LinkLimits.report + 1 ? report : .report(.keymap(nil))
  }

  private func connect() {
    do throws(LinkError) {
      let connection = try PanelConnection(
        loop, path: path, onLine: { [unowned self] in handle($0) },
        onEnd: { [unowned self] in handleLoss($0) })
      state = .connecting(connection, version: nil)
    } catch {
      handleLoss(error)
    }
  }

  /// Waits, and then tries to connect again.
  private func handleLoss(_ error: LinkError) {
    // The call may come from the connection, which must not be released before it returns.
    let connection = state.connection
    state = .waiting
    scene = nil
    insertions.isPending = false
    retry.timer?.deadline = loop.now + retry.backoff.next()
    let error = retry.refusal.map(LinkError.refused) ?? error
    retry.refusal = nil
    if !retry.isLossReported {
      retry.isLossReported = true
      onEvent(.lost(error))
    }
    withExtendedLifetime(connection) {}
  }

  private func handle(_ line: [UInt8]) {
    // The rest of a piece may follow after the connection was closed.
    guard state.connection != nil else { return }
    do throws(ProtocolError) {
      switch try PanelMessage(line: line) {
      case .scene(let json)?: try updateScene(json)
      case .message(.hello(let hello))?: handleHello(hello)
      case .message(.insert(let text, let number))?:
        insertions.begin(number: number)
        onEvent(.insert(text, number: number))
      case .message(.replace(let old, let text, let number))?:
        insertions.begin(number: number)
        onEvent(.replace(old, with: text, number: number))
      case .message(.feedback(let sound))?: onEvent(.sound(sound))
      case .message(.forgotten)?: onEvent(.forgotten)
      case .message(.error(let text))?: refuse(text)
      case .message?, nil: break
      }
    } catch {
      handleLoss(.notUnderstood(error.description))
    }
  }

  private func handleHello(_ hello: LinkHello) {
    guard case .connecting(let connection, nil) = state else { return }
    guard hello.protocolVersion == LinkLimits.protocolVersion else {
      return handleLoss(.otherProtocol(version: hello.version))
    }
    state = .connecting(connection, version: hello.version)
    send(greeting)
    presentation.received = 0
    presentation.presented = 0
    if presentation.isReported { send(.presented(0)) }
    if place != nil { send(.report(.place(place))) }
    if keymap != nil { send(keymapReport) }
    for command in capabilities.commands { send(command) }
    if field != nil { send(.report(.field(field))) }
    if let text { send(.report(.text(text))) }
  }

  private func refuse(_ text: String) {
    if case .connected = state { return onEvent(.refused(text)) }
    retry.refusal = text
  }

  private func updateScene(_ json: JSONValue) throws(ProtocolError) {
    switch state {
    case .connected:
      presentation.received += 1
      if let changes = try scene?.apply(json) { onEvent(.scene(changes)) }
    case .connecting(let connection, let version?):
      var first = LinkScene.empty
      guard try first.apply(json) == .all else {
        throw ProtocolError("the first scene is not whole")
      }
      scene = first
      presentation.received += 1
      state = .connected(connection)
      retry.backoff.reset()
      retry.isLossReported = false
      retry.refusal = nil
      onEvent(.connected(version: version))
    case .idle, .waiting, .connecting(_, nil): break
    }
  }
}
