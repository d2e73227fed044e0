// SPDX-License-Identifier: MIT

import Testing

@testable import clavier_panel

/// The choice of the opposite edge where the keyboard would cover its field.
struct FlipMachineTests {
  private var machine = FlipMachine()

  @Test mutating func thePanelFlipsOnceAndReturnsNextTime() {
    machine.update(isShown: true, isCovering: true, isWanted: true)
    #expect(machine.isFlipped)
    machine.update(isShown: false, isCovering: false, isWanted: true)
    #expect(!machine.isFlipped)
    machine.update(isShown: true, isCovering: false, isWanted: true)
    #expect(!machine.isFlipped)
  }

  @Test mutating func aVisiblePanelDoesNotFlip() {
    machine.update(isShown: true, isCovering: false, isWanted: true)
    machine.update(isShown: true, isCovering: true, isWanted: true)
    #expect(!machine.isFlipped)
    machine.update(isShown: false, isCovering: false, isWanted: true)
    machine.update(isShown: true, isCovering: true, isWanted: true)
    machine.update(isShown: true, isCovering: false, isWanted: false)
    #expect(machine.isFlipped)
  }

  @Test mutating func withoutFlippingThePanelStays() {
    machine.update(isShown: true, isCovering: true, isWanted: false)
    #expect(!machine.isFlipped)
  }

  @Test mutating func aRequestByTheTabDoesNotFlipThePanel() {
    machine.recordTabTouch()
    machine.update(isShown: true, isCovering: true, isWanted: true)
    #expect(!machine.isFlipped)
    machine.update(isShown: false, isCovering: false, isWanted: true)
    machine.update(isShown: true, isCovering: true, isWanted: true)
    #expect(machine.isFlipped)
    // A visible keyboard has no tab.
    machine.recordTabTouch()
    machine.update(isShown: false, isCovering: false, isWanted: true)
    machine.update(isShown: true, isCovering: true, isWanted: true)
    #expect(machine.isFlipped)
  }
}
