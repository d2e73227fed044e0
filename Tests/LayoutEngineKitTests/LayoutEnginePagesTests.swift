// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The pages of an engine that types on layouts of rows of buttons.
struct LayoutEnginePagesTests {
  private let pages = KeyboardPages(CustomKeyboardLayout(), size: .phone)

  @Test func eachPageHasTheKeysOfItsLayout() {
    func first(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> KeyboardAction {
      pages[type, keyboardCase].keys[0].action
    }
    #expect(first(.alphabetic, .lowercased) == .character("q"))
    #expect(first(.alphabetic, .auto) == .character("q"))
    #expect(first(.alphabetic, .uppercased) == .character("Q"))
    #expect(first(.numeric, .lowercased) == .character("1"))
    #expect(first(.symbolic, .lowercased) == .character("["))
    #expect(first(.custom(named: "Mine"), .lowercased) == .character("q"))
    let shifts = [Keyboard.Case.lowercased, .uppercased, .capsLocked].map {
      pages[.alphabetic, $0].keys[19].action
    }
    #expect(shifts == [.shift(.lowercased), .shift(.uppercased), .shift(.capsLocked)])
  }

  @Test func allPagesHaveTheGivenSizeAndOrientation() {
    #expect(pages.size == .phone)
    #expect(abs(pages[.numeric, .lowercased].keys[0].capFrame.width - 26) < 0.01)
    let landscape = KeyboardPages(
      CustomKeyboardLayout(), size: Size(width: 568, height: 162), orientation: .landscape)
    #expect(abs(landscape[.symbolic, .lowercased].keys[0].capFrame.width - 51.7) < 0.01)
  }

  @Test func fiveLayoutsOfOnesOwnBecomePages() {
    func layout(_ text: String) -> LayoutEngine.Layout {
      LayoutEngine.Layout(rows: [
        KeyboardRow(characters: [KeyboardButton(type: .key(text))])
      ])
    }
    var layouts = CustomKeyboardLayout()
    (layouts.lowercase, layouts.uppercase) = (layout("ä"), layout("Ä"))
    layouts.uppercaseToggled = layout("Ö")
    (layouts.numbers, layouts.symbols) = (layout("7"), layout("§"))
    let pages = KeyboardPages(layouts, size: Size(width: 100, height: 40))
    #expect(pages[.alphabetic, .lowercased].keys.map(\.label) == ["ä"])
    #expect(pages[.alphabetic, .uppercased].keys.map(\.label) == ["Ä"])
    #expect(pages[.alphabetic, .capsLocked].keys.map(\.label) == ["Ö"])
    #expect(pages[.numeric, .lowercased].keys.map(\.label) == ["7"])
    #expect(pages[.symbolic, .lowercased].keys.map(\.label) == ["§"])
  }
}

extension KeyboardPages {
  fileprivate init(
    _ layouts: CustomKeyboardLayout, size: Size, orientation: InterfaceOrientation = .portrait
  ) {
    let service = LayoutEngine.LayoutService(layouts, size: size, orientation: orientation)
    self.init(service: service, context: KeyboardContext(), width: size.width)
  }
}
