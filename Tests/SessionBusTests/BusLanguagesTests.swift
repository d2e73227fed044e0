// SPDX-License-Identifier: MIT

import Foundation
import PanelSupport
import TestSupport
import Testing

@testable import SessionBus

/// The keyboard's languages on a real bus, read and selected by a second program.
@Suite(.serialized, .enabled(if: Tier.runs("dbus-daemon"), "\(Tier.remedy)"))
struct BusLanguagesTests {
  private static let object = [
    "org.clavier.Keyboard", "/org/clavier/Keyboard", "org.clavier.Keyboard1",
  ]

  private let bus: PrivateBus
  private let keyboard: BusKeyboard

  init() throws {
    bus = try PrivateBus()
    keyboard = try BusKeyboard.begin(bus.address)
    keyboard.bus?.languages = SessionBus.Languages(current: "en", all: ["en", "ru", "sr-Latn"])
  }

  /// Runs a program's call, and serves it meanwhile.
  private func call(_ verb: String, _ words: String...) throws -> (status: Int32, output: String) {
    let call = try bus.busctl([verb] + Self.object + words)
    try keyboard.eventually("an answer") { !call.isRunning }
    return call.end()
  }

  @Test func programsReadTheCurrentAndAllLanguages() throws {
    #expect(try call("get-property", "Language").output == "s \"en\"\n")
    #expect(try call("get-property", "Languages").output == "as 3 \"en\" \"ru\" \"sr-Latn\"\n")
  }

  @Test func aProgramSwitchesToALanguageAndToTheNext() throws {
    #expect(try call("set-property", "Language", "s", "sr-Latn").status == 0)
    #expect(try call("call", "NextLanguage").status == 0)
    #expect(keyboard.languages == ["sr-Latn", nil])
    // The daemon reports the change later.
    #expect(try call("get-property", "Language").output == "s \"en\"\n")
  }

  @Test func aLanguageThatTheKeyboardDoesNotHaveIsRefused() throws {
    for language in ["de", "", "next", "EN", String(repeating: "e", count: 100_000)] {
      let answer = try call("set-property", "Language", "s", language)
      #expect(answer.status != 0)
      #expect(answer.output.contains("those that it has are in Languages"), "\(answer.output)")
    }
    #expect(try call("set-property", "Language", "b", "true").status != 0)
    #expect(try call("set-property", "Languages", "as", "0").status != 0)
    #expect(try call("call", "NextLanguage", "s", "de").status != 0)
    #expect(keyboard.languages.isEmpty)
  }

  @Test func aProgramEndsTheVisitOfAUser() throws {
    #expect(try call("call", "Forget").status == 0)
    #expect(keyboard.requests == [.forget])
    #expect(try call("call", "Forget", "b", "true").status != 0)
    #expect(keyboard.requests == [.forget])
  }

  @Test func withoutTheDaemonACallGetsARemedy() throws {
    keyboard.bus?.languages = nil
    keyboard.hasDaemon = false
    #expect(try call("get-property", "Language").output == "s \"\"\n")
    #expect(try call("get-property", "Languages").output == "as 0\n")
    for answer in [
      try call("set-property", "Language", "s", "en"), try call("call", "NextLanguage"),
      try call("call", "Forget"),
    ] {
      #expect(answer.status != 0)
      #expect(answer.output.contains("start it: systemctl start clavier"))
    }
    #expect(keyboard.languages.isEmpty)
  }

  @Test func languageChangesAreSignalled() throws {
    let monitor = try BusMonitor(bus)
    var languages = SessionBus.Languages(current: "ru", all: ["en", "ru", "sr-Latn"])
    keyboard.bus?.languages = languages
    keyboard.bus?.languages = languages
    languages.all = ["ru", "de"]
    keyboard.bus?.languages = languages
    try keyboard.answerPing(bus)
    let output = try monitor.end()
    #expect(output.ranges(of: "STRING \"org.clavier.Keyboard1\"").count == 2, "\(output)")
    #expect(output.ranges(of: "STRING \"Language\"").count == 1)
    #expect(output.ranges(of: "STRING \"Languages\"").count == 1)
    #expect(output.contains("STRING \"ru\"") && output.contains("STRING \"de\""))
  }
}
