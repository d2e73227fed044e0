// SPDX-License-Identifier: MIT

/// A held space key that is dragged to move the cursor.
///
/// ```
///            long press            first motion
///   resting ───────────▶ waiting ──────────────▶ dragging ⟲ steps
///      ▲                    │ lift, cancel          │
///      └────────────────────┴───────────────────────┘
/// ```
///
/// Steps are counted from where the finger first moves, so that the cursor does not jump at once. One
/// finger drags at a time, and only along one axis, as ``Way`` says.
///
/// **Source:** KeyboardKit 9.0's space drag gesture handler; 10.6 for lines.
struct SpaceDragMachine: Hashable, Sendable {
  /// An arrow key, and how often it is to be pressed.
  struct Steps: Hashable {
    var key: FunctionKey
    /// At least 1.
    var count: Int
  }

  private enum State: Hashable {
    case resting
    case waiting(by: Contact.ID)
    case dragging(by: Contact.ID, Way)
  }

  private var state = State.resting

  /// Whether a finger drags, or may begin to.
  var isActive: Bool { state != .resting }

  /// Whether this finger drags, or may begin to.
  func isHeld(by contact: Contact.ID) -> Bool {
    switch state {
    case .waiting(contact), .dragging(contact, _): true
    case .resting, .waiting, .dragging: false
    }
  }

  /// A finger has held a space key.
  ///
  /// - Returns: Whether it drags now; not if another finger does.
  mutating func begin(by contact: Contact.ID) -> Bool {
    guard state == .resting else { return false }
    state = .waiting(by: contact)
    return true
  }

  /// A finger has moved, perhaps the one that drags.
  ///
  /// - Parameters:
  ///   - contact: The finger.
  ///   - point: Where it is; a place that is no number moves nothing.
  ///   - sensitivity: How far a step is.
  /// - Returns: The steps of the cursor; `nil` for none.
  mutating func move(
    _ contact: Contact.ID, to point: Point, sensitivity: Gestures.SpaceDragSensitivity
  ) -> Steps? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    switch state {
    case .waiting(contact):
      state = .dragging(by: contact, Way(from: point))
      return nil
    case .dragging(contact, var way):
      let steps = way.go(to: point, sensitivity)
      state = .dragging(by: contact, way)
      return steps
    case .resting, .waiting, .dragging:
      return nil
    }
  }

  /// A finger is gone, perhaps the one that dragged.
  mutating func end(_ contact: Contact.ID) {
    switch state {
    case .waiting(contact), .dragging(contact, _): state = .resting
    case .resting, .waiting, .dragging: break
    }
  }
}
