// SPDX-License-Identifier: MIT

import Linux

/// The timer of a ``PresentationMachine``, and the service manager's watchdog.
///
/// The loop answers the watchdog, so that the service manager restarts a panel that hangs. While a
/// picture is overdue, the loop does not answer.
final class PresentationWatch {
  /// The state of the display.
  struct Display {
    /// Returns whether the server has yet to show the last picture; `false` without a server.
    var isPending: () -> Bool
    /// Returns whether the screen is known to be off.
    var isScreenOff: () -> Bool
  }

  private let loop: EventLoop
  private let log: Log
  private let display: Display
  private var machine = PresentationMachine()
  private var timer: EventLoop.Timer?

  /// Starts watching; the loop must answer the watchdog already.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - log: Receives the reason why the panel is about to be restarted.
  ///   - display: The state of the display.
  /// - Throws: ``SystemError`` if the loop accepts no more timers.
  init(_ loop: EventLoop, _ log: Log, _ display: Display) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.display = display
    timer = try loop.timer { [unowned self] in expire() }
    update()
  }

  /// Handles a new picture, or a change of the place or the server.
  func update() {
    let isPending = display.isPending()
    handle { $0.update(isPending: isPending, at: loop.now) }
  }

  /// Handles a picture that the server has shown.
  func recordShown() {
    let isPending = display.isPending()
    handle { $0.recordShown(isPending: isPending, at: loop.now) }
  }

  private func expire() {
    let isPending = display.isPending()
    let isScreenOff = isPending && display.isScreenOff()
    handle { $0.expire(isPending: isPending, isScreenOff: isScreenOff, at: loop.now) }
  }

  private func handle(_ body: (inout PresentationMachine) -> Void) {
    let wasOverdue = machine.isOverdue
    body(&machine)
    timer?.deadline = machine.deadline
    guard machine.isOverdue != wasOverdue else { return }
    do throws(SystemError) {
      if wasOverdue {
        try loop.enableWatchdog()
        log.info("the screen shows the keyboard again", from: "panel")
      } else {
        try loop.disableWatchdog()
        log.device(
          "the display server has not shown the keyboard for "
            + "\(PresentationMachine.timeout / 1_000_000) s, and its screen is not off; the "
            + "service manager starts the panel again",
          from: "panel")
      }
    } catch {
      log.device("\(error)", from: "service manager")
    }
  }
}
