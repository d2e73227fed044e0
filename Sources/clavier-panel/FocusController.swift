// SPDX-License-Identifier: MIT

import Linux
import Panel

/// The timer and the callback of a ``FocusMachine``.
final class FocusController {
  private let loop: EventLoop
  private let act: (FocusMachine.Action?) -> Void
  private var machine = FocusMachine()
  private var timer: EventLoop.Timer?

  /// Creates a controller without a known field.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - act: Called after each change with the action; `nil` for none.
  /// - Throws: ``SystemError`` if the loop accepts no more timers.
  init(
    _ loop: EventLoop, _ act: @escaping (FocusMachine.Action?) -> Void
  ) throws(SystemError) {
    self.loop = loop
    self.act = act
    timer = try loop.timer { [unowned self] in handle { $0.expire(at: loop.now) } }
  }

  /// The action for a daemon that has just connected, or after a reload to this policy; `nil` for
  /// none.
  var current: FocusMachine.Action? { machine.current }

  /// Handles a field event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isHidden: Whether the keyboard is hidden at present.
  func handle(_ event: FieldMachine.Event, isHidden: Bool) {
    handle { machine in
      switch event {
      case .entered: return machine.enter(isHidden: isHidden)
      case .left: machine.leave(loop.now)
      case .text: break
      }
      return nil
    }
  }

  /// Handles the loss of the source of field events.
  func handleSourceLoss() {
    handle { $0.handleSourceLoss() }
  }

  /// Forgets the state, when the source is lost while another policy is in use.
  func forget() {
    handle { machine in
      machine.forget()
      return nil
    }
  }

  private func handle(_ body: (inout FocusMachine) -> FocusMachine.Action?) {
    let action = body(&machine)
    timer?.deadline = machine.deadline
    act(action)
  }
}
