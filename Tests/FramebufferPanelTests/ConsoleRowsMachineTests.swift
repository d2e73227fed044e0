// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import FramebufferPanel

/// The choice of the text console with fewer rows, and the restoration of each.
struct ConsoleRowsMachineTests {
  private func console(_ number: Int, rows: Int = 50, isText: Bool = true) -> ConsoleSnapshot {
    ConsoleSnapshot(
      path: "/dev/tty\(number)", isText: isText, rows: rows, columns: 160, rowHeight: 16)
  }

  private func shrunk(_ number: Int, from rows: Int = 50, to reducedRows: Int) -> ResizedConsole {
    ResizedConsole(path: "/dev/tty\(number)", rows: rows, columns: 160, reducedRows: reducedRows)
  }

  @Test func theActiveConsoleFitsAboveTheKeyboard() {
    var machine = ConsoleRowsMachine()
    #expect(machine.update(console(1), room: nil) == [])
    // 487 pixels are 30 rows and a half.
    #expect(machine.update(console(1), room: 487) == [.shrink(shrunk(1, to: 30))])
    #expect(machine.update(console(1, rows: 30), room: 487) == [])
    #expect(machine.update(console(1, rows: 30), room: nil) == [.restore(shrunk(1, to: 30))])
    #expect(machine.state == .whole)
  }

