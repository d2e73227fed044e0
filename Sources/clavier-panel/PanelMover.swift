// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel

/// The dragging of the keyboard by its handle, and the record of its position.
///
/// The daemon cancels the touches on keys whenever a new place is reported. So during a drag, the
/// place is reported only a few times a second, and once at the end.
final class PanelMover {
  /// The callbacks.
  struct Events {
    /// Called when the panel must move.
    var moved: () -> Void
    /// Called when the place of the keys must be reported to the daemon.
    var reportPlace: () -> Void
  }

  private let loop: EventLoop
  private let log: Log
  private let record: FloatingRecord?
  private let events: Events
  private var machine: FloatingMachine
  private var timer: EventLoop.Timer?
  private var lastWritten: FloatingRecord.Content
  /// Whether the log has reported that the last position was not stored.
  private var isFailureReported = false

  init(
    _ loop: EventLoop, _ log: Log, _ record: FloatingRecord?, _ events: Events
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.record = record
    self.events = events
    lastWritten = record?.read() ?? FloatingRecord.Content()
    machine = FloatingMachine(lastWritten)
    timer = try loop.timer { events.reportPlace() }
  }

  var placementOverride: PlacementOverride { machine.placementOverride }
  var isDragging: Bool { machine.isDragging }

  /// Moves the panel according to touches on its handle.
  ///
  /// - Parameters:
  ///   - touch: The touches on the panel.
  ///   - dragContext: The panel's state at the touch; `nil` without a handle.
  /// - Returns: The touches that do not belong to the handle.
  func unhandledTouches(
    of touch: PanelTouch, on dragContext: FloatingMachine.DragContext?
  ) -> PanelTouch {
    var unhandled = touch
    unhandled.frame.touches = touch.frame.touches.filter {
      !handle($0, at: touch.frame.time, on: dragContext)
    }
    return unhandled
  }

  private func handle(
    _ touch: Touch, at time: Timestamp, on dragContext: FloatingMachine.DragContext?
  ) -> Bool {
    let before = machine.placementOverride
    let isConsumed = machine.handle(touch, at: time, on: dragContext)
    guard machine.placementOverride != before else { return isConsumed }
    events.moved()
    if machine.placementOverride.isHeld {
      if timer?.deadline == nil { timer?.deadline = loop.now + Self.reportDelay }
    } else {
      timer?.deadline = nil
      events.reportPlace()
      write()
    }
    return isConsumed
  }

  /// Moves the panel to its initial place, when the user's state is cleared.
  func forget() {
    let before = machine.placementOverride
    machine = FloatingMachine()
    if machine.placementOverride != before {
      timer?.deadline = nil
      events.moved()
      events.reportPlace()
    }
    write()
  }

  private func write() {
    guard let record, machine.record != lastWritten else { return }
    lastWritten = machine.record
    do throws(SystemError) {
      try record.write(machine.record)
      isFailureReported = false
    } catch {
      // On a read-only disk, each drag fails.
      guard !isFailureReported else { return }
      isFailureReported = true
      log.user(
        "the floating position is lost when the panel ends: \(error); let its user write there",
        from: "")
    }
  }

  /// The interval between reports to the daemon, in microseconds.
  ///
  /// **Source:** ours: a dragging finger does not type, and a second finger rarely does so at once.
  private static let reportDelay: Int64 = 100_000
}
