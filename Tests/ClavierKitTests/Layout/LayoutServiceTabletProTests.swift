// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutServiceTabletProTests {
  private let service = KeyboardLayout.TabletProService()

  private func cells(
    _ type: Keyboard.KeyboardType = .alphabetic, locale: KeyboardLocale = .english,
    width: Double = 834
  ) -> LayoutCells {
    let context = KeyboardContext(
      keyboardType: type, locale: locale, deviceType: .tabletPro)
    return LayoutCells(service, context, width: width)
  }

  private func characters(_ text: String) -> [String] {
    text.map(String.init)
  }

  @Test func lettersHaveTheKeysOfAComputer() {
    #expect(cells().size == Size(width: 834, height: 256))
    #expect(
      cells().labels == [
        characters("⇥qwertyuiop⌫"), characters("⇪asdfghjkl↵"), characters("⇧zxcvbnm,.⇧"),
        ["123", "space", "123"],
      ])
    let rows = service.keyboardLayout(for: KeyboardContext(deviceType: .tabletPro)).itemRows
    #expect(
      rows.map { $0.first?.action } == [.tab, .capsLock, .shift(.auto), .keyboardType(.numeric)])
  }

  @Test func widthsAreInProportionToTheKeyboard() {
    let context = KeyboardContext(interfaceOrientation: .landscape, deviceType: .tabletPro)
    let letters = LayoutCells(service, context, width: 1200)
    #expect(letters.size.height == 344)
    letters.expectWidths(0, times(12, 100))
    letters.expectWidths(1, [125] + times(9, 100) + [175])
    letters.expectWidths(2, [168] + times(9, 100) + [132])
  }

  @Test func pagesWithoutCapitalsHaveAGapInPlaceOfCapsLock() throws {
    let digits = cells(.numeric)
    #expect(
      digits.labels == [
        characters("⇥1234567890⌫"), characters("@#$&*()’”↵"),
        ["#+="] + characters("%-+=/;:!?") + ["#+="], ["ABC", "space", "ABC"],
      ])
    digits.expectWidths(1, times(9, 69.5) + [121.625])
    digits.expectWidths(2, [116.76] + times(9, 69.5) + [91.74])
    digits.expectWidths(3, [69.5, 695, 69.5])
    try digits.expectEnds(1, 86.875, 834)
    #expect(cells(.symbolic).labels[2].first == "123")
  }

  @Test func germanHasThirteenKeysInTheTopRow() {
    let german = cells(locale: .german, width: 1300)
    german.expectWidths(0, times(13, 100))
    german.expectWidths(1, [125] + times(11, 100) + [75])
    german.expectWidths(2, [168] + times(9, 100) + [232])
  }

  @Test func otherNumbersOfRowsHaveSystemKeysToo() {
    func labels(_ rows: [String]) -> [String] {
      let set = InputSet(rows: rows.map(InputSet.Row.init(chars:)))
      let service = KeyboardLayout.TabletProService(alphabeticInputSet: set)
      let context = KeyboardContext(deviceType: .tabletPro)
      return LayoutCells(service, context, width: 834).labels.map { $0.joined() }
    }
    #expect(
      labels(["1234", "abcd", "efgh", "ijkl"])
        == ["⇥1234⌫", "abcd", "⇪efgh↵", "⇧ijkl⇧", "123space123"])
    #expect(labels(["abcd", "efgh"]) == ["⇥abcd⌫", "⇧efgh↵", "123space123"])
    #expect(labels(["abcd"]) == ["⇧abcd⌫↵", "123space123"])
    #expect(labels([]) == ["⇧⌫↵", "123space123"])
  }
}
