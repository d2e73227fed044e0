// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

@testable import KeyboardCore

@Suite("A language chosen for a field that needs Latin letters ends with the field")
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
