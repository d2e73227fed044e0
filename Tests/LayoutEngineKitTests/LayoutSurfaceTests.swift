// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The callbacks of a layout under fingers, for each row of the original's table.
struct LayoutSurfaceTests {
  /// Q and W beside each other, 50 points each.
  private let surface = LayoutEngine.Surface(
    layout: LayoutEngine.Layout(rows: [
      KeyboardRow(
        style: KeyboardRowStyle(leadingPadding: 0, trailingPadding: 0, buttonsPadding: 0),
        characters: ["Q", "W"].map {
          KeyboardButton(type: .key($0), style: KeyboardButtonStyle(keyPopType: .default))
        })
    ]), size: Size(width: 100, height: 50))
  private let q = Point(x: 25, y: 25)
  private let w = Point(x: 75, y: 25)
  private let outside = Point(x: 25, y: -10)

  private func send(_ touches: (UInt64, Contact.Phase, Point)...) {
    surface.handle(
      TouchFrame(
        time: Timestamp(microseconds: 0),
        touches: touches.map {
          Touch(contact: Contact.ID(rawValue: $0.0), phase: $0.1, point: $0.2)
        }))
  }

  @Test func aTapTellsTheTouchThenThePress() {
    let diary = Diary(surface)
    send((1, .down, q))
    send((1, .up, q))
    #expect(diary.lines == ["begin 1", "start Q", "end 1", "end Q"])
  }

  @Test func aSlideTellsWhereTheFingerCameFromAndEndsOnTheNewButton() {
    let diary = Diary(surface)
    send((1, .down, q))
    send((1, .moved, Point(x: 40, y: 25)))
    send((1, .moved, w))
    send((1, .moved, outside))
    send((1, .up, outside))
    #expect(
      diary.lines == [
        "begin 1", "start Q", "move 1", "move 1", "dragged Q to W", "move 1", "end 1", "end W",
      ])
  }

  @Test func aNewFingerEndsThePressBeforeItsOwn() {
    let diary = Diary(surface)
    send((1, .down, q))
    send((2, .down, w))
    send((1, .up, q))
    send((2, .up, w))
    #expect(
      diary.lines == [
        "begin 1", "start Q", "begin 2", "end Q", "start W", "end 1", "end 2", "end W",
      ])
  }

  @Test func aTapBesideTheLayoutTellsTheTouchOnly() {
    let diary = Diary(surface)
    send((1, .down, outside))
    send((1, .up, outside))
    #expect(diary.lines == ["begin 1", "end 1"])
  }

  @Test func aCancelTellsTheTouchAndNoEnd() {
    let diary = Diary(surface)
    send((1, .down, q))
    send((1, .cancelled, q))
    #expect(diary.lines == ["begin 1", "start Q", "cancel 1"])
    #expect(surface.pressedButton == nil)
  }

  @Test func touchesToWhichTheSameHappenedAreToldTogether() {
    let diary = Diary(surface)
    send((1, .down, q), (2, .down, w))
    send((1, .moved, q), (2, .up, w), (3, .down, q))
    #expect(
      diary.lines == [
        "begin 1 2", "start Q", "end Q", "start W", "move 1", "end 2", "end W", "begin 3",
        "start Q",
      ])
  }

  @Test func onlyRawTouchesAreToldWhileTypingIsDisabled() {
    let diary = Diary(surface)
    surface.isTypingEnabled = false
    send((1, .down, q))
    send((1, .moved, w))
    send((1, .up, w))
    #expect(diary.lines == ["begin 1", "move 1", "end 1"])
    #expect(!surface.isTypingEnabled)
  }

  @Test func aDelegateOfTheReadmesGenerationIsToldOfSlidesInItsWords() {
    let old = OldDiary()
    surface.delegate = old
    send((1, .down, q))
    send((1, .moved, w))
    #expect(old.lines == ["Q to W"])
  }

  @Test func aDelegateThatWantsNothingGetsNothingAndNoneIsNeeded() {
    let silent = Silent()
    surface.delegate = silent
    send((1, .down, q), (1, .moved, w), (1, .up, w), (1, .cancelled, w))
    surface.delegate = nil
    send((1, .down, q))
    #expect(surface.pressedButton == 0)
  }

  @Test func aDelegateIsNotKeptAlive() {
    var host: Silent? = Silent()
    surface.delegate = host
    #expect(surface.delegate != nil)
    host = nil
    #expect(surface.delegate == nil)
  }

  @Test func theLayoutMayChangeWhileItIsTouched() {
    let diary = Diary(surface)
    diary.onStart = { surface in
      surface.layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 0) { $0.type = .key("É") }
    }
    send((1, .down, q))
    send((1, .up, q))
    #expect(diary.lines == ["begin 1", "start Q", "end 1", "end É"])
    diary.onStart = { $0.layout.removeKeyboardButton(atRowIndex: 0, buttonIndex: 1) }
    send((1, .down, w))
    #expect(surface.pressedButton == nil, "a press ends where buttons come or go")
    send((1, .up, w))
    #expect(diary.lines.suffix(3) == ["begin 1", "start W", "end 1"])
  }

  @Test func thePressedButtonShowsItsPop() {
    send((1, .down, q))
    #expect(surface.keyPop?.frame.width == 75)
    #expect(surface.keyPop.map { abs($0.frame.minX + 12.5) < 0.01 } == true)
    surface.popBounds = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(surface.keyPop?.frame.minX == 0)
    surface.size = Size(width: 200, height: 50)
    #expect(surface.keyPop?.frame.width == 100, "bounds are as wide as before")
    surface.orientation = .landscape
    #expect(surface.geometry.places[0].frame.minX == 0)
    send((1, .up, q))
    #expect(surface.keyPop == nil)
  }
}

