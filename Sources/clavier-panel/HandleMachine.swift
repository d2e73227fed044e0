// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// The gestures on a handle: dragging and double taps.
///
/// ```
///             down on it              6 points away
///   idle ────────────────────▶ held ─────────────────▶ dragging ─┐ moved: dragged
///    ▲  ▲                       │ up: a tap                │     │
///    │  └──── later ─── tapped ◀┘                          ◀─────┘
///    │                    │ down and up again in time: twice │
///    └────────────────────┴────────── up, or cancelled ──────┘ dropped
/// ```
///
/// One contact drags; further contacts on the handle are ignored and type nothing.
struct HandleMachine: Hashable, Sendable {
  /// The result of a touch.
  enum Event: Hashable, Sendable {
    /// The handle is dragged, from the touch-down to the current position.
    case dragged(from: Point, to: Point)
    /// The drag has ended.
    case dropped
    /// The handle was tapped twice.
    case tappedTwice
  }

  private enum State: Hashable {
    case idle
    case tapped(Timestamp)
    case held(Contact.ID, start: Point, since: Timestamp, isSecond: Bool)
    case dragging(Contact.ID, start: Point)
  }

  /// The maximum distance that a finger may move during a tap, in points.
  static let tapTolerance = 6.0
  /// The maximum duration of a tap, and of the pause before the second tap.
  ///
  /// **Source:** ours: the same as for the taps that show the keyboard,
  /// ``ShowGestureRecognizer``.
  static let tapTime = Duration.milliseconds(400)

  private var state = State.idle
  /// The contacts that touched down on the handle and are still down.
  private var contacts: Set<Contact.ID> = []

  /// Whether a drag is in progress.
  var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Handles a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch, in the same space as the handle.
  ///   - time: The touch's time.
  ///   - handle: The handle's frame; `nil` without a handle.
  /// - Returns: Whether the contact belongs to the handle, and the result.
  mutating func handle(
    _ touch: Touch, at time: Timestamp, on handle: Rect?
  ) -> (isConsumed: Bool, event: Event?) {
    switch touch.phase {
    case .down:
      // A touch-down with a known ID is a new contact.
      contacts.remove(touch.contact)
      guard let handle, handle.contains(touch.point), contacts.count < Self.maximumContacts else {
        return (false, nil)
      }
      contacts.insert(touch.contact)
      begin(touch, time)
      return (true, nil)
    case .moved:
      guard contacts.contains(touch.contact) else { return (false, nil) }
      return (true, moved(touch))
    case .up, .cancelled:
      guard contacts.remove(touch.contact) != nil else { return (false, nil) }
      return (true, end(touch, time))
    }
  }

  private mutating func begin(_ touch: Touch, _ time: Timestamp) {
    switch state {
    case .idle: setHeld(touch, time, isSecond: false)
    case .tapped(let last): setHeld(touch, time, isSecond: time - last <= Self.tapTime)
    case .held(let contact, _, _, _), .dragging(let contact, _):
      // The drag has lost its contact if the contact is no longer down, or touches down anew.
      if !contacts.contains(contact) || contact == touch.contact {
        setHeld(touch, time, isSecond: false)
      }
    }
  }

  private mutating func setHeld(_ touch: Touch, _ time: Timestamp, isSecond: Bool) {
    state = .held(touch.contact, start: touch.point, since: time, isSecond: isSecond)
  }

  private mutating func moved(_ touch: Touch) -> Event? {
    switch state {
    case .held(touch.contact, let start, _, _):
      guard start.squaredDistance(to: touch.point) > Self.tapTolerance * Self.tapTolerance else {
        return nil
      }
      state = .dragging(touch.contact, start: start)
      return .dragged(from: start, to: touch.point)
    case .dragging(touch.contact, let start): return .dragged(from: start, to: touch.point)
    default: return nil
    }
  }

  private mutating func end(_ touch: Touch, _ time: Timestamp) -> Event? {
    switch state {
    case .dragging(touch.contact, _):
      state = .idle
      return .dropped
    case .held(touch.contact, _, let since, let isSecond):
      guard touch.phase == .up, time - since <= Self.tapTime else {
        state = .idle
        return nil
      }
      state = isSecond ? .idle : .tapped(time)
      return isSecond ? .tappedTwice : nil
    default: return nil
    }
  }

  /// The maximum number of tracked contacts.
  ///
  /// **Source:** ours: more than two hands.
  private static let maximumContacts = 20
}
