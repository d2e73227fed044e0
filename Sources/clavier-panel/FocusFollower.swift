// SPDX-License-Identifier: MIT

import Linux
import Panel

/// Has the keyboard come and go with text fields, in time.
final class FocusFollower {
  private let loop: EventLoop
  private let act: (FocusMachine.Action?) -> Void
  private var machine = FocusMachine()
  private var timer: EventLoop.Timer?

  /// Follows nothing yet.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - act: Does what follows of each change; `nil` for nothing.
  /// - Throws: ``SystemError`` when the loop takes no more timers.
  init(
    _ loop: EventLoop, _ act: @escaping (FocusMachine.Action?) -> Void
  ) throws(SystemError) {
    self.loop = loop
    self.act = act
    timer = try loop.timer { [unowned self] in handle { $0.pass(loop.now) } }
  }

  /// What is to be done of a keyboard that has just come; `nil` for nothing.
  var current: FocusMachine.Action? { machine.current }

  /// A field has come or gone, or its text has changed.
  func take(_ event: FieldMachine.Event) {
    handle { machine in
      switch event {
      case .entered: return machine.enter()
      case .left: machine.leave(loop.now)
      case .text: break
      }
      return nil
    }
  }

  /// Nobody tells of fields any more.
  func lose() {
    handle { $0.lose() }
  }

  private func handle(_ body: (inout FocusMachine) -> FocusMachine.Action?) {
    let action = body(&machine)
    timer?.deadline = machine.deadline
    act(action)
  }
}
