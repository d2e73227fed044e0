// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import Linux
import Panel

/// The input method of a seat, of which there is one: what it is told of the field with the cursor, and text for it.
///
/// ```
///   asked ──▶ working: fields come and go
///     └────────┴─ unavailable: another input method has the seat, nothing follows
/// ```
final class InputMethod {
  private var proxy: OwnedProxy?
  private let loop: EventLoop
  private var machine = FieldMachine()
  private var answers = FieldAnswers()
  private var answerTimer: EventLoop.Timer?
  /// How often the compositor has said that all was told.
  private var serial: UInt32 = 0
  private let onEvents: ([FieldMachine.Event]) -> Void
  private let onUnavailable: () -> Void
  /// Whether a field has the cursor.
  private(set) var isActive = false

  private let onLateAnswer: () -> Void

  /// Asks for the input method of a seat.
  ///
  /// - Parameters:
  ///   - loop: Tells when time has passed.
  ///   - globals: What the compositor has.
  ///   - seat: Of which seat.
  ///   - onEvents: Takes what fields do.
  ///   - onUnavailable: Is told that another input method has the seat.
  ///   - onLateAnswer: Sends what was said outside of the compositor's events.
  /// - Throws: ``BackendError`` where there is no memory; it is `nil` where the compositor knows no input methods.
  init?(
    _ loop: EventLoop, _ globals: Globals, _ seat: Seat,
    onEvents: @escaping ([FieldMachine.Event]) -> Void, onUnavailable: @escaping () -> Void,
    onLateAnswer: @escaping () -> Void
  ) throws(BackendError) {
    self.loop = loop
    self.onLateAnswer = onLateAnswer
    self.onEvents = onEvents
    self.onUnavailable = onUnavailable
    guard let manager = globals.inputMethods?.pointer, let seat = seat.proxy?.pointer else {
      return nil
    }
    proxy = try OwnedProxy(
      globals.display, "zwp_input_method_manager_v2.get_input_method",
      zwp_input_method_manager_v2_get_input_method(manager, seat), Self.listener, for: self,
      destroy: zwp_input_method_v2_destroy)
  }

  /// Puts a text into the field, in place of what is selected there.
  ///
  /// - Returns: Whether there is a field.
  func insert(_ text: String) -> Bool {
    guard isActive, let proxy = proxy?.pointer else { return false }
    zwp_input_method_v2_commit_string(proxy, text)
    zwp_input_method_v2_commit(proxy, serial)
    answers.answered(at: loop.now)
    answerTimer?.deadline = nil
    return true
  }

  /// Has the program of the field hear that its last word was heard.
  private func answer() {
    guard isActive, let proxy = proxy?.pointer else { return }
    zwp_input_method_v2_commit(proxy, serial)
  }

  private func answer(to events: [FieldMachine.Event]) {
    if isActive {
      if answers.told(isNew: !events.isEmpty, at: loop.now) { answer() }
    } else {
      answers.left()
    }
    followAnswers()
  }

  private func followAnswers() {
    // Most fields never take one.
    guard answers.deadline != nil || answerTimer != nil else { return }
    if answerTimer == nil {
      answerTimer = try? loop.timer { [weak self] in
        guard let self else { return }
        if answers.pass(loop.now) { answer() }
        onLateAnswer()
        followAnswers()
      }
    }
    answerTimer?.deadline = answers.deadline
  }

  private func done() {
    serial &+= 1
    let events = machine.done()
    for event in events {
      switch event {
      case .entered: isActive = true
      case .left: isActive = false
      case .text: break
      }
    }
    answer(to: events)
    if !events.isEmpty { onEvents(events) }
  }

  private func unavailable() {
    isActive = false
    proxy = nil
    onUnavailable()
  }

  private static var listener: zwp_input_method_v2_listener {
    zwp_input_method_v2_listener(
      activate: { data, _ in owner(data, as: InputMethod.self) { $0.machine.activate() } },
      deactivate: { data, _ in owner(data, as: InputMethod.self) { $0.machine.deactivate() } },
      surrounding_text: { data, _, text, cursor, anchor in
        guard let text else { return }
        owner(data, as: InputMethod.self) {
          $0.machine.surround(String(cString: text), cursor: Int(cursor), anchor: Int(anchor))
        }
      },
      text_change_cause: { _, _, _ in },
      content_type: { data, _, hints, purpose in
        owner(data, as: InputMethod.self) { $0.machine.describe(hints: hints, purpose: purpose) }
      },
      done: { data, _ in owner(data, as: InputMethod.self) { $0.done() } },
      unavailable: { data, _ in owner(data, as: InputMethod.self) { $0.unavailable() } })
  }
}
