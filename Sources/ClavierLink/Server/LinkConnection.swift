// SPDX-License-Identifier: MIT

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
    /// The client does not read what it is sent, so that the kernel has no more room for it.
    case full
  }

  private let socket: OwnedDescriptor
  /// The client's process; 0 if it is not known.
  let process: Int32
  private(set) var dialogue = LinkDialogue()
  /// Tells that the client has sent something; dropped with the connection.
  var watch: EventLoop.Watch?

  init(owning socket: consuming OwnedDescriptor) {
    process = LocalSocket.process(behind: socket)
    self.socket = socket
  }

  var descriptor: Int32 { socket.rawValue }

  /// Whether the client has closed its end, and only what it sent before is still to be done.
  var isLeaving = false

  /// Limits what may wait in the kernel for the client.
  func limitBacklog() throws(SystemError) {
    try LocalSocket.setSendBuffer(of: socket, bytes: LinkLimits.backlog)
  }

  /// Takes what the client has sent, one piece of it, and answers.
  func serve(_ daemon: LinkDaemon) -> Outcome {
    let bytes: ArraySlice<UInt8>
    do throws(SystemError) {
      bytes = try LocalSocket.receive(from: socket, atMost: LinkLimits.piece)
    } catch {
      return error.isTryAgain ? .nothing : .ended
    }
    guard !bytes.isEmpty else { return .ended }
    return answer(dialogue.receive(bytes, daemon))
  }

  /// Takes that all keys were sent, and goes on with what waited for that.
  func keysWereSent(_ daemon: LinkDaemon) -> Outcome {
    answer(dialogue.keysWereSent(daemon))
  }

  /// Takes that characters of what it has asked for are not typed after all.
  func lose(_ count: Int) { dialogue.lose(count) }

  private func answer(_ bytes: [UInt8]) -> Outcome {
    let outcome = send(bytes[...])
    return dialogue.isOver ? .ended : outcome
  }

  /// Sends all of it at once or gives up: the kernel's buffer is the only one that there is.
  func send(_ bytes: ArraySlice<UInt8>) -> Outcome {
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
}
