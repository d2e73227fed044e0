// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Foundation
import Glibc
import Linux
import LinkSupport
import TestSupport
import Testing

/// The client's end of the link, as in `clavier`.
@Suite(.enabled(if: Tier.runsRealTests))
struct LinkClientTests {
  @Test func theClientGetsTheStatus() throws {
    let server = try ServerThread()
    #expect(try LinkClient(path: server.path).status() == ServerThread.status)
    withExtendedLifetime(server) {}
  }

  @Test func requestsAreReceivedByNameUntilTheDaemonEnds() throws {
    let server = try ServerThread()
    let client = try LinkClient(path: server.path)
    try client.subscribeToRequests()
    #expect(server.publish(.custom(named: "help")))
    #expect(server.publish(.dismissKeyboard))
    #expect(try client.nextRequest() == "custom:help")
    #expect(try client.nextRequest() == "dismiss")
    server.stop()
    #expect(throws: LinkError.ended) { try client.nextRequest() }
  }

  @Test func languagesAreSwitchedAndReported() throws {
    let server = try ServerThread()
    let client = try LinkClient(path: server.path)
    try client.switchLanguage(to: .swedish)
    try client.switchLanguage(to: nil)
    #expect(server.locales == [.swedish, nil])
    let refusal = "the keyboard has no language \"fi\"; it has de, sv"
    #expect(throws: LinkError.refused(refusal)) { try client.switchLanguage(to: .finnish) }
    try client.subscribeToLocale()
    server.publish(.german)
    // Without a message, the client would wait as long as the daemon runs.
    server.stop()
    #expect(try client.nextLocale() == "de")
    #expect(throws: LinkError.ended) { try client.nextLocale() }
  }

  @Test(arguments: ["/nonexistent/clavier.sock", "/etc/passwd/clavier.sock", "/etc/passwd"])
  func aMissingDaemonIsReported(path: String) {
    let error = #expect(throws: LinkError.noDaemon(path: path)) { _ = try LinkClient(path: path) }
    #expect(error?.description.contains("systemctl start clavier") == true)
  }

  @Test func aForbiddenSocketNamesTheGroup() {
    let error = LinkError.notPermitted(path: "/run/clavier/clavier.sock")
    #expect(error.description.contains("usermod -aG clavier USER"))
  }

  @Test func aHangingDaemonIsReportedAfterTheTimeout() throws {
    let socket = try TemporarySocket()
    // A connection waits to be accepted.
    let listener = try LocalSocket.listen(at: socket.path, mode: 0o600, backlog: 1)
    #expect(throws: LinkError.noAnswer) { _ = try LinkClient(path: socket.path, timeout: 1) }
    _ = consume listener
  }

  /// Returns the client's result for a daemon that sends this text and disconnects.
  private func result(of text: String) throws -> LinkError? {
    let socket = try TemporarySocket()
    let path = socket.path
    let listener = try LocalSocket.listen(at: path, mode: 0o600, backlog: 1)
    let ready = DispatchSemaphore(value: 0)
    let descriptor = dup(listener.rawValue)
    Thread.detachNewThread {
      let listener = OwnedDescriptor(owning: descriptor)
      var client: OwnedDescriptor?
      while client == nil {
        client = try? LocalSocket.accept(on: listener)
        usleep(1000)
      }
      if let client { _ = try? LocalSocket.send(Array(text.utf8)[...], to: client) }
      ready.signal()
    }
    defer { ready.wait() }
    do throws(LinkError) {
      _ = try LinkClient(path: path).status()
      return nil
    } catch {
      return error
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func theTimeoutHoldsAgainAfterAWaitWithoutOne() throws {
    let socket = try TemporarySocket()
    let listener = try LocalSocket.listen(at: socket.path, mode: 0o600, backlog: 1)
    let descriptor = dup(listener.rawValue)
    let text = hello + "\n{\"subscribed\":[\"requests\"]}\n{\"request\":\"globe\"}\n"
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let listener = OwnedDescriptor(owning: descriptor)
      var client: OwnedDescriptor?
      while client == nil {
        client = try? LocalSocket.accept(on: listener)
        usleep(1000)
      }
      if let client {
        _ = try? LocalSocket.send(Array(text.utf8)[...], to: client)
        isOver.wait()
      }
    }
    defer { isOver.signal() }
    let client = try LinkClient(path: socket.path, timeout: 1)
    try client.subscribeToRequests()
    #expect(try client.nextRequest() == "globe")
    #expect(throws: LinkError.noAnswer) { _ = try client.status() }
  }

  @Test(arguments: [
    ("", LinkError.ended),
    ("{\"pong\":1}\n", .notUnderstood("the first line is no hello")),
    (
      "HTTP/1.1 400 Bad Request\n",
      .notUnderstood("column 1: '{' or '[' is missing before 'HTTP/1.1 400'")
    ),
    (
      "{\"hello\":{\"version\":1}}\n",
      .notUnderstood("hello.version: it must be a text, not a whole number")
    ),
    (
      "{\"hello\":{\"version\":\"9.0\",\"protocol\":2,\"role\":\"control\"}}\n",
      .otherProtocol(version: "9.0")
    ),
    (hello + "\n{\"new\":{}}\n{\"error\":\"no\"}\n", .refused("no")),
    (hello + "\n{\"pong\":7}\n{\"status\":", .ended),
    (String(repeating: " ", count: 65_537), .notUnderstood("a line of more than 65536 bytes")),
  ])
  func invalidLinesOfTheDaemonAreReported(text: String, error: LinkError) throws {
    #expect(try result(of: text) == error)
  }
}
