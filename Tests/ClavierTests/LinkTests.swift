// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import LinkSupport
import TestSupport
import Testing

@testable import clavier

/// The dialogue of `clavier` with the daemon, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct LinkTests {
  private let clavier = Program(name: "clavier")

  @Test func statusPrintsTheDaemonsState() throws {
    let server = try ServerThread()
    let result = try clavier("status", "--socket", server.path)
    #expect(
      result.output == """
        version   1.2.3
        state     ready
        surfaces  Pad "one", zwei
        grabbed   Pad "one"
        shown     yes
        rotation  0
        locale    de
        refused   3
        settings  files
        panels    clavier-panel 0.1.0 on HDMI-A-1, 100 % × 40 %; mine, nowhere, over foot
        target    de (neo), us, as /etc/default/keyboard says

        """)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    withExtendedLifetime(server) {}
  }

  @Test func programsGetTheStatusAsOneObject() throws {
    let server = try ServerThread()
    let result = try clavier("status", "--json", "--socket", server.path)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["state"] as? String == "ready")
    let target = try #require(object["target"] as? [String: Any])
    #expect(target["layouts"] as? [String] == ["de", "us"])
    #expect(target["source"] as? String == "/etc/default/keyboard")
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.status == 0)
    withExtendedLifetime(server) {}
  }

  @Test func anActionIsDoneBeforeTheCommandEnds() throws {
    let server = try ServerThread()
    for command in ["hide", "show", "toggle", "release", "forget", "hide"] {
      let result = try clavier(command, "--socket", server.path)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    }
    #expect(server.actions == [.hide, .show, .toggle, .release, .forget, .hide])
    #expect(try clavier("status", "--socket", server.path).output.contains("shown     no\n"))
  }

  @Test func surfacesAreTurnedAsThePictureWas() throws {
    let server = try ServerThread()
    let turns: [(word: String, rotation: Rotation)] = [
      ("90", .right), ("180", .upsideDown), ("270", .left), ("0", .none), ("left", .right),
      ("inverted", .upsideDown), ("normal", .none), ("right", .left),
    ]
    for turn in turns {
      let result = try clavier("rotate", turn.word, "--socket", server.path)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    }
    #expect(server.rotations == turns.map(\.rotation))
    #expect(try clavier("status", "--socket", server.path).output.contains("rotation  270\n"))
    let wrong = try clavier("rotate", "45", "--socket", server.path)
    #expect(wrong.status == 64 && wrong.errors.contains("inverted"))
    #expect(server.rotations.count == turns.count)
  }

  @Test func aDaemonThatHangsHasTheExitStatusOfAMissingOne() {
    #expect(LinkError.noDaemon(path: "").status == 1 && LinkError.noAnswer.status == 1)
    #expect(LinkError.notPermitted(path: "").status == 2)
  }

  @Test func theLanguageIsPrintedAndChanged() throws {
    let server = try ServerThread()
    func language(_ arguments: String...) throws -> Program.Result {
      try clavier(["language"] + arguments + ["--socket", server.path])
    }
    #expect(try language().output == "de\n")
    #expect(try language("--list").output == "de\nsv\n")
    #expect(try language("sv").status == 0 && language("--next").status == 0)
    #expect(server.locales == [.swedish, nil])
    let missing = try language("fi")
    #expect(missing.errors.contains("the keyboard has no language \"fi\"; it has de, sv"))
    #expect(missing.status == 2)
    #expect(try language("deutsch").status == 64)
    #expect(try language("sv", "--next").status == 64)
  }

  @Test func languageChangesArePrintedUntilTheDaemonEnds() throws {
    let server = try ServerThread()
    let listener = try Listener(
      clavier.url, "language", "--follow", "--socket", server.path)
    // The client has subscribed before it prints the first language.
    #expect(listener.line() == "de")
    server.publish(.swedish)
    server.publish(.german)
    // Without a message, the client would wait as long as the daemon runs.
    server.stop()
    #expect(listener.line() == "sv")
    #expect(listener.line() == "de")
    #expect(listener.end() == 1)
  }

  @Test("The status is written in one call, so that grep -q reads it whole")
  func statusIsWrittenAtOnce() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    var ends: [Int32] = [-1, -1]
    // A datagram has the bytes of one call.
    try #require(socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &ends) == 0)
    defer { close(ends[0]) }
    let process = Process()
    process.executableURL = clavier.url
    process.arguments = ["status", "--socket", socket.path]
    process.standardOutput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    try process.run()
    process.waitUntilExit()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(ends[0], &bytes, bytes.count, Int32(MSG_DONTWAIT))
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    #expect(text.hasPrefix("version   1.2.3\n") && text.contains("\ntarget "), "\(text)")
    withExtendedLifetime(server) {}
  }

  @Test("Commands that print events end quietly with their reader", .timeLimit(.minutes(1)))
  func eventsEndWithTheirReader() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let language = try Listener(clavier.url, "language", "--follow", "--socket", socket.path)
    let requests = try Listener(clavier.url, "requests", "--socket", socket.path)
    #expect(language.line() == "de")
    #expect(server.publishOnceSubscribed(.nextKeyboard))
    #expect(requests.line() == "globe")
    language.stopReading()
    requests.stopReading()
    // A program that another test starts may hold the pipe for a moment.
    let haveEnded = comesTrue {
      server.publish(.swedish)
      _ = server.publish(.nextKeyboard)
      return !language.isRunning && !requests.isRunning
    }
    try #require(haveEnded)
    #expect(language.end() == 0)
    #expect(requests.end() == 0)
  }

  @Test func aDaemonThatStartsIsNotReady() throws {
    let socket = try TemporarySocket()
    var status = ServerThread.status
    status.state = .starting
    status.surfaces = []
    let server = try ServerThread(path: socket.path, status: status)
    let result = try clavier("status", "--socket", socket.path)
    #expect(result.output.contains("state     starting\nsurfaces  none\n"))
    #expect(result.status == 1)
    withExtendedLifetime(server) {}
  }

  @Test(arguments: ["status", "requests", "language", "show", "hide", "toggle", "release"])
  func withoutADaemonARemedyIsPrinted(command: String) throws {
    let result = try clavier(command, "--socket", "/nonexistent/clavier.sock")
    #expect(
      result.errors.hasPrefix("clavier: no daemon listens at /nonexistent/clavier.sock\nstart it: ")
    )
    #expect(result.output.isEmpty)
    #expect(result.status == 1)
  }

  @Test func requestsArePrintedUntilTheDaemonEnds() throws {
    let server = try ServerThread()
    let listener = try Listener(clavier.url, "requests", "--socket", server.path)
    #expect(server.publishOnceSubscribed(.custom(named: "help")))
    #expect(listener.line() == "custom:help")
    #expect(server.publish(.nextKeyboard))
    #expect(listener.line() == "globe")
    #expect(server.publish(.custom(named: "two\nlines")))
    #expect(listener.line() == "custom:two\u{FFFD}lines")
    server.stop()
    #expect(listener.line() == nil)
    #expect(listener.end() == 1)
  }

  /// The folder of the programs that docs/link.md names.
  private let programs = PackageFiles.root.appending(path: "Examples/Link")

  @Test func theDocumentedProgramReceivesRequests() throws {
    let script = programs.appending(path: "requests.py").path
    let server = try ServerThread()
    let listener = try Listener(URL(filePath: "/usr/bin/env"), "python3", script, server.path)
    #expect(server.publishOnceSubscribed(.custom(named: "Hilfe — \"1\"")))
    #expect(listener.line() == "custom key: Hilfe — \"1\"")
    #expect(server.publish(.dismissKeyboard))
    #expect(listener.line() == "key: dismiss")
    server.stop()
    #expect(listener.line() == nil)
    #expect(listener.end() == 0)
  }

  @Test("The documented panel draws the keys, the pressed one, and the letter over it")
  func terminalPanel() throws {
    let script = programs.appending(path: "panel.py").path
    let source = try String(contentsOfFile: script, encoding: .utf8)
    #expect(source.split(separator: "\n").count <= 40)
    let server = try ServerThread()
    let panel = try Listener(URL(filePath: "/usr/bin/env"), "python3", script, server.path)
    func picture() -> [String] {
      var rows: [String] = []
      while let row = panel.line(), !row.isEmpty { rows.append(row) }
      return rows
    }
    let rest = picture()
    #expect(rest.count == 4 && rest[0].hasPrefix("   Q       W       E    "))
    #expect(rest[3].contains("  space  "))
    var scene = ServerThread.scene
    scene.scene.pressedKeys = [1]
    server.show(scene)
    let pressed = picture()
    #expect(pressed[0].hasPrefix("   Q    [  W   ]   E   "))
    #expect(Array(pressed.dropFirst()) == Array(rest.dropFirst()))
    scene.isShown = false
    server.show(scene)
    #expect(picture() == ["(hidden)"])
    server.stop()
    #expect(panel.line() == nil)
    #expect(panel.end() == 0)
  }
}

/// A program whose output is read line by line while it runs.
private final class Listener {
  private let process = Process()
  private let output = Pipe()
  private var rest = Data()

  init(_ program: URL, _ arguments: String...) throws {
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // Python must not encode é as a question mark, whatever the test's locale.
    process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONUTF8": "1"]) { $1 }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Returns the next line; `nil` at the end.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return nil }
      rest += bytes
    }
  }

  /// Whether the program has not ended.
  var isRunning: Bool { process.isRunning }

  /// Closes the reading end of the output.
  func stopReading() {
    try? output.fileHandleForReading.close()
  }

  /// Waits for the program's end and returns its exit status.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
