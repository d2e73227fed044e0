// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// The text fields that a panel receives from a terminal with text input.
@Suite(.serialized, .enabled(if: Tier.runs("sway"), "\(Tier.remedy)"))
struct InputMethodTests {
  /// Opens a terminal that writes its input to a file, and returns the file.
  private func openTerminal(_ sway: Sway) throws -> URL {
    let file = sway.folder.appending(path: "received")
    let program = sway.folder.appending(path: "listener")
    try "#!/bin/sh\nstty -echo\nexec cat >\(file.path)\n".write(
      to: program, atomically: true, encoding: .utf8)
    try sway.message("exec", "foot --config=/dev/null sh \(program.path)")
    return file
  }

  @Test func aFieldIsEnteredAndLeftWithTheFocus() throws {
    let stage = try Stage(Sway())
    try stage.eventually("a place") { stage.place != nil }
    #expect(stage.fields == [])
    _ = try openTerminal(stage.sway)
    try stage.eventually("a field") { !stage.fields.isEmpty }
    #expect(stage.fields.first == .entered(Keyboard.Field(purpose: .terminal)))
    try stage.sway.message("[app_id=\"foot\"]", "kill")
    try stage.eventually("no field") { stage.fields.last == .left }
    #expect(!stage.isWithoutFields)
  }

  @Test func textIsCommittedToTheField() throws {
    let stage = try Stage(Sway())
    try stage.eventually("a place") { stage.place != nil }
    let file = try openTerminal(stage.sway)
    try stage.eventually("a field") { !stage.fields.isEmpty }
    try stage.eventually("the terminal") { FileManager.default.fileExists(atPath: file.path) }
    #expect(try stage.insert("ä€🖐 ภ\n"))
    try stage.eventually("the text") {
      try String(contentsOf: file, encoding: .utf8) == "ä€🖐 ภ\n"
    }
  }

  @Test func aTextThatIsLongerThanARequestIsCommittedInParts() throws {
    let stage = try Stage(Sway())
    try stage.eventually("a place") { stage.place != nil }
    let file = try openTerminal(stage.sway)
    try stage.eventually("a field") { !stage.fields.isEmpty }
    try stage.eventually("the terminal") { FileManager.default.fileExists(atPath: file.path) }
    let text = String(repeating: "ä€🖐 ภ\n", count: 400)
    #expect(try stage.insert(text))
    try stage.eventually("the text") { try String(contentsOf: file, encoding: .utf8) == text }
  }

  @Test func withASecondInputMethodThePanelHasNoFields() throws {
    let first = try Stage(Sway())
    _ = try openTerminal(first.sway)
    try first.eventually("the seat's input method") { !first.fields.isEmpty }
    let second = try Stage(first.sway)
    try second.eventually("the refusal") { second.isWithoutFields }
    try second.showAndWait()
    #expect(second.messages.count == 1)
    #expect(second.messages.first?.contains("another input method has the seat") == true)
  }

  @Test func theFieldEndsWithTheCompositor() throws {
    let sway = try Sway()
    let stage = try Stage(sway)
    try stage.eventually("a place") { stage.place != nil }
    _ = try openTerminal(sway)
    try stage.eventually("a field") { !stage.fields.isEmpty }
    sway.kill()
    try stage.eventually("no field") { stage.fields.last == .left }
    #expect(stage.fields.count { $0 == .left } == 1)
  }
}
