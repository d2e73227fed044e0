// SPDX-License-Identifier: MIT

import Linux

/// A server of SSIP that accepts every command.
final class SpeechServer {
  private final class Connection {
    let socket: OwnedDescriptor

    init(_ socket: consuming OwnedDescriptor) { self.socket = socket }
  }

  private let listener: OwnedDescriptor
  private var connection: Connection?
  /// The commands and texts so far, with their line ends.
  private(set) var received = ""

  init(path: String) throws {
    listener = try LocalSocket.listen(at: path, mode: 0o600, backlog: 8)
  }

  /// Accepts a pending connection in place of the last one.
  ///
  /// - Returns: Whether one was pending.
  @discardableResult
  func accept() -> Bool {
    do throws(SystemError) {
      connection = Connection(try LocalSocket.accept(on: listener))
      return true
    } catch {
      return false
    }
  }

  /// Answers the pending commands, which a client sends one by one.
  func serve() {
    if connection == nil { accept() }
    while let connection,
      let bytes = try? LocalSocket.receive(from: connection.socket, atMost: 4096), !bytes.isEmpty
    {
      let command = String(decoding: bytes, as: UTF8.self)
      received += command
      reply(command == "SPEAK\r\n" ? "230 OK RECEIVING DATA\r\n" : "225-7\r\n225 OK\r\n")
    }
  }

  /// Sends a text.
  func reply(_ text: String) {
    guard let connection else { return }
    _ = try? LocalSocket.send(Array(text.utf8)[...], to: connection.socket)
  }

  /// Ends the connection, even if a child process that is starting has a copy of its descriptor.
  func disconnect() {
    if let connection { LocalSocket.hangUp(connection.socket) }
    connection = nil
  }
}
