// SPDX-License-Identifier: MIT

import ClavierLink
import ClavierSettings
import Foundation
import LinkSupport
import TestSupport
import Testing

@Suite(
  "The command clavier health, as a monitoring program sees it", .enabled(if: Tier.runsRealTests))
struct HealthTests {
  private let clavier = Program(name: "clavier")

  private func object(_ result: Program.Result) throws -> [String: Any] {
    #expect(result.output.split(separator: "\n").count == 1)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func problems(_ object: [String: Any]) -> [String] {
    let problems = object["problems"] as? [[String: String]] ?? []
    return problems.compactMap { $0["name"] }
  }

  @Test("A healthy daemon is one object and status 0")
  func healthy() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let result = try clavier("health", "--socket", socket.path)
    let object = try object(result)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(object["healthy"] as? Bool == true && object["surfaces"] as? Int == 2)
    #expect(object["lastTouch"] as? Int == 7 && object["lastKey"] is NSNull)
    let counters = try #require(object["counters"] as? [String: Int])
    #expect(counters["refused"] == 3 && counters["panelConnections"] == 2)
    withExtendedLifetime(server) {}
  }

  @Test("A daemon with problems names them, with status 1")
  func broken() throws {
    let socket = try TemporarySocket()
    var health = ServerThread.health
    health.storingError = LinkHealth.StoringError("read-only")
    health.findProblems(touchesFrom: .devices)
    let server = try ServerThread(path: socket.path, health: health)
    let result = try clavier("health", "--socket", socket.path)
    let object = try object(result)
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(object["healthy"] as? Bool == false && problems(object) == ["storing-fails"])
    withExtendedLifetime(server) {}
  }

  @Test("Without a daemon, there is an object, too, with status 1")
  func missing() throws {
    let result = try clavier("health", "--socket", "/nonexistent/clavier.sock")
    let object = try object(result)
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(object["healthy"] as? Bool == false && problems(object) == ["no-service"])
  }

  @Test("A path that is no socket is an error of the command: status 2, and no object")
  func unknown() throws {
    let path = "/" + String(repeating: "long", count: 100)
    let result = try clavier("health", "--socket", path)
    #expect(result.status == 2 && result.output.isEmpty && result.errors.hasPrefix("clavier: "))
  }
}
