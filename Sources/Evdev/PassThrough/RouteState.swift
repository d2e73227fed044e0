// SPDX-License-Identifier: MIT

import CLinux

/// What a router has to know of its device before the first event.
package struct RouteState: Sendable {
  /// The values of one slot's axes.
  package typealias SlotValues = [14 of Int32]

  /// How the device reports its contacts.
  package var form: TouchState.Form
  /// Codes of `EV_KEY` that the device has.
  package var keys: Set<Int32>
  /// Codes of `EV_ABS` that the device has, with their ranges.
  package var axes: [Int32: AbsoluteAxis]
  /// What each slot says, also those that nothing touches; empty without slots.
  package var slots: [SlotValues]
  /// The slot that the next events are about.
  package var currentSlot: Int
  /// What the axes say that belong to no slot, by code.
  package var values: [Int32: Int32]

  /// Describes a device that nothing touches.
  ///
  /// - Parameters:
  ///   - form: How it reports its contacts.
  ///   - keys: Its codes of `EV_KEY`.
  ///   - axes: Its codes of `EV_ABS` with their ranges.
  ///   - slotCount: How many slots it has, each with zeros.
  package init(
    form: TouchState.Form, keys: Set<Int32>, axes: [Int32: AbsoluteAxis], slotCount: Int = 0
  ) {
    self.form = form
    self.keys = keys
    self.axes = axes
    slots = Array(repeating: SlotValues(repeating: 0), count: max(0, slotCount))
    currentSlot = 0
    values = [:]
  }

  /// The place of an axis among those of a slot; `nil` for every other code.
  ///
  /// **Source:** linux/input-event-codes.h: `ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`.
  package static func slotIndex(_ code: Int32) -> Int? {
    (ABS_MT_TOUCH_MAJOR...ABS_MT_TOOL_Y).contains(code) ? Int(code - ABS_MT_TOUCH_MAJOR) : nil
  }
}

/// Whose a contact is.
enum ContactOwner: Hashable, Sendable, BitwiseCopyable {
  /// There is no contact.
  case none
  /// It came in this frame, at whose end its place is known.
  case landing
  case keyboard
  case application
}

/// The values of axes outside of slots, and which of them the clone has not been told.
struct AxisValues: Sendable {
  private var values = [64 of Int32](repeating: 0)
  /// A bit for each axis that the device has.
  let declared: UInt64
  /// A bit for each axis that changed in this frame.
  private(set) var changed: UInt64 = 0
  /// A bit for each axis whose change was kept from the clone in an earlier frame.
  private var stale: UInt64 = 0

  /// - Parameters:
  ///   - codes: The axes' codes; those beyond 63 do not exist and are passed over.
  ///   - values: What they say now.
  init(codes: some Sequence<Int32>, values: [Int32: Int32]) {
    var declared: UInt64 = 0
    for code in codes where (0..<64).contains(code) {
      declared |= 1 << UInt64(code)
      self.values[Int(code)] = values[code] ?? 0
    }
    self.declared = declared
  }

  /// The value of an axis; 0 if the device does not have it.
  subscript(code: Int32) -> Int32 {
    (0..<64).contains(code) ? values[Int(code)] : 0
  }

  /// Whether the device has an axis.
  func has(_ code: Int32) -> Bool {
    (0..<64).contains(code) && declared & (1 << UInt64(code)) != 0
  }

  /// Takes a new value; an axis that is none of these is passed over.
  mutating func set(_ number: UInt16, _ value: Int32) {
    guard number < 64, declared & (1 << UInt64(number)) != 0 else { return }
    values[Int(number)] = value
    changed |= 1 << UInt64(number)
  }

  /// Tells the clone what it does not know.
  mutating func tell(_ frame: inout RoutedFrame) {
    write(changed | stale, &frame)
  }

  /// Tells the clone all values.
  mutating func tellAll(_ frame: inout RoutedFrame) {
    write(declared, &frame)
  }

  /// Tells the keyboard what changed in this frame, which the clone may still have to be told.
  func tellChanged(_ frame: inout RoutedFrame) {
    append(changed, &frame)
  }

  /// Tells the keyboard all values.
  func tellAllAside(_ frame: inout RoutedFrame) {
    append(declared, &frame)
  }

  /// Keeps this frame's changes from the clone.
  mutating func keep() {
    stale |= changed
    changed = 0
  }

  private mutating func write(_ mask: UInt64, _ frame: inout RoutedFrame) {
    guard mask != 0 else { return }
    append(mask, &frame)
    stale &= ~mask
    changed = 0
  }

  private func append(_ mask: UInt64, _ frame: inout RoutedFrame) {
    var rest = mask
    while rest != 0 {
      let code = Int32(rest.trailingZeroBitCount)
      frame.append(.axis(code), values[Int(code)])
      rest &= rest - 1
    }
  }
}
