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
    #expect(scene.effectiveAppearance == .light)
  }

  @Test func ownStylesAreSeen() throws {
    var styles = CustomKeyboard.Styles.standard
    styles.layout.backgroundColor = .black
    styles.key = KeyboardButtonStyle(
      backgroundColor: .red, borderColor: .green, borderWidth: 2,
      shadow: LayoutEngine.Shadow(color: .blue, blur: 5), textColor: .yellow,
      font: .custom("Mono", size: 9, weight: .bold), keyPopType: .default)
    let scene = StyledScene(CustomKeyboard(styles: styles))
    let key = scene.keys[1]
    #expect(key.cap.fill == .red && key.cap.border == .init(color: .green, size: 2))
    #expect(key.cap.shadows == [LayoutEngine.Shadow(color: .blue, blur: 5)])
    #expect(key.labels[0].color == .yellow)
    #expect(key.labels[0].font == .custom("Mono", size: 9, weight: .bold))
    #expect(scene.effectiveAppearance == .dark)
  }

  @Test func smallLettersStandHigher() {
    let keyboard = CustomKeyboard()
    let capital = StyledScene(keyboard).keys[1].labels[0].frame
    keyboard.switchToLetters(shiftState: .off)
    let small = StyledScene(keyboard).keys[1].labels[0].frame
    #expect(small.minY == capital.minY - 2)
  }

  @Test func popsGrowToTheSideOfTheirKeys() throws {
    let keyboard = CustomKeyboard()
    keyboard.switchToLetters(shiftState: .on)
    for (index, leftRadius, rightRadius) in [(0, 0.0, 5.5), (4, 5.5, 5.5), (9, 5.5, 0)] {
      let place = keyboard.places[index].frame
      keyboard.handle(frame(.down, place.center, at: Int64(index) * 1_000_000))
      let scene = StyledScene(keyboard)
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
    let index = try #require(keyboard.places.firstIndex { $0.button.identifier == .space })
    keyboard.handle(frame(.down, keyboard.places[index].frame.center, at: 0))
    let scene = StyledScene(keyboard)
    #expect(scene.keys[index].cap.border.size == 2 && scene.callouts.isEmpty)
  }

  @Test func menusAreStyledByTheStyleService() throws {
    let keyboard = CustomKeyboard()
    keyboard.keyboardLayout.enumerateKeyboardLayouts { layout in
      layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 2) { button in
        button.menu = KeyMenu(
          items: ["é", "è"].map { KeyMenuItem(identifier: "x", title: $0) })
      }
    }
    keyboard.handle(frame(.down, keyboard.places[2].frame.center, at: 0))
    keyboard.handle(.deadline(Timestamp(microseconds: 1_500_000)))
    let picture = StyledScene(keyboard)
    let menu = try #require(picture.callouts.first)
    #expect(picture.callouts.count == 1)
    #expect(menu.items.map(\.label.content) == [.text("E"), .text("é"), .text("è")])
    #expect(menu.items.map(\.isSelected) == [true, false, false])
    #expect(picture.callouts == keyboard.session.styledScene.callouts)
  }

  @Test func thePictureHasNoMarginAndTheSessionsHeadroom() {
    let keyboard = CustomKeyboard()
    #expect(StyledScene(keyboard).bounds == Rect(x: 0, y: -216, width: 320, height: 432))
    #expect(StyledScene(keyboard).background.frame == Rect(x: 0, y: 0, width: 320, height: 216))
    keyboard.session.state.calloutConfiguration = Callouts.Configuration(
      bounds: Rect(x: 0, y: -60, width: 320, height: 276))
    #expect(StyledScene(keyboard).bounds.minY == -60)
    keyboard.handle(frame(.down, keyboard.places[0].frame.center, at: 0))
    #expect(StyledScene(keyboard).callouts.allSatisfy { $0.body.frame.minY >= -60 })
  }

  @Test func aPressedKeyWhosePopIsNotShownHasALine() {
    let keyboard = CustomKeyboard()
    keyboard.session.context.fieldPurpose = .password
    keyboard.handle(frame(.down, keyboard.places[0].frame.center, at: 0))
    let scene = StyledScene(keyboard)
    #expect(scene.callouts.isEmpty && scene.keys[0].cap.border.size == 2)
  }
}
