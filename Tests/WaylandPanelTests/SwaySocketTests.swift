// SPDX-License-Identifier: MIT

import Foundation
import Linux
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// Switching the layout of a real compositor's keyboards.
@Suite(.serialized, .enabled(if: Tier.runs("sway"), "\(Tier.remedy)"))
struct SwaySocketTests {
  private let loop: EventLoop

  init() throws {
    loop = try EventLoop()
  }

  /// Runs the loop until a condition holds, for at most ten seconds.
  private func eventually(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
  ) throws {
    let isSo = try comesTrue(while: { while try loop.runOnce() {} }, condition)
    #expect(isSo, "\(what)", sourceLocation: sourceLocation)
  }

  private func socket(at path: String) throws -> SwaySocket {
    try #require(SwaySocket(loop, environment: { $0 == "SWAYSOCK" ? path : nil }))
  }

  @Test func swayExecutesTheLastCommand() throws {
    let compositor = try Sway()
    let sway = try socket(at: compositor.folder.appending(path: "ipc").path)
    var answers: [String?] = []
    try sway.activate(group: 1) { answers.append($0) }
    try eventually("an answer") { answers.count == 1 }
    try sway.activate(group: 0) { _ in Issue.record("the first of two is answered") }
    try sway.activate(group: 1) { answers.append($0) }
    try eventually("a second answer") { answers.count == 2 }
    #expect(answers == [nil, nil])
  }

  @Test func aRefusedCommandIsReportedInSwaysWords() throws {
    let compositor = try Sway()
    let sway = try socket(at: compositor.folder.appending(path: "ipc").path)
    var answers: [String?] = []
    try sway.activate(group: -1) { answers.append($0) }
    try eventually("an answer") { !answers.isEmpty }
    #expect(answers.first??.contains("\"success\"") == true)
  }

  @Test func withoutSwayTheSocketIsUnusedOrReported() throws {
    #expect(SwaySocket(loop, environment: { _ in nil }) == nil)
    let sway = try socket(at: "/nonexistent/ipc")
    #expect(throws: SystemError.self) {
      try sway.activate(group: 1) { _ in Issue.record("nobody answers") }
    }
  }

  @Test func anAnswerIsReadWhenItIsWhole() {
    let answer =
      Array("i3-ipc".utf8) + [19, 0, 0, 0, 0, 0, 0, 0]
      + Array("[{\"success\": true}]".utf8)
    for length in 0..<answer.count {
      #expect(SwaySocket.text(of: Array(answer.prefix(length))) == nil)
    }
    #expect(SwaySocket.text(of: answer) == "[{\"success\": true}]")
    #expect(SwaySocket.failure("[ { \"success\": true } ]") == nil)
    #expect(SwaySocket.failure("[ { \"success\": false, \"error\": \"no\" } ]") != nil)
    #expect(SwaySocket.failure("") == "")
  }
}
