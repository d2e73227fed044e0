// SPDX-License-Identifier: MIT

extension Callouts {
  /// A change of an action callout, for feedback.
  public enum Event: Hashable, Sendable {
    case opened
    case selectionChanged
    /// The finger moved away, so that no action is selected.
    case closed
  }
}

/// The action callout, and the finger that opened it.
///
/// ```
///             long press on a key that offers something
///   closed ────────────────────────────────────────────▶ open by finger ⟲ move: selection
///     ▲                                                        │
///     └────────────────────────────────────────────────────────┘
///         lift: the selected action; moved down, cancel: nothing
/// ```
///
/// At most one callout is open: other fingers cannot open or change it.
struct ActionCalloutMachine: Hashable, Sendable {
  private enum State: Hashable {
    case closed
    case open(Callouts.ActionCallout, by: Contact.ID, from: Point)
  }

  private var state = State.closed

  /// The visible callout, if any.
  var callout: Callouts.ActionCallout? {
    if case .open(let callout, _, _) = state { callout } else { nil }
  }

  var isVisible: Bool {
    if case .open = state { true } else { false }
  }

  /// Returns whether the callout of this finger is open.
  func isOpen(by contact: Contact.ID) -> Bool {
    if case .open(_, contact, _) = state { true } else { false }
  }

  /// Opens a callout, unless one is open.
  ///
  /// - Parameters:
  ///   - callout: The callout.
  ///   - contact: The finger that holds the key.
  ///   - point: The finger's position, the origin of its movement.
  /// - Returns: Whether it was opened.
  mutating func open(
    _ callout: Callouts.ActionCallout, by contact: Contact.ID, at point: Point
  ) -> Bool {
    guard state == .closed else { return false }
    state = .open(callout, by: contact, from: point)
    return true
  }

  /// Updates the selection if this finger opened the callout.
  mutating func move(_ contact: Contact.ID, to point: Point) -> Callouts.Event? {
    guard case .open(var callout, contact, let start) = state else { return nil }
    guard let index = callout.index(at: point, from: start) else {
      state = .closed
      return .closed
    }
    guard index != callout.selectedIndex else { return nil }
    callout.selectedIndex = index
    state = .open(callout, by: contact, from: start)
    return .selectionChanged
  }

  /// Closes the callout of a lifted finger.
  ///
  /// - Returns: The selected action; `nil` if the finger had no callout open.
  mutating func release(by contact: Contact.ID) -> KeyboardAction? {
    guard case .open(let callout, contact, _) = state else { return nil }
    state = .closed
    return callout.selectedAction
  }

  /// Closes the callout if this finger opened it.
  mutating func cancel(_ contact: Contact.ID) {
    if isOpen(by: contact) { state = .closed }
  }
}
