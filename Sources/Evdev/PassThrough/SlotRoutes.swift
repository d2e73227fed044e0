// SPDX-License-Identifier: MIT

import CLinux

/// The routes of the contacts of a device with slots, to the keyboard or to the application.
///
/// ```
///            tracking ID          end of frame, outside
///    none ───────────────▶ landing ────────────────────▶ application
///     ▲ ▲                    │ │                             │
///     │ └────────────────────┘ │ end of frame, inside        │ −1, another tracking ID
///     │   lifted at once       ▼                             │
///     ├───────────────────── keyboard                        │
///     └──────────────────────────────────────────────────────┘
/// ```
///
/// A contact's owner is fixed at its touch-down. At first the owner receives all axes, since the
/// kernel reports only differences from the previous contact, which the owner may not have seen.
/// After that it receives changes.
struct SlotRoutes: Sendable {
  private struct Slot: Sendable {
    var values: RouteState.SlotValues
    /// A bit for each axis that changed in this frame.
    var changed: UInt16 = 0
    var owner = ContactOwner.none
    var trackingID: Int32 = -1
    /// The sequence number of the contact, in touch-down order.
    var order: UInt64 = 0

    mutating func set(_ axis: Int, _ value: Int32) {
      values[axis] = value
      changed |= 1 << UInt16(axis)
    }

    /// Sends axes of the contact to its owner.
    func append(_ axes: UInt16, _ frames: inout RoutedFrames) {
      var rest = axes
      while rest != 0 {
        let axis = rest.trailingZeroBitCount
        frames.append(.axis(ABS_MT_TOUCH_MAJOR + Int32(axis)), values[axis], to: owner)
        rest &= rest - 1
      }
    }
  }

  private var slots: [Slot]
  private var current: Int?
  /// A bit for each axis of the device's slots, except the tracking ID.
  private let declared: UInt16
  private var touchDownCount: UInt64 = 0
  /// The slots of the contacts that began in this frame, in the device's order.
  private var newContactSlots: [Int] = []
  /// The range from the first slot that changed in this frame to the last.
  private var changed = 0..<0
  /// The slot of the application's oldest contact; `nil` if it has none.
  private var oldestSlot: Int?

  init(_ state: RouteState) {
    slots = state.slots.map { Slot(values: $0) }
    current = slots.indices.contains(state.currentSlot) ? state.currentSlot : nil
    var declared: UInt16 = 0
    for code in state.axes.keys where code != ABS_MT_TRACKING_ID {
      if let index = RouteState.slotIndex(code) { declared |= 1 << UInt16(index) }
    }
    self.declared = declared
    newContactSlots.reserveCapacity(slots.count)
  }

  /// The number of the application's contacts.
  private(set) var applicationCount = 0

  /// The axes of the application's oldest contact; `nil` if it has none.
  var oldest: RouteState.SlotValues? {
    guard let oldestSlot else { return nil }
    return slots[oldestSlot].values
  }

  /// Handles an event of an axis; returns whether the axis belongs to slots.
  mutating func handle(
    _ number: UInt16, _ value: Int32, _ frames: inout RoutedFrames,
    isInside: (Int32, Int32) -> Bool
  ) -> Bool {
    if number == ABS_MT_SLOT {
      current = Int(exactly: value).flatMap { slots.indices.contains($0) ? $0 : nil }
      return true
    }
    guard let axis = RouteState.slotIndex(Int32(number)) else { return false }
    guard let current else { return true }
    if number != ABS_MT_TRACKING_ID {
      slots[current].set(axis, value)
      if !changed.contains(current) { extendChangedRange(to: current) }
    } else if slots[current].owner == .none || slots[current].trackingID != value {
      // Without a −1 in between, the previous contact was lifted without an event.
      lift(current, &frames, isInside)
      if value >= 0 {
        slots[current].owner = .pending
        frames.contactCount += 1
        slots[current].trackingID = value
        newContactSlots.append(current)
      }
    }
    return true
  }

  /// Assigns new contacts to their owners, and sends each owner the changes of its contacts.
  mutating func finish(_ frames: inout RoutedFrames, isInside: (Int32, Int32) -> Bool) {
    for index in newContactSlots where slots[index].owner == .pending {
      touchDown(index, &frames, isInside)
    }
    if !newContactSlots.isEmpty { newContactSlots.removeAll(keepingCapacity: true) }
    for index in changed { appendChanges(index, &frames) }
    changed = 0..<0
  }

  private mutating func extendChangedRange(to slot: Int) {
    changed =
      changed.isEmpty
      ? slot..<slot + 1
      : min(changed.lowerBound, slot)..<max(changed.upperBound, slot + 1)
  }

  /// Lifts the application's contacts; the keyboard owns all contacts from then on.
  mutating func liftAll(_ frames: inout RoutedFrames) {
    for index in slots.indices where slots[index].owner != .none {
      if slots[index].owner == .application { appendEnd(index, &frames) }
      slots[index].owner = .keyboard
    }
    applicationCount = 0
    oldestSlot = nil
  }

  private mutating func touchDown(
    _ index: Int, _ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool
  ) {
    let x = slots[index].values[Int(ABS_MT_POSITION_X - ABS_MT_TOUCH_MAJOR)]
    let y = slots[index].values[Int(ABS_MT_POSITION_Y - ABS_MT_TOUCH_MAJOR)]
    // Contacts in slots that the keyboard does not track never belong to it.
    let belongsToKeyboard = index < TouchState.maximumSlots && isInside(x, y)
    slots[index].owner = belongsToKeyboard ? .keyboard : .application
    if !belongsToKeyboard {
      applicationCount += 1
      // If the application had an earlier contact, the oldest slot would be set.
      if oldestSlot == nil { oldestSlot = index }
    }
    slots[index].order = touchDownCount
    touchDownCount += 1
    let owner = slots[index].owner
    frames.append(.slot, Int32(index), to: owner)
    frames.append(.trackingID, slots[index].trackingID, to: owner)
    slots[index].changed = 0
    slots[index].append(declared, &frames)
  }

  private mutating func lift(
    _ index: Int, _ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool
  ) {
    // A contact that begins and ends within a frame gets an owner as well.
    if slots[index].owner == .pending { touchDown(index, &frames, isInside) }
    appendChanges(index, &frames)
    appendEnd(index, &frames)
    if slots[index].owner != .none { frames.contactCount -= 1 }
    if slots[index].owner == .application { applicationCount -= 1 }
    slots[index].owner = .none
    if oldestSlot == index { oldestSlot = findOldest() }
  }

  private func findOldest() -> Int? {
    slots.indices.filter { slots[$0].owner == .application }.min {
      slots[$0].order < slots[$1].order
    }
  }

  /// Sends the unsent changes of a contact, if there are any.
  private mutating func appendChanges(_ index: Int, _ frames: inout RoutedFrames) {
    let axes = slots[index].changed & declared
    slots[index].changed = 0
    guard axes != 0 else { return }
    frames.append(.slot, Int32(index), to: slots[index].owner)
    slots[index].append(axes, &frames)
  }

  private func appendEnd(_ index: Int, _ frames: inout RoutedFrames) {
    frames.append(.slot, Int32(index), to: slots[index].owner)
    frames.append(.trackingID, -1, to: slots[index].owner)
  }
}
