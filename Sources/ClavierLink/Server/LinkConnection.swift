// SPDX-License-Identifier: MIT

import ClavierKit
import Linux

/// One client of the daemon: its socket, and its talk.
final class LinkConnection {
  /// What became of sending or receiving.
  enum Outcome: Hashable {
    case open
    /// There was nothing to receive.
    case nothing
    /// The client has closed its end, or it broke.
    case ended
    /// The client does not read what it is sent, so that there is no more room for it.
    case full
  }

  private let socket: OwnedDescriptor
  /// Its number, which no other client of the daemon has had.
  let number: UInt32
  /// The client's process; 0 if it is not known.
  let process: Int32
  private(set) var dialogue = LinkDialogue()
  /// Tells that the client has sent something; dropped with the connection.
  var watch: EventLoop.Watch?
  /// What a panel was told, and what it is still to be told; `nil` for another client.
  var panel: PanelTalk?
  /// Whether the server knows that it is a panel.
  var isAdmitted = false

  init(owning socket: consuming OwnedDescriptor, number: UInt32) {
    process = LocalSocket.process(behind: socket)
    self.socket = socket
    self.number = number
  }

  var descriptor: Int32 { socket.rawValue }

  /// Whether the client has closed its end, and only what it sent before is still to be done.
  var isLeaving = false

  /// Limits what may wait in the kernel for the client.
  func limitBacklog() throws(SystemError) {
    try LocalSocket.setSendBuffer(of: socket, bytes: LinkLimits.backlog)
  }

  /// Takes what the client has sent, one piece of it, and answers.
  ///
  /// - Parameter daemon: The daemon, as clients may use it.
  /// - Returns: The client's state.
  func serve(_ daemon: LinkDaemon) -> Outcome {
    let bytes: ArraySlice<UInt8>
    do throws(SystemError) {
      let size = panel == nil ? LinkLimits.piece : LinkLimits.panelPiece
      bytes = try LocalSocket.receive(from: socket, atMost: size)
    } catch {
      return error.isTryAgain ? .nothing : .ended
    }
    guard !bytes.isEmpty else { return .ended }
    dialogue.receive(bytes)
    return answer([], daemon)
  }

  /// Takes that all keys were sent, and goes on with what waited for that.
  func keysWereSent(_ daemon: LinkDaemon) -> Outcome {
    guard let missing = dialogue.endTyping() else { return .open }
    return answer(LinkMessage.typed(missing: missing).line, daemon)
  }

  /// Takes that characters of what it has asked for are not typed after all.
  func lose(_ count: Int) { dialogue.lose(count) }

  private func answer(_ first: [UInt8], _ daemon: LinkDaemon) -> Outcome {
    var answers = first
    while let step = dialogue.next() {
      switch step {
      case .mistake(let text): answers += LinkMessage.error(text).line
      case .command(let command):
        // While it is done, the dialogue may be asked about: nobody holds it.
        answers += answer(to: command, daemon)?.line ?? []
      }
    }
    let outcome = send(answers[...])
    return dialogue.isOver ? .ended : outcome
  }

  /// The answer to a command; `nil` for one that is answered later, or never.
  private func answer(to command: LinkCommand, _ daemon: LinkDaemon) -> LinkMessage? {
    switch command {
    case .perform(let action):
      daemon.perform(action)
      return .done(action.rawValue)
    case .rotate(let rotation):
      daemon.rotate(rotation)
      return .done("rotate")
    case .goTo(let locale):
      if daemon.goTo(locale) { return .done("locale") }
      let names = daemon.status().locales.joined(separator: ", ")
      return .error("the keyboard has no language \"\(locale?.rawValue ?? "")\"; it has \(names)")
    case .type(let text):
      let missing = daemon.type(text)
      dialogue.beginTyping(missing: missing)
      return nil
    case .getStatus:
      return .status(daemon.status())
    case .ping(let number):
      return .pong(number)
    case .subscribe(let topics):
      dialogue.topics = topics
      return .subscribed(topics)
    case .panel(let name, let version):
      dialogue.becomePanel(version.isEmpty ? name : "\(name) \(version)")
      if panel == nil { panel = PanelTalk() }
      return .done("panel")
    case .report(let report):
      daemon.report(number, report)
      return nil
    }
  }

  /// Sends all of it at once or gives up: for a client that is no panel the kernel's buffer is the only one that
  /// there is.
  func send(_ bytes: ArraySlice<UInt8>) -> Outcome {
    if panel != nil { return sendToPanel(bytes) }
    var rest = bytes
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try LocalSocket.send(rest, to: socket))
      } catch {
        return error.isTryAgain ? .full : .ended
      }
    }
    return .open
  }

  private func sendToPanel(_ bytes: ArraySlice<UInt8>) -> Outcome {
    guard !bytes.isEmpty else { return .open }
    panel?.outbox.append(bytes)
    return flush()
  }

  /// Sends what waits for a panel, as far as it reads.
  ///
  /// - Returns: ``Outcome/full`` if too much waits, and ``Outcome/nothing`` if something still does.
  func flush() -> Outcome {
    guard let panel else { return .open }
    do throws(SystemError) {
      if try panel.outbox.flush(to: socket) { panel.hungSince = nil }
    } catch {
      return .ended
    }
    if panel.outbox.isEmpty { return .open }
    return panel.outbox.count > LinkLimits.unsent ? .full : .nothing
  }
}
