// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// Pictures of KeyboardLayoutEngine's keyboard.
struct LayoutEngineSceneTests {
  private func frame(_ phase: Contact.Phase, _ point: Point, at time: Int64) -> Input {
    .touch(
      TouchFrame(
        time: Timestamp(microseconds: time),
        touches: [Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)]))
  }

  @Test func buttonsHaveTheirStyles() throws {
    let scene = StyledScene(CustomKeyboard())
    let letter = try #require(scene.keys.first)
    #expect(letter.cap.fill == .white && letter.cap.corners.topLeft == 5)
    #expect(letter.labels.first?.content == .text("Q"))
    #expect(letter.labels.first?.font == .system(size: 21))
    let shift = try #require(scene.keys.first { $0.action.isShiftAction })
    #expect(shift.cap.fill == Color(bytes: 172, 179, 188))
    #expect(shift.labels.first?.content == .icon(.shiftUppercased))
    #expect(shift.labels.first?.font.size == 20)
    #expect(scene.background.fill == Color(bytes: 208, 213, 219))
    #expect(scene.look == .light)
  }

  @Test func ownStylesAreSeen() throws {
    var styles = CustomKeyboard.Styles.standard
    styles.layout.backgroundColor = .black
    styles.key = KeyboardButtonStyle(
      backgroundColor: .red, borderColor: .green, borderWidth: 2,
      shadow: LayoutEngine.Shadow(color: .blue, opacity: 0.5), textColor: .yellow,
      font: LayoutEngine.Font(family: "Mono", size: 9, isBold: true))
    let scene = StyledScene(CustomKeyboard(styles: styles))
    let key = scene.keys[1]
    #expect(key.cap.fill == .red && key.cap.border == .init(color: .green, size: 2))
    #expect(key.cap.shadows.first?.color == Color.blue.opacity(0.5))
    #expect(key.cap.shadows.first?.blur == 5)
    #expect(key.labels[0].color == .yellow)
    #expect(key.labels[0].font == .custom("Mono", size: 9, weight: .bold))
    #expect(scene.look == .dark)
  }

  @Test func smallLettersStandHigher() {
    let keyboard = CustomKeyboard()
    let capital = StyledScene(keyboard).keys[1].labels[0].frame
    keyboard.switchToLetters(shiftState: .off)
    let small = StyledScene(keyboard).keys[1].labels[0].frame
    #expect(small.minY == capital.minY - 2)
  }

  @Test func popsGrowToTheSideThatTheirKeysSay() throws {
    let keyboard = CustomKeyboard()
    for (index, leftRadius, rightRadius) in [(0, 0.0, 5.5), (4, 5.5, 5.5), (9, 5.5, 0)] {
      let place = keyboard.geometry.places[index].frame
      keyboard.handle(frame(.down, place.center, at: Int64(index) * 1_000_000))
      let scene = StyledScene(keyboard, headroom: 60)
      let pop = try #require(scene.callouts.first)
      #expect(pop.stem == nil && pop.body.frame.maxY == place.minY - 5)
      #expect(pop.body.corners.bottomLeft == leftRadius)
      #expect(pop.body.corners.bottomRight == rightRadius)
      #expect(pop.items.first?.label.font.size == 31.5)
      #expect(scene.keys[index].isPressed)
      keyboard.handle(frame(.up, place.center, at: Int64(index) * 1_000_000 + 1000))
    }
  }

  @Test func aPressedKeyWithoutPopHasALine() throws {
    let keyboard = CustomKeyboard()
    let index = try #require(keyboard.geometry.places.firstIndex { $0.button.identifier == .space })
    keyboard.handle(frame(.down, keyboard.geometry.places[index].frame.center, at: 0))
    let scene = StyledScene(keyboard)
    #expect(scene.keys[index].cap.border.size == 2 && scene.callouts.isEmpty)
  }

  @Test func menusHaveTheirItemsAndLines() throws {
    let keyboard = CustomKeyboard()
    var layout = keyboard.keyboardLayout
    let items = ["é", "è", "ê"].map { KeyMenuItem(identifier: "x", title: $0) }
    layout.enumerateKeyboardLayouts { layout in
      if case .button(var button) = layout.rows[0].children[2] {
        button.menu = KeyMenu(items: items)
        layout.rows[0].children[2] = .button(button)
      }
    }
    keyboard.keyboardLayout = layout
    keyboard.handle(frame(.down, keyboard.geometry.places[2].frame.center, at: 0))
    keyboard.handle(.deadline(Timestamp(microseconds: 1_500_000)))
    let menu = try #require(StyledScene(keyboard, headroom: 60).callouts.last)
    #expect(menu.items.map(\.label.content) == [.text("é"), .text("è"), .text("ê")])
    #expect(menu.separators.count == 2 && menu.separators[0].frame.width == 1)
    #expect(menu.items.allSatisfy { !$0.isSelected && $0.label.font.size == 15 })
  }
}
