// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutPhoneServiceTests {
  private let service = KeyboardLayout.PhoneService()

  private func actions(_ context: KeyboardContext) -> [[KeyboardAction]] {
    service.keyboardLayout(for: context).itemRows.map { $0.map(\.action) }
  }

  private func characters(_ text: String) -> [KeyboardAction] {
    text.map { .character(String($0)) }
  }

  @Test func lettersHaveShiftAndBackspaceAndMarginsAtShorterRows() {
    let rows = actions(KeyboardContext())
    #expect(rows.count == 4)
    #expect(rows[0] == characters("qwertyuiop"))
    #expect(
      rows[1] == [.characterMargin("a")] + characters("asdfghjkl") + [.characterMargin("l")])
    #expect(
      rows[2] == [.shift(.auto), .characterMargin("z")] + characters("zxcvbnm")
        + [.characterMargin("m"), .backspace])
    #expect(rows[3] == [.keyboardType(.numeric), .space, .primary(.return)])
  }

  @Test(arguments: [Keyboard.Case.uppercased, .capsLocked])
  func capitalsFollowTheCaseAndSoDoesShift(keyboardCase: Keyboard.Case) {
    let rows = actions(KeyboardContext(keyboardCase: keyboardCase))
    #expect(rows[0] == characters("QWERTYUIOP"))
    #expect(rows[1].first == .characterMargin("A"))
    #expect(rows[2].first == .shift(keyboardCase))
  }

  @Test func germanHasUmlautsAndNoMarginsInRowsOfEqualLength() {
    let rows = actions(KeyboardContext(locale: .german))
    #expect(rows[0] == characters("qwertzuiopü"))
    #expect(rows[1] == characters("asdfghjklöä"))
    #expect(
      rows[2] == [.shift(.auto), .characterMargin("y")] + characters("yxcvbnm")
        + [.characterMargin("m"), .backspace])
  }

  @Test func digitsLeadToSymbolsAndBackToLetters() {
    let rows = actions(KeyboardContext(keyboardType: .numeric, keyboardCase: .capsLocked))
    #expect(rows[0] == characters("1234567890"))
    #expect(rows[1] == characters("-/:;()$&@”"))
    #expect(
      rows[2] == [.keyboardType(.symbolic), .characterMargin(".")] + characters(".,?!’")
        + [.characterMargin("’"), .backspace])
    #expect(rows[3] == [.keyboardType(.alphabetic), .space, .primary(.return)])
  }

  @Test func theLocalesOwnCurrencyIsAmongTheDigits() {
    let digits = actions(KeyboardContext(keyboardType: .numeric, locale: .german))
    #expect(digits[1] == characters("-/:;()€&@”"))
    let symbols = actions(KeyboardContext(keyboardType: .symbolic, locale: .german))
    #expect(symbols[1] == characters("_\\|~<>$£¥•"))
  }

  @Test func theReturnKeyIsTheOneOfTheContext() {
    let rows = actions(KeyboardContext(returnKeyType: .search))
    #expect(rows[3].last == .primary(.search))
  }

  @Test func keysHaveTheConfigurationsHeightAndInsetsAndGapsNone() {
    let screen = Size(width: 428, height: 926)
    let layout = service.keyboardLayout(for: KeyboardContext(screenSize: screen))
    for item in layout.itemRows.joined() {
      #expect(item.height == 56)
      #expect(
        item.edgeInsets
          == (item.action.isSpacer ? .zero : EdgeInsets(horizontal: 3, vertical: 5.5)))
    }
    #expect(layout.totalHeight == 224)
  }
}

/// A service with characters different from the standard ones.
private final class OtherRows: KeyboardLayout.PhoneService {
  let rows: [String]

  init(_ rows: [String]) {
    self.rows = rows
  }

  override func inputSet(for context: KeyboardContext) -> InputSet {
    InputSet(rows: rows.map(InputSet.Row.init(chars:)))
  }
}

struct LayoutPhoneServiceRowCountTests {
  private func labels(_ rows: [String], _ type: Keyboard.KeyboardType = .alphabetic) -> [String] {
    let layout = OtherRows(rows).keyboardLayout(for: KeyboardContext(keyboardType: type))
    return layout.itemRows.map { $0.map { $0.action.isSpacer ? "_" : $0.action.label }.joined() }
  }

  @Test func fourRowsHaveSystemKeysAroundTheLastAndBelowIt() {
    #expect(
      labels(["1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"])
        == ["1234567890", "qwertzuiop", "_asdfghjkl_", "⇧_yxcvbnm_⌫", "123spacereturn"])
  }

  @Test func twoRowsAndOneRowHaveSystemKeysToo() {
    #expect(labels(["abc", "de"]) == ["abc", "⇧_de_⌫", "123spacereturn"])
    #expect(labels(["abc"]) == ["⇧_abc_⌫", "123spacereturn"])
  }

  @Test func withoutCharactersTheSystemKeysRemain() {
    #expect(labels([]) == ["⇧__⌫", "123spacereturn"])
    #expect(labels(["ab", ""]) == ["ab", "⇧__⌫", "123spacereturn"])
    #expect(labels(["abc", "", "d"]) == ["abc", "__", "⇧_d_⌫", "123spacereturn"])
  }

  @Test func manySignsInTheLowerRowAreAsWideAsAll() {
    let layout = OtherRows(["123456", "-/:;()"])
      .keyboardLayout(for: KeyboardContext(keyboardType: .numeric))
    #expect(layout.itemRows[1].filter { $0.width == .input }.count == 6)
  }

  @Test func everyHookCanBeOverridden() {
    final class Tabbed: KeyboardLayout.PhoneService {
      override func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
        [.tab] + super.bottomActions(for: context)
      }
      override func itemWidth(
        for action: KeyboardAction, row: Int, context: KeyboardContext
      ) -> KeyboardLayout.ItemWidth {
        action == .tab ? .points(60) : super.itemWidth(for: action, row: row, context: context)
      }
      override func configuration(for context: KeyboardContext) -> KeyboardLayout.Configuration {
        var configuration = super.configuration(for: context)
        configuration.rowHeight = 80
        return configuration
      }
    }
    let layout = Tabbed().keyboardLayout(for: KeyboardContext())
    #expect(layout.itemRows[3].first?.action == .tab)
    #expect(layout.itemRows[3].first?.width == .points(60))
    #expect(layout.totalHeight == 320)
  }
}
