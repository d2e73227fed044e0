// SPDX-License-Identifier: MIT

public import ClavierKit
import Glibc
public import Linux

/// The daemon's end of the link: a socket with a path, and those who are connected to it.
///
/// It never waits for a client. A client that sends without end is served only when nothing else is due,
/// and one that does not read is left once the kernel's buffer for it is full.
///
/// ```
///   accept ──▶ hello ──▶ serve ──▶ answers      bytes that come
///     │                    │
///     │ the 17th           ├─▶ left: does not read, line too long
///     ▼                    └─▶ gone: closed by the client
///   refused
/// ```
public final class LinkServer {
  /// The daemon's socket, unless it is told another.
  ///
  /// **Source:** file-hierarchy(7); `RuntimeDirectory=` of clavier.service.
  public static let standardPath = "/run/clavier/clavier.sock"

  let loop: EventLoop
  let log: Log
  private let path: String
  let daemon: LinkDaemon
  private let listener: OwnedDescriptor
  private var arrivals: EventLoop.Watch?
  private var rest: EventLoop.Timer?
  private var typingEnd: EventLoop.Deferral?
  private(set) var connections: [LinkConnection] = []
  private var lastNumber: UInt32 = 0

  /// Whether anybody is to be told of scenes.
  var hasPanels = false
  /// Tells panels of the scene.
  private(set) var news: EventLoop.Deferral?
  /// Ends the patience with a panel that does not read.
  private(set) var patience: EventLoop.Timer?
  /// How long that is, in microseconds.
  let patienceLimit: Int64
  /// The requests that no program listened to, each of which is reported once.
  private var unheard: Set<Effect.Request> = []
  /// Room for what they are told.
  var json = JSONBytes()

  /// Makes the socket; nobody is answered before ``start()``.
  ///
  /// Its owner and its group may connect: mode 0660. A socket that a killed daemon left is replaced.
  ///
  /// - Parameters:
  ///   - loop: Tells who comes and what they send.
  ///   - log: Takes what is wrong with clients.
  ///   - path: Where the socket is made.
  ///   - patience: How long a panel may read nothing of what waits for it, in microseconds.
  ///   - daemon: What clients may ask for.
  /// - Throws: ``SystemError``; `EADDRINUSE` if another daemon answers there.
  public init(
    loop: EventLoop, log: Log, path: String, patience: Int64 = LinkLimits.patience,
    daemon: LinkDaemon
  ) throws(SystemError) {
    patienceLimit = patience
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

  /// Answers from now on, for as long as the server lives.
  public func start() throws(SystemError) {
    rest = try loop.timer { [unowned self] in listen() }
    typingEnd = loop.deferral { [unowned self] in answerTyping() }
    news = loop.deferral { [unowned self] in tellScenes() }
    patience = try loop.timer { [unowned self] in endPatience() }
    arrivals = try watchArrivals()
  }

  /// Notifies the programs that subscribed to requests of one; the first without a listener is logged.
  ///
  /// - Returns: Whether any program was notified.
  @discardableResult
  public func publish(_ request: Effect.Request) -> Bool {
    if tell(.request(request), to: .requests) { return true }
    // Languages are the keyboard's own affair.
    if request.kind != Effect.Request.nextLocale.kind, unheard.insert(request).inserted {
      log.user(
        "a key asks for \(request.name), and no program listens for it (clavier requests); listen, or take "
          + "the key out of the layout", from: "")
    }
    return false
  }

  /// Tells those who subscribed to it that the keys are in another language.
  public func publish(_ locale: KeyboardLocale) {
    tell(.locale(locale.rawValue), to: .locale)
  }

  /// Tells those who subscribed to a topic of something.
  ///
  /// - Returns: Whether anybody was told.
  @discardableResult
  private func tell(_ message: LinkMessage, to topic: LinkTopic) -> Bool {
    let listeners = connections.filter { $0.dialogue.topics.contains(topic) }
    guard !listeners.isEmpty else { return false }
    let line = message.line[...]
    var isTold = false
    for listener in listeners {
      let outcome = listener.send(line)
      isTold = isTold || outcome == .open
      settle(listener, outcome)
    }
    return isTold
  }
}

// Who comes.

extension LinkServer {
  private func watchArrivals() throws(SystemError) -> EventLoop.Watch {
    try loop.watch(listener.rawValue, path, .background) { [unowned self] _ in
      accept()
    }
  }

