// SPDX-License-Identifier: MIT

import CWayland
import Panel

/// The input method of the keyboard that the compositor has started, with a context for each field.
///
/// ```
///             activate                               the compositor's answer
///   no field ──────────▶ context, and its field's state ──────────▶ reported
///      ▲                      │            ▲  a change                  │
///      └───── deactivate ─────┴────────────┴────────────────────────────┘
/// ```
///
/// A field's state arrives in several events, and not all programs send a `commit_state` after
/// them. So the events that arrive before the compositor's answer to a request take effect
/// together.
///
/// **Source:** input-method-unstable-v1.xml.
final class ContextInputMethod: SeatInputMethod {
  private let display: Display
  private let onEvents: ([FieldMachine.Event]) -> Void
  private var proxy: OwnedProxy?
  /// The context of the field with the cursor; `nil` without a field.
  private var context: OwnedProxy?
  private var answer: OwnedProxy?
  private var machine = FieldMachine()
  /// The serial number of the field's last state.
  private var serial: UInt32 = 0

  /// Binds the input method; `nil` if the compositor has none for this program.
  ///
  /// - Parameters:
  ///   - globals: The compositor's globals.
  ///   - onEvents: Called with the events of fields.
  /// - Throws: ``BackendError`` if there is no memory.
  init?(
    _ globals: Globals, onEvents: @escaping ([FieldMachine.Event]) -> Void
  ) throws(BackendError) {
    display = globals.display
    self.onEvents = onEvents
    guard let pointer = globals.bindInputMethod() else { return nil }
    // The interface has no destructor.
    proxy = try OwnedProxy(
      display, "wl_registry.bind zwp_input_method_v1", pointer, Self.listener, for: self,
      destroy: wl_proxy_destroy)
  }

  func insert(_ text: String) -> Bool {
    guard let context = context?.pointer else { return false }
    for part in InputMethod.parts(of: text) {
      zwp_input_method_context_v1_commit_string(context, serial, part)
    }
    return true
  }

  func replace(_ old: String, with text: String) -> Bool {
    guard machine.canReplace(old), !text.isEmpty, let context = context?.pointer else {
      return false
    }
    // The deletion takes effect together with the next text, and before it.
    let count = old.utf8.count
    zwp_input_method_context_v1_delete_surrounding_text(context, -Int32(count), UInt32(count))
    return insert(text)
  }

  private func activate(_ pointer: OpaquePointer?) {
    serial = 0
    // The call fails only without memory; then no text can be inserted.
    context = try? OwnedProxy(
      display, "zwp_input_method_v1.activate", pointer, Self.contextListener, for: self,
      destroy: zwp_input_method_context_v1_destroy)
    machine.activate()
    awaitDone()
  }

  private func deactivate(_ pointer: OpaquePointer?) {
    // The context of an earlier field has been released already.
    guard let context, context.pointer == pointer else { return }
    self.context = nil
    machine.deactivate()
    awaitDone()
  }

  /// Reports the state once the compositor has sent the rest of it.
  private func awaitDone() {
    guard answer == nil else { return }
    answer = try? OwnedProxy(
      display, "wl_display.sync", wl_display_sync(display.pointer),
      wl_callback_listener(done: { data, _, _ in
        withOwner(of: data, as: ContextInputMethod.self) { $0.handleAnswer() }
      }), for: self, destroy: wl_callback_destroy)
  }

  private func handleAnswer() {
    answer = nil
    let events = machine.done()
    if !events.isEmpty { onEvents(events) }
  }

  /// Converts a purpose of text-input-v1 to that of text-input-v3; the hints are the same in both.
  ///
  /// **Source:** text-input-unstable-v1.xml and text-input-unstable-v3.xml, `content_purpose`: the
  /// PIN, 9, was added in version 3.
  static func purpose(_ purpose: UInt32) -> UInt32 { purpose < 9 ? purpose : purpose &+ 1 }

  private static var listener: zwp_input_method_v1_listener {
    zwp_input_method_v1_listener(
      activate: { data, _, context in
        withOwner(of: data, as: ContextInputMethod.self) { $0.activate(context) }
      },
      deactivate: { data, _, context in
        withOwner(of: data, as: ContextInputMethod.self) { $0.deactivate(context) }
      })
  }

  private static var contextListener: zwp_input_method_context_v1_listener {
    zwp_input_method_context_v1_listener(
      surrounding_text: { data, _, text, cursor, anchor in
        guard let text else { return }
        withOwner(of: data, as: ContextInputMethod.self) {
          $0.machine.setSurroundingText(
            String(cString: text), cursor: Int(cursor), anchor: Int(anchor))
          $0.awaitDone()
        }
      },
      reset: { _, _ in },
      content_type: { data, _, hints, purpose in
        withOwner(of: data, as: ContextInputMethod.self) {
          $0.machine.setContentType(hints: hints, purpose: ContextInputMethod.purpose(purpose))
          $0.awaitDone()
        }
      },
      invoke_action: { _, _, _, _ in },
      commit_state: { data, _, serial in
        withOwner(of: data, as: ContextInputMethod.self) { $0.serial = serial }
      },
      preferred_language: { _, _, _ in })
  }
}
