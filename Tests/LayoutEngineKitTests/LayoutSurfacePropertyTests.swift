// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing
import TestSupport

/// Properties that hold for a layout with any fingers.
struct LayoutSurfacePropertyTests {
  @Test(.enabled(if: Tier.runsSlowTests), arguments: UInt64(0)..<60)
  func onlyPressesThatStartedAreDraggedOrEnd(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let surface = KeyboardLayoutSurface(layout: CustomKeyboardLayout().lowercase, size: .phone)
    let delegate = PressOrderDelegate(surface)
    for _ in 0..<400 { touch(surface, &random) }
    #expect(delegate.faults.isEmpty, "seed \(seed): \(delegate.faults)")
    #expect(delegate.endCount > 0 && delegate.dragCount > 0)
    for finger in UInt64(0)..<3 {
      let up = Touch(
        contact: Contact.ID(rawValue: finger), phase: .up, point: Point(x: 0, y: 0))
      surface.handle(TouchFrame(time: Timestamp(microseconds: 1_000_000_000), touches: [up]))
    }
    #expect(surface.session.scene.pressedKeys.isEmpty)
  }

  private func touch(_ surface: KeyboardLayoutSurface, _ random: inout SplitMix64) {
    let phases: [Contact.Phase] = [.down, .down, .moved, .moved, .moved, .up, .up, .cancelled]
    let touches = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Touch(
        contact: Contact.ID(rawValue: .random(in: 0..<3, using: &random)),
        phase: phases.randomElement(using: &random) ?? .up,
        point: Point(
          x: .random(in: -10...330, using: &random), y: .random(in: -20...230, using: &random)))
    }
    surface.handle(TouchFrame(time: Timestamp(microseconds: 0), touches: touches))
  }
}

/// A delegate that checks that presses begin before their other events.
private final class PressOrderDelegate: KeyboardLayoutDelegate {
  var faults: [String] = []
  var endCount = 0
  var dragCount = 0
  private var pressed: [KeyboardButton] = []

  init(_ surface: KeyboardLayoutSurface) {
    surface.delegate = self
  }

  private func remove(_ button: KeyboardButton, _ word: String) {
    guard let index = pressed.firstIndex(of: button) else {
      return faults.append("\(word) \(button.name)")
    }
    pressed.remove(at: index)
  }

  func keyboardLayout(_: KeyboardLayoutSurface, didKeyPressStart keyboardButton: KeyboardButton) {
    pressed.append(keyboardButton)
  }

  func keyboardLayout(_: KeyboardLayoutSurface, didKeyPressEnd keyboardButton: KeyboardButton) {
    remove(keyboardButton, "end")
    endCount += 1
  }

  func keyboardLayout(
    _: KeyboardLayoutSurface, didDraggedIn fromKeyboardButton: KeyboardButton,
    toKeyboardButton: KeyboardButton
  ) {
    remove(fromKeyboardButton, "drag")
    pressed.append(toKeyboardButton)
    dragCount += 1
  }
}
