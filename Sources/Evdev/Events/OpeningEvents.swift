// SPDX-License-Identifier: MIT

import CLinux

/// The events that a device reported while it was opened, and the device's state before them.
///
/// A device's state is queried after it is opened, one axis after another, while fingers move on.
/// The events since the opening are queued. So the queried state is set back to the opening where
/// the events contradict it, and then the events are handled like later ones. A contact that comes
/// down after the opening counts; one that was down before does not.
///
/// ```
///   open ──────────── state queried ──────── queue read
///     │  events in the queue                     │ later events
///     └─ slots and keys are set back to here     └─▶
/// ```
///
/// **Source:** `evdev_open` and `evdev_events`, drivers/input/evdev.c: a client has a queue of its
/// own from the moment it is opened. `input_handle_abs_event`, drivers/input/input.c: only changes
/// are reported, and a slot is named only if it differs from the last named slot.
package struct OpeningEvents: Sendable {
  /// The events in order, with the slot that the first ones are about.
  package private(set) var events: [InputEvent] = []
  /// The slots without a contact at the opening, of those in which the events are contacts.
  package private(set) var emptySlots: [Int] = []
  /// The slots whose contact hovered at the opening, of those in which the events are touches.
  package private(set) var hoveringSlots: [Int] = []
  /// The values at the opening of those keys that the events change: 0 or 1.
  package private(set) var keys: [UInt16: Int32] = [:]

  /// Derives the state before the events from the queried state.
  ///
  /// - Parameters:
  ///   - queued: The events since the opening, in order. If the kernel dropped some, the earlier
  ///     state is unknown, and only the request to recover it remains.
  ///   - trackingIDs: The tracking ID of each slot as queried, −1 for none; empty without slots.
  ///   - currentSlot: The current slot as queried.
  package init(_ queued: [InputEvent], trackingIDs: [Int32], currentSlot: Int) {
    if let dropped = queued.first(where: { $0.code == .dropped }) {
      events = [dropped]
      return
    }
    events = queued
    var slot = currentSlot
    if let first = queued.first, !trackingIDs.isEmpty {
      slot = Self.firstSlot(queued, trackingIDs, currentSlot)
      events.insert(InputEvent(.slot, Int32(clamping: slot), at: first.time), at: 0)
    }
    var changedSlots: Set<Int> = []
    var movedSlots: Set<Int> = []
    for event in queued {
      switch event.code {
      case .slot: slot = Int(event.value)
      case .trackingID where changedSlots.insert(slot).inserted:
        if event.value >= 0, trackingIDs.indices.contains(slot) { emptySlots.append(slot) }
      case .contactDistance where movedSlots.insert(slot).inserted:
        // Only changes are reported, so a distance of 0 was positive before.
        if event.value <= 0, trackingIDs.indices.contains(slot) { hoveringSlots.append(slot) }
      case let code where code.type == UInt16(EV_KEY) && keys[code.number] == nil:
        // A repetition, 2, follows a press.
        keys[code.number] = event.value == 1 ? 0 : 1
      default: break
      }
    }
  }
}

extension OpeningEvents {
  /// Returns the slot that was current at the opening, to which the events before the first slot
  /// event belong.
  ///
  /// The result is the first slot for which the events lead to the queried state. The kernel gives
  /// a contact the first free slot, so the lowest such slot is the likeliest.
  private static func firstSlot(
    _ queued: [InputEvent], _ trackingIDs: [Int32], _ currentSlot: Int
  ) -> Int {
    let firstNamed = queued.first { $0.code == .slot }?.value
    let queuedIDs = Set(queued.lazy.filter { $0.code == .trackingID }.map(\.value))
    let others = trackingIDs.indices.filter { $0 != currentSlot }
    return ([currentSlot] + others).first { slot in
      let history = SlotHistory(queued, firstSlot: slot, slotCount: trackingIDs.count)
      return Int32(clamping: slot) != firstNamed
        && history.currentSlots.indices.contains { moment in
          history.currentSlots[moment] == currentSlot
            && zip(history.changes, trackingIDs).allSatisfy { changes, trackingID in
              if let last = changes.last(where: { $0.index < moment }) {
                return last.value == trackingID
              }
              // The contact was held before the opening; without a later lift, the slot is empty.
              let isEmpty = trackingID < 0
              let isHeld = !isEmpty && !queuedIDs.contains(trackingID)
              return isHeld || isEmpty && (changes.first?.value ?? 0) >= 0
            }
        }
    } ?? currentSlot
  }
}

/// The changes of tracking IDs in each slot of a device, and its current slots.
private struct SlotHistory {
  /// The current slot before each event, and after the last.
  private(set) var currentSlots: [Int] = []
  /// The tracking IDs that events set in each slot.
  private(set) var changes: [[(index: Int, value: Int32)]]

  init(_ events: [InputEvent], firstSlot: Int, slotCount: Int) {
    changes = Array(repeating: [], count: slotCount)
    var slot = firstSlot
    for (index, event) in events.enumerated() {
      currentSlots.append(slot)
      if event.code == .slot { slot = Int(event.value) }
      if event.code == .trackingID, changes.indices.contains(slot) {
        changes[slot].append((index, event.value))
      }
    }
    currentSlots.append(slot)
  }
}
