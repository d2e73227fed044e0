// SPDX-License-Identifier: MIT

import ClavierSettings
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import X11Panel

/// Texts that are copied on an X server by another program.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb"), "\(Tier.remedy)"))
struct XClipboardTests {
  private func stage(on server: XServer, isOn: Bool = true) throws -> XStage {
    var settings = PanelSettings()
    settings.offersClipboard = isOn
    let stage = try XStage(server, settings: settings)
    try stage.eventually("a place for the panel") { stage.place != nil }
    return stage
  }

  /// Waits until a panel has reported these texts, while an owner answers.
  private func expect(_ texts: [String?], on stage: XStage, from owner: XOwner) throws {
    try stage.eventually("\(texts.count) texts") {
      owner.answer()
      return stage.copiedTexts == texts
    }
  }

  @Test func copiedTextsAreReported() throws {
    let server = try XServer()
    let stage = try stage(on: server)
    let owner = try XOwner(server.display)
    owner.copy("Grüße 12")
    try expect(["Grüße 12"], on: stage, from: owner)
    // The content at the start is no change, and without the setting nothing is read.
    let later = try self.stage(on: server)
    let without = try self.stage(on: server, isOn: false)
    let long = String(repeating: "x", count: PanelReport.clipboardLimit)
    owner.copy(["STRING": "wrong", "UTF8_STRING": long])
    try expect(["Grüße 12", long], on: stage, from: owner)
    try expect([long], on: later, from: owner)
    owner.copy(["STRING": "12"])
    // Once the other panel has the next text, this panel would have read the long one.
    try stage.eventually("another text") {
      owner.answer()
      while (try? without.loop.runOnce()) == true {}
      return stage.copiedTexts.last == "12"
    }
    #expect(without.copiedTexts.isEmpty)
    #expect(stage.messages == [])
  }

  @Test func otherContentsEndTheOffer() throws {
    let server = try XServer()
    let stage = try stage(on: server)
    let owner = try XOwner(server.display)
    let tooLong = String(repeating: "x", count: PanelReport.clipboardLimit + 1)
    let others: [[String: String]] = [
      ["image/png": "picture"], ["UTF8_STRING": tooLong],
      ["UTF8_STRING": "secret", "x-kde-passwordManagerHint": "secret"],
    ]
    var texts: [String?] = []
    func expectText(_ text: String) throws {
      owner.copy(text)
      texts.append(text)
      try expect(texts, on: stage, from: owner)
    }
    func expectEnd() throws {
      texts.append(nil)
      try expect(texts, on: stage, from: owner)
    }
    for (index, contents) in others.enumerated() {
      try expectText("text\(index)")
      owner.copy(contents)
      try expectEnd()
    }
    try expectText("before a size")
    owner.sendsSizes = true
    owner.copy("in parts")
    try expectEnd()
    owner.sendsSizes = false
    try expectText("at the end")
    owner.clear()
    try expectEnd()
    #expect(stage.messages == [])
  }

  @Test func anOwnerThatHangsOrEndsDelaysNothing() throws {
    let server = try XServer()
    let stage = try stage(on: server)
    let hung = try XOwner(server.display)
    hung.copy("never")
    try stage.showAndWait()
    #expect(try stage.differences() == 0)
    let owner = try XOwner(server.display)
    owner.copy("text")
    try expect(["text"], on: stage, from: owner)
    // Its late answers count no more.
    hung.answer()
    do {
      let short = try XOwner(server.display)
      short.copy("short")
      try stage.eventually("the end of the owner's text") {
        short.answer()
        return stage.copiedTexts.last == "short"
      }
    }
    try stage.eventually("the end of the owner") { stage.copiedTexts.last == .some(nil) }
    #expect(stage.copiedTexts == ["text", "short", nil])
    #expect(stage.messages == [])
    // Both lived until here.
    withExtendedLifetime((hung, owner)) {}
  }

  @Test func withoutTheSettingTheOfferEnds() throws {
    let server = try XServer()
    let stage = try stage(on: server)
    let owner = try XOwner(server.display)
    owner.copy("text")
    try expect(["text"], on: stage, from: owner)
    stage.presenter.settings.panel.offersClipboard = false
    #expect(stage.copiedTexts == ["text", nil])
  }
}
