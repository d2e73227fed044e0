// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import clavier_panel

/// The decision to withhold the watchdog from a panel whose pictures are not shown.
@Suite("Pictures that are not shown")
struct PresentationMachineTests {
  private static let timeout = PresentationMachine.timeout
  private var machine = PresentationMachine()

  /// Shows a first picture at 0, and requests another at 1.
  private mutating func begin() {
    machine.update(isPending: true, at: 0)
    machine.recordShown(isPending: false, at: 0)
    machine.update(isPending: true, at: 1)
  }

  @Test("A picture that a screen does not show in time is overdue until it is shown")
  mutating func overdue() {
    begin()
    #expect(machine.deadline == 1 + Self.timeout)
    machine.expire(isPending: true, isScreenOff: false, at: Self.timeout)
    #expect(!machine.isOverdue)
    machine.expire(isPending: true, isScreenOff: false, at: 1 + Self.timeout)
    #expect(machine.isOverdue)
    #expect(machine.deadline == nil)
    machine.update(isPending: true, at: 2 + Self.timeout)
    #expect(machine.isOverdue)
    machine.recordShown(isPending: true, at: 3 + Self.timeout)
    #expect(!machine.isOverdue)
    #expect(machine.deadline == 3 + 2 * Self.timeout)
  }

  @Test("Later pictures do not extend the time, but each that is shown begins it again")
  mutating func later() {
    begin()
    machine.update(isPending: true, at: 50)
    #expect(machine.deadline == 1 + Self.timeout)
    machine.recordShown(isPending: true, at: 60)
    #expect(machine.deadline == 60 + Self.timeout)
    machine.recordShown(isPending: false, at: 70)
    #expect(machine.deadline == nil)
  }

  @Test("A panel that is hidden, or whose display server is gone, has no overdue picture")
  mutating func gone() {
    begin()
    machine.update(isPending: false, at: 5)
    #expect(machine.deadline == nil)
    machine.update(isPending: true, at: 6)
    #expect(machine.deadline == 6 + Self.timeout)
    // Without an event before.
    machine.expire(isPending: false, isScreenOff: false, at: 6 + Self.timeout)
    #expect(!machine.isOverdue)
    #expect(machine.deadline == nil)
    machine.update(isPending: true, at: 7 + Self.timeout)
    machine.expire(isPending: true, isScreenOff: false, at: 7 + 2 * Self.timeout)
    machine.update(isPending: false, at: 8 + 2 * Self.timeout)
    #expect(!machine.isOverdue)
  }

  @Test("While a screen is off, each timeout starts again")
  mutating func off() {
    begin()
    let end = 1 + Self.timeout
    machine.expire(isPending: true, isScreenOff: true, at: end)
    #expect(!machine.isOverdue)
    #expect(machine.deadline == end + Self.timeout)
    machine.expire(isPending: true, isScreenOff: false, at: end + Self.timeout)
    #expect(machine.isOverdue)
  }

  @Test("A panel that has not shown a picture yet is not restarted")
  mutating func first() {
    machine.update(isPending: true, at: 0)
    #expect(machine.deadline == nil)
    machine.expire(isPending: true, isScreenOff: false, at: 2 * Self.timeout)
    #expect(!machine.isOverdue)
  }

  @Test(
    "Both units wait for the panel's start and have a watchdog, without core dumps",
    arguments: ["systemd/clavier-panel.service", "systemd/user/clavier-panel.service"])
  func units(path: String) throws {
    let lines = try PackageFiles.text(path).split(separator: "\n")
    for line in ["Type=notify", "WatchdogSec=60", "Restart=always", "LimitCORE=0"] {
      #expect(lines.contains(Substring(line)), "\(path): \(line)")
    }
  }
}