  @Test func onlyTheActiveConsoleIsResized() {
    var machine = ConsoleRowsMachine()
    _ = machine.update(console(1), room: 480)
    #expect(
      machine.update(console(2), room: 480)
        == [.restore(shrunk(1, to: 30)), .shrink(shrunk(2, to: 30))])
    // A display server has no rows to give.
    #expect(
      machine.update(console(7, isText: false), room: 480) == [.restore(shrunk(2, to: 30))])
    #expect(machine.update(nil, room: 480) == [])
  }

  @Test func anUnknownRowHeightIsThatOfTheOriginalRows() {
    var machine = ConsoleRowsMachine()
    func tall(rows: Int) -> ConsoleSnapshot {
      ConsoleSnapshot(
        path: "/dev/tty1", isText: true, rows: rows, columns: 160, rowHeight: 0,
        screenHeight: 2160)
    }
    let smaller = shrunk(1, from: 33, to: 20)
    // 65 pixels each.
    #expect(machine.update(tall(rows: 33), room: 1300) == [.shrink(smaller)])
    for _ in 0..<3 { #expect(machine.update(tall(rows: 20), room: 1300) == []) }
    #expect(machine.update(tall(rows: 20), room: nil) == [.restore(smaller)])
  }

  @Test func aConsoleWithRoomIsUnchanged() {
    var machine = ConsoleRowsMachine()
    #expect(machine.update(console(1, rows: 20), room: 480) == [])
    #expect(machine.update(console(1, rows: 30), room: 480) == [])
    #expect(machine.state == .whole)
  }

  @Test func rowsSetByOthersAreRespected() {
    var machine = ConsoleRowsMachine()
    _ = machine.update(console(1), room: 480)
    // With a larger font, the console gets as many rows as fit above the keyboard.
    var larger = console(1, rows: 28)
    larger.rowHeight = 28
    #expect(
      machine.update(larger, room: 480)
        == [.restore(shrunk(1, to: 30)), .shrink(shrunk(1, from: 28, to: 17))])
    // A user may set 10 rows, all above the keyboard, and the console keeps them.
    var few = larger
    few.rows = 10
    #expect(machine.update(few, room: 480) == [.restore(shrunk(1, from: 28, to: 17))])
    #expect(machine.update(few, room: 480) == [])
  }

  @Test func aNewKeyboardHeightChangesTheRows() {
    var machine = ConsoleRowsMachine()
    _ = machine.update(console(1), room: 480)
    #expect(
      machine.update(console(1, rows: 30), room: 640)
        == [.restore(shrunk(1, to: 30)), .shrink(shrunk(1, to: 40))])
    #expect(
      machine.update(console(1, rows: 40), room: 160)
        == [.restore(shrunk(1, to: 40)), .shrink(shrunk(1, to: 10))])
    #expect(
      machine.update(console(1, rows: 10), room: 800) == [.restore(shrunk(1, to: 10))])
  }

  @Test func aRefusedResizeIsNotRepeated() {
    var machine = ConsoleRowsMachine()
    _ = machine.update(console(1), room: 480)
    machine.refused()
    for _ in 0..<3 { #expect(machine.update(console(1), room: 480) == []) }
    // Further steps may be possible.
    #expect(machine.update(console(1), room: 640) == [.shrink(shrunk(1, to: 40))])
    machine.refused()
    #expect(machine.update(console(2), room: 640) == [.shrink(shrunk(2, to: 40))])
  }

  @Test func aConsoleHasAtLeastOneRow() {
    var machine = ConsoleRowsMachine()
    #expect(machine.update(console(1), room: 3) == [.shrink(shrunk(1, to: 1))])
    #expect(machine.update(console(2), room: -5).last == .shrink(shrunk(2, to: 1)))
    var invalid = console(3)
    invalid.rowHeight = 0
    #expect(machine.update(invalid, room: 480).last == .restore(shrunk(2, to: 1)))
  }

  /// The kernel's consoles, and their users' settings.
  private struct Machine {
    var rows = [1: 50, 2: 50, 3: 25]
    /// The rows of each console without a keyboard.
    var own = [1: 50, 2: 50, 3: 25]
    /// Whether the kernel refuses changes.
    var isStubborn = false

    mutating func perform(_ step: ConsoleRowsMachine.Step) -> Bool {
      switch step {
      case .shrink(let console):
        guard !isStubborn else { return false }
        rows[number(console)] = console.reducedRows
      case .restore(let console):
        if rows[number(console)] == console.reducedRows { rows[number(console)] = console.rows }
      }
      return true
    }

    private func number(_ console: ResizedConsole) -> Int { Int(console.path.suffix(1)) ?? 0 }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func everyConsoleGetsItsRowsBack(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (kernel, machine) = (Machine(), ConsoleRowsMachine())
    var (shown, isText, room): (Int, Bool, Int?) = (1, true, nil)
    for _ in 0..<80 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: shown = .random(in: 1...3, using: &random)
      case 1: isText.toggle()
      case 2: room = nil
      case 3, 4: room = .random(in: 0...900, using: &random)
      case 5:
        // A user or a font changes the rows: the new number is to be restored from now on.
        let rows = Int.random(in: 60...90, using: &random)
        (kernel.rows[shown], kernel.own[shown]) = (rows, rows)
      case 6: kernel.isStubborn = Int.random(in: 0..<4, using: &random) == 0
      default: break
      }
      let seen = console(shown, rows: kernel.rows[shown] ?? 0, isText: isText)
      for step in machine.update(seen, room: room) where !kernel.perform(step) {
        machine.refused()
      }
      // Settling again is a no-op.
      let again = console(shown, rows: kernel.rows[shown] ?? 0, isText: isText)
      #expect(machine.update(again, room: room) == [])
      for number in 1...3 {
        let own = kernel.own[number] ?? 0
        let mayBeFewer = number == shown && isText && room != nil
        #expect(mayBeFewer || kernel.rows[number] == own, "tty\(number)")
        #expect(kernel.rows[number] ?? 0 <= own)
        if mayBeFewer, !kernel.isStubborn, machine.state != .refused(state(machine)) {
          #expect((kernel.rows[number] ?? 0) * 16 <= max(16, room ?? 0))
        }
      }
    }
    for step in machine.update(nil, room: nil) { _ = kernel.perform(step) }
    #expect(kernel.rows == kernel.own)
  }

  private func state(_ machine: ConsoleRowsMachine) -> ResizedConsole {
    switch machine.state {
    case .refused(let console), .shrunk(let console): console
    case .whole: shrunk(0, to: 0)
    }
  }
}
