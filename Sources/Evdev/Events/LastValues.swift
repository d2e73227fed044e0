// SPDX-License-Identifier: MIT

import CLinux

/// What the axes of a device came to in many events: of each the last value, so that libevdev need not hear of all that
/// were between.
///
/// It holds for devices with slots and for those without. An event of a slot that there is not is of the slot before
/// it, as for libevdev.
///
/// **Source:** libevdev 1.13, `update_mt_state` and `sanitize_event`, libevdev/libevdev.c.
struct LastValues: Sendable {
  private struct Slot {
    var values = RouteState.SlotValues(repeating: 0)
    /// A bit for each value that was said.
    var said: UInt16 = 0

    mutating func take(_ index: Int, _ value: Int32) {
      values[index] = value
      said |= 1 << UInt16(index)
    }
  }

  private var slots: [Slot]
  /// The slot that the next events are about.
  private(set) var currentSlot = 0
  private var axes = [64 of Int32](repeating: 0)
  private var saidAxes: UInt64 = 0
  /// Whether something was said that was not told.
  private(set) var areNews = false

  /// Makes one for a device.
  ///
  /// - Parameter slotCount: How many slots it has; 0 for none.
  init(slotCount: Int) {
    slots = Array(repeating: Slot(), count: max(0, slotCount))
  }

  /// Begins anew.
  ///
  /// - Parameter slot: The slot that the next events are about.
  mutating func begin(in slot: Int) {
    currentSlot = slots.indices.contains(slot) ? slot : 0
  }

  /// Takes an event of an axis.
  mutating func take(_ code: UInt16, _ value: Int32) {
    areNews = true
    if !slots.isEmpty, let index = RouteState.slotIndex(Int32(code)) {
      slots[currentSlot].take(index, value)
    } else if !slots.isEmpty, code == UInt16(ABS_MT_SLOT) {
      if slots.indices.contains(Int(value)) { currentSlot = Int(value) }
    } else if code < 64 {
      axes[Int(code)] = value
      saidAxes |= 1 << UInt64(code)
    }
  }

  /// Tells what was said, and forgets it.
  ///
  /// - Parameters:
  ///   - ofSlot: Takes a slot, one of its axes, and the value.
  ///   - ofAxis: Takes an axis of the device itself, and the value.
  mutating func tell(
    ofSlot: (Int, UInt16, Int32) -> Void, ofAxis: (UInt16, Int32) -> Void
  ) {
    areNews = false
    for slot in slots.indices where slots[slot].said != 0 {
      for index in 0..<14 where slots[slot].said >> UInt16(index) & 1 == 1 {
        ofSlot(slot, UInt16(ABS_MT_TOUCH_MAJOR) + UInt16(index), slots[slot].values[index])
      }
      slots[slot].said = 0
    }
    while saidAxes != 0 {
      let code = saidAxes.trailingZeroBitCount
      ofAxis(UInt16(code), axes[code])
      saidAxes &= saidAxes - 1
    }
  }
}
