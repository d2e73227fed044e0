// SPDX-License-Identifier: MIT

/// The active text console at one moment.
package struct ConsoleSnapshot: Hashable, Sendable {
  /// The console's device, such as `/dev/tty1`.
  package var path: String
  /// Whether the console shows text; otherwise a program draws on it, such as a display server.
  package var isText: Bool
  package var rows: Int
  package var columns: Int
  /// The height of a row in pixels; 0 if unknown.
  package var rowHeight: Int
  /// The height of the screen in pixels, which all original rows fill; 0 if unknown.
  package var screenHeight = 0
}

/// A text console with reduced rows, so that its text stays above the keyboard.
package struct ResizedConsole: Hashable, Sendable {
  /// The console's device, such as `/dev/tty1`.
  package var path: String
  /// The original number of rows, to be restored.
  package var rows: Int
  package var columns: Int
  /// The reduced number of rows.
  package var reducedRows: Int
}

/// The state of the reduced console; only the active console can be reduced.
///
/// ```
///           the keyboard is shown, and text below its upper edge
///   whole ────────────────────────────────────────────────────▶ shrunk ─╮ resized by others, or
///     ▲                                                          │  ▲   │ a new keyboard height
///     │  hidden, another console, a program draws on it          │  ╰───╯
///     ├──────────────────────────────────────────────────────────┤
///     │                                                          │ the kernel refuses
///     └──── a size is needed that was not refused ─── refused ◀──┘
/// ```
package struct ConsoleRowsMachine: Hashable, Sendable {
  /// A state of the machine.
  package enum State: Hashable, Sendable {
    /// All consoles have their original rows.
    case whole
    case shrunk(ResizedConsole)
    /// The console keeps its rows, since the kernel refused the reduction.
    case refused(ResizedConsole)
  }

  /// A step to perform.
  package enum Step: Hashable, Sendable {
    /// Reduces the console's rows.
    case shrink(ResizedConsole)
    /// Restores the original rows, unless the size was changed in the meantime.
    case restore(ResizedConsole)
  }

  package private(set) var state = State.whole

  /// Updates the state for a console and keyboard.
  ///
  /// - Parameters:
  ///   - console: The active console; `nil` if there is none, or it is unknown.
  ///   - room: The height above the keyboard in pixels; `nil` without a keyboard.
  /// - Returns: The steps to perform, in order.
  package mutating func update(_ console: ConsoleSnapshot?, room: Int?) -> [Step] {
    let wanted = requiredReduction(on: console, room: room)
    var steps: [Step] = []
    switch state {
    case .whole: break
    case .shrunk(let old):
      if wanted == old, console?.rows == old.reducedRows { return [] }
      // The restoration also precedes another reduction, so that the console always has its
      // original or its recorded rows.
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

  /// Records that the kernel refused the last reduction.
  package mutating func refused() {
    if case .shrunk(let console) = state { state = .refused(console) }
  }

  /// Returns the required reduction; `nil` if no text would be below the keyboard's upper edge.
  private func requiredReduction(on console: ConsoleSnapshot?, room: Int?) -> ResizedConsole? {
    guard let console, console.isText, let room else { return nil }
    var rows = console.rows
    if case .shrunk(let old) = state, old.path == console.path, old.reducedRows == console.rows,
      old.columns == console.columns
    {
      rows = old.rows
    }
    let isKnown = console.rowHeight > 0
    let rowHeight = isKnown ? console.rowHeight : console.screenHeight / max(1, rows)
    guard rowHeight > 0 else { return nil }
    let fitting = max(1, room / rowHeight)
    guard fitting < rows else { return nil }
    return ResizedConsole(
      path: console.path, rows: rows, columns: console.columns, reducedRows: fitting)
  }
}
