// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The scan machine alone, on grids of a few rows.
struct ScanMachineTests {
  private let time = Timestamp(microseconds: 0)

  private func settings(_ scanning: AccessibilitySettings.Scanning) -> AccessibilitySettings {
    var settings = AccessibilitySettings()
    settings.scanning = scanning
    settings.scanInterval = .seconds(1)
    return settings
  }

  /// Two letters, a full-width space, and a row of gaps and dead keys between them.
  private var grid: ScanGrid {
    ScanGrid(
      .rows([
        [.none, .character("a"), .character("b"), .none],
        [.none, .characterMargin("a")],
        [.space],
      ]))
  }

  @Test func deadKeysMarginsAndRowsOfThemAreLeftOut() {
    #expect(
      grid.rows == [ScanGrid.Row(index: 0, keys: [0, 1]), ScanGrid.Row(index: 1, keys: [2])])
  }

  @Test func keysWithoutAPlaceAreLeftOut() {
    let item = { KeyboardLayout.Item(action: .character($0), width: .points($1), height: 54) }
    let layout = KeyboardLayout(itemRows: [[item("a", 100), item("b", 0), item("c", 100)]])
    let frames = KeyboardFrames(layout, width: 200)
    for row in ScanGrid(frames).rows {
      for key in row.keys { #expect(frames.keys[key].touchFrame.width > 0) }
    }
  }

  @Test func aRowWithOneKeyIsPressedAtOnce() {
    var scan = ScanMachine()
    scan.step(on: grid, settings(.step), at: time)
    scan.step(on: grid, settings(.step), at: time)
    #expect(scan.highlight(on: grid) == .row(1))
    let pressed = scan.select(on: grid, settings(.step), at: time)
    #expect(pressed == 2)
    #expect(scan.highlight(on: grid) == .row(0))
  }

  @Test(
    "An automatic scan rests after its cycles, which are from 1 to 100",
    arguments: [(1, 1), (2, 2), (3, 3), (4, 4), (Int.min, 1), (0, 1), (Int.max, 100)])
  func automaticScan(cycles: Int, taken: Int) {
    var settings = settings(.automatic)
    settings.scanCycles = cycles
    var scan = ScanMachine()
    _ = scan.select(on: grid, settings, at: time)
    var steps = 0
    while let due = scan.deadline, steps < 1000 {
      scan.fire(on: grid, settings, at: due)
      steps += 1
    }
    #expect(steps == 2 * taken && scan.isIdle)
  }

  @Test func aLateLoopStepsOnceAndOffersARowForAWholeInterval() {
    var scan = ScanMachine()
    _ = scan.select(on: grid, settings(.automatic), at: time)
    scan.fire(on: grid, settings(.automatic), at: time + .milliseconds(1700))
    #expect(scan.highlight(on: grid) == .row(1))
    #expect(scan.deadline == time + .seconds(2))
    scan.fire(on: grid, settings(.automatic), at: time + .seconds(60))
    #expect(scan.highlight(on: grid) == .row(0))
    #expect(scan.deadline == time + .seconds(61))
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
  func invalidScanIntervalsAreOneMillisecond(interval: Duration) {
    var settings = settings(.automatic)
    settings.scanInterval = interval
    var scan = ScanMachine()
    _ = scan.select(on: grid, settings, at: time)
    #expect(scan.deadline == time + .milliseconds(1))
  }

  @Test func aScanAtTheEndOfTimeRests() {
    var scan = ScanMachine()
    _ = scan.select(on: grid, settings(.automatic), at: Timestamp(microseconds: .max))
    #expect(scan.isIdle)
    #expect(scan.deadline == nil)
  }

  @Test func aPageWithoutKeysIsNotScanned() {
    let nothing = ScanGrid(.rows([[.none]]))
    var scan = ScanMachine()
    let pressed = scan.select(on: nothing, settings(.automatic), at: time)
    #expect(pressed == nil)
    #expect(scan.isIdle && scan.deadline == nil)
    _ = scan.select(on: grid, settings(.automatic), at: time)
    scan.pageChanged(to: nothing)
    #expect(scan.isIdle && scan.deadline == nil)
  }

  @Test func aScanRestartsWhenItsPageShrinks() {
    let small = ScanGrid(.rows([[.space]]))
    var scan = ScanMachine()
    scan.step(on: grid, settings(.step), at: time)
    scan.step(on: grid, settings(.step), at: time)
    #expect(scan.highlight(on: small) == nil)
    let pressed = scan.select(on: small, settings(.step), at: time)
    #expect(pressed == nil)
    #expect(scan.highlight(on: small) == .row(0))
    _ = scan.select(on: grid, settings(.step), at: time)
    scan.step(on: grid, settings(.step), at: time)
    scan.step(on: small, settings(.step), at: time)
    #expect(scan.highlight(on: small) == .row(0))
  }
}

extension KeyboardFrames {
  /// Returns rows of keys that divide their row's width equally.
  fileprivate static func rows(_ rows: [[KeyboardAction]]) -> KeyboardFrames {
    let items = rows.map { row in
      row.map { KeyboardLayout.Item(action: $0, width: .available, height: 54) }
    }
    return KeyboardFrames(KeyboardLayout(itemRows: items), width: 300)
  }
}
