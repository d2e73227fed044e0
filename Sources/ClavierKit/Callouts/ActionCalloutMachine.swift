// SPDX-License-Identifier: MIT

extension Callouts {
  /// What changed about the list of actions, for whoever gives feedback.
  public enum Event: Hashable, Sendable {
    case opened
    case selectionChanged
    /// The finger moved away to choose nothing.
    case closed
  }
}

/// The list of actions that a finger chooses from.
///
/// ```
///             long press on a key that offers something
///   closed ────────────────────────────────────────────▶ open by finger ⟲ move: selection
///     ▲                                                        │
///     └────────────────────────────────────────────────────────┘
///         lift: the selected action; moved down, cancel: nothing
/// ```
///
/// There is one list: nobody takes it away from the finger that chooses.
struct ActionCalloutMachine: Hashable, Sendable {
  private enum State: Hashable {
    case closed
    case open(Callouts.ActionCallout, by: Contact.ID, from: Point)
  }

  private var state = State.closed

  /// The list to be seen, if any.
  var callout: Callouts.ActionCallout? {
    if case .open(let callout, _, _) = state { callout } else { nil }
  }

  var isVisible: Bool {
    if case .open = state { true } else { false }
  }

  /// Whether this finger chooses from the list.
  func isOpen(by contact: Contact.ID) -> Bool {
    if case .open(_, contact, _) = state { true } else { false }
  }

  /// Opens a list, unless another finger chooses from one.
  ///
  /// - Parameters:
  ///   - callout: The list.
  ///   - contact: The finger that holds the key.
  ///   - point: Where it is; movement counts from here.
  /// - Returns: Whether it is open now.
  mutating func open(
    _ callout: Callouts.ActionCallout, by contact: Contact.ID, at point: Point
  ) -> Bool {
    guard state == .closed else { return false }
    state = .open(callout, by: contact, from: point)
    return true
  }

  /// Follows a finger, perhaps the one that chooses.
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

  /// Closes the list of a finger that was lifted.
  ///
  /// - Returns: What it chose; `nil` if it did not choose.
  mutating func release(by contact: Contact.ID) -> KeyboardAction? {
    guard case .open(let callout, contact, _) = state else { return nil }
    state = .closed
    return callout.selectedAction
  }

  /// A finger must not count any more, perhaps the one that chooses.
  mutating func cancel(_ contact: Contact.ID) {
    if isOpen(by: contact) { state = .closed }
  }
}
