// SPDX-License-Identifier: MIT

import ClavierKit

/// Decides when an untouched keyboard forgets its user: ``timeout`` after the last finger has
/// lifted, once until the next touch.
///
/// ```
///          a finger               the last one lifts, or all are lost
///   idle ────────────▶ touched ───────────────────────────────────────▶ waiting
///    ▲ │                  ▲                                               │  │
///    │ │ the start        └────────────────── a finger ───────────────────┘  │
///    │ └──────────────────────────────────────────────────────────▶ waiting  │
///    └─────────────────────────── the timeout, or a command ◀────────────────┘
/// ```
///
/// Fingers count on any surface that is read, beside the keyboard too, and on panels. Contacts of
/// applications on a grabbed device are in no frame, so their beginning and end are reported.
struct IdleTimeout {
  /// The time without a touch; zero for no timeout.
  private(set) var timeout = Duration.zero
  /// The contacts that are down.
  private var contacts: [Contact.ID] = []
  /// Whether a contact is on a grabbed device, of the keyboard or of an application.
  private var isGrabTouched = false
  /// The moment of the last touch; `nil` if there was none since the user was forgotten.
  private var lastTouch: Timestamp?

  /// The maximum number of contacts that are remembered.
  ///
  /// **Source:** ours: more fingers than a few hands have.
  private static let limit = 64

  /// Creates a timeout of a keyboard that was not touched.
  ///
  /// - Parameter timeout: The time without a touch; zero for no timeout.
  init(_ timeout: Duration = .zero) {
    self.timeout = timeout
  }

  /// The moment to forget the user; `nil` while a finger is down, after they are forgotten, and
  /// without a timeout.
  var deadline: Timestamp? {
    guard timeout > .zero, contacts.isEmpty, !isGrabTouched else { return nil }
    return lastTouch.map { $0 + timeout }
  }

  /// Returns whether the user is to be forgotten now.
  func isDue(at now: Timestamp) -> Bool { deadline.map { $0 <= now } ?? false }

  /// Handles touches.
  mutating func handle(_ frame: TouchFrame, at now: Timestamp) {
    guard timeout > .zero else { return }
    for touch in frame.touches {
      switch touch.phase {
      case .down:
        if contacts.count < Self.limit, !contacts.contains(touch.contact) {
          contacts.append(touch.contact)
        }
      case .up, .cancelled: contacts.removeAll { $0 == touch.contact }
      case .moved: break
      }
    }
    lastTouch = now
  }

  /// Handles the first contact on a grabbed device, or the end of the last one.
  mutating func update(isGrabTouched: Bool, at now: Timestamp) {
    self.isGrabTouched = isGrabTouched
    lastTouch = now
  }

  /// Handles the loss of all contacts, whose lifts will not be seen.
  mutating func dropContacts(at now: Timestamp) {
    guard !contacts.isEmpty else { return }
    contacts.removeAll(keepingCapacity: true)
    lastTouch = now
  }

  /// Starts to wait, because a visit may have begun before this daemon.
  mutating func start(at now: Timestamp) { lastTouch = now }

  /// Ends the wait, because the user is forgotten.
  mutating func finish() { lastTouch = nil }

  /// Changes the timeout; the time since the last touch counts.
  ///
  /// If there was no timeout before, the last touch is unknown, and the wait starts now.
  ///
  /// - Parameters:
  ///   - new: The time without a touch; zero for no timeout.
  ///   - now: The present moment.
  mutating func change(to new: Duration, at now: Timestamp) {
    guard new != timeout else { return }
    let isFirst = timeout == .zero
    timeout = new
    if isFirst { lastTouch = now }
    if new == .zero { contacts.removeAll() }
  }
}
