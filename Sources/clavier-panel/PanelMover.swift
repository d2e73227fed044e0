// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel

/// Lets the keyboard's user drag it by its handle, and remembers where it was left.
///
/// While it is dragged the daemon hears of its place some times a second, since each time the fingers on its keys are given up; and at the end once more.
final class PanelMover {
  /// What follows from what fingers do.
  struct Events {
    /// The panel is to be elsewhere.
    var moved: () -> Void
    /// The daemon is to hear where the keys are.
    var told: () -> Void
  }

  private let loop: EventLoop
  private let log: Log
  private let record: FloatingRecord?
  private let events: Events
  private var machine: FloatingMachine
  private var timer: EventLoop.Timer?
  private var lastWritten: FloatingRecord.Content

  init(
    _ loop: EventLoop, _ log: Log, _ record: FloatingRecord?, _ events: Events
  ) throws(SystemError) {
    self.loop = loop
    self.log = log
    self.record = record
    self.events = events
    lastWritten = record?.read() ?? FloatingRecord.Content()
    machine = FloatingMachine(lastWritten)
    timer = try loop.timer { events.told() }
  }

  var stance: PanelStance { machine.stance }
  var isDragging: Bool { machine.isDragging }

  /// Has the handle follow what contacts did on the panel.
  ///
  /// - Parameters:
  ///   - touch: What they did.
  ///   - ground: What they touched; `nil` where there is no handle.
  /// - Returns: What of it is not the handle's.
  func rest(of touch: PanelTouch, on ground: FloatingMachine.Ground?) -> PanelTouch {
    var rest = touch
    rest.frame.touches = touch.frame.touches.filter { !take($0, at: touch.frame.time, on: ground) }
    return rest
  }

  private func take(
    _ touch: Touch, at time: Timestamp, on ground: FloatingMachine.Ground?
  ) -> Bool {
    let before = machine.stance
    let isHandles = machine.take(touch, at: time, on: ground)
    guard machine.stance != before else { return isHandles }
    events.moved()
    if machine.stance.isHeld {
      if timer?.deadline == nil { timer?.deadline = loop.now + Self.pause }
    } else {
      timer?.deadline = nil
      events.told()
      write()
    }
    return isHandles
  }

  private func write() {
    guard let record, machine.record != lastWritten else { return }
    lastWritten = machine.record
    do throws(SystemError) {
      try record.write(machine.record)
    } catch {
      log.user(
        "where the keyboard floats is forgotten when the panel ends: \(error); let its user write there",
        from: "")
    }
  }

  /// How long between two words to the daemon, in microseconds.
  ///
  /// **Source:** ours: a finger that drags cannot type, and a second one not so soon.
  private static let pause: Int64 = 100_000
}
