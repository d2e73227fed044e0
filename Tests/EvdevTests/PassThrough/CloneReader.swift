// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import TestSupport
import Testing

@testable import Evdev

/// A reader's state of the clone, and whether each frame is consistent with it.
struct CloneReader {
  /// A contact in the reader's state: its ID, and its axes by code.
  struct Contact: Hashable {
    var trackingID: Int32
    var axes: [Int32: Int32]
  }

  /// The kernel keeps a slot's last values, even while no contact uses it.
  private var slotAxes: [Int: [Int32: Int32]] = [:]
  private var slot = 0
  private(set) var contacts: [Int: Contact] = [:]
  private(set) var keys: Set<UInt16> = []
  private(set) var axes: [Int32: Int32] = [:]
  /// The number of contacts lifted in the last frame.
  private(set) var liftCount = 0

  mutating func handle(_ events: [InputEvent], _ note: Testing.Comment) {
    liftCount = 0
    #expect(events.count { $0.code == .report } == 1 && events.last?.code == .report, note)
    #expect(events.count > 1, note)
    for event in events { handle(event, note) }
  }

  private mutating func handle(_ event: InputEvent, _ note: Testing.Comment) {
    let code = Int32(event.code.number)
    switch (Int32(event.code.type), code) {
    case (EV_ABS, ABS_MT_SLOT):
      slot = Int(event.value)
    case (EV_ABS, ABS_MT_TRACKING_ID) where event.value < 0:
      #expect(contacts[slot] != nil, note)
      contacts[slot] = nil
      liftCount += 1
    case (EV_ABS, ABS_MT_TRACKING_ID):
      #expect(contacts[slot] == nil, note)
      contacts[slot] = Contact(trackingID: event.value, axes: slotAxes[slot] ?? [:])
    case (EV_ABS, ABS_MT_TOUCH_MAJOR...ABS_MT_TOOL_Y):
      #expect(contacts[slot] != nil, note)
      slotAxes[slot, default: [:]][code] = event.value
      contacts[slot]?.axes[code] = event.value
    case (EV_ABS, _):
      axes[code] = event.value
    case (EV_KEY, _) where event.value == 0:
      let removed = keys.remove(event.code.number)
      #expect(removed != nil, note)
    case (EV_KEY, _) where event.value == 1:
      let isNew = keys.insert(event.code.number).inserted
      #expect(isNew, note)
    default:
      break
    }
  }
}

/// A device with slots that follows the protocol and reports only changes, as the kernel does; and
/// the owner of each contact.
struct SlotModel {
  struct Slot: Hashable {
    var trackingID: Int32 = -1
    var axes: [Int32: Int32] = [:]
  }

  static let axes: [Int32] = [ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE]

  /// The true state.
  private var truth: [Slot]
  /// The state reported to the device's readers up to the last complete frame.
  private(set) var reported: [Slot]
  /// The state reported so far.
  private var known: [Slot]
  private var knownCurrent = 0
  private var current = 0
  private var nextID: Int32
  /// The slots that belong to the application, the oldest first.
  private(set) var application: [Int] = []
  private var owned: [Int: Int32] = [:]
  /// The slots of this frame's new contacts, in the order of the events.
  private var arrivals: [Int] = []

  init(slots: Int, firstID: Int32) {
    let empty = Slot(axes: Dictionary(uniqueKeysWithValues: Self.axes.map { ($0, 0) }))
    truth = Array(repeating: empty, count: slots)
    reported = truth
    known = truth
    nextID = firstID
  }

  /// Returns the events of a frame with a few random changes.
  mutating func frame(at time: Timestamp, _ random: inout SplitMix64) -> [InputEvent] {
    var events: [InputEvent] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let slot = Int.random(in: truth.indices, using: &random)
      if slot != current { events.append(InputEvent(.slot, Int32(slot), at: time)) }
      current = slot
      if random.next() % 3 == 0 {
        events += change(slot, at: time, &random)
      }
      let code = Self.axes[Int(random.next() % 3)]
      let value = Int32.random(in: 0...9, using: &random) * 100
      guard truth[slot].axes[code] != value else { continue }
      truth[slot].axes[code] = value
      events.append(InputEvent(.axis(code), value, at: time))
    }
    return events + [InputEvent(.report, 0, at: time)]
  }

  /// Adds or removes a contact, or replaces it without a touch-up.
  private mutating func change(
    _ slot: Int, at time: Timestamp, _ random: inout SplitMix64
  ) -> [InputEvent] {
    let isDown = truth[slot].trackingID >= 0
    nextID &+= 1
    if nextID < 0 { nextID = 0 }
    switch (isDown, random.next() % 4) {
    case (false, _): truth[slot].trackingID = nextID
    case (true, 0): truth[slot].trackingID = nextID
    case (true, 1):
      truth[slot].trackingID = nextID
      return [InputEvent(.trackingID, -1, at: time), InputEvent(.trackingID, nextID, at: time)]
    case (true, _): truth[slot].trackingID = -1
    }
    return [InputEvent(.trackingID, truth[slot].trackingID, at: time)]
  }

  /// Records events as read.
  mutating func deliver(_ events: [InputEvent]) {
    for event in events {
      switch event.code {
      case .slot: knownCurrent = Int(event.value)
      case .trackingID:
        known[knownCurrent].trackingID = event.value
        if event.value >= 0 { arrivals.append(knownCurrent) }
      case .report: break
      default: known[knownCurrent].axes[Int32(event.code.number)] = event.value
      }
    }
  }

  /// Returns libevdev's events after a drop: all differences from its state.
  mutating func recovery(at time: Timestamp) -> [InputEvent] {
    var events: [InputEvent] = []
    for slot in truth.indices where truth[slot] != known[slot] {
      events.append(InputEvent(.slot, Int32(slot), at: time))
      let (new, old) = (truth[slot], known[slot])
      if old.trackingID >= 0, new.trackingID != old.trackingID {
        events.append(InputEvent(.trackingID, -1, at: time))
      }
      if new.trackingID >= 0, new.trackingID != old.trackingID {
        events.append(InputEvent(.trackingID, new.trackingID, at: time))
      }
      for code in Self.axes where new.axes[code] != old.axes[code] {
        events.append(InputEvent(.axis(code), new.axes[code] ?? 0, at: time))
      }
    }
    events.append(InputEvent(.slot, Int32(current), at: time))
    return events + [InputEvent(.report, 0, at: time)]
  }

  /// Completes a reported frame, which assigns its new contacts: the application gets those above
  /// the edge.
  mutating func report(edge: Int32) {
    reported = truth
    for slot in arrivals + reported.indices where owned[slot] != reported[slot].trackingID {
      application.removeAll { $0 == slot }
      owned[slot] = reported[slot].trackingID
      let y = reported[slot].axes[ABS_MT_POSITION_Y] ?? 0
      if reported[slot].trackingID >= 0, y < edge { application.append(slot) }
    }
    arrivals = []
  }

  /// Assigns all contacts to the keyboard.
  mutating func liftAll() {
    application = []
  }
}
