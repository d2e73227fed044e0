// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// What fingers and mice do with a handle.
///
/// ```
///             down on it              6 points away
///   rest ────────────────────▶ held ─────────────────▶ dragging ─┐ moved: dragged
///    ▲  ▲                       │ up: a tap                │     │
///    │  └──── later ─── tapped ◀┘                          ◀─────┘
///    │                    │ down and up again in time: twice │
///    └────────────────────┴────────── up, or cancelled ──────┘ dropped
/// ```
///
/// One contact drags; others that come down on the handle meanwhile do nothing, nor do they type.
struct HandleMachine: Hashable, Sendable {
  /// What came of it.
  enum Event: Hashable, Sendable {
    /// It is pulled, from the one place to the other, for the first time or again.
    case dragged(from: Point, to: Point)
    /// Whoever dragged it let it go.
    case dropped
    /// It was tapped twice.
    case tappedTwice
  }

  private enum State: Hashable {
    case rest
    case tapped(Timestamp)
    case held(Contact.ID, start: Point, since: Timestamp, isSecond: Bool)
    case dragging(Contact.ID, start: Point)
  }

  /// How far a finger of a tap may stray, in points.
  static let slop = 6.0
  /// How long a tap takes, and how long there may be from the first to the second.
  ///
  /// **Source:** ours: as long as those that summon the keyboard, ``SummonMachine``.
  static let tapTime = Duration.milliseconds(400)

  private var state = State.rest
  /// Contacts that came down on the handle and are there still.
  private var contacts: Set<Contact.ID> = []

  /// Whether somebody drags it.
  var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Takes what a contact did.
  ///
  /// - Parameters:
  ///   - touch: In the handle's own space.
  ///   - time: When.
  ///   - handle: Where the handle is; `nil` where there is none, so that nothing comes down on it.
  /// - Returns: Whether the contact is the handle's, and what came of it.
  mutating func take(
    _ touch: Touch, at time: Timestamp, on handle: Rect?
  ) -> (isHandles: Bool, event: Event?) {
    switch touch.phase {
    case .down:
      // One that comes again without having gone is another.
      contacts.remove(touch.contact)
      guard let handle, handle.contains(touch.point), contacts.count < Self.most else {
        return (false, nil)
      }
      contacts.insert(touch.contact)
      came(touch, time)
      return (true, nil)
    case .moved:
      guard contacts.contains(touch.contact) else { return (false, nil) }
      return (true, moved(touch))
    case .up, .cancelled:
      guard contacts.remove(touch.contact) != nil else { return (false, nil) }
      return (true, went(touch, time))
    }
  }

  private mutating func came(_ touch: Touch, _ time: Timestamp) {
    switch state {
    case .rest: hold(touch, time, isSecond: false)
    case .tapped(let last): hold(touch, time, isSecond: time - last <= Self.tapTime)
    case .held(let contact, _, _, _), .dragging(let contact, _):
      // The one that held it is gone, if it is this one or nobody has heard of it any more.
      if !contacts.contains(contact) || contact == touch.contact {
        hold(touch, time, isSecond: false)
      }
    }
  }

  private mutating func hold(_ touch: Touch, _ time: Timestamp, isSecond: Bool) {
    state = .held(touch.contact, start: touch.point, since: time, isSecond: isSecond)
  }

  private mutating func moved(_ touch: Touch) -> Event? {
    switch state {
    case .held(touch.contact, let start, _, _):
      guard start.squaredDistance(to: touch.point) > Self.slop * Self.slop else { return nil }
      state = .dragging(touch.contact, start: start)
      return .dragged(from: start, to: touch.point)
    case .dragging(touch.contact, let start): return .dragged(from: start, to: touch.point)
    default: return nil
    }
  }

  private mutating func went(_ touch: Touch, _ time: Timestamp) -> Event? {
    switch state {
    case .dragging(touch.contact, _):
      state = .rest
      return .dropped
    case .held(touch.contact, _, let since, let isSecond):
      guard touch.phase == .up, time - since <= Self.tapTime else {
        state = .rest
        return nil
      }
      state = isSecond ? .rest : .tapped(time)
      return isSecond ? .tappedTwice : nil
    default: return nil
    }
  }

  /// **Source:** ours: more than two hands.
  private static let most = 20
}
