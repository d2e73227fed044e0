// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Fields for exact text have straight quotation marks")
struct PlainMarkTests {
  private static let exact: [Keyboard.FieldPurpose] = [
    .email, .url, .webSearch, .number, .terminal, .password, .pin,
  ]
  private static let typographic = Set("’‘‚”“„")

  private func items(
    _ service: some KeyboardLayoutService, in context: KeyboardContext
  ) -> [KeyboardLayout.Item] {
    Keyboard.KeyboardType.inputTypes.flatMap { type in
      [Keyboard.Case.lowercased, .uppercased].flatMap { keyboardCase in
        var context = context
        context.keyboardType = type
        context.keyboardCase = keyboardCase
        return Array(service.keyboardLayout(for: context).itemRows.joined())
      }
    }
  }

  private func marks(_ items: [KeyboardLayout.Item]) -> Set<Character> {
    let actions = items.flatMap { [$0.action, $0.swipeDownAction].compactMap { $0 } }
    return Set(actions.flatMap(\.label)).intersection(Self.typographic.union("'\""))
  }

  @Test("In fields for exact text, no key of any language or device has a typographic mark")
  func fields() {
    let service = KeyboardLayout.TypableService(.standard()) { _ in true }
    for locale in KeyboardLocale.allCases {
      for device in [DeviceType.phone, .tablet, .tabletPro] {
        for purpose in Self.exact {
          let context = KeyboardContext(
            locale: locale, deviceType: device, fieldPurpose: purpose)
          let marks = marks(items(service, in: context))
          #expect(marks.isDisjoint(with: Self.typographic), "\(locale) \(device) \(purpose)")
        }
      }
    }
  }

  @Test("Prose has typographic marks, unless plain ones are preferred")
  func prose() {
    let smart = KeyboardLayout.TypableService(.standard()) { _ in true }
    let plain = KeyboardLayout.TypableService(.standard(), prefersPlainMarks: true) { _ in true }
    for purpose in [Keyboard.FieldPurpose.standard, .name] {
      let context = KeyboardContext(fieldPurpose: purpose)
      #expect(marks(items(smart, in: context)) == Set("’”"))
      #expect(marks(items(plain, in: context)) == Set("'\""))
    }
  }

  @Test("A receiver without the plain mark keeps the typographic one")
  func missingPlainMark() {
    let service = KeyboardLayout.TypableService(.standard(), prefersPlainMarks: true) {
      $0 != "\"" && $0 != "'"
    }
    #expect(marks(items(service, in: KeyboardContext())) == Set("’”"))
  }

  @Test("A replaced mark also changes the key's label and swipe, and other keys stay unchanged")
  func labels() {
    let swiped = KeyboardLayout.Item(
      action: .character("a"), width: .input, height: 50, label: "A",
      swipeDownAction: .character("”"))
    let labelled = KeyboardLayout.Item(
      action: .character("‘"), width: .input, height: 50, label: "‘ ‘")
    let twice = KeyboardLayout.Item(
      action: .character("'"), width: .input, height: 50, swipeDownAction: .character("’"))
    let dash = KeyboardLayout.Item(action: .character("–"), width: .input, height: 50)
    let service = KeyboardLayout.TypableService(
      KeyboardLayout.StaticService(KeyboardLayout(itemRows: [[swiped, labelled, twice, dash]])),
      prefersPlainMarks: true
    ) { _ in true }
    let items = service.keyboardLayout(for: KeyboardContext()).itemRows[0]
    #expect(items[0].label == "A" && items[0].swipeDownAction == .character("\""))
    #expect(items[1].action == .character("'") && items[1].label == nil)
    #expect(items[2].swipeDownAction == nil)
    #expect(items[3] == dash)
  }

  @Test("In every language, a held curly mark offers its plain mark, and a plain one a curly one")
  func alternatives() {
    let service = Callouts.TypableService(.standard()) { _ in true }
    for locale in KeyboardLocale.allCases {
      let context = KeyboardContext(locale: locale)
      for (mark, plain) in [("’", "'"), ("‘", "'"), ("”", "\""), ("“", "\""), ("„", "\"")] {
        let list = service.calloutActions(for: .character(mark), context: context)
        #expect(list.first == .character(mark) && list.contains(.character(plain)), "\(locale)")
      }
      for (plain, mark) in [("'", "’"), ("\"", "”")] {
        let list = service.calloutActions(for: .character(plain), context: context)
        #expect(list.first == .character(plain) && list.contains(.character(mark)), "\(locale)")
      }
    }
  }

  @Test("For an ASCII receiver, a held apostrophe offers only the backtick, and a held \" nothing")
  func alternativesOfASCII() {
    let service = Callouts.TypableService(.standard()) { $0.isASCII }
    let context = KeyboardContext()
    #expect(
      service.calloutActions(for: .character("'"), context: context)
        == [.character("'"), .character("`")])
    #expect(service.calloutActions(for: .character("\""), context: context).isEmpty)
  }

  @Test(
    "Every character of ASCII is on a key of a password field, or in the list of a held one",
    arguments: ["en", "en-GB", "de", "fr", "es", "it", "pl", "pt-BR"])
  func passwords(_ identifier: String) throws {
    let locale = try #require(KeyboardLocale(rawValue: identifier))
    let service = KeyboardLayout.TypableService(.standard()) { _ in true }
    let lists = Callouts.TypableService(.standard()) { _ in true }
    for device in [DeviceType.phone, .tablet, .tabletPro] {
      let context = KeyboardContext(
        locale: locale, deviceType: device, fieldPurpose: .password)
      var found: Set<Character> = [" "]
      for item in items(service, in: context) {
        let actions =
          [item.action, item.swipeDownAction].compactMap { $0 }
          + (item.calloutActions ?? lists.calloutActions(for: item.action, context: context))
        found.formUnion(actions.flatMap { $0.label.count == 1 ? Array($0.label) : [] })
      }
      let ascii = (UInt8(ascii: " ")...UInt8(ascii: "~")).map { Character(Unicode.Scalar($0)) }
      let missing = ascii.filter { !found.contains($0) }
      #expect(missing.isEmpty, "\(device): \(String(missing))")
    }
  }
}
