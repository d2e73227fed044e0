// SPDX-License-Identifier: MIT

import Linux

/// The connection to speech-dispatcher.
///
/// ```
///                a text, at most every few seconds
///   disconnected ─────────────────────────────────▶ connected ⟲ a text
///        ▲                                              │
///        └──── the server ends, or does not answer ─────┘
/// ```
///
/// No call waits for the server. Without one, texts are dropped.
final class SpeechClient {
  private final class Connection {
    var watch: EventLoop.Watch?
    let socket: OwnedDescriptor
    var session = SpeechSession()
    /// The time of the last command, in microseconds.
    var commandTime: Int64 = 0

    init(_ socket: consuming OwnedDescriptor) { self.socket = socket }

    deinit {
      // The watch ends before its descriptor is closed.
      watch = nil
    }
  }

  private let loop: EventLoop
  private let log: Log
  private let path: String?
  private let timeout: Int64
  private var connection: Connection?
  /// The time before which no connection is tried, in microseconds.
  private var retryTime: Int64 = 0
  private var isReported = false

  /// Creates a client that connects with the first text.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - log: Receives the first of several errors.
  ///   - timeout: The time for an answer, and between two connections, in microseconds.
  ///   - variable: Returns an environment variable; `nil` if it is unset or empty.
  init(
    _ loop: EventLoop, _ log: Log, timeout: Int64 = 5_000_000,
    environment variable: (String) -> String? = Environment.variable
  ) {
    self.loop = loop
    self.log = log
    self.timeout = timeout
    path = Self.path(variable)
  }

  /// Returns the path of the server's socket; `nil` if it is unknown, or no Unix socket.
  ///
  /// **Source:** speech-dispatcher's manual: the address is `unix_socket` or `unix_socket:PATH`.
  static func path(_ variable: (String) -> String?) -> String? {
    let kind = "unix_socket"
    if let address = variable("SPEECHD_ADDRESS"), address != kind {
      return address.hasPrefix("\(kind):") ? String(address.dropFirst(kind.count + 1)) : nil
    }
    return variable("XDG_RUNTIME_DIR").map { "\($0)/speech-dispatcher/speechd.sock" }
  }

  /// Speaks a text instead of the one that is spoken.
  func speak(_ utterance: SpeechSession.Utterance) {
    let now = loop.now
    if let connection, connection.session.awaitsReply, now - connection.commandTime >= timeout {
      disconnect("it does not answer")
    }
    if connection == nil {
      guard now >= retryTime else { return }
      retryTime = now + timeout
      connect()
    }
    connection?.session.speak(utterance)
    send()
  }

  private func connect() {
    guard let path else { return report("its socket is unknown") }
    do throws(SystemError) {
      let connection = Connection(try LocalSocket.connectNonblocking(to: path))
      connection.watch = try loop.watch(connection.socket.rawValue, "speech", .background) {
        [unowned self] in
        receive($0)
      }
      self.connection = connection
    } catch {
      report("\(error)")
    }
  }

  private func send() {
    guard let connection, let command = connection.session.nextCommand() else { return }
    connection.commandTime = loop.now
    do throws(SystemError) {
      // The server has read all earlier commands, so that there is room for this one.
      let count = try LocalSocket.send(command[...], to: connection.socket)
      if count < command.count { disconnect("it reads nothing") }
    } catch {
      disconnect(error.reason)
    }
  }

  private func receive(_ readiness: EventLoop.Readiness) {
    guard let connection else { return }
    do throws(SystemError) {
      let bytes = try LocalSocket.receive(from: connection.socket, atMost: 4096)
      guard !bytes.isEmpty, readiness == .readable else { return disconnect("it has ended") }
      guard connection.session.receive(bytes) else { return disconnect("it speaks no SSIP") }
    } catch {
      guard error.wouldBlock, readiness == .readable else { return disconnect(error.reason) }
    }
    if connection.session.isIdle { isReported = false }
    send()
  }

  /// Drops the connection; a failure is an end amid a text.
  private func disconnect(_ reason: String) {
    let isFailure = connection?.session.isIdle == false
    connection = nil
    if isFailure { report(reason) }
  }

  private func report(_ reason: String) {
    guard !isReported else { return }
    isReported = true
    log.device(
      "names of keys are not spoken: speech-dispatcher: \(reason); install it, and start it in the "
        + "session", from: "speech")
  }
}
