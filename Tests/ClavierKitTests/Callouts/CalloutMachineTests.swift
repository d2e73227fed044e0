// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct CalloutMachineTests {
  private let finger = Contact.ID(rawValue: 1)
  private let other = Contact.ID(rawValue: 2)
  private let key = CalloutSamples.key("l", x: 20)
  private let actions: [KeyboardAction] = [.character("l"), .character("ł")]

  private func machine() -> CalloutMachine {
    CalloutMachine(configuration: .init(bounds: CalloutSamples.phone))
  }

  /// Returns a machine with an open list of the key.
  private func openMachine() -> CalloutMachine {
    var machine = machine()
    machine.press(key, by: finger)
    let event = machine.longPress(key, actions: actions, by: finger, at: key.capFrame.center)
    #expect(event == .opened)
    return machine
  }

  private func point(_ dx: Double, _ dy: Double = 0) -> Point {
    Point(x: key.capFrame.center.x + dx, y: key.capFrame.center.y + dy)
  }

  @Test func aPressShowsTheLetterAndALongPressTheList() {
    var machine = machine()
    #expect(machine.scenes.isEmpty)
    machine.press(key, by: finger)
    #expect(machine.scenes.map(\.kind) == [.input])
    let event = machine.longPress(key, actions: actions, by: finger, at: point(0))
    #expect(event == .opened)
    #expect(machine.action.isOpen(by: finger) && !machine.action.isOpen(by: other))
    #expect(machine.scenes.map(\.kind) == [.action])
  }

  @Test func aLongPressWithoutActionsKeepsTheLetter() {
    var machine = machine()
    machine.press(key, by: finger)
    let event = machine.longPress(key, actions: [], by: finger, at: point(0))
    #expect(event == nil && !machine.action.isOpen(by: finger))
    #expect(machine.scenes.map(\.kind) == [.input])
  }

  @Test func liftingWithoutMovingChoosesTheFirst() {
    var machine = openMachine()
    let chosen = machine.release(by: finger, at: .milliseconds(600))
    #expect(chosen == .character("l"))
    #expect(machine.scenes.isEmpty && machine.deadline == nil && !machine.action.isOpen(by: finger))
    let again = machine.release(by: finger, at: .milliseconds(700))
    #expect(again == nil)
  }

  @Test func aSelectionIsReportedOnce() {
    var machine = openMachine()
    let events = [10.0, 36, 37, 500, 30, 0].map { machine.move(finger, to: point($0)) }
    #expect(events == [nil, .selectionChanged, nil, nil, .selectionChanged, nil])
    _ = machine.move(finger, to: point(36))
    #expect(machine.scenes.first?.selectedIndex == 1)
    let chosen = machine.release(by: finger, at: .milliseconds(600))
    #expect(chosen == .character("ł"))
  }

  @Test func movingDownClosesTheListAndTheKeyTypesAsUsual() {
    var machine = openMachine()
    let event = machine.move(finger, to: point(36, 43))
    #expect(event == .closed && machine.scenes.isEmpty && !machine.action.isOpen(by: finger))
    let back = machine.move(finger, to: point(36))
    #expect(back == nil)
    let chosen = machine.release(by: finger, at: .milliseconds(600))
    #expect(chosen == nil)
  }

  @Test func movementCountsFromWhereTheListOpened() {
    var machine = machine()
    let opened = machine.longPress(key, actions: actions, by: finger, at: point(40))
    #expect(opened == .opened)
    let small = machine.move(finger, to: point(60))
    #expect(small == nil)
    #expect(machine.scenes.first?.selectedIndex == 0)
  }

  @Test func aSecondFingerDoesNotAffectAnOpenList() {
    var machine = openMachine()
    let moved = machine.move(other, to: point(36))
    let released = machine.release(by: other, at: .milliseconds(600))
    machine.cancel(other)
    let opened = machine.longPress(key, actions: actions, by: other, at: point(0))
    #expect(moved == nil && released == nil && opened == nil)
    #expect(machine.action.isOpen(by: finger) && machine.scenes.first?.selectedIndex == 0)
  }

  @Test func theLetterOfASecondFingerIsShownUnderTheList() {
    var machine = openMachine()
    machine.press(CalloutSamples.key("p", x: 340), by: other)
    #expect(machine.scenes.map(\.kind) == [.input, .action])
    _ = machine.release(by: other, at: .milliseconds(600))
    #expect(machine.deadline == .milliseconds(650))
    machine.expire(at: .milliseconds(650))
    #expect(machine.scenes.map(\.kind) == [.action])
  }

  @Test func aCancelClosesTheListWithoutASelection() {
    var machine = openMachine()
    machine.cancel(finger)
    let chosen = machine.release(by: finger, at: .milliseconds(600))
    #expect(chosen == nil && machine.scenes.isEmpty)
  }

  @Test func aSlideMovesTheLetterAndAKeyWithoutOneHidesIt() {
    var machine = machine()
    machine.press(key, by: finger)
    machine.press(CalloutSamples.key("k", x: 60), by: finger)
    #expect(machine.scenes.first?.items.map(\.label) == ["k"])
    let space = KeyboardFrames.Key(
      item: .init(action: .space, width: .available, height: 54), touchFrame: key.touchFrame,
      capFrame: key.capFrame, row: 0)
    // The second finger leaves it for space.
    machine.press(space, by: other)
    #expect(machine.scenes.count == 1)
    machine.press(space, by: finger)
    #expect(machine.scenes.isEmpty)
  }

  @Test func aChangeOfTheFieldCountsForTheNextPress() {
    var machine = machine()
    machine.configuration.isInputEnabled = false
    machine.press(key, by: finger)
    #expect(machine.scenes.isEmpty)
  }

  @Test func aSceneHoldsAllThatIsDrawn() throws {
    var machine = machine()
    machine.press(key, by: finger)
    let input = try #require(machine.scenes.first)
    let bubble = Rect(x: 7, y: 5, width: 66, height: 55)
    #expect(
      input
        == CalloutScene(
          kind: .input, keyFrame: key.capFrame, backgroundFrame: bubble,
          items: [.init(label: "l", frame: bubble)], selectedIndex: nil))
    _ = machine.longPress(key, actions: actions, by: finger, at: point(0))
    #expect(
      machine.scenes == [
        CalloutScene(
          kind: .action, keyFrame: key.capFrame,
          backgroundFrame: Rect(x: 12, y: 6, width: 96, height: 54),
          items: [
            .init(label: "l", frame: Rect(x: 20, y: 12, width: 40, height: 42)),
            .init(label: "ł", frame: Rect(x: 60, y: 12, width: 40, height: 42)),
          ], selectedIndex: 0)
      ])
  }
}
