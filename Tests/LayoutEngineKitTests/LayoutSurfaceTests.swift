// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The callbacks of a layout under fingers.
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

  @Test func aTapReportsTheTouchThenThePress() {
    let log = DelegateLog(surface)
    send((1, .down, q))
    send((1, .up, q))
    #expect(log.lines == ["begin 1", "start Q", "end 1", "end Q"])
  }

  @Test func aSlideReportsBothButtons() {
    let log = DelegateLog(surface)
    send((1, .down, q))
    send((1, .moved, Point(x: 40, y: 25)))
    send((1, .moved, w))
    send((1, .moved, outside))
    send((1, .up, outside))
    #expect(
      log.lines == [
        "begin 1", "start Q", "move 1", "move 1", "dragged Q to W", "move 1", "end 1", "end W",
      ])
  }

  @Test func aFingerThatLiftsEndsThePressesBeforeItsOwn() {
    let log = DelegateLog(surface)
    send((1, .down, q))
    send((2, .down, w))
    send((2, .up, w))
    send((1, .up, q))
    #expect(
      log.lines == [
        "begin 1", "start Q", "begin 2", "start W", "end 2", "end Q", "end W", "end 1",
      ])
  }

  @Test func fingersThatLiftInOrderEndInOrder() {
    let log = DelegateLog(surface)
    send((1, .down, q))
    send((2, .down, w))
    send((1, .up, q))
    send((2, .up, w))
    #expect(
      log.lines == [
        "begin 1", "start Q", "begin 2", "start W", "end 1", "end Q", "end 2", "end W",
      ])
  }

  @Test func aTapBesideTheLayoutReportsOnlyTheTouch() {
    let log = DelegateLog(surface)
    send((1, .down, outside))
    send((1, .up, outside))
    #expect(log.lines == ["begin 1", "end 1"])
  }

  @Test func aCancelReportsTheTouchWithoutAnEnd() {
    let log = DelegateLog(surface)
    send((1, .down, q))
    send((1, .cancelled, q))
    #expect(log.lines == ["begin 1", "start Q", "cancel 1"])
    #expect(surface.session.scene.pressedKeys.isEmpty)
  }

  @Test func touchesOfOnePhaseAreReportedTogether() {
    let log = DelegateLog(surface)
    send((1, .down, q), (2, .down, w))
    send((1, .moved, q), (2, .up, w), (3, .down, q))
    #expect(
      log.lines == [
        "begin 1 2", "start Q", "start W", "move 1", "end 2", "end Q", "end W", "begin 3",
        "start Q",
      ])
  }

  @Test func disabledTypingReportsOnlyRawTouches() {
    let log = DelegateLog(surface)
    surface.isTypingEnabled = false
    send((1, .down, q))
    send((1, .moved, w))
    send((1, .up, w))
    #expect(log.lines == ["begin 1", "move 1", "end 1"])
    #expect(!surface.isTypingEnabled)
  }

  @Test func aHeldFingerIsIgnoredAfterTypingIsDisabled() {
    let log = DelegateLog(surface)
    send((1, .down, q))
    surface.isTypingEnabled = false
    send((1, .moved, w))
    surface.isTypingEnabled = true
    send((1, .up, w))
    #expect(log.lines == ["begin 1", "start Q", "move 1", "end 1"])
  }

  @Test func delegatesAreOptional() {
    let silent = EmptyDelegate()
    surface.delegate = silent
    send((1, .down, q), (1, .moved, w), (1, .up, w), (1, .cancelled, w))
    surface.delegate = nil
    send((1, .down, q))
    #expect(surface.session.scene.pressedKeys == [0])
  }

  @Test func aDelegateIsNotKeptAlive() {
    var host: EmptyDelegate? = EmptyDelegate()
    surface.delegate = host
    #expect(surface.delegate != nil)
    host = nil
    #expect(surface.delegate == nil)
  }

  @Test func aStyleChangeKeepsThePress() {
    let log = DelegateLog(surface)
    log.onStart = { surface in
      surface.layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 0) {
        $0.style.backgroundColor = .blue
      }
    }
    send((1, .down, q))
    #expect(surface.layout.buttons[0].style.backgroundColor == .blue)
    send((1, .up, q))
    #expect(log.lines == ["begin 1", "start Q", "end 1", "end Q"])
  }

  @Test func aPressEndsWhereKeysOrPlacesChange() {
    let changes: [(KeyboardLayoutSurface) -> Void] = [
      { $0.layout.removeKeyboardButton(atRowIndex: 0, buttonIndex: 1) },
      { $0.layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 0) { $0.type = .key("É") } },
      { $0.size = Size(width: 200, height: 50) },
      {
        $0.orientation = .landscape; $0.size.height = 60
      },
    ]
    for change in changes {
      let surface = KeyboardLayoutSurface(layout: surface.layout, size: surface.size)
      let log = DelegateLog(surface)
      func send(_ phase: Contact.Phase, _ point: Point) {
        let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
        surface.handle(TouchFrame(time: Timestamp(microseconds: 0), touches: [touch]))
      }
      log.onStart = change
      send(.down, q)
      #expect(surface.session.scene.pressedKeys.isEmpty)
      send(.up, q)
      #expect(log.lines == ["begin 1", "start Q", "end 1"])
    }
  }

  @Test func framesFollowSizeAndOrientation() {
    #expect(surface.places[1].frame.minX == 50 && surface.places[1].frame.height == 38)
    surface.size = Size(width: 200, height: 50)
    #expect(surface.places[1].frame.minX == 100)
    surface.orientation = .landscape
    #expect(surface.places[1].frame.height == 40)
  }
}

/// A delegate that records all calls.
private final class DelegateLog: KeyboardLayoutDelegate {
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
    _ keyboardLayout: KeyboardLayoutSurface, didDraggedIn fromKeyboardButton: KeyboardButton,
    toKeyboardButton: KeyboardButton
  ) {
    lines.append("dragged \(fromKeyboardButton.name) to \(toKeyboardButton.name)")
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

private final class EmptyDelegate: KeyboardLayoutDelegate {}
