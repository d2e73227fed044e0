// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// The contacts that one panel reports; impossible transitions are dropped.
///
/// ```
///            down                     up, cancelled, or the panel is gone
///   absent ────────▶ down ── moved ──▶ down ─────────────────▶ absent
///     │                                  ▲ │
///     └── moved, up, cancelled: nothing  └─┘ down once more: nothing
/// ```
struct RemoteContacts {
  private struct Known {
    var id: Contact.ID
    var point: Point
  }

  /// The high half of contact IDs: the panel's number, with a bit that no device sets.
  private let base: UInt64
  /// The bit of a panel's mouse, which is a device of its own.
  private static let pointer: UInt64 = 1 << 62
  private var known: [Known] = []
  private var last = Timestamp(microseconds: .min)

  /// The maximum number of contacts of one panel.
  ///
  /// **Source:** ours: more fingers than a few hands have.
  static let limit = 32
  /// The maximum age of a report; older times are assumed to use a different clock.
  ///
  /// **Source:** ours: no user waits that long for a letter.
  private static let age = Duration.seconds(5)

  /// Creates the empty contacts of a panel.
  init(panel: UInt32) {
    base = UInt64(panel & 0x3FFF_FFFF | 0x8000_0000) << 32
  }

  /// Handles the report of a panel.
  ///
  /// - Parameters:
  ///   - touch: The report.
  ///   - now: The present moment, the upper limit of the frame's time.
  /// - Returns: The possible part as a frame; `nil` if it is empty.
  mutating func frame(_ touch: PanelTouch, at now: Timestamp) -> TouchFrame? {
    let list = touch.frame.touches.compactMap { take($0, touch.source) }
    guard !list.isEmpty else { return nil }
    return TouchFrame(time: time(touch.frame.time, now), touches: list)
  }

  /// Cancels all contacts after the panel has left.
  mutating func cancelAll(at now: Timestamp) -> TouchFrame? {
    guard !known.isEmpty else { return nil }
    let list = known.map { Touch(contact: $0.id, phase: .cancelled, point: $0.point) }
    known = []
    return TouchFrame(time: time(now, now), touches: list)
  }

  private mutating func take(_ touch: Touch, _ source: PanelTouch.Source) -> Touch? {
    let own = touch.contact.rawValue & 0xFFFF | (source == .pointer ? Self.pointer : 0)
    let id = Contact.ID(rawValue: base | own)
    let index = known.firstIndex { $0.id == id }
    switch (touch.phase, index) {
    case (.down, nil):
      guard known.count < Self.limit else { return nil }
      known.append(Known(id: id, point: touch.point))
    case (.moved, let index?): known[index].point = touch.point
    case (.up, let index?), (.cancelled, let index?): known.remove(at: index)
    case (.down, _), (_, nil): return nil
    }
    return Touch(contact: id, phase: touch.phase, point: touch.point)
  }

  private mutating func time(_ said: Timestamp, _ now: Timestamp) -> Timestamp {
    var time = said
    if time > now || now - time > Self.age { time = now }
    // The frames of one panel must not go back in time.
    last = max(time, min(last, now))
    return last
  }
}
