// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyboardPlan
import TestSupport
import Testing

@testable import KeyboardCore

@Suite("The language of a field that needs Latin letters, and notices of a language")
struct FieldLanguageTests {
  private let own: [KeyboardLocale] = [.russian, .ukrainian]

  @Test func theLanguageReturnsAfterALatinField() {
    var machine = FieldLanguage()
    #expect(machine.update(.ukrainian, latin: nil, configured: own) == .ukrainian)
    #expect(machine.update(.ukrainian, latin: .english, configured: own) == .english)
    #expect(machine.update(.english, latin: .english, configured: own) == .english)
    #expect(machine.update(.english, latin: nil, configured: own) == .ukrainian)
    #expect(machine.update(.ukrainian, latin: nil, configured: own) == .ukrainian)
  }

  @Test func aLanguageThatTheUserSwitchesToStays() {
    var machine = FieldLanguage()
    #expect(machine.update(.ukrainian, latin: .english, configured: own) == .english)
    #expect(machine.update(.russian, latin: .english, configured: own) == .russian)
    #expect(machine.update(.russian, latin: nil, configured: own) == .russian)
  }

  @Test func programsAreNotifiedOfAnotherLanguageAndOfNoOtherKeyboard() throws {
    let text = "output.layout = \"us\"\nkeyboard.locales = [\"en\", \"de\"]"
    let plan = try KeyboardPlan(try Configuration(toml: Array(text.utf8), named: "test"))
    var core = KeyboardCore(plan, in: .english)
    let now = Timestamp(microseconds: 1)
    let isDone = core.switchLanguage(to: .german, at: now)
    core.handle(.panel(1, .types(true)), at: now)
    core.handle(.panel(1, .field(PanelField(Keyboard.Field(purpose: .email)))), at: now)
    var published: [KeyboardLocale] = []
    var batch: [KeyboardCore.Action] = []
    while core.exchangeActions(for: &batch) {
      for case .publishLanguage(let locale) in batch { published.append(locale) }
      batch.removeAll()
    }
    #expect(isDone)
    #expect(published == [.german])
  }

  @Test(arguments: 0..<200)
  func otherFieldsHaveTheUsersLanguage(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var machine = FieldLanguage()
    var current = KeyboardLocale.russian
    for _ in 0..<50 {
      if Bool.random(using: &random) { current = own.randomElement(using: &random) ?? current }
      let needs = Bool.random(using: &random)
      current = machine.update(current, latin: needs ? .english : nil, configured: own)
      if !needs { #expect(own.contains(current)) }
    }
  }
}
