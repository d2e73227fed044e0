// SPDX-License-Identifier: MIT

public import ClavierKit
import Glibc
public import Linux

/// The daemon's end of the link: a listening socket and its clients.
///
/// The server never waits for a client. A client that sends without end is served only when no
/// other event is ready. A client that does not read is disconnected once the kernel's buffer for
/// it is full.
///
/// ```
///   accept ──▶ hello ──▶ serve ──▶ answers      bytes that come
///     │                    │
///     │ the 17th           ├─▶ disconnected: does not read, line too long
///     ▼                    └─▶ gone: closed by the client
///   refused
/// ```
public final class LinkServer {
  /// The default path of the daemon's socket.
  ///
  /// **Source:** file-hierarchy(7); `RuntimeDirectory=` of clavier.service.
  public static let standardPath = "/run/clavier/clavier.sock"

  let loop: EventLoop
  let log: Log
  private let path: String
  let daemon: LinkDelegate
  private let listener: OwnedDescriptor
  private var listenerWatch: EventLoop.Watch?
  private var retryTimer: EventLoop.Timer?
  private var typingEnd: EventLoop.DeferredTask?
  private(set) var connections: [LinkConnection] = []
  private var lastNumber: UInt32 = 0

  var scenes: SceneDelivery
  /// The requests without a subscriber that were already logged.
  private var unsubscribedRequests: Set<Effect.Request> = []

  /// The delivery of scenes to panels.
  struct SceneDelivery {
    /// Whether any panel needs scenes.
    var isNeeded = false
    /// The number of panels that have connected so far.
    var panelConnections = 0
    /// The task that sends scenes.
    var task: EventLoop.DeferredTask?
    /// The timer that ends connections of panels that do not read.
    var timer: EventLoop.Timer?
    /// The timeout for a panel that does not read, in microseconds.
    let timeout: Int64
    /// A buffer that is reused for all scenes.
    var json = JSONWriter()
  }

  /// Creates the socket, which accepts clients after ``start()``.
  ///
  /// The owner and the group may connect: mode 0660. A socket left by a killed daemon is replaced.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - log: Receives problems with clients.
  ///   - path: The socket's path.
  ///   - timeout: The timeout for a panel that does not read its queue, in microseconds.
  ///   - daemon: The operations for clients.
  /// - Throws: ``SystemError``; `EADDRINUSE` if another daemon answers there.
  public init(
    loop: EventLoop, log: Log, path: String, timeout: Int64 = LinkLimits.timeout,
    daemon: LinkDelegate
  ) throws(SystemError) {
    scenes = SceneDelivery(timeout: timeout)
    self.loop = loop
    self.log = log
    self.path = path
    self.daemon = daemon
    listener = try LocalSocket.listen(
      at: path, mode: 0o660, backlog: Int32(LinkLimits.clients))
  }

  deinit {
    unlink(path)
  }

  /// Accepts and answers clients as long as the server lives.
  public func start() throws(SystemError) {
    retryTimer = try loop.timer { [unowned self] in listen() }
    typingEnd = loop.deferredTask { [unowned self] in answerTyping() }
    scenes.task = loop.deferredTask { [unowned self] in sendScenes() }
    scenes.timer = try loop.timer { [unowned self] in expirePanels() }
    listenerWatch = try watchListener()
  }

  /// Sends a request to its subscribers; the first request without any is logged.
  ///
  /// - Returns: Whether any program was notified.
  @discardableResult
  public func publish(_ request: Effect.Request) -> Bool {
    if send(.request(request), to: .requests) { return true }
    // The keyboard itself handles a request for the next language.
    if request.kind != Effect.Request.nextLocale.kind,
      unsubscribedRequests.insert(request).inserted
    {
      log.user(
        "a key asks for \(request.name), and no program listens for it (clavier requests); listen, or take "
          + "the key out of the layout", from: "")
    }
    return false
  }

  /// Notifies subscribers of the keyboard's language.
  public func publish(_ locale: KeyboardLocale) {
    send(.locale(locale.rawValue), to: .locale)
  }

  /// Sends a message to the subscribers of a topic.
  ///
  /// - Returns: Whether there was any subscriber.
  @discardableResult
  private func send(_ message: LinkMessage, to topic: LinkTopic) -> Bool {
    let listeners = connections.filter { $0.session.topics.contains(topic) }
    guard !listeners.isEmpty else { return false }
    let line = message.line[...]
    var isSent = false
    for listener in listeners {
      let outcome = listener.send(line)
      isSent = isSent || outcome == .open
      closeIfUnusable(listener, outcome)
    }
    return isSent
  }
}

// New connections.

extension LinkServer {
  private func watchListener() throws(SystemError) -> EventLoop.Watch {
    try loop.watch(listener.rawValue, path, .background) { [unowned self] _ in
      accept()
    }
  }

  private func listen() {
    do throws(SystemError) {
      listenerWatch = try watchListener()
    } catch {
      pauseListening(after: error)
    }
  }

  private func accept() {
    do throws(SystemError) {
      let socket = try LocalSocket.accept(on: listener)
      lastNumber &+= 1
      admit(LinkConnection(owning: socket, number: lastNumber))
    } catch {
      // A client that left before it was accepted is no error.
      guard !error.wouldBlock, error.code != ECONNABORTED else { return }
      pauseListening(after: error)
    }
  }

