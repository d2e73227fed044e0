// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyboardPlan
import Testing

@Suite("Fields that need Latin letters have them, whatever the user's languages are")
struct LatinFieldTests {
  private static let needing: [Keyboard.FieldPurpose] = [.email, .url, .password, .terminal]

  private func plan(
    _ locales: [KeyboardLocale], on layout: String = "us", device: DeviceType = .phone,
    keys: String? = nil
  ) throws -> KeyboardPlan {
    var configuration = Configuration()
    configuration.keyboard.locale = locales[0]
    configuration.keyboard.locales = locales
    configuration.keyboard.device = device
    configuration.keyboard.layout = keys
    configuration.output.layout = layout
    let layouts = try configuration.layouts(in: LayoutDirectories([])) { nil }
    return try KeyboardPlan(configuration, layout: layouts.file, keymapLayout: layouts.keymap)
  }

  private func hasKey(_ letter: String, on shape: KeyboardShape) -> Bool {
    shape.pages[.alphabetic, .lowercased].keys.contains { $0.action == .character(letter) }
  }

  @Test(
    "A language of another script gets English in fields that need Latin letters",
    arguments: KeyboardLocale.allCases)
  func languages(locale: KeyboardLocale) throws {
    let plan = try plan([locale])
    let latin: KeyboardLocale? = locale.scriptCode == "Latn" ? nil : .english
    for purpose in Keyboard.FieldPurpose.allCases {
      let expected = Self.needing.contains(purpose) ? latin : nil
      #expect(plan.latinLocale(for: purpose) == expected, "\(purpose)")
    }
    #expect((plan.latinMessage == nil) == (latin == nil))
  }

  @Test("One Latin language among several is enough")
  func several() throws {
    #expect(try plan([.russian, .german], on: "us,ru").latinLocale(for: .password) == nil)
    #expect(try plan([.russian, .ukrainian], on: "us,ru").latinLocale(for: .url) == .english)
  }

  @Test("English is not added for a receiver without Latin letters, unless texts are inserted")
  func receiver() throws {
    for (locale, layout) in [(KeyboardLocale.russian, "ru"), (.greek, "gr"), (.ukrainian, "ua")] {
      let plan = try plan([locale], on: layout)
      #expect(plan.latinLocale(for: .password) == nil)
      #expect(plan.latinLocale(for: .password, acceptsAnyText: true) == .english)
      #expect(
        plan.latinMessage == """
          Fields for passwords, addresses and commands have no Latin letters: neither \
          \(locale.rawValue) nor the receiver's layout has any; add a layout with Latin letters, \
          such as "us", to output.layout
          """)
    }
  }

  @Test(
    "A pad of digits keeps its language in a field that needs Latin letters",
    arguments: [DeviceType.numpad, .pin, .phonePad])
  func pads(device: DeviceType) throws {
    #expect(try plan([.russian], on: "us,ru", device: device).latinLocale(for: .password) == nil)
  }

  @Test("An XKB layout is judged by its letters, not by its language")
  func keymaps() throws {
    let cyrillic = try plan([.english], on: "us,ru", keys: "xkb:ru")
    #expect(cyrillic.latinLocale(for: .password) == .english)
    let session = KeyboardShape.Session(purpose: .password)
    let shape = cyrillic.shape(aspectRatio: nil, areaWidth: nil, in: .english, session: session)
    #expect(shape.context.locales == [.english])
    #expect(hasKey("q", on: shape) && !hasKey("й", on: shape))
    let prose = cyrillic.shape(aspectRatio: nil, areaWidth: nil, in: .english)
    #expect(hasKey("й", on: prose) && !hasKey("q", on: prose))
    #expect(try plan([.russian], on: "us,ru", keys: "xkb:de").latinLocale(for: .password) == nil)
  }

  @Test("A message reports the language that is added, and is nil if none is")
  func message() throws {
    #expect(
      try plan([.russian, .ukrainian], on: "us,ru").latinMessage == """
        Fields for passwords, addresses and commands begin in "en", since ru, uk has no Latin \
        letters; for another language, add it to keyboard.locales
        """)
    #expect(try plan([.german], on: "de").latinMessage == nil)
  }

  @Test("A field with an added language has a key to switch languages")
  func keys() throws {
    let plan = try plan([.russian], on: "us,ru")
    let session = KeyboardShape.Session(purpose: .password)
    let shape = plan.shape(aspectRatio: nil, areaWidth: nil, in: .english, session: session)
    #expect(shape.context.locales == [.russian, .english])
    #expect(shape.context.nextLocale == .russian)
    let prose = plan.shape(aspectRatio: nil, areaWidth: nil, in: .russian)
    #expect(prose.context.locales == [.russian])
  }
}
