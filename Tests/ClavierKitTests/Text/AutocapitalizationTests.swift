// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The tables of 2.4, row by row: the conditions of a capital, and their settings.
struct AutocapitalizationTests {
  typealias CapitalType = Keyboard.AutocapitalizationType

  private func isCapital(_ type: CapitalType, after text: String, locale: String) -> Bool {
    var settings = EngineSettings()
    settings.autocapitalization = type
    let behavior = Keyboard.StandardBehavior(settings: settings, localeIdentifier: locale)
    var record = TextRecord()
    _ = record.update(TextContext(beforeInput: text), at: .milliseconds(0))
    return behavior.prefersCapital(after: record)
  }

  @Test(
    "2.4 autocap table, (any) and locale is right-to-left: lowercased",
    arguments: ["ar", "ckb", "ckb_IQ", "ckb_PC", "fa", "he_IL", "ar-EG", "ur"], CapitalType.allCases
  )
  func rightToLeft(locale: String, type: CapitalType) {
    for text in ["", "foo. ", "foo"] { #expect(!isCapital(type, after: text, locale: locale)) }
  }

  @Test(
    "2.4 autocap table, languages from left to right have capitals",
    arguments: ["en", "de_AT", "sr-Latn", "ca", "haw", "tlh", ""])
  func leftToRight(locale: String) {
    #expect(isCapital(.sentences, after: "", locale: locale))
  }

  @Test("2.4: The override takes precedence over the field's type", arguments: CapitalType.allCases)
  func override(type: CapitalType) {
    var settings = EngineSettings()
    settings.autocapitalizationTypeOverride = type
    for value in CapitalType.allCases {
      #expect(settings.autocapitalization(in: Keyboard.Field(autocapitalization: value)) == type)
    }
    #expect(settings.autocapitalization(in: Keyboard.Field(purpose: .email)) == type)
  }

  @Test("2.4: Autocapitalization that is turned off is overridden by none, until it is turned on")
  func isAutocapitalizationEnabled() {
    var settings = EngineSettings()
    #expect(settings.isAutocapitalizationEnabled)
    settings.autocapitalizationTypeOverride = .words
    #expect(settings.isAutocapitalizationEnabled)
    settings.isAutocapitalizationEnabled = false
    #expect(settings.autocapitalizationTypeOverride == CapitalType.none)
    #expect(settings.autocapitalization(in: Keyboard.Field(autocapitalization: .words)) == .none)
    settings.isAutocapitalizationEnabled = true
    #expect(settings.autocapitalizationTypeOverride == nil)
    #expect(settings.autocapitalization(in: Keyboard.Field(autocapitalization: .words)) == .words)
  }

  @Test(
    "A field's purpose sets its autocapitalization unless the field or the user sets another",
    arguments: [
      (.standard, .sentences), (.name, .words), (.email, .none), (.url, .none), (.webSearch, .none),
      (.number, .none), (.terminal, .none), (.password, .none), (.pin, .none),
    ] as [(Keyboard.FieldPurpose, CapitalType)])
  func purposes(purpose: Keyboard.FieldPurpose, type: CapitalType) {
    var settings = EngineSettings()
    let field = Keyboard.Field(purpose: purpose)
    #expect(settings.autocapitalization(in: field) == type)
    let asking = Keyboard.Field(purpose: purpose, autocapitalization: .allCharacters)
    #expect(settings.autocapitalization(in: asking) == (field.isSecret ? .none : .allCharacters))
    // If capitals are disabled, there are none.
    settings.autocapitalization = .none
    #expect(settings.autocapitalization(in: asking) == .none)
  }

  @Test("There are nine field purposes, one for each row above")
  func rows() {
    #expect(Keyboard.FieldPurpose.allCases.count == 9)
  }

  @Test(
    "A secret field has no autocapitalization, whatever the override",
    arguments: CapitalType.allCases)
  func secrets(type: CapitalType) {
    var settings = EngineSettings()
    settings.autocapitalizationTypeOverride = type
    for purpose in Keyboard.FieldPurpose.allCases where purpose.isSecret {
      #expect(settings.autocapitalization(in: Keyboard.Field(purpose: purpose)) == .none)
    }
  }
}
