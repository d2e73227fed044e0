// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

struct LayoutEngineGeometryTests {
  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) < 0.01
  }

  @Test func landscapeHasPaddingsOfItsOwn() {
    let landscape = CustomKeyboardLayout().lowercase.places(
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

  private let frames = KeyboardFrames(CustomKeyboardLayout().lowercase, size: .phone)

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
