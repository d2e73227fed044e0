// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

@Suite("The keyboards of all languages")
struct LocaleLayoutTests {
  private func frames(
    _ locale: KeyboardLocale, _ device: DeviceType, _ type: Keyboard.KeyboardType = .alphabetic,
    _ keyboardCase: Keyboard.Case = .lowercased, width: Double = 390
  ) -> KeyboardFrames {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: keyboardCase, locale: locale, deviceType: device)
    let pages = KeyboardPages(service: .standard(), context: context, width: width)
    return pages[type, keyboardCase]
  }

  private func label(_ action: KeyboardAction, _ locale: KeyboardLocale) -> String? {
    frames(locale, .phone).keys.first { $0.action == action }?.label
  }

  @Test(
    "Keys fill the keyboard of every language, and each can be hit",
    .enabled(if: Tier.runsSlowTests))
  func tiles() {
    for locale in KeyboardLocale.allCases {
      for (device, width) in [(DeviceType.phone, 390.0), (.tablet, 768), (.full, 1366)] {
        let frames = frames(locale, device, width: width)
        if let flaw = frames.flaw { Issue.record("\(locale) on \(device): \(flaw)") }
        #expect(frames.keys.contains { $0.action == .backspace }, "\(locale) on \(device)")
        #expect(frames.keys.contains { $0.action == .space }, "\(locale) on \(device)")
      }
    }
  }

  @Test("Keys of a phone stay as wide as a fingertip can hit, and those of a tablet wider")
  func widths() {
    for locale in KeyboardLocale.allCases {
      for (device, width, least) in [(DeviceType.phone, 390.0, 25.0), (.tablet, 768, 35)] {
        let narrow = frames(locale, device, width: width).keys.map(\.touchFrame.width).min() ?? 0
        #expect(narrow >= least, "\(locale) on \(device): \(narrow)")
      }
    }
  }

  @Test("A layout has a Shift key exactly if Shift changes one of its keys")
  func shift() {
    for locale in KeyboardLocale.allCases {
      let small = frames(locale, .phone)
      let large = frames(locale, .phone, .alphabetic, .uppercased)
      let letters = [small, large].map { $0.keys.compactMap(\.action.typedText) }
      let hasShift = small.keys.contains { $0.action == .shift(.lowercased) }
      #expect(hasShift == (letters[0] != letters[1]), "\(locale)")
    }
    #expect(!frames(.arabic, .phone).keys.contains { $0.action == .shift(.lowercased) })
    #expect(!frames(.hebrew, .tablet).keys.contains { $0.action == .shift(.lowercased) })
  }

  @Test("Keys have labels in their language, and English ones where the translation is missing")
  func words() {
    #expect(label(.space, .german) == "Leerzeichen")
    #expect(label(.primary(.return), .french) == "retour")
    #expect(label(.keyboardType(.numeric), .arabic) == "١٢٣")
    #expect(label(.space, .english) == "space" && label(.space, .hawaiian) == "space")
    let context = KeyboardContext(locale: .swedish)
    #expect(KeyboardAction.space.standardButtonText(for: context) == "mellanslag")
    #expect(KeyboardAction.primary(.done).standardButtonText(for: context) == "klar")
    #expect(KeyboardAction.primary(.search).standardButtonText(for: context) == "sök")
    let small = [(KeyboardLocale.danish, "færdig"), (.norwegianBokmal, "ferdig")]
    for (locale, text) in small {
      let context = KeyboardContext(locale: locale)
      #expect(KeyboardAction.primary(.done).standardButtonText(for: context) == text)
    }
    #expect(KeyboardAction.primary(.custom(title: "Pay")).standardButtonText(for: context) == "Pay")
  }

  @Test("A label that the layout sets is not translated")
  func ownWords() {
    var item = KeyboardLayout.Item(action: .space, width: .input, height: 54)
    item.label = "blank"
    let layout = KeyboardLayout(itemRows: [[item]]).showing(.german)
    #expect(layout.itemRows[0][0].label == "blank")
  }

  @Test("Digits and signs are as the language writes them, and held keys offer the others")
  func signs() {
    let digits = frames(.persian, .phone, .numeric).keys.map(\.label)
    #expect(digits.starts(with: ["۱", "۲", "۳"]) && digits.contains("؟") && digits.contains("،"))
    let persian = KeyboardLocale.persian.calloutActions
    #expect(persian.texts(for: "۱") == ["۱", "1"] && persian.texts(for: "؟") == ["؟", "?", "¿"])
    let greek = KeyboardLocale.greek.calloutActions
    #expect(greek.texts(for: "·") == ["·", ";"] && greek.texts(for: ";").starts(with: [";", "?"]))
    #expect(KeyboardLocale.russian.calloutActions.texts(for: "5").isEmpty)
  }

  @Test("Combining marks are labeled on a dotted circle, and invisible characters by a name")
  func labels() {
    #expect("ि".keyLabel == "◌ि" && "\u{64E}".keyLabel == "◌\u{64E}" && "क".keyLabel == "क")
    #expect("\u{200C}".keyLabel == "ZWNJ" && "\u{200B}".keyLabel == "⁞" && "".keyLabel == "")
    #expect(KeyboardAction.character("\u{5B8}").label == "◌\u{5B8}")
    #expect(KeyboardAction.character("\u{5B8}").inputCalloutText == "◌\u{5B8}")
  }

  @Test("A mark is typed without its circle")
  func marks() throws {
    let hindi = try #require(KeyboardLocale(rawValue: "hi"))
    let context = KeyboardContext(locale: hindi)
    let pages = KeyboardPages(service: .standard(), context: context, width: 390)
    let keys = pages[.alphabetic, .lowercased].keys
    let key = try #require(keys.first { $0.action == .character("ि") })
    #expect(key.action.typedText == "ि" && key.label == "◌ि")
  }

  @Test("A requested letter order is the language's own variant if it has one")
  func arrangements() {
    func first(_ type: Keyboard.LayoutType, _ locale: KeyboardLocale) -> String {
      type.inputSet(for: locale).rows.characters()[0].joined()
    }
    #expect(first(.qwerty, .slovak) == "qwertyuiop" && first(.qwertz, .slovak) == "qwertzuiop")
    #expect(first(.azerty, .german) == "azertyuiop")
    #expect(first(.dvorak, .russian) == "йцукенгшщзх")
    // A layout of its own, beside one with only the English letters.
    #expect(first(.qwerty, .turkish) == "qwertyuiop" && first(.qwertz, .german) == "qwertzuiopü")
  }

  @Test("A language's other arrangements are requested by name, and unknown names are ignored")
  func ownArrangements() throws {
    func first(_ name: String, _ locale: KeyboardLocale) -> String {
      let context = KeyboardContext(
        locale: locale, layoutType: Keyboard.LayoutType(rawValue: name))
      let row = KeyboardLayout.standard(for: context).itemRows[0]
      return row.compactMap(\.action.typedText).joined()
    }
    #expect(first("turkishF", .turkish) == "fgğıodrnhpqw")
    #expect(first("bds", .bulgarian) == "уеишщксдзцб" && first("plain", .german) == "qwertzuiop")
    let japanese = try #require(KeyboardLocale(matching: "ja"))
    #expect(first("", japanese) == "ぬふあうえおやゆよわほへ")
    #expect(first("katakana", japanese) == "ヌフアウエオヤユヨワホヘ")
    #expect(japanese.calloutActions.texts(for: "は") == ["は", "ば", "ぱ"])
    #expect(first("turkishF", .german) == "qwertzuiopü" && first("", .english) == "qwertyuiop")
    #expect(KeyboardLocale.bulgarian.layoutTypes.map(\.rawValue) == ["bds"])
    #expect(
      KeyboardLocale.slovak.layoutTypes.map(\.rawValue)
        == ["qwerty", "qwertz", "azerty", "colemak", "dvorak"])
    for locale in KeyboardLocale.allCases {
      for order in locale.layoutTypes {
        let letters = order.inputSet(for: locale)
        #expect(letters.rows.count >= 3, "\(locale) \(order)")
      }
    }
  }

  @Test("A language's named service has its locale key and its letters")
  func services() {
    typealias Services = KeyboardLayout.ProService
    let swedish = Services.Swedish()
    #expect(swedish.localeKey == "sv")
    let letters = swedish.keyboardLayout(for: KeyboardContext()).itemRows[0].map(\.action.label)
    #expect(letters.joined().contains("qwertyuiopå"))
    #expect(Services.SpanishMexico(alphabeticInputSet: .dvorak).localeKey == "es-MX")
  }
}
