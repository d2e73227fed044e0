// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// The contacts that one panel reports; invalid transitions are ignored.
///
/// ```
///            down                     up, cancelled, or the panel is gone
///   absent ────────▶ down ── moved ──▶ down ─────────────────▶ absent
///     │                                  ▲ │
///     └── moved, up, cancelled: nothing  └─┘ down once more: nothing
/// ```
struct RemoteContacts {
  private struct KnownContact {
    var id: Contact.ID
    var point: Point
  }

  /// The high half of contact IDs: the panel's number, with a bit that no device sets.
  private let base: UInt64
  /// The bit for the contacts of a panel's mouse, which counts as a separate device.
  private static let pointerBit: UInt64 = 1 << 62
  private var contacts: [KnownContact] = []
  private var last = Timestamp(microseconds: .min)

  /// The maximum number of contacts of one panel.
  ///
  /// **Source:** Clavier's own: more than the fingers of a few hands.
  static let limit = 32
  /// The maximum age of a report; older times are assumed to be of a different clock.
  ///
  /// **Source:** Clavier's own: no user waits that long for a letter.
  private static let maximumAge = Duration.seconds(5)

  /// Creates an empty set of contacts for a panel.
  init(panel: UInt32) {
    base = UInt64(panel & 0x3FFF_FFFF | 0x8000_0000) << 32
  }

  /// Handles a panel's report about contacts.
  ///
  /// - Parameters:
  ///   - touch: The report.
  ///   - now: The current time, the upper limit of the frame's time.
  /// - Returns: The frame of the valid touches; `nil` if there are none.
  mutating func frame(_ touch: PanelTouch, at now: Timestamp) -> TouchFrame? {
    let list = touch.frame.touches.compactMap { accept($0, touch.source) }
    guard !list.isEmpty else { return nil }
    return TouchFrame(time: time(touch.frame.time, now), touches: list)
  }

  /// Cancels all contacts, because the panel is disconnected.
  mutating func cancelAll(at now: Timestamp) -> TouchFrame? {
    guard !contacts.isEmpty else { return nil }
    let list = contacts.map { Touch(contact: $0.id, phase: .cancelled, point: $0.point) }
    contacts = []
    return TouchFrame(time: time(now, now), touches: list)
  }

  private mutating func accept(_ touch: Touch, _ source: PanelTouch.Source) -> Touch? {
    let own = touch.contact.rawValue & 0xFFFF | (source == .pointer ? Self.pointerBit : 0)
    let id = Contact.ID(rawValue: base | own)
    let index = contacts.firstIndex { $0.id == id }
    switch (touch.phase, index) {
    case (.down, nil):
      guard contacts.count < Self.limit else { return nil }
      contacts.append(KnownContact(id: id, point: touch.point))
    case (.moved, let index?): contacts[index].point = touch.point
    case (.up, let index?), (.cancelled, let index?): contacts.remove(at: index)
    case (.down, _), (_, nil): return nil
    }
    return Touch(contact: id, phase: touch.phase, point: touch.point)
  }

  private mutating func time(_ reported: Timestamp, _ now: Timestamp) -> Timestamp {
    var time = reported
    if time > now || now - time > Self.maximumAge { time = now }
    // The times of one panel's frames must not decrease.
    last = max(time, min(last, now))
    return last
  }
}
