// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("The second of two taps on a key is recognised")
struct DoubleTapMachineTests {
  /// Taps, such as "a0 a100", and which of them are second ones.
  @Test(arguments: [
    ("a0 a299", [false, true]),
    ("a0 a300", [false, false]),
    ("a0 a300 a599", [false, false, true]),
    ("a0 b100 b200", [false, false, true]),
    ("a0 b100 a200", [false, false, false]),
    ("a0 a100 a200 a300", [false, true, false, true]),
    ("a200 a100", [false, true]),
  ])
  func secondTapsAreDetected(taps: String, expected: [Bool]) {
    var machine = DoubleTapMachine()
    let seconds = taps.split(separator: " ").map { tap in
      let time = Timestamp(microseconds: (Int64(tap.dropFirst()) ?? 0) * 1000)
      return machine.tapped(
        .character(String(tap.prefix(1))), at: time, within: .milliseconds(300))
    }
    #expect(seconds == expected)
  }

  @Test("After a reset, the next tap counts as a first tap")
  func reset() {
    var machine = DoubleTapMachine()
    let interval = Duration.milliseconds(300)
    _ = machine.tapped(.space, at: Timestamp(microseconds: 0), within: interval)
    machine.reset()
    let isSecond = machine.tapped(.space, at: Timestamp(microseconds: 1), within: interval)
    let isThird = machine.tapped(.space, at: Timestamp(microseconds: 2), within: interval)
    #expect(!isSecond && isThird)
  }
}
