// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The labels of Return keys: semantics 8.2.
struct ReturnKeyTypeTests {
  typealias Kind = Keyboard.ReturnKeyType

  @Test(
    "8.2 A return key type's id is its name, and a custom one's its title",
    arguments: [
      (Kind.return, "return"), (.continue, "continue"), (.done, "done"),
      (.emergencyCall, "emergencyCall"), (.go, "go"), (.join, "join"), (.newLine, "newLine"),
      (.next, "next"), (.ok, "ok"), (.route, "route"), (.search, "search"), (.send, "send"),
      (.custom(title: "Pay"), "Pay"),
    ] as [(Kind, String)])
  func ids(type: Kind, id: String) {
    #expect(type.id == id)
  }

  @Test("8.2 allCases without continue, emergencyCall, route, custom")
  func allCases() {
    #expect(
      Kind.allCases == [.return, .done, .go, .join, .newLine, .next, .ok, .search, .send])
    #expect(Set(Kind.named).subtracting(Kind.allCases) == [.continue, .emergencyCall, .route])
  }

  @Test("8.2 isSystemAction: only return, newLine")
  func system() {
    let types = Kind.named + [.custom(title: "return")]
    #expect(Set(types.filter(\.isSystemAction)) == [.return, .newLine])
    for type in types {
      #expect(KeyboardAction.primary(type).isSystemAction == type.isSystemAction)
    }
  }

  @Test("8.2 newLine has image and no text; custom text = title")
  func texts() {
    func text(_ type: Kind) -> String? {
      KeyboardAction.primary(type).standardButtonText(for: KeyboardContext())
    }
    #expect(text(.newLine) == nil)
    #expect(text(.custom(title: "Pay now")) == "Pay now")
    for type in Kind.named where type != .newLine { #expect(text(type)?.isEmpty == false) }
    for type in Kind.named { #expect(!type.label.isEmpty) }
  }

  @Test("8.2 host mapping: a title that a program requests, such as \"Google\", is custom")
  func host() {
    let context = KeyboardContext(returnKeyType: .custom(title: "Google"))
    let layout = KeyboardLayout.PhoneService().keyboardLayout(for: context)
    let key = layout.itemRows.joined().first { $0.action.isPrimaryAction }
    #expect(key?.action == .primary(.custom(title: "Google")))
    #expect(key?.action.label == "Google")
  }

  @Test func aTabletsSignStandsForThePlainWordAlone() {
    let types: [Kind] = [.return, .search, .custom(title: "return")]
    let labels = types.map { type in
      let context = KeyboardContext(returnKeyType: type, deviceType: .tablet)
      let layout = KeyboardLayout.TabletService().keyboardLayout(for: context)
      return layout.itemRows.joined().first { $0.action.isPrimaryAction }?.action.label
    }
    #expect(labels == ["↵", "search", "return"])
  }
}
