// SPDX-License-Identifier: MIT

import ClavierLink
import Glibc
import Linux

/// A client that sends any bytes, and waits at most five seconds for an answer.
final class RawClient {
  private let socket: OwnedDescriptor
  private var rest: [UInt8] = []

  init(_ path: String) throws {
    socket = try LocalSocket.connect(to: path, timeout: 5)
  }

  func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try LocalSocket.send(rest, to: socket)) }
  }

  /// Shuts down the sending half of the connection.
  func endSending() {
    shutdown(socket.rawValue, Int32(SHUT_WR))
  }

  /// Returns the next line; `nil` once the daemon has closed the connection.
  func line() throws -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest.removeSubrange(...end) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      do throws(SystemError) {
        let bytes = try LocalSocket.receive(from: socket, atMost: 4096)
        if bytes.isEmpty { return nil }
        rest += bytes
      } catch {
        // Data that the daemon had not read when it closed turn the end into a reset.
        guard error.code == ECONNRESET else { throw error }
        return nil
      }
    }
  }

  /// Returns the next lines, up to a count or the end.
  func lines(_ count: Int) throws -> [String] {
    var lines: [String] = []
    while lines.count < count, let line = try line() { lines.append(line) }
    return lines
  }
}

/// The first line of every connection.
let hello = """
  {"hello":{"version":"0.1.0","protocol":1,"role":"control"}}
  """
