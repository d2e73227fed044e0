// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Keyboards for terminals, numbers and addresses")
struct LayoutDeviceServiceTests {
  private typealias Layout = KeyboardLayout

  private func labels(
    _ service: any KeyboardLayoutService, _ context: KeyboardContext = KeyboardContext()
  ) -> [String] {
    service.keyboardLayout(for: context).itemRows.map { row in
      row.filter { !$0.action.isSpacer }.map { $0.label ?? $0.action.label }
        .joined(separator: " ")
    }
  }

  @Test("A terminal has its keys around the letters of every language")
  func terminalLetters() {
    #expect(
      labels(Layout.TerminalService(), KeyboardContext(locale: .german)) == [
        "esc ⇥ ctrl alt ← ↓ ↑ →", "q w e r t z u i o p ü", "a s d f g h j k l ö ä",
        "⇧ y x c v b n m ⌫", "123 fn / - space . | ↵",
      ])
    let odd = Layout.TerminalService(
      alphabeticInputSet: InputSet(rows: [.init(chars: "αβ"), .init(chars: "γ")]))
    #expect(labels(odd)[1...2] == ["α β", "⇧ γ ⌫"])
  }

  @Test("A terminal's layout ignores the field's purpose, and Return shows the requested type")
  func terminalPurpose() {
    let service = Layout.TerminalService()
    for purpose in Keyboard.FieldPurpose.allCases {
      #expect(
        service.keyboardLayout(for: KeyboardContext(fieldPurpose: purpose))
          == service.keyboardLayout(for: KeyboardContext()))
    }
    #expect(labels(service, KeyboardContext(returnKeyType: .go))[4].hasSuffix("| go"))
  }

  @Test("A terminal's signs include at most four currencies, and its digits the language's own")
  func terminalCurrencies() {
    let english = labels(
      Layout.TerminalService(), KeyboardContext(keyboardType: .symbolic))
    #expect(english[2] == "+ - * / = % € £ ¥")
    let digits = labels(Layout.TerminalService(), KeyboardContext(keyboardType: .numeric))
    #expect(digits[2] == "! @ # $ % ^ & * ( )")
  }

  @Test("All services around a terminal's return its function page, and none for a phone")
  func functionPage() {
    let context = KeyboardContext(deviceType: .terminal)
    let services: [any KeyboardLayoutService] = [
      Layout.TerminalService(), Layout.DeviceBasedService(), Layout.StandardService(),
      Layout.LanguageService(locale: .german),
    ]
    for service in services {
      #expect(service.customPages(for: context) == ["function"])
      let pages = KeyboardPages(service: service, context: context, width: 390)
      #expect(pages[.custom(named: "function"), .uppercased].keys[8].label == "F1")
      #expect(pages[.alphabetic, .auto].keys.map(\.label).contains("fn"))
    }
    let phone = KeyboardContext()
    let service = Layout.StandardService()
    #expect(service.customPages(for: phone) == [])
    let pages = KeyboardPages(service: service, context: phone, width: 390)
    #expect(pages[.custom(named: "function"), .auto] == pages[.alphabetic, .auto])
  }

  @Test("A localized service replaces the standard service's custom pages")
  func pagesOfLanguages() throws {
    struct Greek: LocalizedLayoutService {
      let localeKey = "de"
      func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout { .init(itemRows: []) }
      func customPages(for context: KeyboardContext) -> [String] { ["greek"] }
    }
    let service = try Layout.StandardService(localizedServices: [Greek()])
    let context = KeyboardContext(locale: .german, deviceType: .terminal)
    #expect(service.customPages(for: context) == ["greek"])
    #expect(service.customPages(for: KeyboardContext(deviceType: .terminal)) == ["function"])
  }

  @Test("Each sign of an address keyboard is on exactly one key")
  func addressSigns() {
    for service in [
      Layout.AddressService(fieldPurpose: .email), Layout.AddressService(fieldPurpose: .url),
    ] {
      let symbolic = KeyboardContext(keyboardType: .symbolic)
      let typed = service.actions(symbolic).compactMap(\.typedText)
      #expect(Set(typed).count == typed.count)
      #expect(labels(service, symbolic) == labels(service, KeyboardContext(keyboardType: .numeric)))
      #expect(!service.actions(symbolic).contains(.space))
      #expect(!service.actions(KeyboardContext()).contains(.space))
    }
  }

  @Test("Address keyboards have digits above the letters and the signs of addresses below")
  func addressKeys() {
    let email = labels(
      Layout.AddressService(fieldPurpose: .email), KeyboardContext(fieldPurpose: .webSearch))
    #expect(email[0] == "1 2 3 4 5 6 7 8 9 0")
    #expect(email[4] == "#+= @ . - _ .com return")
    let url = labels(Layout.AddressService(fieldPurpose: .url), KeyboardContext(returnKeyType: .go))
    #expect(url[4] == "#+= . / - _ .com go")
    #expect(Layout.AddressService(fieldPurpose: .email).fieldPurpose == .email)
    #expect(Layout.AddressService(fieldPurpose: .url).fieldPurpose == .url)
  }

  @Test("A number pad has the decimal separator of its language")
  func decimalSeparator() {
    #expect(labels(Layout.NumpadService())[3] == "0 . + ↵")
    #expect(labels(Layout.NumpadService(), KeyboardContext(locale: .german))[3] == "0 , + ↵")
    let landscape = KeyboardContext(locale: .german, interfaceOrientation: .landscape)
    #expect(labels(Layout.FullService(), landscape)[5].hasSuffix("0 , ↵"))
  }

  @Test("A telephone pad's held * and # offer pause and wait, and its other keys no list")
  func telephoneCallouts() {
    let items = Layout.PhonePadService().keyboardLayout(for: KeyboardContext()).itemRows.joined()
    for item in items {
      switch item.action {
      case .character("*"): #expect(item.calloutActions == [.character(",")])
      case .character("#"): #expect(item.calloutActions == [.character(";")])
      default: #expect(item.calloutActions == [])
      }
    }
  }

  @Test("Digits are available as a layout alone, as a PIN pad and as an upper row")
  func digitsAlone() {
    #expect(labels(Layout.DigitsService()) == ["1 2 3", "4 5 6", "7 8 9", "0"])
    let tablet = KeyboardContext(returnKeyType: .ok, deviceType: .tablet)
    #expect(labels(Layout.PinService(), tablet)[3] == "⌫ 0 OK")
    #expect(labels(Layout.UpperRowService())[0] == "1 2 3 4 5 6 7 8 9 0")
    #expect(labels(Layout.UpperRowService())[1...] == labels(Layout.PhoneService())[...])
  }
}
