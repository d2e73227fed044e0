// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// What a display server tells of fingers and a pointer on the panel, as contacts.
///
/// Each landing on a seat, of a finger or its pointer, gets a number of its own, so that nothing that a server says of a finger
/// that is gone can reach another. A pointer is a contact while its first button is down.
///
/// ```
///   finger:   none ── down ──▶ there ── up ──▶ none           moved: only while it is there
///   pointer:  away ── enter ─▶ over ── press ─▶ contact ── release ─▶ over
///                ▲               │                  │ leave: cancelled
///                └──── leave ────┴──────────────────┘
/// ```
public struct PanelContacts: Hashable, Sendable {
  /// How many fingers are followed at once; more are passed over.
  ///
  /// **Source:** ours: more than two hands.
  public static let most = 20

  /// The highest number of a contact; after it they begin anew.
  ///
  /// **Source:** `ABS_MT_TRACKING_ID`, which has 16 bits in the kernel.
  public static let highestID: UInt64 = 65_535

  private struct Finger: Hashable {
    var number: Int32
    var contact: Contact.ID
    var place: Point
  }

  private var fingers: [Finger] = []
  private var pointerPlace: Point?
  private var pointerContact: Contact.ID?
  private var lastID: UInt64 = 0
  /// What fingers did since that was asked last.
  private var fingerTouches: [Touch] = []
  /// What the pointer did since then.
  private var pointerTouches: [Touch] = []

  public init() {}

  /// A finger came down; one of this number that was there is cancelled.
  public mutating func fingerDown(_ number: Int32, at place: Point) {
    fingerGone(number, .cancelled)
    guard fingers.count < Self.most else { return }
    let contact = nextID()
    fingers.append(Finger(number: number, contact: contact, place: place))
    fingerTouches.append(Touch(contact: contact, phase: .down, point: place))
  }

  /// A finger is somewhere else.
  public mutating func fingerMoved(_ number: Int32, to place: Point) {
    guard let index = fingers.firstIndex(where: { $0.number == number }),
      fingers[index].place != place
    else { return }
    fingers[index].place = place
    Self.move(fingers[index].contact, to: place, in: &fingerTouches)
  }

  /// A finger was lifted.
  public mutating func fingerUp(_ number: Int32) {
    fingerGone(number, .up)
  }

  private mutating func fingerGone(_ number: Int32, _ phase: Contact.Phase) {
    guard let index = fingers.firstIndex(where: { $0.number == number }) else { return }
    let finger = fingers.remove(at: index)
    fingerTouches.append(Touch(contact: finger.contact, phase: phase, point: finger.place))
  }

  /// The pointer is over the panel, or somewhere else over it.
  public mutating func pointerMoved(to place: Point) {
    guard pointerPlace != place else { return }
    pointerPlace = place
    if let contact = pointerContact { Self.move(contact, to: place, in: &pointerTouches) }
  }

  /// The pointer's first button went down or up.
  public mutating func pointerPressed(_ isDown: Bool) {
    guard let place = pointerPlace, isDown != (pointerContact != nil) else { return }
    let contact = pointerContact ?? nextID()
    pointerContact = isDown ? contact : nil
    pointerTouches.append(Touch(contact: contact, phase: isDown ? .down : .up, point: place))
  }

  /// The pointer is no longer over the panel.
  public mutating func pointerLeft() {
    if let contact = pointerContact, let place = pointerPlace {
      pointerTouches.append(Touch(contact: contact, phase: .cancelled, point: place))
    }
    pointerContact = nil
    pointerPlace = nil
  }

  /// All fingers are the display server's own from now on, or the panel is gone.
  public mutating func cancelFingers() {
    for finger in fingers {
      fingerTouches.append(
        Touch(contact: finger.contact, phase: .cancelled, point: finger.place))
    }
    fingers.removeAll()
  }

  /// What contacts of a source did since this was asked last, as of a time in microseconds; `nil` for nothing.
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

  /// Of several places before anybody asks the last one counts.
  private static func move(_ contact: Contact.ID, to place: Point, in touches: inout [Touch]) {
    if let last = touches.lastIndex(where: { $0.contact == contact }), touches[last].phase == .moved
    {
      touches[last].point = place
    } else {
      touches.append(Touch(contact: contact, phase: .moved, point: place))
    }
  }

  private mutating func nextID() -> Contact.ID {
    lastID = lastID % Self.highestID + 1
    return Contact.ID(rawValue: lastID)
  }
}
