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

  private func point(_ dx: Double) -> Point {
    Point(x: key.capFrame.center.x + dx, y: key.capFrame.center.y)
  }

  @Test func movementCountsFromWhereTheListOpened() {
    var machine = machine()
    let opened = machine.longPress(key, actions: actions, by: finger, at: point(40))
    #expect(opened == .opened)
    let small = machine.move(finger, to: point(60))
    #expect(small == nil)
    #expect(machine.scenes.first?.selectedIndex == 0)
  }

  @Test func theLetterOfASecondFingerIsShownUnderTheList() {
    var machine = machine()
    machine.press(key, by: finger)
    _ = machine.longPress(key, actions: actions, by: finger, at: point(0))
    machine.press(CalloutSamples.key("p", x: 340), by: other)
    #expect(machine.scenes.map(\.kind) == [.input, .action])
    _ = machine.release(by: other, at: .milliseconds(600))
    #expect(machine.deadline == .milliseconds(650))
    machine.expire(at: .milliseconds(650))
    #expect(machine.scenes.map(\.kind) == [.action])
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
