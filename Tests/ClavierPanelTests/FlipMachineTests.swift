// SPDX-License-Identifier: MIT

import Testing

@testable import clavier_panel

/// A keyboard that comes at the other edge where it would cover its field.
struct FlipMachineTests {
  private var machine = FlipMachine()

  @Test mutating func itComesAtTheOtherEdgeAndAtItsOwnTheNextTime() {
    machine.take(isShown: true, covers: true, isWanted: true)
    #expect(machine.isFlipped)
    machine.take(isShown: false, covers: false, isWanted: true)
    #expect(!machine.isFlipped)
    machine.take(isShown: true, covers: false, isWanted: true)
    #expect(!machine.isFlipped)
  }

  @Test mutating func whileItIsSeenItStaysWhereItIs() {
    machine.take(isShown: true, covers: false, isWanted: true)
    machine.take(isShown: true, covers: true, isWanted: true)
    #expect(!machine.isFlipped)
    machine.take(isShown: false, covers: false, isWanted: true)
    machine.take(isShown: true, covers: true, isWanted: true)
    machine.take(isShown: true, covers: false, isWanted: false)
    #expect(machine.isFlipped)
  }

  @Test mutating func whoDoesNotWantItHasItWhereItIs() {
    machine.take(isShown: true, covers: true, isWanted: false)
    #expect(!machine.isFlipped)
  }

  @Test mutating func itsOwnTabIsNoField() {
    machine.askedByTab()
    machine.take(isShown: true, covers: true, isWanted: true)
    #expect(!machine.isFlipped)
    machine.take(isShown: false, covers: false, isWanted: true)
    machine.take(isShown: true, covers: true, isWanted: true)
    #expect(machine.isFlipped)
    // A keyboard that is seen has no tab.
    machine.askedByTab()
    machine.take(isShown: false, covers: false, isWanted: true)
    machine.take(isShown: true, covers: true, isWanted: true)
    #expect(machine.isFlipped)
  }
}