/// Writes down all that it is told.
private final class Diary: KeyboardLayoutDelegate {
  var lines: [String] = []
  var onStart: ((KeyboardLayoutSurface) -> Void)?

  init(_ surface: KeyboardLayoutSurface) {
    surface.delegate = self
  }

  private func write(_ word: String, _ touches: [Touch]) {
    lines.append(([word] + touches.map { "\($0.contact.rawValue)" }).joined(separator: " "))
  }

  func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didKeyPressStart keyboardButton: KeyboardButton
  ) {
    lines.append("start \(keyboardButton.name)")
    onStart?(keyboardLayout)
  }

  func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didKeyPressEnd keyboardButton: KeyboardButton
  ) {
    lines.append("end \(keyboardButton.name)")
  }

  func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didDraggedInFrom oldButton: KeyboardButton,
    to newButton: KeyboardButton
  ) {
    lines.append("dragged \(oldButton.name) to \(newButton.name)")
  }

  func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didDraggedIn fromKeyboardButton: KeyboardButton,
    toKeyboardButton: KeyboardButton
  ) {
    lines.append("told twice")
  }

  func keyboardLayout(_ keyboardLayout: KeyboardLayoutSurface, didTouchesBegin touches: [Touch]) {
    write("begin", touches)
  }

  func keyboardLayout(_ keyboardLayout: KeyboardLayoutSurface, didTouchesMove touches: [Touch]) {
    write("move", touches)
  }

  func keyboardLayout(_ keyboardLayout: KeyboardLayoutSurface, didTouchesEnd touches: [Touch]) {
    write("end", touches)
  }

  func keyboardLayout(_ keyboardLayout: KeyboardLayoutSurface, didTouchesCancel touches: [Touch]) {
    write("cancel", touches)
  }
}

private final class OldDiary: KeyboardLayoutDelegate {
  var lines: [String] = []

  func keyboardLayout(
    _ keyboardLayout: KeyboardLayoutSurface, didDraggedIn fromKeyboardButton: KeyboardButton,
    toKeyboardButton: KeyboardButton
  ) {
    lines.append("\(fromKeyboardButton.name) to \(toKeyboardButton.name)")
  }
}

private final class Silent: KeyboardLayoutDelegate {}