  private func listen() {
    do throws(SystemError) {
      arrivals = try watchArrivals()
    } catch {
      stand(still: error)
    }
  }

  private func accept() {
    do throws(SystemError) {
      let socket = try LocalSocket.accept(on: listener)
      lastNumber &+= 1
      admit(LinkConnection(owning: socket, number: lastNumber))
    } catch {
      // Who went again before they were accepted is nobody's trouble.
      guard !error.isTryAgain, error.code != ECONNABORTED else { return }
      stand(still: error)
    }
  }

  /// Looks away for a second, since who waits would be told of again at once and for ever.
  private func stand(still error: SystemError) {
    log.device("nobody can be connected for a second: \(error)", from: "link")
    arrivals = nil
    rest?.deadline = loop.now + 1_000_000
  }

  private func admit(_ connection: LinkConnection) {
    guard connections.count < LinkLimits.clients else {
      log.device("\(connection.name) is refused: there are \(connections.count)", from: "link")
      _ = connection.send(LinkMessage.error("there are too many clients; goodbye").line[...])
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
    settle(connection, connection.send(LinkDialogue.greeting[...]))
  }
}

// Who is there.

extension LinkServer {
  /// Takes that all keys have been sent that were to be: who waits for that is answered in the loop's next turn.
  public func keysWereSent() {
    // While a client's text is taken, it is still listened to.
    if connections.contains(where: { $0.watch == nil }) { typingEnd?.schedule() }
  }

  /// Takes that characters are not typed after all, for those who wait for theirs.
  public func lost(_ count: Int) {
    for connection in connections { connection.lose(count) }
  }

  private func answerTyping() {
    guard daemon.areKeysSent() else { return }
    for connection in connections where connection.dialogue.isTyping {
      let outcome = connection.keysWereSent(daemon)
      admitPanel(connection)
      settleTyping(connection, outcome)
    }
  }

  private func settleTyping(_ connection: LinkConnection, _ outcome: LinkConnection.Outcome) {
    if outcome == .ended || outcome == .full {
      settle(connection, outcome)
    } else if connection.dialogue.isTyping {
      // The next of its lines was text, too.
      typingEnd?.schedule()
    } else {
      goOn(with: connection)
    }
  }

  private func listen(to connection: LinkConnection) throws(SystemError) {
    connection.watch = try loop.watch(connection.descriptor, "client", .background) {
      [unowned self, unowned connection] readiness in
      serve(connection, readiness)
    }
    awaitRoom(of: connection)
  }

  private func goOn(with connection: LinkConnection) {
    guard !connection.isLeaving else { return serve(connection, .hungUp) }
    do throws(SystemError) {
      try listen(to: connection)
    } catch {
      log.device("\(connection.name) cannot be served: \(error)", from: "link")
      settle(connection, .ended)
    }
  }

  /// Listens to a client no more until what it has typed is sent, which may be so already.
  private func pause(_ connection: LinkConnection) {
    connection.watch = nil
    typingEnd?.schedule()
  }

  private func serve(_ connection: LinkConnection, _ readiness: EventLoop.Readiness) {
    guard readiness == .hungUp else {
      serveOnce(connection)
      if connection.dialogue.isTyping { pause(connection) }
      return
    }
    // A watch says once that its end is gone: what was sent before that comes now or never.
    for _ in 0..<LinkLimits.lastPieces {
      let outcome = connection.serve(daemon)
      admitPanel(connection)
      guard outcome == .open else { break }
      guard !connection.dialogue.isTyping else {
        connection.isLeaving = true
        return pause(connection)
      }
    }
    settle(connection, .ended)
  }

  private func serveOnce(_ connection: LinkConnection) {
    let outcome = connection.serve(daemon)
    admitPanel(connection)
    if connection.panel == nil {
      settle(connection, outcome)
    } else {
      settlePanel(connection, outcome)
    }
  }

  /// Leaves a client that cannot be talked to any more.
  func settle(_ connection: LinkConnection, _ outcome: LinkConnection.Outcome) {
    switch outcome {
    case .open, .nothing: return
    case .ended: log.debug("\(connection.name) is gone", from: "link")
    case .full:
      log.device("\(connection.name) does not read what it is sent, and is left", from: "link")
    }
    connections.removeAll { $0 === connection }
    forget(connection)
  }
}

extension LinkConnection {
  /// The client in words, for the log.
  var name: String { "a client (process \(process))" }
}
