// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The contacts of fingers and a pointer on the panel, as a display server reports them.
///
/// Every touch-down gets a fresh ID, so late events of a lifted finger cannot affect another
/// contact. A pointer is a contact while its first button is down.
///
/// ```
///   finger:   none ── down ──▶ there ── up ──▶ none           moved: only while it is there
///   pointer:  away ── enter ─▶ over ── press ─▶ contact ── release ─▶ over
///                ▲               │                  │ leave: cancelled
///                └──── leave ────┴──────────────────┘
/// ```
public struct PanelContacts: Hashable, Sendable {
  /// The maximum number of tracked fingers; further fingers are ignored.
  ///
  /// **Source:** ours: more than two hands.
  public static let maximumFingers = 20

  /// The highest contact ID.
  ///
  /// **Source:** `ABS_MT_TRACKING_ID`, which has 16 bits in the kernel.
  public static let highestID: UInt64 = 65_535

  /// The number of seats whose contacts have separate IDs.
  ///
  /// **Source:** ours: more than the hands around a screen. Each seat has 4095 IDs, which wrap
  /// around.
  public static let seatLimit = 16
  private static let idsPerSeat = (highestID + 1) / UInt64(seatLimit)

  private struct Finger: Hashable {
    var number: Int32
    var contact: Contact.ID
    var place: Point
  }

  private var fingers: [Finger] = []
  private var pointerPlace: Point?
  private var pointerContact: Contact.ID?
  /// The seat's number, from 0.
  public let seat: Int
  private var lastID: UInt64 = 0
  /// The touches of fingers since the last query.
  private var fingerTouches: [Touch] = []
  /// The touches of the pointer since the last query.
  private var pointerTouches: [Touch] = []

  /// Creates the contacts of a seat.
  ///
  /// - Parameter seat: The seat's number, from 0; numbers from ``seatLimit`` on share the IDs of
  ///   the first seats.
  public init(seat: Int = 0) { self.seat = max(0, seat) }

  /// Handles a touch-down; a finger with the same number is cancelled.
  public mutating func fingerDown(_ number: Int32, at place: Point) {
    fingerEnded(number, .cancelled)
    guard fingers.count < Self.maximumFingers else { return }
    let contact = nextID()
    fingers.append(Finger(number: number, contact: contact, place: place))
    fingerTouches.append(Touch(contact: contact, phase: .down, point: place))
  }

  /// Handles a finger's motion.
  public mutating func fingerMoved(_ number: Int32, to place: Point) {
    guard let index = fingers.firstIndex(where: { $0.number == number }),
      fingers[index].place != place
    else { return }
    fingers[index].place = place
    Self.move(fingers[index].contact, to: place, in: &fingerTouches)
  }

  /// Handles a touch-up.
  public mutating func fingerUp(_ number: Int32) {
    fingerEnded(number, .up)
  }

  private mutating func fingerEnded(_ number: Int32, _ phase: Contact.Phase) {
    guard let index = fingers.firstIndex(where: { $0.number == number }) else { return }
    let finger = fingers.remove(at: index)
    fingerTouches.append(Touch(contact: finger.contact, phase: phase, point: finger.place))
  }

  /// Handles the pointer's entry or motion.
  public mutating func pointerMoved(to place: Point) {
    guard pointerPlace != place else { return }
    pointerPlace = place
    if let contact = pointerContact { Self.move(contact, to: place, in: &pointerTouches) }
  }

  /// Handles a press or release of the pointer's first button.
  public mutating func pointerPressed(_ isDown: Bool) {
    guard let place = pointerPlace, isDown != (pointerContact != nil) else { return }
    let contact = pointerContact ?? nextID()
    pointerContact = isDown ? contact : nil
    pointerTouches.append(Touch(contact: contact, phase: isDown ? .down : .up, point: place))
  }

  /// Handles the pointer's departure from the panel.
  public mutating func pointerLeft() {
    if let contact = pointerContact, let place = pointerPlace {
      pointerTouches.append(Touch(contact: contact, phase: .cancelled, point: place))
    }
    pointerContact = nil
    pointerPlace = nil
  }

  /// Cancels all fingers, because the server has claimed them or the panel is removed.
  public mutating func cancelFingers() {
    for finger in fingers {
      fingerTouches.append(
        Touch(contact: finger.contact, phase: .cancelled, point: finger.place))
    }
    fingers.removeAll()
  }

  /// Returns a source's touches since the last query, with a time in microseconds; `nil` without
  /// touches.
  public mutating func next(_ source: PanelTouch.Source, at time: Int64) -> PanelTouch? {
    var touches: [Touch] = []
    switch source {
    case .touch: swap(&touches, &fingerTouches)
    case .pointer: swap(&touches, &pointerTouches)
    }
    guard !touches.isEmpty else { return nil }
    return PanelTouch(
      source: source, frame: TouchFrame(time: Timestamp(microseconds: time), touches: touches))
  }

  /// Records a motion; consecutive motions of a contact are merged.
  private static func move(_ contact: Contact.ID, to place: Point, in touches: inout [Touch]) {
    if let last = touches.lastIndex(where: { $0.contact == contact }), touches[last].phase == .moved
    {
      touches[last].point = place
    } else {
      touches.append(Touch(contact: contact, phase: .moved, point: place))
    }
  }

  /// Returns the next ID that no contact has, since a finger may rest while the IDs wrap around.
  private mutating func nextID() -> Contact.ID {
    let first = UInt64(seat % Self.seatLimit) * Self.idsPerSeat
    while true {
      lastID = lastID % (Self.idsPerSeat - 1) + 1
      let id = Contact.ID(rawValue: first + lastID)
      if id != pointerContact, !fingers.contains(where: { $0.contact == id }) { return id }
    }
  }
}
