// SPDX-License-Identifier: MIT

import ClavierSettings
import Foundation
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// Texts that are copied on a compositor by another program.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "wl-copy"), "\(Tier.remedy)"))
struct ClipboardReaderTests {
  private func stage(on sway: Sway, isOn: Bool = true) throws -> Stage {
    var settings = PanelSettings()
    settings.offersClipboard = isOn
    let stage = try Stage(sway, settings: settings)
    try stage.eventually("a place for the panel") { stage.place != nil }
    return stage
  }

  private func copy(_ text: String, on sway: Sway) throws {
    try runCopy("--type text/plain -- '\(text)'", on: sway)
  }

  /// Runs wl-copy with a line of arguments for the shell.
  private func runCopy(_ arguments: String, on sway: Sway) throws {
    let file = sway.folder.appending(path: "copy")
    try "exec wl-copy \(arguments)\n".write(to: file, atomically: true, encoding: .utf8)
    try sway.message("exec", "sh \(file.path)")
  }

  @Test func copiedTextsAreReported() throws {
    let sway = try Sway()
    let stage = try stage(on: sway)
    try copy("Grüße 12", on: sway)
    try stage.eventually("a text") { stage.copiedTexts == ["Grüße 12"] }
    // The content at the start is no change, and without the setting nothing is read.
    let later = try self.stage(on: sway)
    let without = try self.stage(on: sway, isOn: false)
    let long = String(repeating: "x", count: PanelReport.clipboardLimit)
    try copy(long, on: sway)
    try stage.eventually("a long text") { stage.copiedTexts == ["Grüße 12", long] }
    try later.eventually("a long text") { !later.copiedTexts.isEmpty }
    #expect(later.copiedTexts == [long])
    // Once the other panels have the next text, this panel would have read the long one.
    try copy("12", on: sway)
    try stage.eventually("another text") {
      while (try? without.loop.runOnce()) == true {}
      return stage.copiedTexts.last == "12"
    }
    #expect(without.copiedTexts.isEmpty)
  }

  @Test func otherContentsEndTheOffer() throws {
    let sway = try Sway()
    let stage = try stage(on: sway)
    let tooLong = String(repeating: "x", count: PanelReport.clipboardLimit + 1)
    let contents = ["--type image/png -- picture", "--type text/plain -- \(tooLong)", "--clear"]
    for (index, arguments) in contents.enumerated() {
      try copy("text\(index)", on: sway)
      try stage.eventually("a text") { stage.copiedTexts.last == "text\(index)" }
      try runCopy(arguments, on: sway)
      try stage.eventually("another content") { stage.copiedTexts.last == .some(nil) }
    }
  }

  @Test func withoutTheSettingTheOfferEnds() throws {
    let sway = try Sway()
    let stage = try stage(on: sway)
    try copy("text", on: sway)
    try stage.eventually("a text") { stage.copiedTexts == ["text"] }
    stage.presenter.settings.panel.offersClipboard = false
    #expect(stage.copiedTexts == ["text", nil])
  }
}
