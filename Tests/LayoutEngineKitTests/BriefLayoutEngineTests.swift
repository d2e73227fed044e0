// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The examples of KeyboardLayoutEngine's README, written for the types here.
///
/// The differences: cases begin with a small letter, and the layout is `LayoutEngine.Layout` (its
/// view `KeyboardLayoutSurface`). Delegates name their first argument `_`, and styles are given to
/// the custom keyboard.
struct BriefLayoutEngineTests {
  @Test func aRowOfTenKeysSharesTheWidth() {
    let keyboardLayout = LayoutEngine.Layout(
      style: CustomKeyboardLayoutStyle,
      rows: [
        KeyboardRow(
          style: CustomKeyboardRowStyle,
          characters: [
            KeyboardButton(type: .key("Q"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("W"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("E"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("R"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("T"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("Y"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("U"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("I"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("O"), style: CustomKeyboardKeyButtonStyle),
            KeyboardButton(type: .key("P"), style: CustomKeyboardKeyButtonStyle),
          ]
        )
      ]
    )
    let view = KeyboardLayoutSurface(layout: keyboardLayout, size: Size(width: 320, height: 54))
    let frames = view.places.map(\.frame)
    #expect(frames.count == 10)
    for (index, frame) in frames.enumerated() {
      // (320 - 3 - 3 - 9 × 6) / 10, and 6 above and below.
      #expect(abs(frame.minX - (3 + 32 * Double(index))) < 0.01)
      #expect(abs(frame.width - 26) < 0.01)
      #expect(abs(frame.minY - 6) < 0.01 && abs(frame.height - 42) < 0.01)
    }
    view.size = Size(width: 640, height: 54)
    #expect(abs(view.places[0].frame.width - 58) < 0.01)
  }

  @Test func aDelegateReceivesPressesDragsAndTouches() {
    final class Host: KeyboardLayoutDelegate {
      var calls: [String] = []

      func keyboardLayout(
        _ keyboardLayout: KeyboardLayoutSurface, didKeyPressStart keyboardButton: KeyboardButton
      ) {
        calls.append("start")
      }

      func keyboardLayout(
        _ keyboardLayout: KeyboardLayoutSurface, didKeyPressEnd keyboardButton: KeyboardButton
      ) {
        if case .key(let text) = keyboardButton.type { calls.append(text) }
      }

      func keyboardLayout(
        _ keyboardLayout: KeyboardLayoutSurface, didDraggedIn fromKeyboardButton: KeyboardButton,
        toKeyboardButton: KeyboardButton
      ) {
        calls.append("drag")
      }

      func keyboardLayout(
        _ keyboardLayout: KeyboardLayoutSurface, didTouchesBegin touches: [Touch]
      ) {
        calls.append("touches \(touches.count)")
      }
    }
    let view = KeyboardLayoutSurface(
      layout: LayoutEngine.Layout(rows: [
        KeyboardRow(characters: [
          KeyboardButton(type: .key("Q")), KeyboardButton(type: .key("W")),
        ])
      ]), size: Size(width: 100, height: 50))
    let host = Host()
    view.delegate = host
    for (phase, x) in [(Contact.Phase.down, 20.0), (.moved, 80), (.up, 80)] {
      let touch = Touch(
        contact: Contact.ID(rawValue: 1), phase: phase, point: Point(x: x, y: 25))
      view.handle(TouchFrame(time: Timestamp(microseconds: 0), touches: [touch]))
    }
    #expect(host.calls == ["touches 1", "start", "drag", "W"])
  }

  @Test func widthsAreDynamicStaticOrAFractionOfTheRow() {
    let widths: [KeyboardButtonWidth] = [.dynamic, .static(width: 40), .relative(percent: 0.25)]
    let row = KeyboardRow(
      style: KeyboardRowStyle(leadingPadding: 5, trailingPadding: 5, buttonsPadding: 6),
      characters: widths.map { KeyboardButton(type: .key("a"), width: $0) })
    let places = LayoutEngine.Layout(rows: [row]).places(size: Size(width: 222, height: 50))
    // 222 - 2 × 6 - 10 is 200: a quarter of it, 40, and what is left.
    #expect(places.map(\.frame.width) == [110, 40, 50])
    #expect(places.map(\.frame.minX) == [5, 121, 167])
    #expect(KeyboardButton(type: .text("space")).width == .dynamic)
  }

  @Test func buttonsAreKeysTextsOrImages() {
    #expect(KeyboardButton(type: .key("é")).action == .character("é"))
    #expect(KeyboardButton(type: .text("return")).action.standardAction == nil)
    #expect(KeyboardButton(type: .image("Globe"), identifier: .globe).action == .nextKeyboard)
  }

  @Test func stylesOfTheReadmesGenerationPlaceRowsInItsWay() {
    let layoutStyle = KeyboardLayoutStyle(
      topPadding: 10, bottomPadding: 5, rowPadding: 13,
      backgroundColor: LayoutEngineColor(red: 208.0 / 255, green: 213.0 / 255, blue: 219.0 / 255))
    let rowStyle = KeyboardRowStyle(leadingPadding: 5, trailingPadding: 5, buttonsPadding: 6)
    let darkImageStyle = KeyboardButtonStyle(
      backgroundColor: LayoutEngineColor(red: 180.0 / 255, green: 188.0 / 255, blue: 201.0 / 255),
      imageSize: 18, showsPopup: false)
    let row = KeyboardRow(
      style: rowStyle,
      characters: [
        KeyboardButton(type: .key("Q"), style: .readme),
        KeyboardButton(type: .image("Shift"), style: darkImageStyle),
      ])
    let view = KeyboardLayoutSurface(
      layout: LayoutEngine.Layout(style: layoutStyle, rows: [row, row]),
      size: Size(width: 116, height: 108))
    // 108 - 10 - 13 - 5 is 80 for two rows; 116 - 10 - 6 is 100 for two buttons.
    #expect(
      view.places.map(\.frame) == [
        Rect(x: 5, y: 10, width: 50, height: 40), Rect(x: 61, y: 10, width: 50, height: 40),
        Rect(x: 5, y: 63, width: 50, height: 40), Rect(x: 61, y: 63, width: 50, height: 40),
      ])
    #expect(layoutStyle.backgroundColor == KeyboardLayoutStyle.standardBackground)
    #expect(darkImageStyle.imageSize == 18 && !darkImageStyle.showsPopup)
    let room = Rect(x: -50, y: -50, width: 200, height: 200)
    let pop = KeyboardButtonStyle.readme.popFrame(over: view.places[2].frame, in: room)
    #expect(pop.map { abs($0.width - 85) < 0.01 && abs($0.height - 56) < 0.01 } == true)
    #expect(darkImageStyle.popFrame(over: view.places[3].frame, in: room) == nil)
  }

  @Test func theCustomKeyboardIsRestyledBeforeItIsMade() {
    var styles = CustomKeyboard.Styles.standard
    styles.layout.backgroundColor = LayoutEngineColor(red: 1, green: 0, blue: 0)
    styles.firstRow.buttonsPadding = 5
    let customKeyboard = CustomKeyboard(styles: styles)
    for state in CustomKeyboardState.allCases {
      let background = customKeyboard.keyboardLayout[state].style.backgroundColor
      #expect(background == LayoutEngineColor(red: 1, green: 0, blue: 0))
    }
    // (320 - 6 - 9 × 5) / 10
    #expect(abs(customKeyboard.places[0].frame.width - 26.9) < 0.01)
    #expect(CustomKeyboard().keyboardLayout.uppercase.style.backgroundColor == .readmeBackground)
  }

  @Test func theCustomKeyboardTypesThroughItsDelegate() {
    final class Host: CustomKeyboardDelegate {
      var text = ""
      var pressedCount = 0
      var globeCount = 0

      func customKeyboard(
        _ customKeyboard: CustomKeyboard, keyboardButtonPressed keyboardButton: KeyboardButton
      ) {
        pressedCount += 1
      }

      func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String) {
        text += key
      }

      func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard) {
        text += " "
      }

      func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard) {
        _ = text.popLast()
      }

      func customKeyboardGlobeButtonPressed(_ customKeyboard: CustomKeyboard) {
        globeCount += 1
      }

      func customKeyboardReturnButtonPressed(_ customKeyboard: CustomKeyboard) {
        text += "\n"
      }
    }
    let customKeyboard = CustomKeyboard()
    let host = Host()
    customKeyboard.delegate = host
    var now = Timestamp(microseconds: 0)
    let names = [
      "H", "i", "Space", "Numbers", "1", "2", "Backspace", "Symbols", "€", "Letters", "Globe", "a",
      "Return",
    ]
    for name in names {
      let place = customKeyboard.places.first { $0.button.name == name }
      for phase in [Contact.Phase.down, .up] {
        let touch = Touch(
          contact: Contact.ID(rawValue: 1), phase: phase,
          point: place?.frame.center ?? Point(x: -1, y: -1))
        customKeyboard.handle(.touch(TouchFrame(time: now, touches: [touch])))
        now = now + .milliseconds(80)
      }
    }
    #expect(host.text == "Hi 1€a\n")
    #expect(host.globeCount == 1)
    #expect(host.pressedCount == names.count)
  }
}

extension LayoutEngineColor {
  fileprivate static let readmeBackground = LayoutEngineColor(
    red: 208.0 / 255, green: 213.0 / 255, blue: 219.0 / 255)
}
