// SPDX-License-Identifier: MIT

import ClavierKit

/// The state of a device when it was opened.
public struct TouchState: Hashable, Sendable {
  /// The form in which contacts are reported.
  public enum Form: Hashable, Sendable {
    /// Slots and tracking IDs, `ABS_MT_SLOT`.
    case slots
    /// At most one contact: a button that is down, at `ABS_X` and `ABS_Y`.
    case single(InputCode)
  }

  /// The state of one slot.
  public struct Slot: Hashable, Sendable {
    public var x: Int32
    public var y: Int32
    public var isDown: Bool
    public var shape = ContactShape()
  }

  /// The maximum number of tracked slots; later ones are ignored.
  ///
  /// **Source:** ours: a keyboard needs no more fingers, and the limit bounds a device's cost.
  public static let maximumSlots = 64

  public let form: Form
  public let slots: [Slot]
  /// The slot that the next events are about.
  public let currentSlot: Int

  public init(form: Form, slots: [Slot], currentSlot: Int) {
    self.form = form
    self.slots = Array(slots.prefix(Self.maximumSlots))
    self.currentSlot = currentSlot
  }
}

/// A slot in which a device reports a contact, as the decoder tracks it.
struct TouchSlot: Sendable {
  /// The occupant of the slot.
  enum Occupant: Hashable, Sendable, BitwiseCopyable {
    case none
    /// A contact of the device that is ignored until it is lifted.
    case ignored
    case contact(Contact.ID)
  }

  var x: Int32
  var y: Int32
  var shape: ContactShape
  /// The occupant at the end of the last frame.
  private(set) var occupant: Occupant
  /// The time at which ``occupant`` began; `nil` if it was down before the device was opened.
  var since: Timestamp?
  /// The occupant after the events so far.
  private(set) var latest: Occupant
  /// The last place and shape of ``occupant`` if it left in this frame; later events concern
  /// ``latest``.
  private var left: (position: Point, shape: ContactShape)?
  /// Whether the place or the shape changed in this frame.
  var isMoved = false
  /// Whether this frame's changes of the occupant were recovered after dropped events.
  private(set) var isRecovered = false

  init(_ slot: TouchState.Slot) {
    x = slot.x
    y = slot.y
    shape = slot.shape
    occupant = slot.isDown ? .ignored : .none
    latest = occupant
  }

  private var position: Point { Point(x: Double(x), y: Double(y)) }

  /// Changes the occupant; the one at the end of the frame counts.
  mutating func setLatest(_ new: Occupant, _ origin: TouchDecoder.Origin) {
    if left == nil { left = (position, shape) }
    latest = new
    isRecovered = origin == .recovered
  }

  /// Ends the frame, and returns the slot's changes in it.
  ///
  /// - Returns: The end of the contact that left, and the beginning or motion of the present one.
  mutating func finishFrame(at time: Timestamp) -> (end: DeviceTouch?, present: DeviceTouch?) {
    var end: DeviceTouch?
    if case .contact(let old) = occupant, latest != occupant, let left {
      end = DeviceTouch(
        contact: old, phase: isRecovered ? .cancelled : .up, position: left.position,
        shape: left.shape)
    }
    var present: DeviceTouch?
    if case .contact(let contact) = latest, latest != occupant || isMoved {
      present = DeviceTouch(
        contact: contact, phase: latest == occupant ? .moved : .down, position: position,
        shape: shape)
    }
    if latest != occupant { since = time }
    occupant = latest
    (left, isMoved, isRecovered) = (nil, false, false)
    return (end, present)
  }

  /// Ignores the slot's contact until it is lifted.
  ///
  /// - Parameter time: The time of the cancellation.
  /// - Returns: The cancellation of the contact of the last frame, if there is one.
  mutating func cancel(at time: Timestamp) -> DeviceTouch? {
    let old = occupant
    latest = latest == .none ? .none : .ignored
    let place = left ?? (position, shape)
    _ = finishFrame(at: time)
    guard case .contact(let contact) = old else { return nil }
    return DeviceTouch(
      contact: contact, phase: .cancelled, position: place.position, shape: place.shape)
  }
}
