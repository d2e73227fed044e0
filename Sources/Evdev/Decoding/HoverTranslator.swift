// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit

/// Ends the contacts of a device with slots while the fingers hover, so that hovering is no touch.
///
/// A hovering finger has a tracking ID and a positive `ABS_MT_DISTANCE`. Some panels report a lift
/// by the distance alone. So a slot holds its contact only while the distance is not positive:
///
/// ```
///            tracking ID, distance 0              distance > 0
///   empty ───────────────────────────▶ contact ◀──────────────▶ hovering, which is empty
///     ▲                                   │      distance 0        │
///     └───────────────────────────────────┴────────────────────────┘ −1
/// ```
///
/// The state at the end of a frame counts. So the events of a frame wait for its `SYN_REPORT`.
/// Changes of contacts are sent before them, so that a lift has the last touched place. Events also
/// wait when later events are dropped, since the recovery reports only the differences from them.
///
/// Some devices never report a distance of 0. Until the first distance of 0, a positive pressure
/// proves a touch, too. If there is no pressure either, ``onlyHovers`` becomes true.
///
/// A surface without slots has `ABS_DISTANCE` instead and needs no translation: its driver releases
/// `BTN_TOUCH` for a hovering tool.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", `ABS_MT_DISTANCE`: "Zero distance
/// means the contact is touching the surface", and `ABS_MT_PRESSURE`, "on the contact area"; "Input
/// event codes", `ABS_DISTANCE`. That pressure proves a touch without a distance of 0 is ours.
struct HoverTranslator {
  /// The maximum number of translated slots; events of later ones pass unchanged.
  ///
  /// **Source:** `input_mt_init_slots`, drivers/input/input-mt.c.
  private static let maximumSlots = 1_024

  /// The maximum number of events that wait for a report.
  ///
  /// **Source:** ours: sixteen fingers with all their axes, sixteen times.
  static let maximumEvents = 4_096

  /// The number of hovering fingers, none of which touched, after which the device is suspected.
  ///
  /// **Source:** ours: more than are held above a surface by chance.
  static let suspectCount = 10

  private struct Slot {
    var trackingID: Int32
    var distance: Int32
    var pressure: Int32
    /// The last tracking ID in the translated events.
    var reported: Int32

    /// Returns the tracking ID of the contact that touches; −1 for none.
    func touching(byPressure: Bool) -> Int32 {
      distance > 0 && !(byPressure && pressure > 0) ? -1 : trackingID
    }
  }

  private var slots: [Slot]
  /// The selected slot in the device's events, and in the translated ones.
  private var selected: Int32
  private var reportedSlot: Int32
  /// The events of the frame, without tracking IDs.
  private var waiting: [InputEvent] = []
  /// The slots whose contact or distance changed in the frame, in the device's order.
  private var changedSlots: [Int] = []
  /// Whether no contact had a distance of 0 so far, so that pressure proves a touch.
  private var countsPressure = true
  /// The number of fingers that hovered and left before any touched; `nil` after a touch.
  private var hoverCount: Int? = 0

  /// Whether ``suspectCount`` fingers came near the surface, and none touched it.
  var onlyHovers: Bool { hoverCount.map { $0 >= Self.suspectCount } ?? false }

  /// Creates a translator for a device in a known state.
  init(_ device: some DeviceValues) {
    slots = (0..<min(max(0, device.slotCount), Self.maximumSlots)).map { slot in
      Slot(
        trackingID: device.value(of: ABS_MT_TRACKING_ID, inSlot: slot),
        distance: device.value(of: ABS_MT_DISTANCE, inSlot: slot),
        pressure: device.value(of: ABS_MT_PRESSURE, inSlot: slot),
        reported: device.touchingID(inSlot: slot))
    }
    selected = Int32(clamping: device.currentSlot)
    reportedSlot = selected
  }

  /// Translates an event and appends the result, which is empty up to the end of a frame.
  mutating func translate(_ event: InputEvent, into events: inout [InputEvent]) {
    if event.code == .report {
      finishFrame(at: event.time, into: &events)
      events.append(event)
      return
    }
    // The limit bounds the memory for a device that never ends a frame.
    if waiting.count >= Self.maximumEvents { finishFrame(at: event.time, into: &events) }
    if event.code == .slot { selected = event.value }
    let slot = Int(selected)
    if slots.indices.contains(slot) {
      if event.code == .trackingID {
        if slots[slot].trackingID >= 0, slots[slot].reported < 0 { hoverCount? += 1 }
        slots[slot].trackingID = event.value
        return recordChange(slot)
      }
      if event.code == .contactDistance {
        slots[slot].distance = event.value
        recordChange(slot)
      }
      if event.code == .contactPressure, countsPressure {
        slots[slot].pressure = event.value
        recordChange(slot)
      }
    }
    waiting.append(event)
  }

  private mutating func recordChange(_ slot: Int) {
    if !changedSlots.contains(slot) { changedSlots.append(slot) }
  }

  private mutating func finishFrame(at time: Timestamp, into events: inout [InputEvent]) {
    let start = events.count
    if changedSlots.contains(where: { slots[$0].trackingID >= 0 && slots[$0].distance <= 0 }) {
      countsPressure = false
    }
    for slot in changedSlots {
      let touching = slots[slot].touching(byPressure: countsPressure)
      guard touching != slots[slot].reported else { continue }
      slots[slot].reported = touching
      if touching >= 0 { hoverCount = nil }
      events.append(InputEvent(.slot, Int32(slot), at: time))
      events.append(InputEvent(.trackingID, touching, at: time))
    }
    changedSlots.removeAll(keepingCapacity: true)
    if events.count > start { events.append(InputEvent(.slot, reportedSlot, at: time)) }
    events += waiting
    waiting.removeAll(keepingCapacity: true)
    reportedSlot = selected
  }
}

extension DeviceValues {
  /// Returns the tracking ID of the contact that touches in a slot; −1 if there is none or it
  /// hovers.
  func touchingID(inSlot slot: Int) -> Int32 {
    value(of: ABS_MT_DISTANCE, inSlot: slot) > 0
      ? -1 : value(of: ABS_MT_TRACKING_ID, inSlot: slot)
  }
}
