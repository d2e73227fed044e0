// SPDX-License-Identifier: MIT

/// Offers rows, then the keys of a row, to a user with one or two switches.
///
/// ```
///             select or step          select            select: presses the key
///   idle ────────────────────▶ rows ───────────▶ keys ─────────────┐
///      ▲                       ⟲ on  ▲           ⟲ on              │
///      │ so many cycles        │     │ so many cycles: same row    │
///      └───────────────────────┘     └───────────┴─────────────────┘ first row
///                                              ▲
///   a row that has one key is pressed at once ─┘
/// ```
///
/// "On" is the timer of an automatic scan, or the step switch. Only an automatic scan has a
/// deadline, and stops after some cycles. A scan by steps stays on its row.
///
/// **Source:** Onboard's scanner, which scans rows and keys with one or two switches, and stops
/// after some cycles.
struct ScanMachine: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case rows(Int, cycle: Int)
    case keys(row: Int, key: Int, cycle: Int)
  }

  private var state = State.idle
  /// The time of the next automatic step.
  private(set) var deadline: Timestamp?

  var isIdle: Bool { state == .idle }

  /// Returns the row or key offered on a page.
  func highlight(on grid: ScanGrid) -> ScanHighlight? {
    switch state {
    case .rows(let row, _) where grid.rows.indices.contains(row): .row(grid.rows[row].index)
    case .keys(let row, let key, _) where grid.has(key, in: row): .key(grid.rows[row].keys[key])
    case .idle, .rows, .keys: nil
    }
  }

  /// Moves to the next row or key; starts the scan if none is running.
  mutating func step(on grid: ScanGrid, _ settings: AccessibilitySettings, at time: Timestamp) {
    switch state {
    case .idle: begin(on: grid)
    case .rows(let row, let cycle): stepRow(row, cycle, on: grid, settings)
    case .keys(let row, let key, let cycle): stepKey(row, key, cycle, on: grid, settings)
    }
    wait(settings, from: time)
  }

  /// Moves to the next row or key after the interval of an automatic scan.
  ///
  /// If the event loop is late by more than an interval, the current row was shown late, too. The
  /// next row is then offered for a whole interval from `now`.
  ///
  /// - Parameters:
  ///   - grid: The keys of the page.
  ///   - settings: The interval and the cycles.
  ///   - now: The current time.
  mutating func fire(on grid: ScanGrid, _ settings: AccessibilitySettings, at now: Timestamp) {
    guard let deadline else { return }
    let isLate = deadline + settings.stepInterval <= now
    step(on: grid, settings, at: isLate ? now : deadline)
  }

  /// Selects the offered row or key; starts the scan if none is running.
  ///
  /// - Returns: The key to press, as an index into the keys of the frames; `nil` while a row is
  ///   selected.
  mutating func select(
    on grid: ScanGrid, _ settings: AccessibilitySettings, at time: Timestamp
  ) -> Int? {
    defer { wait(settings, from: time) }
    switch state {
    case .rows(let row, _) where grid.rows.indices.contains(row):
      let keys = grid.rows[row].keys
      if keys.count == 1 { return press(keys[0], on: grid) }
      state = .keys(row: row, key: 0, cycle: 0)
    case .keys(let row, let key, _) where grid.has(key, in: row):
      return press(grid.rows[row].keys[key], on: grid)
    case .idle, .rows, .keys:
      begin(on: grid)
    }
    return nil
  }

  /// Restarts a running scan on a new page; a stopped scan stays stopped.
  mutating func pageChanged(to grid: ScanGrid) {
    guard state != .idle else { return }
    begin(on: grid)
    if state == .idle { deadline = nil }
  }

  mutating func reset() {
    state = .idle
    deadline = nil
  }

  private mutating func press(_ key: Int, on grid: ScanGrid) -> Int {
    begin(on: grid)
    return key
  }

  private mutating func begin(on grid: ScanGrid) {
    state = grid.rows.isEmpty ? .idle : .rows(0, cycle: 0)
  }

  private mutating func stepRow(
    _ row: Int, _ cycle: Int, on grid: ScanGrid, _ settings: AccessibilitySettings
  ) {
    if row + 1 < grid.rows.count {
      state = .rows(row + 1, cycle: cycle)
    } else if grid.rows.isEmpty
      || (settings.scanning == .automatic && cycle + 1 >= settings.cycleLimit)
    {
      state = .idle
    } else {
      // Cycles count only in automatic scans.
      state = .rows(0, cycle: settings.scanning == .automatic ? cycle + 1 : 0)
    }
  }

  private mutating func stepKey(
    _ row: Int, _ key: Int, _ cycle: Int, on grid: ScanGrid, _ settings: AccessibilitySettings
  ) {
    guard grid.has(key, in: row) else { return begin(on: grid) }
    if key + 1 < grid.rows[row].keys.count {
      state = .keys(row: row, key: key + 1, cycle: cycle)
    } else if cycle + 1 < settings.cycleLimit {
      state = .keys(row: row, key: 0, cycle: cycle + 1)
    } else {
      state = .rows(row, cycle: 0)
    }
  }

  private mutating func wait(_ settings: AccessibilitySettings, from time: Timestamp) {
    guard settings.scanning == .automatic, state != .idle else {
      deadline = nil
      return
    }
    let due = time + settings.stepInterval
    // The sum saturates at the greatest time, at which the timer would fire without end.
    if due > time { deadline = due } else { reset() }
  }
}

extension AccessibilitySettings {
  fileprivate var stepInterval: Duration { max(scanInterval, .milliseconds(1)) }
  fileprivate var cycleLimit: Int { min(max(scanCycles, 1), 100) }
}

extension ScanGrid {
  fileprivate func has(_ key: Int, in row: Int) -> Bool {
    rows.indices.contains(row) && rows[row].keys.indices.contains(key)
  }
}
