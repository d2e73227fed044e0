// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// Returns the four rows of the original's keyboard, with the paddings of its styles.
private func phoneLayout() -> LayoutEngine.Layout {
  func keys(_ text: String) -> [KeyboardButton] {
    text.map { KeyboardButton(type: .key(String($0))) }
  }
  func edge(_ identifier: LayoutEngine.Identifier, _ percent: Double = 0.115) -> KeyboardButton {
    KeyboardButton(
      type: .text("edge"), width: .relative(percent: percent), identifier: identifier)
  }
  let nested = KeyboardRow(
    style: KeyboardRowStyle(leadingPadding: 0, trailingPadding: 0), characters: keys("zxcvbnm"))
  return LayoutEngine.Layout(rows: [
    KeyboardRow(
      style: KeyboardRowStyle(topPadding: 10, topPaddingLandscape: 6),
      characters: keys("qwertyuiop")),
    KeyboardRow(
      style: KeyboardRowStyle(
        leadingPadding: 22, leadingPaddingLandscape: 30, trailingPadding: 22,
        trailingPaddingLandscape: 30), characters: keys("asdfghjkl")),
    KeyboardRow(
      style: KeyboardRowStyle(bottomPadding: 5, bottomPaddingLandscape: 4, buttonsPadding: 15),
      children: [.button(edge(.shiftOff)), .row(nested), .button(edge(.backspace))]),
    KeyboardRow(
      style: KeyboardRowStyle(
        topPadding: 5, topPaddingLandscape: 4, bottomPadding: 4, bottomPaddingLandscape: 4),
      characters: [
        edge(.numbers), edge(.globe),
        KeyboardButton(type: .text("space"), identifier: .space), edge(.return, 0.18),
      ]),
  ])
}

