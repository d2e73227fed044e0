// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The five layouts of the custom keyboard and their styles.
struct CustomKeyboardLayoutTests {
  private let layouts = CustomKeyboardLayout()

  private func texts(_ layout: LayoutEngine.Layout) -> [String] {
    func names(_ children: [KeyboardRow.Child]) -> String {
      children.map { child in
        switch child {
        case .button(let button): button.name
        case .row(let row): "(\(names(row.children)))"
        }
      }.joined(separator: "")
    }
    return layout.rows.map { names($0.children) }
  }

  @Test func lettersStandAsOnEnglishPhones() {
    #expect(
      texts(layouts.lowercase) == [
        "qwertyuiop", "asdfghjkl", "ShiftOff(zxcvbnm)Backspace", "NumbersGlobeSpaceReturn",
      ])
    #expect(
      texts(layouts.uppercase) == [
        "QWERTYUIOP", "ASDFGHJKL", "ShiftOnce(ZXCVBNM)Backspace", "NumbersGlobeSpaceReturn",
      ])
    #expect(
      texts(layouts.uppercaseToggled) == [
        "QWERTYUIOP", "ASDFGHJKL", "ShiftOn(ZXCVBNM)Backspace", "NumbersGlobeSpaceReturn",
      ])
  }

  @Test func digitsAndSignsStandAsOnEnglishPhonesWithStraightQuotes() {
    #expect(
      texts(layouts.numbers) == [
        "1234567890", "-/:;()$&@\"", "Symbols(.,?!')Backspace", "LettersGlobeSpaceReturn",
      ])
    #expect(
      texts(layouts.symbols) == [
        "[]{}#%^*+=", "_\\|~<>€£¥•", "Numbers(.,?!')Backspace", "LettersGlobeSpaceReturn",
      ])
  }

  @Test func systemKeysHaveTheirLabels() {
    func label(_ layout: LayoutEngine.Layout, _ row: Int, _ index: Int) -> KeyboardButtonType? {
      layout.getKeyboardButton(atRowIndex: row, buttonIndex: index)?.type
    }
    #expect(label(layouts.lowercase, 3, 0) == .text("123"))
    #expect(label(layouts.numbers, 3, 0) == .text("ABC"))
    #expect(label(layouts.numbers, 2, 0) == .text("#+="))
    #expect(label(layouts.symbols, 2, 0) == .text("123"))
    #expect(label(layouts.symbols, 3, 2) == .text("space"))
    #expect(label(layouts.symbols, 3, 3) == .text("return"))
    #expect(label(layouts.uppercase, 2, 0) == .image("ShiftOnce"))
    #expect(label(layouts.uppercase, 2, 2) == .image("Backspace"))
  }

  @Test func framesAreTheDocumentedOnesToAHundredthOfAPoint() {
    let places = layouts.lowercase.places(size: .phone)
    #expect(places.count == 32)
    func expect(_ indices: Range<Int>, _ width: Double) {
      for place in places[indices] {
        #expect(abs(place.frame.width - width) < 0.01, "\(place.button.name)")
      }
    }
    expect(0..<10, 26)
    expect(10..<19, 25.33)
    expect(19..<20, 32.66)
    expect(20..<27, 26.10)
    expect(27..<28, 32.66)
    expect(28..<30, 34.04)
    expect(30..<31, 174.64)
    expect(31..<32, 53.28)
    // 216 without 10 + 6, 6 + 6, 6 + 5 and 5 + 4 is 168.
    for (index, y) in [(0, 10.0), (10, 64), (19, 118), (28, 170)] {
      #expect(abs(places[index].frame.minY - y) < 0.01)
      #expect(abs(places[index].frame.height - 42) < 0.01)
    }
    let numbers = layouts.numbers.places(size: .phone)
    #expect(numbers[10..<20].allSatisfy { abs($0.frame.width - 26) < 0.01 })
    // The five signs share the 218.68 points that four gaps of six leave.
    #expect(numbers[21..<26].allSatisfy { abs($0.frame.width - 38.94) < 0.01 })
  }

  @Test func endsOfRowsThatReachTheEdgeGrowTheirPopInwards() {
    func pops(_ layout: LayoutEngine.Layout, _ row: Int) -> [KeyPopType?] {
      layout.rows[row].children.map { child in
        if case .button(let button) = child { button.style.keyPopType } else { nil }
      }
    }
    let ends = [.left] + [KeyPopType?](repeating: .default, count: 8) + [.right]
    for layout in [layouts.lowercase, layouts.uppercase, layouts.uppercaseToggled] {
      #expect(pops(layout, 0) == ends)
      #expect(pops(layout, 1) == [KeyPopType?](repeating: .default, count: 9))
    }
    for layout in [layouts.numbers, layouts.symbols] {
      #expect(pops(layout, 0) == ends && pops(layout, 1) == ends)
      #expect(pops(layout, 3) == [nil, nil, nil, nil])
    }
  }

  @Test func onlySmallLettersStandHigher() {
    let places = layouts.lowercase.places(size: .phone)
    for place in places {
      let isLetter = if case .key = place.button.type { true } else { false }
      #expect(place.button.style.textOffsetY == (isLetter ? -2 : 0))
    }
    for layout in [layouts.uppercase, layouts.uppercaseToggled, layouts.numbers, layouts.symbols] {
      let places = layout.places(size: .phone)
      #expect(places.allSatisfy { $0.button.style.textOffsetY == 0 })
    }
  }

  @Test func keysAroundTheLettersAreDark() throws {
    let dark = LayoutEngineColor(red: 172.0 / 255, green: 179.0 / 255, blue: 188.0 / 255)
    for identifier in ["ShiftOff", "Backspace", "Globe", "Numbers", "Return"] {
      let button = try #require(
        layouts.lowercase.getKeyboardButton(
          withIdentifier: CustomKeyboardIdentifier(rawValue: identifier)))
      #expect(button.style.backgroundColor == dark)
      let isImage = if case .image = button.type { true } else { false }
      #expect(button.style.imageSize == (isImage ? 20 : nil))
      #expect(button.style.font.size == (isImage ? 21 : 15))
      #expect(button.width == .relative(percent: identifier == "Return" ? 0.18 : 0.115))
    }
    let space = try #require(layouts.lowercase.getKeyboardButton(withIdentifier: .space))
    #expect(space.style.backgroundColor == .white && space.style.font.size == 15)
    #expect(space.width == .dynamic)
  }

  @Test func rowsHaveTheDocumentedPaddings() {
    let styles = CustomKeyboard.Styles.standard
    #expect(styles.layout == KeyboardLayoutStyle() && styles.row == KeyboardRowStyle())
    #expect(styles.firstRow.topPadding == 10 && styles.firstRow.topPaddingLandscape == 6)
    #expect(styles.secondRow.leadingPadding == 22 && styles.secondRow.trailingPadding == 22)
    #expect(styles.secondRow.leadingPaddingLandscape == 30)
    #expect(styles.secondRow.trailingPaddingLandscape == 30)
    #expect(styles.thirdRow.bottomPadding == 5 && styles.thirdRow.bottomPaddingLandscape == 4)
    #expect(styles.thirdRow.buttonsPadding == 15)
    #expect(styles.childRow.leadingPadding == 0 && styles.childRow.trailingPadding == 0)
    #expect(styles.fourthRow.topPadding == 5 && styles.fourthRow.topPaddingLandscape == 4)
    #expect(styles.fourthRow.bottomPadding == 4 && styles.fourthRow.bottomPaddingLandscape == 4)
  }

  @Test func eachStyleReachesItsButtonsAndRows() {
    var styles = CustomKeyboard.Styles()
    let paths: [WritableKeyPath<CustomKeyboard.Styles, KeyboardButtonStyle>] = [
      \.key, \.leftKey, \.rightKey, \.lowercaseKey, \.lowercaseLeftKey, \.lowercaseRightKey,
      \.space, \.backspace, \.shift, \.globe, \.return, \.numbers,
    ]
    for (index, path) in paths.enumerated() { styles[keyPath: path].cornerRadius = Double(index) }
    func radii(_ layout: LayoutEngine.Layout) -> [Double] {
      layout.buttons.map(\.style.cornerRadius)
    }
    let layouts = CustomKeyboardLayout(styles: styles)
    func expected(_ left: Double, _ key: Double, _ right: Double) -> [Double] {
      [left] + Array(repeating: key, count: 8) + [right] + Array(repeating: key, count: 9) + [8]
        + Array(repeating: key, count: 7) + [7, 11, 9, 6, 10]
    }
    #expect(radii(layouts.lowercase) == expected(4, 3, 5))
    #expect(radii(layouts.uppercase) == expected(1, 0, 2))
    let row = [1.0] + Array(repeating: 0, count: 8) + [2]
    #expect(radii(layouts.symbols) == row + row + [11, 0, 0, 0, 0, 0, 7, 11, 9, 6, 10])
  }

  @Test func theOriginalsNamesReadTheStandardStyles() {
    let styles = CustomKeyboard.Styles.standard
    #expect(CustomKeyboardLayoutStyle == styles.layout && CustomKeyboardRowStyle == styles.row)
    #expect(
      [
        CustomKeyboardFirstRowStyle, CustomKeyboardSecondRowStyle, CustomKeyboardThirdRowStyle,
        CustomKeyboardChildRowStyle, CustomKeyboardFourthRowStyle,
      ] == [
        styles.firstRow, styles.secondRow, styles.thirdRow, styles.childRow, styles.fourthRow,
      ])
    #expect(
      [
        CustomKeyboardKeyButtonStyle, CustomKeyboardLeftKeyButtonStyle,
        CustomKeyboardRightKeyButtonStyle, CustomKeyboardLowercaseKeyButtonStyle,
        CustomKeyboardLowercaseLeftKeyButtonStyle, CustomKeyboardLowercaseRightKeyButtonStyle,
        CustomKeyboardSpaceButtonStyle, CustomKeyboardBackspaceButtonStyle,
        CustomKeyboardShiftButtonStyle, CustomKeyboardGlobeButtonStyle,
        CustomKeyboardReturnButtonStyle, CustomKeyboardNumbersButtonStyle,
      ] == [
        styles.key, styles.leftKey, styles.rightKey, styles.lowercaseKey, styles.lowercaseLeftKey,
        styles.lowercaseRightKey, styles.space, styles.backspace, styles.shift, styles.globe,
        styles.return, styles.numbers,
      ])
  }
}
