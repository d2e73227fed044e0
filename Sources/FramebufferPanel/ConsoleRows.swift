// SPDX-License-Identifier: MIT

package import Linux

/// Gives the text console that is shown fewer rows while the keyboard is below, and gives them back, at the latest when
/// it is dropped; what it has taken is written down all the time.
package final class ConsoleRows {
  private var machine = RowsMachine()
  private let record: ConsoleRecord?
  private let log: Log
  private var isFailureTold = false

  /// Gives back what one before it, that was killed, has not.
  ///
  /// - Parameters:
  ///   - record: Where to write down what is to be given back; `nil` for nowhere.
  ///   - log: Is told what the kernel refuses.
  ///   - isConsole: Whether a path in the record may be touched.
  package init(
    record: ConsoleRecord?, log: Log, isConsole: (String) -> Bool = Terminal.isConsole
  ) {
    self.record = record
    self.log = log
    do throws(SystemError) {
      try record?.giveBack(isConsole: isConsole)
    } catch {
      log.device("a text console has fewer rows than it had: \(error)", from: "panel")
    }
  }

  deinit {
    _ = settle(nil, room: nil, cursorRow: nil)
  }

  /// Makes the consoles what they should be.
  ///
  /// - Parameters:
  ///   - console: The console that is shown; `nil` if none is.
  ///   - room: How many pixels there are above the keyboard; `nil` without one.
  ///   - cursorRow: Where the cursor is on it, from 0; `nil` if that is not known. Asked only where it is needed.
  /// - Returns: Whether the kernel has drawn a console anew, and cleared what is below its text.
  package func settle(_ console: SeenConsole?, room: Int?, cursorRow: @autoclosure () -> Int?)
    -> Bool
  {
    let steps = machine.settle(console, room: room)
    for step in steps {
      switch step {
      case .restore(let console): restore(console)
      case .shrink(let console): shrink(console, cursorRow())
      }
    }
    return !steps.isEmpty
  }

  private func shrink(_ console: ShrunkConsole, _ cursorRow: Int?) {
    // Before, so that there is no moment in which nobody could give it back.
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

  private func write(_ console: ShrunkConsole) {
    guard let record, !isFailureTold else { return }
    do throws(SystemError) {
      try record.write(console)
    } catch {
      isFailureTold = true
      log.device(
        "if the panel is killed, the text console keeps fewer rows than it had: \(error)",
        from: "panel")
    }
  }

  private func restore(_ console: ShrunkConsole) {
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
