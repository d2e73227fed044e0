// SPDX-License-Identifier: MIT

import Foundation
import Linux
import PanelSupport
import TestSupport
import Testing

@testable import SessionBus

/// A keyboard on a bus.
final class BusKeyboard {
  let loop: EventLoop
  var requests: [SessionBus.Request] = []
  /// The requested languages; `nil` is the next one.
  var languages: [String?] = []
  var lines: [String] = []
  var hasDaemon = true
  var bus: SessionBus?

  init(_ address: String?) throws {
    loop = try EventLoop()
    let log = Log(format: .plain(program: "panel"), verbosity: .normal, clock: { 0 }) {
      [unowned self] in lines.append($0)
    }
    bus = try SessionBus(
      loop, log, address: address, switchLanguage: { [unowned self] in languages.append($0) }
    ) { [unowned self] in
      requests.append($0)
      return hasDaemon
    }
    bus?.start()
  }

  func eventually(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
  ) throws {
    let isSo = try comesTrue(while: { while try loop.runOnce() {} }, condition)
    #expect(isSo, "\(what); \(lines)", sourceLocation: sourceLocation)
  }

  /// Runs a program's call, and serves it meanwhile.
  func serve(
    _ bus: PrivateBus, _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (status: Int32, output: String) {
    let call = try bus.busctl(arguments)
    try eventually("an answer", sourceLocation: sourceLocation) { !call.isRunning }
    return call.end()
  }

  /// Answers a ping, after which the bus has received all earlier signals of the keyboard.
  func answerPing(_ bus: PrivateBus) throws {
    let answer = try serve(
      bus, "call", "org.clavier.Keyboard", "/org/clavier/Keyboard", "org.freedesktop.DBus.Peer",
      "Ping")
    #expect(answer.status == 0)
  }

  /// Starts a keyboard with its names on the bus.
  static func begin(_ address: String) throws -> BusKeyboard {
    let keyboard = try BusKeyboard(address)
    try keyboard.eventually("all names") {
      let states = keyboard.bus?.states ?? []
      return states.allSatisfy { $0 == .owned } || states.allSatisfy { $0 == .queued }
    }
    return keyboard
  }
}
