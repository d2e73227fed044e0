// SPDX-License-Identifier: MIT

import CLinux

/// The state of a device that a router needs before the first event.
package struct RouteState: Sendable {
  /// The values of one slot's axes.
  package typealias SlotValues = [14 of Int32]

  /// The form in which the device reports its contacts.
  package var form: TouchState.Form
  /// The codes of the device's keys and buttons, `EV_KEY`.
  package var keys: Set<Int32>
  /// The codes of the device's absolute axes, `EV_ABS`, with their ranges.
  package var axes: [Int32: AbsoluteAxis]
  /// The values of each slot, also of untouched ones; empty without slots.
  package var slots: [SlotValues]
  /// The slot that the next events are about.
  package var currentSlot: Int
  /// The values of axes outside of slots, by code; missing ones are 0.
  package var values: [Int32: Int32]

  /// Creates the state of an untouched device.
  ///
  /// - Parameters:
  ///   - form: The form in which it reports its contacts.
  ///   - keys: Its codes of `EV_KEY`.
  ///   - axes: Its codes of `EV_ABS` with their ranges.
  ///   - slotCount: The number of slots, each with zeros.
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

  /// Returns the index of an axis among those of a slot; `nil` for every other code.
  ///
  /// **Source:** linux/input-event-codes.h: `ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`.
  package static func slotIndex(_ code: Int32) -> Int? {
    (ABS_MT_TOUCH_MAJOR...ABS_MT_TOOL_Y).contains(code) ? Int(code - ABS_MT_TOUCH_MAJOR) : nil
  }
}

/// The owner of a contact.
enum ContactOwner: Hashable, Sendable, BitwiseCopyable {
  /// There is no contact.
  case none
  /// The contact began in this frame; its owner is decided at the frame's end.
  case pending
  case keyboard
  case application
}

/// The values of axes outside of slots, and the set of changes that the clone has not received.
struct AxisValues: Sendable {
  private var values = [64 of Int32](repeating: 0)
  /// A bit for each axis that the device has.
  let declared: UInt64
  /// A bit for each axis that changed in this frame.
  private(set) var changed: UInt64 = 0
  /// A bit for each axis whose change was withheld from the clone in an earlier frame.
  private var withheld: UInt64 = 0

  /// Creates the values of a device's axes.
  ///
  /// - Parameters:
  ///   - codes: The axes' codes; those beyond 63 do not exist and are ignored.
  ///   - values: The present values.
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

  /// Returns whether the device has an axis.
  func has(_ code: Int32) -> Bool {
    (0..<64).contains(code) && declared & (1 << UInt64(code)) != 0
  }

  /// Sets a value; an axis that the device lacks is ignored.
  mutating func set(_ number: UInt16, _ value: Int32) {
    guard declared & (1 << UInt64(number)) != 0 else { return }
    values[Int(number)] = value
    changed |= 1 << UInt64(number)
  }

  /// Sends the clone the values that it has not received.
  mutating func writeUnsent(_ frame: inout RoutedFrame) {
    write(changed | withheld, &frame)
  }

  /// Sends the clone all values.
  mutating func writeAll(_ frame: inout RoutedFrame) {
    write(declared, &frame)
  }

  /// Sends the keyboard the changes of this frame, and keeps them for the clone.
  func appendChanged(_ frame: inout RoutedFrame) {
    append(changed, &frame)
  }

  /// Sends the keyboard all values.
  func appendAll(_ frame: inout RoutedFrame) {
    append(declared, &frame)
  }

  /// Withholds this frame's changes from the clone.
  mutating func withholdChanges() {
    withheld |= changed
    changed = 0
  }

  private mutating func write(_ mask: UInt64, _ frame: inout RoutedFrame) {
    guard mask != 0 else { return }
    append(mask, &frame)
    withheld &= ~mask
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
