// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutServiceTabletTests {
  private let service = KeyboardLayout.TabletService()

  private func cells(
    _ type: Keyboard.KeyboardType = .alphabetic, locale: KeyboardLocale = .english,
    _ orientation: InterfaceOrientation = .portrait, width: Double = 768
  ) -> LayoutCells {
    let context = KeyboardContext(
      keyboardType: type, locale: locale, interfaceOrientation: orientation, deviceType: .tablet)
    return LayoutCells(service, context, width: width)
  }

  private func characters(_ text: String) -> [String] {
    text.map(String.init)
  }

  @Test func lettersHaveSystemKeysAtTheEndsOfAllRows() {
    #expect(cells().size == Size(width: 768, height: 256))
    #expect(
      cells().labels == [
        characters("qwertyuiop⌫"), characters("asdfghjkl↵"), characters("⇧zxcvbnm,.⇧"),
        ["123", "space", "123"],
      ])
  }

  @Test func lettersInLandscapeHaveTheirWidths() throws {
    let letters = cells(.alphabetic, .landscape, width: 1024)
    #expect(letters.size == Size(width: 1024, height: 344))
    letters.expectWidths(0, times(11, 93.091))
    letters.expectWidths(1, times(9, 93.091) + [148.945])
    letters.expectWidths(2, times(11, 93.091))
    letters.expectWidths(3, [93.091, 837.818, 93.091])
    try letters.expectEnds(1, 37.236, 1024)
  }

  @Test func digitsLeadToSymbolsOnBothSides() {
    let digits = cells(.numeric)
    #expect(
      digits.labels == [
        characters("1234567890⌫"), characters("@#$&*()’”↵"),
        ["#+="] + characters("%-+=/;:!?") + ["#+="], ["ABC", "space", "ABC"],
      ])
    digits.expectWidths(0, times(11, 69.818))
    digits.expectWidths(1, times(9, 69.818) + [111.709])
    digits.expectWidths(2, times(11, 69.818))
    digits.expectWidths(3, [69.818, 628.364, 69.818])
  }

  @Test func symbolsLeadToDigitsOnBothSides() {
    let signs = cells(.symbolic, .landscape, width: 1024)
    #expect(
      signs.labels == [
        characters("1234567890⌫"), characters("€£¥_^[]{}↵"),
        ["123"] + characters("§|~…\\<>!?") + ["123"], ["ABC", "space", "ABC"],
      ])
    signs.expectWidths(1, times(9, 93.091) + [148.945])
    signs.expectWidths(2, times(11, 93.091))
  }

  @Test func germanHasTwelveKeysInTheTopRow() {
    let german = cells(locale: .german)
    #expect(german.labels[1] == characters("asdfghjklöä↵"))
    german.expectWidths(0, times(12, 64))
    german.expectWidths(1, times(11, 64) + [38.4])
    german.expectWidths(2, times(10, 64) + [128])
  }

  @Test func shiftIsInTheCaseOfThePageOnBothSides() {
    let context = KeyboardContext(keyboardCase: .capsLocked, deviceType: .tablet)
    let lower = service.keyboardLayout(for: context).itemRows[2]
    #expect(lower.first?.action == .shift(.capsLocked))
    #expect(lower.last?.action == .shift(.capsLocked))
  }

  @Test func keysHaveTheConfigurationOfTheScreen() {
    let screen = Size(width: 1024, height: 1366)
    let layout = service.keyboardLayout(
      for: KeyboardContext(screenSize: screen, deviceType: .tablet))
    for item in layout.itemRows.joined() {
      #expect(item.height == 69)
      #expect(
        item.edgeInsets == (item.action.isSpacer ? .zero : EdgeInsets(horizontal: 4, vertical: 4)))
    }
  }
}

struct LayoutServiceTabletRowCountTests {
  private func cells(_ rows: [String]) -> LayoutCells {
    let set = InputSet(rows: rows.map(InputSet.Row.init(chars:)))
    let service = KeyboardLayout.TabletService(alphabeticInputSet: set)
    return LayoutCells(service, KeyboardContext(deviceType: .tablet), width: 768)
  }

  private func labels(_ rows: [String]) -> [String] {
    cells(rows).labels.map { $0.joined() }
  }

  @Test func moreRowsHaveInputKeysAloneInTheMiddle() {
    #expect(
      labels(["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm,."])
        == ["1234567890⌫", "qwertyuiop", "asdfghjkl↵", "⇧zxcvbnm,.⇧", "123space123"])
  }

  @Test func fewerRowsHaveReturnAtTheEndOfTheLowerRow() {
    #expect(labels(["abc", "de"]) == ["abc⌫", "⇧de↵", "123space123"])
    #expect(labels(["abc"]) == ["⇧abc⌫↵", "123space123"])
    #expect(labels([]) == ["⇧⌫↵", "123space123"])
    #expect(labels(["", "", ""]) == ["⌫", "↵", "⇧⇧", "123space123"])
  }

  @Test func aRowLongerThanTheTopRowHasARealLastKey() {
    let colemak = cells(["qwfpgjluy", "arstdhneio", "zxcvbkm,."])
    let input = 768 / 11.4
    colemak.expectWidths(0, times(9, input) + [768 - 9 * input])
    colemak.expectWidths(1, times(11, input))
    colemak.expectWidths(2, times(10, input) + [768 - 10 * input])
  }

  @Test func aLowerRowAsLongAsTheTopRowHasARealSecondShift() {
    let long = cells(["abcdef", "ghijk", "lmnopqr"])
    long.expectWidths(2, times(9, 768 / 9))
    long.expectWidths(0, times(6, 768 / 9) + [256])
  }

  @Test func everyHookCanBeOverridden() {
    final class Wide: KeyboardLayout.TabletService {
      override func itemWidth(
        for action: KeyboardAction, row: Int, context: KeyboardContext
      ) -> KeyboardLayout.ItemWidth {
        action.isPrimaryAction
          ? .points(100) : super.itemWidth(for: action, row: row, context: context)
      }
      override func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
        [.escape] + super.bottomActions(for: context)
      }
      override func upperLeadingAction(for context: KeyboardContext) -> KeyboardAction { .tab }
    }
    let cells = LayoutCells(Wide(), KeyboardContext(deviceType: .tablet), width: 660)
    cells.expectWidths(1, times(10, 56) + [100])
    #expect(cells.labels[3] == ["esc", "123", "space", "123"])
  }
}
