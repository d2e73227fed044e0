// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The Shift machine alone.
struct ShiftMachineTests {
  private let finger = Contact.ID(rawValue: 1)
  private let other = Contact.ID(rawValue: 2)

  private func tap(_ shift: inout ShiftMachine, at milliseconds: Int64) {
    shift.press(by: finger)
    let interval = shift.tapInterval(endedBy: finger, at: .milliseconds(milliseconds))
    let locks = interval.map { $0 < .milliseconds(500) } ?? false
    _ = shift.release(by: finger, at: .milliseconds(milliseconds), locks: locks)
  }

  @Test(arguments: [
    ([Int64](), Keyboard.Case.lowercased), ([0], .uppercased), ([0, 500], .lowercased),
    ([0, 499], .capsLocked), ([0, 499, 600], .lowercased), ([0, 100, 200, 300], .capsLocked),
    ([0, 600, 1200], .uppercased),
  ])
  func tapIntervalsDetermineTheCase(times: [Int64], keyboardCase: Keyboard.Case) {
    var shift = ShiftMachine()
    for time in times { tap(&shift, at: time) }
    #expect(shift.keyboardCase == keyboardCase)
  }

  @Test func aSecondFingerOnShiftIsIgnored() {
    var shift = ShiftMachine()
    shift.press(by: finger)
    shift.press(by: other)
    let ended = shift.release(by: other, at: .milliseconds(0), locks: false)
    #expect(!ended)
    #expect(shift.keyboardCase == .uppercased)
    shift.keyTyped()
    let endedChord = shift.release(by: finger, at: .milliseconds(10), locks: false)
    #expect(endedChord)
    #expect(shift.keyboardCase == .lowercased)
  }

  @Test func theTextNeverOverridesTheUsersShift() {
    var shift = ShiftMachine()
    tap(&shift, at: 0)
    shift.prefer(capital: false)
    #expect(shift.keyboardCase == .uppercased)
    shift.keyTyped()
    shift.prefer(capital: true)
    #expect(shift.isAutomatic)
    shift.prefer(capital: false)
    #expect(shift.keyboardCase == .lowercased)
  }

  @Test func cancelRestoresTheStateBefore() {
    for taps in [[Int64](), [0], [0, 100]] {
      var shift = ShiftMachine()
      for time in taps { tap(&shift, at: time) }
      let before = shift.keyboardCase
      shift.press(by: finger)
      shift.cancel(other)
      shift.cancel(finger)
      #expect(shift.keyboardCase == before)
    }
  }
}
