// SPDX-License-Identifier: MIT

import ClavierKit

/// The timeout after which an untouched keyboard forgets its user: ``timeout`` after the last
/// finger lifts, once until the next touch.
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
/// Fingers count on all surfaces that are read, also beside the keyboard, and on panels. Frames
/// lack the contacts of applications on a grabbed device, so their beginning and end are reported
/// separately.
struct IdleTimeout {
  /// The time without a touch; zero for no timeout.
  private(set) var timeout = Duration.zero
  /// The contacts that are down.
  private var contacts: [Contact.ID] = []
  /// Whether a contact of the keyboard or of an application is on a grabbed device.
  private var isGrabTouched = false
  /// The time of the last touch; `nil` if there was none since the user was forgotten.
  private var lastTouch: Timestamp?

  /// The maximum number of contacts that are tracked.
  ///
  /// **Source:** Clavier's own: more than the fingers of a few hands.
  private static let limit = 64

  /// Creates the timeout of a keyboard that was not touched.
  ///
  /// - Parameter timeout: The time without a touch; zero for no timeout.
  init(_ timeout: Duration = .zero) {
    self.timeout = timeout
  }

  /// The time at which to forget the user; `nil` while a finger is down, after forgetting, and
  /// without a timeout.
  var deadline: Timestamp? {
    guard timeout > .zero, contacts.isEmpty, !isGrabTouched else { return nil }
    return lastTouch.map { $0 + timeout }
  }

  /// Handles the touches of a frame.
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

  /// Removes all contacts, because their lifts will not arrive.
  mutating func dropContacts(at now: Timestamp) {
    guard !contacts.isEmpty else { return }
    contacts.removeAll(keepingCapacity: true)
    lastTouch = now
  }

  /// Starts the timeout, because a user may have come before the daemon started.
  mutating func start(at now: Timestamp) { lastTouch = now }

  /// Ends the timeout, because the user is forgotten.
  mutating func finish() { lastTouch = nil }

  /// Changes the timeout; the time since the last touch counts.
  ///
  /// Without an earlier timeout, the last touch is unknown, and the new timeout starts now.
  ///
  /// - Parameters:
  ///   - new: The time without a touch; zero for no timeout.
  ///   - now: The current time.
  mutating func change(to new: Duration, at now: Timestamp) {
    guard new != timeout else { return }
    let isFirst = timeout == .zero
    timeout = new
    if isFirst { lastTouch = now }
    if new == .zero { contacts.removeAll() }
  }
}