struct LayoutEngineGeometryTests {
  private let places = phoneLayout().places(size: .phone)

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) < 0.01
  }

  @Test func theKeysOfTheFirstTwoRowsShareTheWidth() {
    for place in places[0..<10] { #expect(isNear(place.frame.width, 26)) }
    for place in places[10..<19] { #expect(isNear(place.frame.width, 25.333)) }
    #expect(isNear(places[0].frame.minX, 3))
    #expect(isNear(places[9].frame.maxX, 317))
    #expect(isNear(places[10].frame.minX, 22))
    #expect(isNear(places[18].frame.maxX, 298))
  }

  @Test func theNestedRowFillsTheThirdRow() {
    let row = places[19..<28].map(\.frame)
    #expect(isNear(row[0].width, 32.66) && isNear(row[8].width, 32.66))
    for key in row[1...7] { #expect(isNear(key.width, 26.10)) }
    #expect(isNear(row[1].minX - row[0].maxX, 15) && isNear(row[8].minX - row[7].maxX, 15))
    #expect(isNear(row[7].maxX - row[1].minX, 218.68))
  }

  @Test func spaceFillsTheFourthRow() {
    let widths = places[28...].map(\.frame.width)
    for (width, expected) in zip(widths, [34.04, 34.04, 174.64, 53.28]) {
      #expect(isNear(width, expected))
    }
    #expect(widths.count == 4)
  }

  @Test func rowsAreEquallyHighAndStackedByTheirPaddings() {
    // 216 without 10 + 6, 6 + 6, 6 + 5 and 5 + 4 is 168.
    let rows = [0, 10, 19, 28].map { places[$0].frame }
    for (row, y) in zip(rows, [10.0, 64, 118, 170]) {
      #expect(isNear(row.height, 42))
      #expect(isNear(row.minY, y))
    }
  }

  @Test func landscapeHasPaddingsOfItsOwn() {
    let landscape = phoneLayout().places(
      size: Size(width: 568, height: 162), orientation: .landscape)
    #expect(isNear(landscape[0].frame.width, (568 - 9 * 5 - 6) / 10))
    #expect(isNear(landscape[10].frame.minX, 30))
    // 162 without 6 + 4, 6 + 4, 6 + 4 and 4 + 4 is 124.
    #expect(isNear(landscape[0].frame.height, 31))
  }

  @Test func aLayoutsOwnPaddingsStandAroundAndBetweenRows() {
    let rows = (0..<3).map { _ in KeyboardRow(characters: [KeyboardButton(type: .key("a"))]) }
    var layout = LayoutEngine.Layout(
      style: KeyboardLayoutStyle(topPadding: 10, bottomPadding: 5, rowPadding: 13), rows: rows)
    var frames = layout.places(size: Size(width: 320, height: 101)).map(\.frame)
    #expect(frames.map(\.minY) == [10, 43, 76])
    #expect(frames.map(\.maxY) == [30, 63, 96])
    layout.rows[0].style.bottomPadding = 23
    frames = layout.places(size: Size(width: 320, height: 111)).map(\.frame)
    #expect(frames.map(\.minY) == [10, 53, 86])
    let landscape = LayoutEngine.Layout(style: layout.style, rows: rows)
      .places(size: Size(width: 320, height: 87), orientation: .landscape)
    #expect(landscape.map(\.frame.minY) == [10, 36, 62])
  }

  @Test func staticButtonsHaveTheirWidthAndAreCentered() {
    let row = KeyboardRow(characters: [
      KeyboardButton(type: .key("a"), width: .static(width: 50)),
      KeyboardButton(type: .key("b"), width: .static(width: 100)),
    ])
    let frames = LayoutEngine.Layout(rows: [row]).places(size: Size(width: 320, height: 50))
      .map(\.frame)
    #expect(frames.map(\.width) == [50, 100])
    // 320 without 50, 6, 100 and 3 at each end is 158.
    #expect(frames.map(\.minX) == [82, 138])
  }

  @Test func aRowInARowIsAsWideAsOneDynamicButtonAndItsPaddings() {
    let inner = KeyboardRow(
      style: KeyboardRowStyle(leadingPadding: 10, trailingPadding: 20, buttonsPadding: 0),
      characters: [
        KeyboardButton(type: .key("a"), width: .relative(percent: 0.25)),
        KeyboardButton(type: .key("b")),
      ])
    let row = KeyboardRow(
      style: KeyboardRowStyle(leadingPadding: 0, trailingPadding: 0, buttonsPadding: 0),
      children: [.button(KeyboardButton(type: .key("x"))), .row(inner)])
    let frames = LayoutEngine.Layout(rows: [row]).places(size: Size(width: 230, height: 50))
      .map(\.frame)
    // 230 - 10 - 20 is 200 for the button and the row.
    #expect(frames.map(\.minX) == [0, 110, 135])
    #expect(frames.map(\.width) == [100, 25, 75])
  }

  private let frames = KeyboardFrames(phoneLayout(), size: .phone)

  @Test func hitRangesReachHalfwayAndFurtherAtTheEnds() {
    let first = frames.keys[0].touchFrame
    #expect(isNear(first.minX, 0) && isNear(first.maxX, 32))
    #expect(isNear(first.minY, 0) && isNear(first.maxY, 58))
    #expect(isNear(frames.keys[10].touchFrame.minX, 0))
    #expect(isNear(frames.keys[18].touchFrame.maxX, 320))
    #expect(frames.hitTest(Point(x: 0, y: 80)) == 10)
    #expect(frames.hitTest(Point(x: 2, y: 1)) == 0)
    #expect(frames.hitTest(Point(x: 31.9, y: 30)) == 0)
    #expect(frames.hitTest(Point(x: 32.1, y: 30)) == 1)
    #expect(frames.hitTest(Point(x: -1, y: 30)) == nil)
  }

  @Test func theStripBesideARowInARowIsDeadInTheOriginalAndNotInOurs() {
    // Shift ends at 35.66 and is hit up to 43.16; the first key starts at 50.66 and is hit from
    // 47.66.
    #expect(frames.hitTest(Point(x: 43.1, y: 140)) == 19)
    #expect(frames.hitTest(Point(x: 45, y: 140)) == 20)
    #expect(frames.hitTest(Point(x: 1, y: 80)) == 10)
  }

  @Test func capsAreWhereTheOriginalDrawsThem() {
    #expect(frames.keys.count == places.count)
    for (key, place) in zip(frames.keys, places) {
      #expect(isNear(key.capFrame.minX, place.frame.minX))
      #expect(isNear(key.capFrame.maxX, place.frame.maxX))
      #expect(isNear(key.capFrame.minY, place.frame.minY))
      #expect(isNear(key.capFrame.maxY, place.frame.maxY))
    }
  }

  @Test func rowsThatAreTooWideOrHighAreSqueezedForTheEngine() {
    let wide = KeyboardRow(
      style: KeyboardRowStyle(topPadding: 100),
      characters: (0..<3).map { _ in
        KeyboardButton(type: .key("a"), width: .static(width: 400))
      })
    let frames = KeyboardFrames(
      LayoutEngine.Layout(rows: [wide, KeyboardRow(characters: []), wide]),
      size: Size(width: 300, height: 50))
    #expect(frames.rows.map(\.keys) == [0..<3, 3..<6])
    #expect(abs(frames.size.height - 50) < 0.01)
    #expect(frames.keys.map(\.row) == [0, 0, 0, 1, 1, 1])
    for key in frames.keys {
      #expect(key.touchFrame.width > 90 && key.touchFrame.height > 20)
    }
  }

  @Test func buttonsBecomeActionsByIdentifierAndText() {
    func action(
      _ type: KeyboardButtonType, _ identifier: LayoutEngine.Identifier? = nil
    ) -> KeyboardAction {
      KeyboardButton(type: type, identifier: identifier).action
    }
    #expect(action(.key("q")) == .character("q"))
    #expect(action(.key(".com")) == .text(".com"))
    #expect(action(.key("")).standardAction == nil && !action(.key("")).isSpacer)
    #expect(action(.text("return")).standardAction == nil)
    #expect(action(.image("globe"), .globe) == .nextKeyboard)
    #expect(action(.text("x"), "Space") == .space)
    #expect(action(.image(nil), "Backspace") == .backspace)
    #expect(action(.text("x"), "Return") == .primary(.return))
    #expect(action(.text("x"), "Letters") == .keyboardType(.alphabetic))
    #expect(action(.text("x"), "Numbers") == .keyboardType(.numeric))
    #expect(action(.text("x"), "Symbols") == .keyboardType(.symbolic))
    #expect(action(.image(nil), "ShiftOff") == .shift(.lowercased))
    #expect(action(.image(nil), "ShiftOnce") == .shift(.uppercased))
    #expect(action(.image(nil), "ShiftOn") == .shift(.capsLocked))
    #expect(action(.key("q"), "Mine") == .character("q"))
    #expect(action(.text("say"), "Mine") == .custom(named: "Mine"))
  }
}
