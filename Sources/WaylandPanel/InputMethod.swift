// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import Linux
import Panel

/// The input method of a seat, in either version of the protocol.
protocol SeatInputMethod: AnyObject {
  /// Inserts text into the field, replacing its selection.
  ///
  /// - Parameter text: The text, of any length.
  /// - Returns: Whether a field has the cursor.
  func insert(_ text: String) -> Bool

  /// Replaces a text of the field in one step.
  ///
  /// - Parameters:
  ///   - old: The text before the cursor.
  ///   - text: The text in its place.
  /// - Returns: Whether the text was replaced; `false` if the field has not reported it there, or
  ///   has a selection.
  func replace(_ old: String, with text: String) -> Bool
}

/// The input method of a seat: it receives the state of the field with the cursor, and sends text
/// to it.
///
/// ```
///   requested ──▶ working: fields come and go
///     └────────────┴─ unavailable: another input method has the seat, no further events
/// ```
///
/// A seat has at most one input method.
final class InputMethod: SeatInputMethod {
  private var proxy: OwnedProxy?
  private let loop: EventLoop
  private var machine = FieldMachine()
  private var acknowledgements = FieldAcknowledgements()
  private var commitTimer: EventLoop.Timer?
  /// The number of `done` events so far.
  private var serial: UInt32 = 0
  private let onEvents: ([FieldMachine.Event]) -> Void
  private let onUnavailable: () -> Void
  /// Whether a field has the cursor.
  private(set) var isActive = false

  private let onLateCommit: () -> Void

  /// Requests the input method of a seat; `nil` if the compositor supports none.
  ///
  /// - Parameters:
  ///   - loop: The loop for the timer.
  ///   - globals: The compositor's globals.
  ///   - seat: The seat.
  ///   - onEvents: Called with the events of fields.
  ///   - onUnavailable: Called if another input method has the seat.
  ///   - onLateCommit: Flushes requests made outside of the compositor's events.
  /// - Throws: ``BackendError`` if there is no memory.
  init?(
    _ loop: EventLoop, _ globals: Globals, _ seat: Seat,
    onEvents: @escaping ([FieldMachine.Event]) -> Void, onUnavailable: @escaping () -> Void,
    onLateCommit: @escaping () -> Void
  ) throws(BackendError) {
    self.loop = loop
    self.onLateCommit = onLateCommit
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

  func insert(_ text: String) -> Bool {
    guard isActive, let proxy = proxy?.pointer else { return false }
    for part in Self.parts(of: text) {
      zwp_input_method_v2_commit_string(proxy, part)
      zwp_input_method_v2_commit(proxy, serial)
    }
    acknowledgements.recordCommit(at: loop.now)
    commitTimer?.deadline = nil
    return true
  }

  func replace(_ old: String, with text: String) -> Bool {
    guard isActive, machine.canReplace(old), !text.isEmpty, let proxy = proxy?.pointer else {
      return false
    }
    // The deletion takes effect together with the commit of the text, and before it.
    zwp_input_method_v2_delete_surrounding_text(proxy, UInt32(old.utf8.count), 0)
    return insert(text)
  }

  /// Splits a text into parts that fit into one request each.
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for scalar in text.unicodeScalars {
      if part.utf8.count + UTF8.width(scalar) > maximumLength {
        parts.append(part)
        part = ""
      }
      part.unicodeScalars.append(scalar)
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// The maximum length of a text in a request, in bytes of UTF-8.
  ///
  /// **Source:** wayland-private.h, `WL_MAX_MESSAGE_SIZE`: 4096 bytes with the request's header.
  static let maximumLength = 4000

  /// Acknowledges the field's last state.
  private func commit() {
    guard isActive, let proxy = proxy?.pointer else { return }
    zwp_input_method_v2_commit(proxy, serial)
  }

  private func acknowledge(_ events: [FieldMachine.Event]) {
    if isActive {
      if acknowledgements.reported(isNew: !events.isEmpty, at: loop.now) { commit() }
    } else {
      acknowledgements.reset()
    }
    updateCommitTimer()
  }

  private func updateCommitTimer() {
    // Most fields never need the timer, so it is created on demand.
    guard acknowledgements.deadline != nil || commitTimer != nil else { return }
    if commitTimer == nil {
      commitTimer = try? loop.timer { [weak self] in
        guard let self else { return }
        if acknowledgements.expire(at: loop.now) { commit() }
        onLateCommit()
        updateCommitTimer()
      }
    }
    commitTimer?.deadline = acknowledgements.deadline
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
    acknowledge(events)
    if !events.isEmpty { onEvents(events) }
  }

  private func handleUnavailable() {
    isActive = false
    proxy = nil
    onUnavailable()
  }

  private static var listener: zwp_input_method_v2_listener {
    zwp_input_method_v2_listener(
      activate: { data, _ in withOwner(of: data, as: InputMethod.self) { $0.machine.activate() } },
      deactivate: { data, _ in withOwner(of: data, as: InputMethod.self) { $0.machine.deactivate() }
      },
      surrounding_text: { data, _, text, cursor, anchor in
        guard let text else { return }
        withOwner(of: data, as: InputMethod.self) {
          $0.machine.setSurroundingText(
            String(cString: text), cursor: Int(cursor), anchor: Int(anchor))
        }
      },
      text_change_cause: { _, _, _ in },
      content_type: { data, _, hints, purpose in
        withOwner(of: data, as: InputMethod.self) {
          $0.machine.setContentType(hints: hints, purpose: purpose)
        }
      },
      done: { data, _ in withOwner(of: data, as: InputMethod.self) { $0.done() } },
      unavailable: { data, _ in
        withOwner(of: data, as: InputMethod.self) { $0.handleUnavailable() }
      })
  }
}
