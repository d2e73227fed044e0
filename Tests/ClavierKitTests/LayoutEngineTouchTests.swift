// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The callbacks of touches, for two buttons Q and W.
struct LayoutEngineTouchTests {
  private let first = Contact.ID(rawValue: 1)
  private let second = Contact.ID(rawValue: 2)
  private let q = 0
  private let w = 1

  private func touch(_ contact: Contact.ID, _ button: Int?) -> LayoutEngine.TouchMachine.Touch {
    LayoutEngine.TouchMachine.Touch(contact: contact, button: button)
  }

  @Test func aTapStartsAndEndsAPressAfterTheRawTouch() {
    var machine = LayoutEngine.TouchMachine()
    #expect(
      machine.handle([touch(first, q)], .down) == [.touchesBegin([first]), .keyPressStart(q)])
    #expect(machine.pressedButton == q)
    #expect(machine.handle([touch(first, q)], .up) == [.touchesEnd([first]), .keyPressEnd(q)])
    #expect(machine.pressedButton == nil)
  }

  @Test func aSlideEndsOnTheButtonItWasDraggedTo() {
    var machine = LayoutEngine.TouchMachine()
    _ = machine.handle([touch(first, q)], .down)
    #expect(machine.handle([touch(first, q)], .moved) == [.touchesMove([first])])
    #expect(machine.handle([touch(first, nil)], .moved) == [.touchesMove([first])])
    #expect(
      machine.handle([touch(first, w)], .moved)
        == [.touchesMove([first]), .draggedIn(from: q, to: w)])
    #expect(machine.handle([touch(first, nil)], .up) == [.touchesEnd([first]), .keyPressEnd(w)])
  }

  @Test func aNewTouchEndsThePressBeforeIt() {
    var machine = LayoutEngine.TouchMachine()
    _ = machine.handle([touch(first, q)], .down)
    #expect(
      machine.handle([touch(second, w)], .down)
        == [.touchesBegin([second]), .keyPressEnd(q), .keyPressStart(w)])
    #expect(machine.handle([touch(first, q)], .up) == [.touchesEnd([first])])
    #expect(machine.handle([touch(second, w)], .up) == [.touchesEnd([second]), .keyPressEnd(w)])
  }

  @Test func aTapBesideAllButtonsIsToldAsRawTouchOnly() {
    var machine = LayoutEngine.TouchMachine()
    #expect(machine.handle([touch(first, nil)], .down) == [.touchesBegin([first])])
    #expect(machine.handle([touch(first, q)], .moved) == [.touchesMove([first])])
    #expect(machine.handle([touch(first, q)], .up) == [.touchesEnd([first])])
  }

  @Test func aCancelForgetsThePressWithoutAnEnd() {
    var machine = LayoutEngine.TouchMachine()
    _ = machine.handle([touch(first, q)], .down)
    machine.isTypingEnabled = false
    #expect(machine.handle([touch(first, q)], .cancelled) == [.touchesCancel([first])])
    machine.isTypingEnabled = true
    #expect(machine.handle([touch(first, q)], .up) == [.touchesEnd([first])])
  }

  @Test func aTouchBesideAllButtonsDoesNotStartThePressedOneAgain() {
    var machine = LayoutEngine.TouchMachine()
    _ = machine.handle([touch(first, q)], .down)
    #expect(machine.handle([touch(second, nil)], .down) == [.touchesBegin([second])])
    #expect(machine.pressedButton == q)
  }

  @Test func twoTouchesAtOnceAreBothStartedAndEnded() {
    var machine = LayoutEngine.TouchMachine()
    #expect(
      machine.handle([touch(first, q), touch(second, w)], .down)
        == [
          .touchesBegin([first, second]), .keyPressStart(q), .keyPressEnd(q), .keyPressStart(w),
        ])
  }

  @Test func aPressWhoseFingerLiftsWhileTypingIsDisabledIsOver() {
    var machine = LayoutEngine.TouchMachine()
    _ = machine.handle([touch(first, q)], .down)
    machine.isTypingEnabled = false
    #expect(machine.handle([touch(first, w)], .moved) == [.touchesMove([first])])
    #expect(machine.handle([touch(second, w)], .down) == [.touchesBegin([second])])
    #expect(machine.handle([touch(first, q)], .up) == [.touchesEnd([first])])
    machine.isTypingEnabled = true
    #expect(
      machine.handle([touch(second, w)], .down) == [.touchesBegin([second]), .keyPressStart(w)])
  }

  @Test(arguments: UInt64(0)..<100)
  func everyPressThatStartsEndsOnceOrIsCancelled(seed: UInt64) {
    var machine = LayoutEngine.TouchMachine()
    var pressed: Int?
    var state = seed
    for _ in 0..<300 {
      // The multiplier and increment are those of Knuth's MMIX; its upper bits are good enough here.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = state >> 40
      let button = bits % 5 == 0 ? nil : Int(bits % 5)
      let contact = Contact.ID(rawValue: bits / 8 % 3)
      let phases: [Contact.Phase] = [.down, .moved, .up, .down, .moved, .up, .down, .cancelled]
      for event in machine.handle([touch(contact, button)], phases[Int(bits / 64 % 8)]) {
        switch event {
        case .keyPressStart(let index):
          #expect(pressed == nil)
          pressed = index
        case .keyPressEnd(let index):
          #expect(pressed == index)
          pressed = nil
        case .draggedIn(let from, let to):
          #expect(pressed == from && from != to)
          pressed = to
        case .touchesCancel: pressed = nil
        case .touchesBegin, .touchesMove, .touchesEnd: break
        }
      }
      #expect(machine.pressedButton == pressed)
    }
  }
}
