// SPDX-License-Identifier: MIT

/// The drag on a held space key, which moves the cursor.
///
/// ```
///            long press            first motion
///   idle ──────────────▶ waiting ──────────────▶ dragging ⟲ steps
///      ▲                    │ lift, cancel          │
///      └────────────────────┴───────────────────────┘
/// ```
///
/// Steps count from the position of the first movement, so that the cursor does not jump. One
/// finger drags at a time, along a single axis: see ``DragPath``.
///
/// **Source:** KeyboardKit 9.0's space drag gesture handler; 10.6 for lines.
struct SpaceDragMachine: Hashable, Sendable {
  /// An arrow key, and its number of presses.
  struct Steps: Hashable {
    var key: FunctionKey
    /// The number of presses, at least 1.
    var count: Int
  }

  private enum State: Hashable {
    case idle
    case waiting(by: Contact.ID)
    case dragging(by: Contact.ID, DragPath)
  }

  private var state = State.idle

  /// Whether a finger drags, or may start to drag.
  var isActive: Bool { state != .idle }

  /// Returns whether this finger drags, or may start to drag.
  func isHeld(by contact: Contact.ID) -> Bool {
    switch state {
    case .waiting(contact), .dragging(contact, _): true
    case .idle, .waiting, .dragging: false
    }
  }

  /// Starts the drag of a finger after a long press.
  ///
  /// - Returns: Whether the finger drags now; false if another finger does.
  mutating func begin(by contact: Contact.ID) -> Bool {
    guard state == .idle else { return false }
    state = .waiting(by: contact)
    return true
  }

  /// Handles a movement of a finger.
  ///
  /// - Parameters:
  ///   - contact: The finger; ignored unless it drags.
  ///   - point: The finger's position; ignored unless finite.
  ///   - sensitivity: The length of a step.
  /// - Returns: The steps of the cursor; `nil` for none.
  mutating func move(
    _ contact: Contact.ID, to point: Point, sensitivity: Gestures.SpaceDragSensitivity
  ) -> Steps? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    switch state {
    case .waiting(contact):
      state = .dragging(by: contact, DragPath(from: point))
      return nil
    case .dragging(contact, var path):
      let steps = path.move(to: point, sensitivity)
      state = .dragging(by: contact, path)
      return steps
    case .idle, .waiting, .dragging:
      return nil
    }
  }

  /// Ends the drag if it belongs to this finger.
  mutating func end(_ contact: Contact.ID) {
    switch state {
    case .waiting(contact), .dragging(contact, _): state = .idle
    case .idle, .waiting, .dragging: break
    }
  }
}
