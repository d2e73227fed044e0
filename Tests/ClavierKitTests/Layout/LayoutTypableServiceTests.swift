// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Keys that the receiver's layout cannot type become those that it can")
struct LayoutTypableServiceTests {
  private func keys(
    _ type: Keyboard.KeyboardType, canType: @escaping (Character) -> Bool
  ) -> [String] {
    let service = KeyboardLayout.TypableService(.standard(), canType: canType)
    return service.keyboardLayout(for: KeyboardContext(keyboardType: type)).itemRows.joined()
      .map(\.action.label)
  }

  @Test("Curly quotation marks become straight ones where only these can be typed")
  func plainSigns() {
    let plain = keys(.numeric) { $0.isASCII }
    #expect(plain.contains("'") && plain.contains("\""))
    #expect(!plain.contains("’") && !plain.contains("”"))
  }

  @Test("Curly quotation marks stay if they can be typed, or if the straight ones cannot")
  func unchanged() {
    let standard = keys(.numeric) { _ in true }
    #expect(standard.contains("’") && standard.contains("”"))
    #expect(keys(.numeric) { _ in false } == standard)
  }

  @Test("Replaced keys leave the number and widths of keys and the layout's height unchanged")
  func shape() {
    for type in Keyboard.KeyboardType.inputTypes {
      for device in DeviceType.allCases {
        let context = KeyboardContext(keyboardType: type, deviceType: device)
        let standard = KeyboardLayout.StandardService().keyboardLayout(for: context)
        let typable = KeyboardLayout.TypableService(.standard()) { $0.isASCII }
          .keyboardLayout(for: context)
        #expect(typable.itemRows.map(\.count) == standard.itemRows.map(\.count))
        #expect(typable.itemRows.joined().map(\.width) == standard.itemRows.joined().map(\.width))
        #expect(typable.totalHeight == standard.totalHeight)
      }
    }
  }

  @Test("The margin beside a key stays the margin of that key")
  func margins() {
    var layout = KeyboardLayout(itemRows: [])
    layout.itemRows = [
      [
        .init(action: .characterMargin("’"), width: .available, height: 50),
        .init(action: .character("’"), width: .input, height: 50),
      ]
    ]
    let service = KeyboardLayout.TypableService(KeyboardLayout.StaticService(layout)) {
      $0.isASCII
    }
    let actions = service.keyboardLayout(for: KeyboardContext()).itemRows[0].map(\.action)
    #expect(actions == [.characterMargin("'"), .character("'")])
  }

  @Test("A typable service returns the custom pages of its base service")
  func customPages() {
    let service = KeyboardLayout.TypableService(.standard()) { _ in true }
    #expect(service.customPages(for: KeyboardContext(deviceType: .terminal)) == ["function"])
  }

  @Test("Callout lists leave out untypable characters, and are empty if only the key is left")
  func lists() {
    func list(_ text: String, canType: @escaping (Character) -> Bool) -> [KeyboardAction] {
      Callouts.TypableService(.standard(), canType: canType)
        .calloutActions(for: .character(text), context: KeyboardContext())
    }
    #expect(list("a") { "aàä".contains($0) } == ["a", "à", "ä"].map(KeyboardAction.character))
    #expect(list("a") { $0.isASCII }.isEmpty)
    #expect(list("a") { _ in true }.count > 5)
  }

  @Test("A key's own list loses untypable texts and keeps other actions")
  func ownLists() {
    let item = KeyboardLayout.Item(
      action: .character("a"), width: .input, height: 50,
      calloutActions: [.character("a"), .character("ä"), .text("äh"), .backspace])
    let service = KeyboardLayout.TypableService(
      KeyboardLayout.StaticService(KeyboardLayout(itemRows: [[item]]))
    ) { $0.isASCII }
    let list = service.keyboardLayout(for: KeyboardContext()).itemRows[0][0].calloutActions
    #expect(list == [.character("a"), .backspace])
  }
  @Test("A diacritic loses its untypable replacements, and a list of the key alone is empty")
  func accents() {
    let accent = Keyboard.Diacritic(char: "´", replacements: ["a": "á", "e": "é"])
    let lonely = KeyboardLayout.Item(
      action: .character("a"), width: .input, height: 50,
      calloutActions: [.character("a"), .character("ä")])
    let layout = KeyboardLayout(itemRows: [
      [KeyboardLayout.Item(action: .diacritic(accent), width: .input, height: 50), lonely]
    ])
    let service = KeyboardLayout.TypableService(KeyboardLayout.StaticService(layout)) {
      $0.isASCII || $0 == "é"
    }
    let items = service.keyboardLayout(for: KeyboardContext()).itemRows[0]
    #expect(
      items[0].action == .diacritic(Keyboard.Diacritic(char: "´", replacements: ["e": "é"])))
    #expect(items[1].calloutActions == [])
  }

  @Test("Accents and callouts have characters that only a panel can insert")
  func insertedCharacters() {
    let accent = KeyboardAction.diacritic(Keyboard.Diacritic(char: "゛", replacements: ["か": "が"]))
    let kana = KeyboardLayout.Item(
      action: .character("か"), width: .input, height: 50,
      calloutActions: [.character("か"), .character("が")])
    let layout = KeyboardLayout(itemRows: [
      [KeyboardLayout.Item(action: accent, width: .input, height: 50), kana]
    ])
    let service = KeyboardLayout.TypableService(
      KeyboardLayout.StaticService(layout), canType: { $0.isASCII }, canInsert: { _ in true })
    #expect(service.keyboardLayout(for: KeyboardContext()) == layout)
  }
}
