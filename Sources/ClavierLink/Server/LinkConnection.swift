// SPDX-License-Identifier: MIT

import ClavierKit
import Linux

/// The daemon's connection to one client: its socket and its session.
final class LinkConnection {
  /// The outcome of sending or receiving.
  enum Outcome: Hashable {
    case open
    /// No bytes could be read, or bytes for a panel still wait.
    case nothing
    /// The client has closed its end, or the connection broke.
    case ended
    /// The client does not read, and its buffer is full.
    case full
  }

  private let socket: OwnedDescriptor
  /// The client's number, unique during the daemon's run.
  let number: UInt32
  /// The client's process; 0 if unknown.
  let process: Int32
  private(set) var session = ClientSession()
  /// The watch for the client's bytes, which ends with the connection.
  var watch: EventLoop.Watch?
  /// The messages to a panel; `nil` for another client.
  var panel: PanelSubscription?
  /// Whether the server has registered the client as a panel.
  var isAdmitted = false
  /// Whether the server has ended the connection, which may happen during a command.
  var isClosed = false
  /// The error that broke the connection; `nil` for none.
  private(set) var failure: SystemError?

  init(owning socket: consuming OwnedDescriptor, number: UInt32) {
    process = LocalSocket.process(behind: socket)
    self.socket = socket
    self.number = number
  }

  var descriptor: Int32 { socket.rawValue }

  /// Whether the client has closed its end, and only its remaining bytes are handled.
  var isHalfClosed = false

  /// Limits the kernel's buffer for the client.
  func limitBacklog() throws(SystemError) {
    try LocalSocket.setSendBuffer(of: socket, bytes: LinkLimits.backlog)
  }

  /// Reads one piece of the client's bytes, and answers its commands.
  ///
  /// - Parameter daemon: The daemon's operations for clients.
  /// - Returns: The client's state.
  func serve(_ daemon: LinkDelegate) -> Outcome {
    let bytes: ArraySlice<UInt8>
    do throws(SystemError) {
      let size = panel == nil ? LinkLimits.readSize : LinkLimits.panelReadSize
      bytes = try LocalSocket.receive(from: socket, atMost: size)
    } catch {
      return outcome(of: error, waiting: .nothing)
    }
    guard !bytes.isEmpty else { return .ended }
    session.receive(bytes)
    return answer([], daemon)
  }

  /// Continues after all keys were sent, with the lines that waited for them.
  func handleKeysSent(_ daemon: LinkDelegate) -> Outcome {
    guard let missing = session.endTyping() else { return .open }
    return answer(LinkMessage.typed(missing: missing).line, daemon)
  }

  /// Ends the client's offer of dictation.
  ///
  /// - Returns: Whether there was an offer.
  func withdrawOffer() -> Bool { session.withdrawOffer() }

  /// Counts characters that were accepted, but not typed in the end.
  func addMissing(_ count: Int) { session.addMissing(count) }

  private func answer(_ first: [UInt8], _ daemon: LinkDelegate) -> Outcome {
    var answers = first
    while !isClosed, let step = session.next() {
      switch step {
      case .error(let text): answers += LinkMessage.error(text).line
      case .command(let command):
        // The session may be read during the command, so no access to it may be open here.
        answers += answer(to: command, daemon)?.line ?? []
      }
    }
    guard !isClosed else { return .ended }
    let outcome = send(answers[...])
    return session.isEnding ? .ended : outcome
  }

  /// Returns the answer to a command; `nil` if it follows later or never.
  private func answer(to command: LinkCommand, _ daemon: LinkDelegate) -> LinkMessage? {
    switch command {
    case .perform(let action):
      daemon.perform(action)
      return .done(action.rawValue)
    case .rotate(let rotation):
      daemon.rotate(rotation)
      return .done("rotate")
    case .switchLanguage(let locale):
      if daemon.switchLanguage(locale) { return .done("locale") }
      let names = daemon.status().locales.joined(separator: ", ")
      return .error("the keyboard has no language \"\(locale?.rawValue ?? "")\"; it has \(names)")
    case .type(let text):
      let missing = daemon.type(text)
      session.beginTyping(missing: missing)
      return nil
    case .getStatus:
      return .status(daemon.status())
    case .getHealth:
      return .health(daemon.health())
    case .ping(let number):
      return .pong(number)
    case .subscribe(let topics):
      session.topics = topics
      return .subscribed(topics)
    case .panel(let name, let version):
      session.becomePanel(version.isEmpty ? name : "\(name) \(version)")
      if panel == nil { panel = PanelSubscription() }
      return .done("panel")
    case .report(let report):
      daemon.report(number, report)
      return nil
    case .plays(let plays):
      panel?.playsSounds = plays
      return nil
    case .presented(let scene):
      guard panel?.present(scene, at: monotonicMicroseconds()) == false else { return nil }
      return .error("presented: \(scene) is no scene after the last presented one")
    case .offerDictation(let locales):
      session.offerDictation()
      daemon.offerDictation(number, locales)
      return .done("offer")
    case .dictation(let report):
      daemon.dictation(number, report)
      return nil
    }
  }

  /// Sends all bytes at once, or fails.
  ///
  /// For a client that is no panel, the kernel's buffer is the only queue.
  func send(_ bytes: ArraySlice<UInt8>) -> Outcome {
    if panel != nil { return sendToPanel(bytes) }
    var rest = bytes
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try LocalSocket.send(rest, to: socket))
      } catch {
        return outcome(of: error, waiting: .full)
      }
    }
    return .open
  }

  /// Returns the outcome of a failed call, and records an error that breaks the connection.
  private func outcome(of error: SystemError, waiting: Outcome) -> Outcome {
    guard !error.wouldBlock else { return waiting }
    failure = error
    return .ended
  }

  /// Ends the connection in the loop's next turn, as if the client had closed it.
  func hangUp() { LocalSocket.hangUp(socket) }

  private func sendToPanel(_ bytes: ArraySlice<UInt8>) -> Outcome {
    guard !bytes.isEmpty else { return .open }
    panel?.outbox.append(bytes)
    return flush()
  }

  /// Sends a panel's waiting bytes until its socket is full.
  ///
  /// - Returns: ``Outcome/full`` if too many bytes wait, and ``Outcome/nothing`` if some do.
  func flush() -> Outcome {
    guard let panel else { return .open }
    do throws(SystemError) {
      if try panel.outbox.flush(to: socket) { panel.stalledSince = nil }
    } catch {
      return outcome(of: error, waiting: .nothing)
    }
    if panel.outbox.isEmpty { return .open }
    return panel.outbox.count > LinkLimits.panelQueue ? .full : .nothing
  }
}
