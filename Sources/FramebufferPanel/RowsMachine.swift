// SPDX-License-Identifier: MIT

/// The text console that is shown, as it is at this moment.
package struct SeenConsole: Hashable, Sendable {
  /// Its device, such as `/dev/tty1`.
  package var path: String
  /// Whether it shows text; else a program draws there, such as a display server.
  package var isText: Bool
  package var rows: Int
  package var columns: Int
  /// How high a row is, in pixels.
  package var rowHeight: Int

  package init(path: String, isText: Bool, rows: Int, columns: Int, rowHeight: Int) {
    self.path = path
    self.isText = isText
    self.rows = rows
    self.columns = columns
    self.rowHeight = rowHeight
  }
}

/// A text console that has fewer rows than it had, so that its text stays above the keyboard.
package struct ShrunkConsole: Hashable, Sendable {
  /// Its device, such as `/dev/tty1`.
  package var path: String
  /// How many rows it had, and is to have again.
  package var rows: Int
  package var columns: Int
  /// How many it has instead.
  package var given: Int

  package init(path: String, rows: Int, columns: Int, given: Int) {
    self.path = path
    self.rows = rows
    self.columns = columns
    self.given = given
  }
}

/// Which text console has fewer rows, so that its text stays above the keyboard: that which is shown, and no other.
///
/// ```
///            the keyboard is shown, and text below where it begins
///   whole ───────────────────────────────────────────────────────────▶ shrunk ─╮ somebody gave it other rows, or
///     ▲                                                                 │  ▲   │ the keyboard has another height
///     │  hidden, another console, a program draws on it                │  ╰───╯
///     ├─────────────────────────────────────────────────────────────────┘
///     │                                                  the kernel refuses │
///     └──── anything else than what was refused is wanted ───── refused ◀──┘
/// ```
package struct RowsMachine: Hashable, Sendable {
  /// Where it stands.
  package enum State: Hashable, Sendable {
    /// All consoles have their own rows.
    case whole
    case shrunk(ShrunkConsole)
    /// It has all its rows, since it could not be given fewer.
    case refused(ShrunkConsole)
  }

  /// What to do.
  package enum Step: Hashable, Sendable {
    /// Give it the fewer rows.
    case shrink(ShrunkConsole)
    /// Give it the rows that it had, unless somebody else gave it others meanwhile.
    case restore(ShrunkConsole)
  }

  package private(set) var state = State.whole

  package init() {}

  /// Makes it what it should be.
  ///
  /// - Parameters:
  ///   - console: The console that is shown; `nil` if none is, or nothing is known of it.
  ///   - room: How many pixels there are above the keyboard; `nil` without one.
  /// - Returns: What to do, in this order.
  package mutating func settle(_ console: SeenConsole?, room: Int?) -> [Step] {
    let wanted = wanted(on: console, room: room)
    var steps: [Step] = []
    switch state {
    case .whole: break
    case .shrunk(let old):
      if wanted == old, console?.rows == old.given { return [] }
      // Also where it is given others: so it has either its own or those that are written down.
      steps.append(.restore(old))
    case .refused(let old):
      if wanted == old { return [] }
    }
    state = .whole
    if let wanted {
      steps.append(.shrink(wanted))
      state = .shrunk(wanted)
    }
    return steps
  }

  /// The kernel did not take the rows that it was told last.
  package mutating func refused() {
    if case .shrunk(let console) = state { state = .refused(console) }
  }

  /// What the console that is shown should be; `nil` if it has no text below where the keyboard begins.
  private func wanted(on console: SeenConsole?, room: Int?) -> ShrunkConsole? {
    guard let console, console.isText, let room, console.rowHeight > 0 else { return nil }
    var rows = console.rows
    if case .shrunk(let old) = state, old.path == console.path, old.given == console.rows,
      old.columns == console.columns
    {
      rows = old.rows
    }
    let fitting = max(1, room / console.rowHeight)
    guard fitting < rows else { return nil }
    return ShrunkConsole(
      path: console.path, rows: rows, columns: console.columns, given: fitting)
  }
}
