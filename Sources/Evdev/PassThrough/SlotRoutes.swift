// SPDX-License-Identifier: MIT

import CLinux

/// The contacts of a device with slots, each on its way to the keyboard or to the application.
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
/// The decision falls once for a contact, at its landing. Its owner hears all there is at its landing, since
/// the kernel says only what differs from the contact before, of which this one may know nothing; and then
/// what changes.
struct SlotRoutes: Sendable {
  private struct Slot: Sendable {
    var values: RouteState.SlotValues
    /// A bit for each axis that changed in this frame.
    var changed: UInt16 = 0
    var owner = ContactOwner.none
    var trackingID: Int32 = -1
    /// The how manieth contact of the application it is.
    var order: UInt64 = 0
  }

  private var slots: [Slot]
  private var current: Int?
  /// A bit for each axis that the device has in its slots, but for the tracking ID.
  private let declared: UInt16
  private var landings: UInt64 = 0
  /// The slots of the contacts that came in this frame, in the order in which the device told of them.
  private var arrivals: [Int] = []

  init(_ state: RouteState) {
    slots = state.slots.map { Slot(values: $0) }
    current = slots.indices.contains(state.currentSlot) ? state.currentSlot : nil
    var declared: UInt16 = 0
    for code in state.axes.keys where code != ABS_MT_TRACKING_ID {
      if let index = RouteState.slotIndex(code) { declared |= 1 << UInt16(index) }
    }
    self.declared = declared
    arrivals.reserveCapacity(slots.count)
  }

  /// How many contacts the application has.
  private(set) var applicationCount = 0

  /// The axes of the contact that the application has had for the longest time.
  ///
  /// `nil` if it has none.
  var oldest: RouteState.SlotValues? {
    guard applicationCount > 0 else { return nil }
    var result: Int?
    for index in slots.indices where slots[index].owner == .application {
      if let best = result, slots[best].order < slots[index].order { continue }
      result = index
    }
    return result.map { slots[$0].values }
  }

  /// Takes an event of an axis; returns whether it belongs to slots.
  mutating func take(
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
      slots[current].values[axis] = value
      slots[current].changed |= 1 << UInt16(axis)
    } else if slots[current].owner == .none || slots[current].trackingID != value {
      // Without a −1 in between, the contact before was lifted and nobody said so.
      lift(current, &frames, isInside)
      if value >= 0 {
        slots[current].owner = .landing
        frames.contactCount += 1
        slots[current].trackingID = value
        arrivals.append(current)
      }
    }
    return true
  }

  /// Decides about the contacts that came, and tells each owner of its own.
  mutating func finish(_ frames: inout RoutedFrames, isInside: (Int32, Int32) -> Bool) {
    for index in arrivals where slots[index].owner == .landing { land(index, &frames, isInside) }
    if !arrivals.isEmpty { arrivals.removeAll(keepingCapacity: true) }
    for index in slots.indices where slots[index].changed != 0 {
      tell(slots[index].changed, index, &frames)
      slots[index].changed = 0
    }
  }

  /// Lifts the application's contacts; all contacts are the keyboard's from now on.
  mutating func liftAll(_ frames: inout RoutedFrames) {
    for index in slots.indices where slots[index].owner != .none {
      if slots[index].owner == .application { tellEnd(index, &frames) }
      slots[index].owner = .keyboard
    }
    applicationCount = 0
  }

  private mutating func land(
    _ index: Int, _ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool
  ) {
    let x = slots[index].values[Int(ABS_MT_POSITION_X - ABS_MT_TOUCH_MAJOR)]
    let y = slots[index].values[Int(ABS_MT_POSITION_Y - ABS_MT_TOUCH_MAJOR)]
    // Contacts in slots that the keyboard does not follow are never its own.
    let isKeyboards = index < TouchState.maximumSlots && isInside(x, y)
    slots[index].owner = isKeyboards ? .keyboard : .application
    if !isKeyboards { applicationCount += 1 }
    slots[index].order = landings
    landings += 1
    let owner = slots[index].owner
    frames.append(.slot, Int32(index), to: owner)
    frames.append(.trackingID, slots[index].trackingID, to: owner)
    slots[index].changed = 0
    write(declared, index, &frames)
  }

  private mutating func lift(
    _ index: Int, _ frames: inout RoutedFrames, _ isInside: (Int32, Int32) -> Bool
  ) {
    // Here and gone in one frame: it is somebody's all the same.
    if slots[index].owner == .landing { land(index, &frames, isInside) }
    tell(slots[index].changed, index, &frames)
    tellEnd(index, &frames)
    if slots[index].owner != .none { frames.contactCount -= 1 }
    if slots[index].owner == .application { applicationCount -= 1 }
    slots[index].owner = .none
    slots[index].trackingID = -1
    slots[index].changed = 0
  }

  /// Tells axes of a contact; nothing if there are none to tell.
  private func tell(_ axes: UInt16, _ index: Int, _ frames: inout RoutedFrames) {
    guard axes & declared != 0 else { return }
    frames.append(.slot, Int32(index), to: slots[index].owner)
    write(axes & declared, index, &frames)
  }

  private func tellEnd(_ index: Int, _ frames: inout RoutedFrames) {
    frames.append(.slot, Int32(index), to: slots[index].owner)
    frames.append(.trackingID, -1, to: slots[index].owner)
  }

  private func write(_ axes: UInt16, _ index: Int, _ frames: inout RoutedFrames) {
    let owner = slots[index].owner
    var rest = axes
    while rest != 0 {
      let axis = rest.trailingZeroBitCount
      frames.append(
        .axis(ABS_MT_TOUCH_MAJOR + Int32(axis)), slots[index].values[axis], to: owner)
      rest &= rest - 1
    }
  }
}
