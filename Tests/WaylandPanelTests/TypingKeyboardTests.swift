// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Glibc
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// Characters without keys, typed as keys into programs that accept no other text.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "weston"), "\(Tier.remedy)"))
struct TypingKeyboardTests {
  /// A terminal that accepts only keys, on a compositor, and a panel that types into it.
  private final class Typing {
    let stage: Stage
    /// It owns the seat's text fields, so that no input method inserts texts.
    private let inputMethod: Stage
    private let received: URL

    /// - Parameters:
    ///   - terminal: The compositor's command for a terminal; the program follows.
    ///   - sway: The compositor.
    /// - Throws: The error of starting them.
    init(_ terminal: String, _ sway: Sway) throws {
      let rival = try Stage(sway)
      try rival.eventually("an input method") { rival.place != nil }
      try rival.wait(milliseconds: 50)
      inputMethod = rival
      let stage = try Stage(sway)
      self.stage = stage
      let received = sway.folder.appending(path: "received")
      let listener = sway.folder.appending(path: "listener")
      try """
      #!/bin/sh
      stty -echo -icanon min 1
      exec cat >\(received.path)
      """.write(to: listener, atomically: true, encoding: .utf8)
      try stage.eventually("a keyboard") { stage.typesAnyText && stage.isWithoutFields }
      try sway.message("exec", "\(terminal) sh \(listener.path)")
      try stage.eventually("the terminal", seconds: 30) {
        FileManager.default.fileExists(atPath: received.path)
      }
      self.received = received
      try stage.eventually("the focus") {
        try sway.message("-t", "get_tree").contains("\"focused\": true,\n")
      }
      try stage.wait(milliseconds: 300)
    }

    /// Returns the received text.
    func text() throws -> String { try String(contentsOf: received, encoding: .utf8) }

    /// Types a text, and waits until it follows the previously typed text.
    func type(
      _ text: String, expected: [Unicode.Scalar] = [],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let before = try self.text()
      #expect(
        try stage.insert(text, expected: expected, sourceLocation: sourceLocation),
        sourceLocation: sourceLocation)
      try stage.eventually(
        "\(before + text), not \(try self.text())", file: sourceLocation.fileID,
        line: sourceLocation.line
      ) { try self.text() == before + text }
    }
  }

  private static let foot = "foot --config=/dev/null"
  /// Runs on Xwayland.
  private static let xterm = "env LC_ALL=C.UTF-8 xterm -u8 -e"

  @Test func aTerminalGetsAllTypedText() throws {
    let typing = try Typing(Self.foot, Sway())
    // The seat has no other keyboard: its first keyboard is the panel's.
    try typing.type("é€Ж한")
    try typing.type("🖐🏽 ภ नि aA\"\\~")
    try typing.type("привет, мир", expected: "абвгдежз".unicodeScalars.map { $0 })
    let many = (0..<200).compactMap { Unicode.Scalar(0x4E00 + $0) }
      .reduce(into: "") { $0.unicodeScalars.append($1) }
    try typing.type(many)
    #expect(try !typing.stage.insert("a\nb"))
    // Our own keymap is not reported as the session's.
    #expect(typing.stage.keymaps == [])
  }

  @Test(arguments: [foot, xterm])
  func twoKeyboardsHaveTheirOwnKeymaps(terminal: String) throws {
    let sway = try Sway("xwayland enable")
    // A second panel's keyboard represents any other keyboard: it has its own keymap, and is used
    // between the texts of the first.
    let typing = try Typing(terminal, sway)
    let other = try Stage(sway)
    try other.eventually("a keyboard") { other.typesAnyText && other.isWithoutFields }
    var text = ""
    for (mine, others) in zip("éЖ한€éüαß", "ñЩ日₽ñàωø") {
      #expect(try typing.stage.insert(String(mine)))
      #expect(try other.insert(String(others)))
      text += "\(mine)\(others)"
      // The other terminal may buffer all typed text.
      guard terminal == Self.xterm else { continue }
      try typing.stage.eventually("\(text)") { try typing.text() == text }
    }
    try typing.stage.eventually("\(text), not \(try typing.text())") { try typing.text() == text }
  }

  @Test func xProgramsGetTypedText() throws {
    let typing = try Typing(Self.xterm, Sway("xwayland enable"))
    for text in ["é", "Ж", "한국", "€", "привет", "ü", "ab"] { try typing.type(text) }
  }

  /// Weston supports no virtual keyboards, and no panel that it has not started.
  @Test func withoutVirtualKeyboardsNoTypingIsOffered() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "clavier-weston-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    chmod(folder.path, 0o700)
    let weston = Process()
    weston.executableURL = URL(filePath: "/usr/bin/timeout")
    weston.arguments = ["60", "weston", "--backend=headless-backend.so", "--socket=wayland-9"]
    weston.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
    ]
    weston.standardError = FileHandle.nullDevice
    weston.standardOutput = FileHandle.nullDevice
    try weston.run()
    defer {
      killChildren(of: weston)
      weston.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }
    var promises: [Bool] = []
    let (loop, recorder) = (try EventLoop(), LogRecorder())
    let presenter = try WaylandPresenter(
      loop: loop, log: recorder.log, display: "\(folder.path)/wayland-9",
      onEvent: { event in
        if case .typesAnyText(let isSo) = event { promises.append(isSo) }
      })
    presenter.start()
    let isLooked = try comesTrue(within: 20, while: { while try loop.runOnce() {} }) {
      recorder.contains("[input-method] in weston.ini")
    }
    #expect(isLooked, "\(recorder.lines)")
    var answers: [Bool] = []
    presenter.insert("é", expected: []) { answers.append($0) }
    #expect(answers == [false] && !promises.contains(true))
  }

  @Test func theKeyboardExistsOnlyWhileNeeded() throws {
    let sway = try Sway()
    func keyboards() throws -> Int {
      try sway.message("-t", "get_inputs").components(separatedBy: "\"keyboard\"").count - 1
    }
    do {
      let stage = try Stage(sway)
      try stage.eventually("a keyboard") { stage.typesAnyText }
      // The keyboard is created on demand.
      #expect(try keyboards() == 0)
      #expect(try stage.insert("é"))
      #expect(try keyboards() == 1)
    }
    var count = 1
    for _ in 0..<500 where count > 0 {
      count = try keyboards()
      usleep(10_000)
    }
    #expect(count == 0)
  }

  @Test func theKeyboardIsAbsentIfUnwanted() throws {
    let sway = try Sway()
    var settings = PanelSettings()
    settings.typesCharacters = false
    let stage = try Stage(sway, settings: settings)
    try stage.eventually("a place") { stage.place != nil }
    #expect(!stage.typesAnyText)
    #expect(try !stage.insert("é"))
    // The setting creates and removes it in the middle of a session.
    settings.typesCharacters = true
    stage.presenter.settings.panel = settings
    #expect(stage.typesAnyText)
    #expect(try stage.insert("é"))
    settings.typesCharacters = false
    stage.presenter.settings.panel = settings
    #expect(!stage.typesAnyText)
    #expect(try !stage.insert("é"))
  }

  @Test func theKeyboardEndsWithTheCompositor() throws {
    let sway = try Sway()
    let stage = try Stage(sway)
    try stage.eventually("a keyboard") { stage.typesAnyText }
    var answers: [Bool] = []
    stage.presenter.insert("é", expected: []) { answers.append($0) }
    sway.kill()
    try stage.eventually("an answer") { !answers.isEmpty && !stage.typesAnyText }
    #expect(try !stage.insert("é"))
    try sway.start()
  }
}
