// SPDX-License-Identifier: MIT

import CWayland
import ClavierKit
import Panel

/// The input method of a seat, of which there is one: what it is told of the field with the cursor, and text for it.
///
/// ```
///   asked ──▶ working: fields come and go
///     └────────┴─ unavailable: another input method has the seat, nothing follows
/// ```
final class InputMethod {
  private var proxy: OwnedProxy?
  private var machine = FieldMachine()
  /// How often the compositor has said that all was told.
  private var serial: UInt32 = 0
  private let onEvents: ([FieldMachine.Event]) -> Void
  private let onUnavailable: () -> Void
  /// Whether a field has the cursor.
  private(set) var isActive = false

  /// Asks for the input method of a seat.
  ///
  /// - Returns: `nil` where the compositor knows no input methods.
  init?(
    _ globals: Globals, _ seat: Seat, onEvents: @escaping ([FieldMachine.Event]) -> Void,
    onUnavailable: @escaping () -> Void
  ) throws(WaylandError) {
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
    return true
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