  /// Stops accepting for a second, since the waiting client would otherwise wake the loop again and
  /// again.
  private func pauseListening(after error: SystemError) {
    let remedy = error.code == EMFILE ? "; raise LimitNOFILE= of clavier.service" : ""
    log.device("no client is accepted for a second: \(error)\(remedy)", from: "link")
    listenerWatch = nil
    retryTimer?.deadline = loop.now + 1_000_000
  }

  private func admit(_ connection: LinkConnection) {
    guard connections.count < LinkLimits.clients else {
      log.device("\(connection.name) is refused: there are \(connections.count)", from: "link")
      _ = connection.send(LinkMessage.error("too many clients").line[...])
      return
    }
    do throws(SystemError) {
      try connection.limitBacklog()
      try listen(to: connection)
    } catch {
      log.device("\(connection.name) cannot be served: \(error)", from: "link")
      return
    }
    connections.append(connection)
    log.debug("\(connection.name) is connected", from: "link")
    closeIfUnusable(connection, connection.send(ClientSession.greeting[...]))
  }
}

// Connected clients.

extension LinkServer {
  /// Schedules the answers to clients that type; call when the key queue has drained.
  public func handleKeysSent() {
    // The watches of clients that wait for their keys are `nil`.
    if connections.contains(where: { $0.watch == nil }) { typingEnd?.schedule() }
  }

  /// Counts characters that were accepted but not typed, for the clients that wait for their text.
  public func addMissingCharacters(_ count: Int) {
    for connection in connections { connection.addMissing(count) }
  }

  private func answerTyping() {
    guard daemon.areKeysSent() else { return }
    for connection in connections where connection.session.isTyping {
      let outcome = connection.handleKeysSent(daemon)
      admitPanel(connection)
      finishAnswer(connection, outcome)
    }
  }

  private func finishAnswer(_ connection: LinkConnection, _ outcome: LinkConnection.Outcome) {
    if outcome == .ended || outcome == .full {
      closeIfUnusable(connection, outcome)
    } else if connection.session.isTyping {
      // The client's next line may also be a text.
      typingEnd?.schedule()
    } else {
      resume(connection)
    }
  }

  private func listen(to connection: LinkConnection) throws(SystemError) {
    connection.watch = try loop.watch(connection.descriptor, "client", .background) {
      [unowned self, unowned connection] readiness in
      serve(connection, readiness)
    }
    awaitRoom(of: connection)
  }

  private func resume(_ connection: LinkConnection) {
    guard !connection.isHalfClosed else { return serve(connection, .hungUp) }
    do throws(SystemError) {
      try listen(to: connection)
    } catch {
      log.device("\(connection.name) cannot be served: \(error)", from: "link")
      closeIfUnusable(connection, .ended)
    }
  }

  /// Stops reading from a client until its text is sent, which may already be the case.
  private func pause(_ connection: LinkConnection) {
    connection.watch = nil
    typingEnd?.schedule()
  }

  private func serve(_ connection: LinkConnection, _ readiness: EventLoop.Readiness) {
    guard readiness == .hungUp else {
      serveOnce(connection)
      if connection.session.isTyping { pause(connection) }
      return
    }
    // A watch reports the end of a connection only once, so the remaining bytes are read now.
    for _ in 0..<LinkLimits.finalReads {
      let outcome = connection.serve(daemon)
      admitPanel(connection)
      guard outcome == .open else { break }
      guard !connection.session.isTyping else {
        connection.isHalfClosed = true
        return pause(connection)
      }
    }
    closeIfUnusable(connection, .ended)
  }

  private func serveOnce(_ connection: LinkConnection) {
    let outcome = connection.serve(daemon)
    admitPanel(connection)
    if connection.panel == nil {
      closeIfUnusable(connection, outcome)
    } else {
      finishSending(connection, outcome)
    }
  }

  /// Ends the connection of a client that is no longer usable.
  func closeIfUnusable(_ connection: LinkConnection, _ outcome: LinkConnection.Outcome) {
    guard !connection.isClosed else { return }
    let isPanel = connection.panel != nil && connection.isAdmitted
    switch outcome {
    case .open, .nothing: return
    case .ended where isPanel:
      log.info(
        "\(connection.name) no longer draws the keyboard\(connection.reason)", from: "link",
        event: .panelDisconnected)
    case .ended where connection.isBroken:
      log.device("\(connection.name) is disconnected\(connection.reason)", from: "link")
    case .ended: log.debug("\(connection.name) is gone", from: "link")
    case .full:
      log.device(
        connection.unreadNotice, from: "link", event: isPanel ? .panelDisconnected : nil)
    }
    connection.isClosed = true
    connections.removeAll { $0 === connection }
    forget(connection)
  }
}

extension LinkConnection {
  /// The client's description for the log.
  var name: String { "a client (process \(process))" }

  /// The error that broke the connection, as the end of a line of the log; empty without one.
  fileprivate var reason: String { failure.map { ": \($0)" } ?? "" }

  /// Whether an error broke the connection that the client did not cause by leaving.
  fileprivate var isBroken: Bool {
    failure.map { ![ECONNRESET, EPIPE].contains($0.code) } ?? false
  }

  /// The line of the log about a client that does not read.
  var unreadNotice: String { "\(name) does not read its messages; the connection is closed" }
}
