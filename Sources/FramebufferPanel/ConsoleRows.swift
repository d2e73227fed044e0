// SPDX-License-Identifier: MIT

package import Linux

/// The rows of the active console, reduced while the keyboard is below its text.
///
/// The rows are restored when this object is released, at the latest. A record allows the next
/// panel to restore them if this program is killed.
package final class ConsoleRows {
  private var machine = ConsoleRowsMachine()
  private let record: ConsoleRecord?
  private let log: Log
  private var isFailureReported = false

  /// Restores the rows that a killed predecessor has left reduced.
  ///
  /// - Parameters:
  ///   - record: The record of the reduced console; `nil` for none.
  ///   - log: Receives the errors of requests that the kernel refuses.
  ///   - isConsole: Returns whether a path in the record is a console.
  package init(
    record: ConsoleRecord?, log: Log, isConsole: (String) -> Bool = Terminal.isConsole
  ) {
    self.record = record
    self.log = log
    do throws(SystemError) {
      try record?.restore(isConsole: isConsole)
    } catch {
      log.device("a text console has fewer rows than it had: \(error)", from: "panel")
    }
  }

  deinit {
    _ = update(nil, room: nil, cursorRow: nil)
  }

  /// Sets the consoles to the required sizes.
  ///
  /// - Parameters:
  ///   - console: The active console; `nil` if there is none.
  ///   - room: The height above the keyboard in pixels; `nil` without a keyboard.
  ///   - cursorRow: The cursor's row on the console, from 0; `nil` if unknown. Evaluated only if
  ///     needed.
  /// - Returns: Whether the kernel has redrawn a console, and cleared the area below its text.
  package func update(_ console: ConsoleSnapshot?, room: Int?, cursorRow: @autoclosure () -> Int?)
    -> Bool
  {
    let steps = machine.update(console, room: room)
    for step in steps {
      switch step {
      case .restore(let console): restore(console)
      case .shrink(let console): shrink(console, cursorRow())
      }
    }
    return !steps.isEmpty
  }

  private func shrink(_ console: ResizedConsole, _ cursorRow: Int?) {
    // The record is written before the change, so that a kill at any time is recoverable.
    write(console)
    do throws(SystemError) {
      try console.shrink(cursorRow: cursorRow)
    } catch {
      machine.refused()
      record?.remove()
      log.device(
        "the keyboard hides the lower rows of the text console, which could not be given fewer: \(error)",
        from: "panel")
    }
  }

  private func write(_ console: ResizedConsole) {
    guard let record, !isFailureReported else { return }
    do throws(SystemError) {
      try record.write(console)
    } catch {
      isFailureReported = true
      log.device(
        "if the panel is killed, the text console keeps fewer rows than it had: \(error)",
        from: "panel")
    }
  }

  private func restore(_ console: ResizedConsole) {
    do throws(SystemError) {
      try console.restore()
      record?.remove()
    } catch {
      log.device(
        "the text console keeps fewer rows than it had: \(error); give it its own with: "
          + "stty -F \(console.path) rows \(console.rows)", from: "panel")
    }
  }
}
