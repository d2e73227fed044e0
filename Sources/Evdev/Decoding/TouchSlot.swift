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
    public var shape: ContactShape

    public init(x: Int32, y: Int32, isDown: Bool, shape: ContactShape = ContactShape()) {
      self.x = x
      self.y = y
      self.isDown = isDown
      self.shape = shape
    }
  }

  /// The maximum number of tracked slots; later ones are ignored.
  ///
  /// **Source:** ours: a keyboard needs no more fingers, and it bounds the cost of a device.
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
  var occupant: Occupant
  private var touchFrame: UInt64 = 0
  private var touchIndex = 0

  init(_ slot: TouchState.Slot) {
    x = slot.x
    y = slot.y
    shape = slot.shape
    occupant = slot.isDown ? .ignored : .none
  }

  var position: Point { Point(x: Double(x), y: Double(y)) }

  /// Returns the index of the contact's touch in a frame that may still change; `nil` without one.
  func touch(inFrame number: UInt64) -> Int? {
    touchFrame == number ? touchIndex : nil
  }

  mutating func rememberTouch(_ index: Int, inFrame number: UInt64) {
    touchFrame = number
    touchIndex = index
  }
}
