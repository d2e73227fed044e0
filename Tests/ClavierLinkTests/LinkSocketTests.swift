// SPDX-License-Identifier: MIT

import ClavierLink
import Foundation
import Glibc
import Linux
import LinkSupport
import TestSupport
import Testing

/// The socket's path: its permissions and obstacles.
@Suite(.enabled(if: Tier.runsRealTests))
struct LinkSocketTests {
  private func serverFailure(_ path: String) -> SystemError? {
    do {
      _ = try ServerThread(path: path)
      return nil
    } catch {
      return error as? SystemError
    }
  }

  @Test func theSocketAdmitsItsOwnerAndGroup() throws {
    let server = try ServerThread()
    let attributes = try FileManager.default.attributesOfItem(atPath: server.path)
    #expect(attributes[.posixPermissions] as? Int == 0o660)
    #expect(attributes[.type] as? FileAttributeType == .typeSocket)
    withExtendedLifetime(server) {}
  }

  @Test func theSocketIsRemovedWithTheServer() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    #expect(try client.line() == hello)
    server.stop()
    #expect(try client.line() == nil)
    #expect(!FileManager.default.fileExists(atPath: server.path))
  }

  @Test func aStaleSocketIsReplaced() throws {
    let socket = try TemporarySocket()
    // Closed without cleaning up: the path stays.
    _ = try LocalSocket.listen(at: socket.path, mode: 0o600, backlog: 1)
    #expect(FileManager.default.fileExists(atPath: socket.path))
    let server = try ServerThread(path: socket.path)
    #expect(try RawClient(socket.path).line() == hello)
    withExtendedLifetime(server) {}
  }

  @Test func theSocketOfARunningDaemonIsKept() throws {
    let server = try ServerThread()
    #expect(serverFailure(server.path)?.code == EADDRINUSE)
    #expect(try RawClient(server.path).line() == hello)
    withExtendedLifetime(server) {}
  }

  @Test func aFileInPlaceOfTheSocketIsKept() throws {
    let socket = try TemporarySocket()
    try Data("mine".utf8).write(to: URL(filePath: socket.path))
    #expect(serverFailure(socket.path)?.code == EADDRINUSE)
    #expect(try String(contentsOfFile: socket.path, encoding: .utf8) == "mine")
  }

  @Test(arguments: [
    ("/nonexistent/clavier.sock", ENOENT),
    ("/tmp/" + String(repeating: "x", count: 103), ENAMETOOLONG),
    ("", EINVAL),
  ])
  func anInvalidPathIsAnError(path: String, code: Int32) {
    #expect(serverFailure(path)?.code == code)
  }

  @Test func aPathOf107BytesIsTheLongest() throws {
    let path = "/tmp/" + String(repeating: "y", count: 102)
    let server = try ServerThread(path: path)
    #expect(try RawClient(path).line() == hello)
    server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
