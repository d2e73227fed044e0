// SPDX-License-Identifier: MIT

import CLinux

/// The last values of a device's axes and buttons, accumulated so that libevdev need not process
/// each event.
///
/// The shadow serves devices with and without slots. The selection of an invalid slot is ignored,
/// as in libevdev.
///
/// **Source:** libevdev 1.13, `update_mt_state` and `sanitize_event`, libevdev/libevdev.c.
struct AxisStateShadow: Sendable {
  private struct Slot {
    var values = RouteState.SlotValues(repeating: 0)
    /// A bit for each value that was set.
    var changed: UInt16 = 0

    mutating func set(_ index: Int, _ value: Int32) {
      values[index] = value
      changed |= 1 << UInt16(index)
    }
  }

  private var slots: [Slot]
  /// The slot that the next events are about.
  private(set) var currentSlot = 0
  private var axes = [64 of Int32](repeating: 0)
  private var changedAxes: UInt64 = 0
  /// The buttons from ``firstButton`` on: a bit for each that is down, then a bit for each that was
  /// set.
  private var downButtons: UInt64 = 0
  private var changedButtons: UInt64 = 0
  /// Whether there are values that have not been passed on.
  private(set) var hasPendingValues = false

  /// The first of 64 buttons, among them those of fingers, pens and mice.
  ///
  /// **Source:** linux/input-event-codes.h.
  private static let firstButton = UInt16(BTN_MOUSE)

  /// Creates the shadow of a device, without recorded values.
  ///
  /// - Parameter slotCount: The number of slots; 0 for none.
  init(slotCount: Int) {
    slots = Array(repeating: Slot(), count: max(0, slotCount))
  }

  /// Sets the current slot; an invalid one counts as slot 0.
  ///
  /// - Parameter slot: The slot that the next events are about.
  mutating func begin(in slot: Int) {
    currentSlot = slots.indices.contains(slot) ? slot : 0
  }

  /// Records an event of an axis.
  mutating func set(_ code: UInt16, _ value: Int32) {
    hasPendingValues = true
    if !slots.isEmpty, let index = RouteState.slotIndex(Int32(code)) {
      slots[currentSlot].set(index, value)
    } else if !slots.isEmpty, code == UInt16(ABS_MT_SLOT) {
      if slots.indices.contains(Int(value)) { currentSlot = Int(value) }
    } else if code < 64 {
      axes[Int(code)] = value
      changedAxes |= 1 << UInt64(code)
    }
  }

  /// Records an event of a key, if it is a button of a finger, a pen or a mouse.
  ///
  /// - Returns: Whether the event was recorded.
  mutating func recordButton(_ code: UInt16, _ value: Int32) -> Bool {
    let (bit, isBelow) = code.subtractingReportingOverflow(Self.firstButton)
    // Buttons have only the values 0 and 1.
    guard !isBelow, bit < 64, value == 0 || value == 1 else { return false }
    hasPendingValues = true
    changedButtons |= 1 << UInt64(bit)
    downButtons = downButtons & ~(1 << UInt64(bit)) | UInt64(value) << UInt64(bit)
    return true
  }

  /// Passes on the recorded values, and clears them.
  ///
  /// - Parameters:
  ///   - ofSlot: Receives a slot, one of its axes, and the value.
  ///   - ofAxis: Receives an axis of the device itself, and the value.
  ///   - ofButton: Receives a button, and the value.
  mutating func drain(
    ofSlot: (Int, UInt16, Int32) -> Void, ofAxis: (UInt16, Int32) -> Void,
    ofButton: (UInt16, Int32) -> Void
  ) {
    hasPendingValues = false
    for slot in slots.indices where slots[slot].changed != 0 {
      for index in 0..<14 where slots[slot].changed >> UInt16(index) & 1 == 1 {
        ofSlot(slot, UInt16(ABS_MT_TOUCH_MAJOR) + UInt16(index), slots[slot].values[index])
      }
      slots[slot].changed = 0
    }
    while changedAxes != 0 {
      let code = changedAxes.trailingZeroBitCount
      ofAxis(UInt16(code), axes[code])
      changedAxes &= changedAxes - 1
    }
    while changedButtons != 0 {
      let bit = UInt64(changedButtons.trailingZeroBitCount)
      ofButton(Self.firstButton + UInt16(bit), Int32(downButtons >> bit & 1))
      changedButtons &= changedButtons - 1
    }
  }
}
