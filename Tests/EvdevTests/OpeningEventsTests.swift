// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import TestSupport
import Testing

@testable import Evdev

/// A device that is touched while it is being opened.
@Suite("Opening a device")
struct OpeningEventsTests {
  private let time = Timestamp(microseconds: 5)

  /// Returns the result for these events, and for the state that was queried after some of them.
  private func opening(
    _ events: [(InputCode, Int32)], _ trackingIDs: [Int32] = [], slot: Int = 0
  ) -> OpeningEvents {
    OpeningEvents(
      events.map { InputEvent($0.0, $0.1, at: time) }, trackingIDs: trackingIDs, currentSlot: slot)
  }

  @Test("Without events the queried state is the state at the opening")
  func silence() {
    let opening = opening([], [4, -1], slot: 1)
    #expect(opening.events.isEmpty && opening.emptySlots.isEmpty && opening.keys.isEmpty)
  }

  @Test("A slot in which a contact lands was empty, whether or not the query saw the contact")
  func landing() {
    let events = [(InputCode.trackingID, Int32(7)), (.contactX, 1), (.report, 0)]
    for queried: Int32 in [7, -1] {
      let opening = opening(events, [queried, -1])
      #expect(opening.emptySlots == [0])
      #expect(opening.events.map(\.code) == [.slot, .trackingID, .contactX, .report])
      #expect(opening.events.first?.value == 0)
    }
  }

  @Test("A contact that only moves or lifts was down before the opening")
  func heldContact() {
    #expect(opening([(.contactX, 1), (.report, 0)], [7, -1]).emptySlots == [])
    #expect(opening([(.trackingID, -1), (.report, 0)], [-1, -1]).emptySlots == [])
  }

  @Test("A slot that one contact leaves and another enters was not empty")
  func replacedContact() {
    let events = [(InputCode.trackingID, Int32(-1)), (.report, 0), (.trackingID, 8), (.report, 0)]
    #expect(opening(events, [8, -1]).emptySlots == [])
  }

  @Test("The first slot is found by its contact, although the query returned a later slot")
  func slotOfContact() {
    let events = [
      (InputCode.trackingID, Int32(7)), (.report, 0), (.slot, 0), (.trackingID, 8), (.report, 0),
    ]
    let opening = opening(events, [8, -1, 7], slot: 0)
    #expect(opening.events.first?.value == 2)
    #expect(opening.emptySlots == [2, 0])
  }

  @Test("If its contact has been lifted, the first slot is not the slot of an older contact")
  func slotOfLiftedContact() {
    let tap = [(InputCode.trackingID, Int32(7)), (.report, 0), (.trackingID, -1), (.report, 0)]
    let opening = opening(
      tap + [(.slot, 3), (.contactX, 4), (.report, 0)], [5, -1, -1, 6], slot: 3)
    #expect(opening.events.first?.value == 1)
  }

  @Test("A slot whose contact landed in another one is not the first, even if it is current")
  func slotOfOlderContact() {
    let events = [
      (InputCode.trackingID, Int32(7)), (.report, 0), (.slot, 2), (.trackingID, 8), (.report, 0),
      (.slot, 0), (.contactX, 4), (.report, 0),
    ]
    let opening = opening(events, [5, 7, 8], slot: 0)
    #expect(opening.events.first?.value == 1)
    #expect(opening.emptySlots == [1, 2])
  }

  @Test("The first slot is the slot in which its contact is lifted later")
  func slotOfLift() {
    let events = [
      (InputCode.trackingID, Int32(7)), (.report, 0), (.slot, 0), (.trackingID, 8), (.report, 0),
      (.slot, 2), (.trackingID, -1), (.report, 0),
    ]
    #expect(opening(events, [8, -1, -1], slot: 2).events.first?.value == 2)
  }

  @Test("A contact hovered before if its first distance is zero, and touched if it is not")
  func hovering() {
    let approach = [(InputCode.contactDistance, Int32(0)), (.report, 0), (.contactDistance, 3)]
    #expect(opening(approach, [7, -1]).hoveringSlots == [0])
    let rise = [(InputCode.contactDistance, Int32(3)), (.report, 0), (.contactDistance, 0)]
    #expect(opening(rise, [7, -1]).hoveringSlots == [])
    let second = [
      (InputCode.slot, Int32(1)), (.contactDistance, 0), (.slot, 9), (.contactDistance, 0),
    ]
    #expect(opening(second, [7, 8]).hoveringSlots == [1])
  }

  @Test("A key's state at the opening is the opposite of its first event")
  func keys() {
    let opening = opening([
      (.touch, 1), (.leftButton, 0), (.key(KEY_A), 2), (.touch, 0), (.report, 0),
    ])
    #expect(
      opening.keys == [UInt16(BTN_TOUCH): 0, UInt16(BTN_LEFT): 1, UInt16(KEY_A): 1])
    // No event for a slot is added, since the device has no slots.
    #expect(opening.events.first?.code == .touch)
  }

  @Test("After dropped events no earlier state is restored, and only the drop is returned")
  func dropped() {
    let opening = opening([(.touch, 1), (.report, 0), (.dropped, 0), (.touch, 0), (.report, 0)])
    #expect(opening.events.map(\.code) == [.dropped])
    #expect(opening.keys.isEmpty)
  }

  @Test("Slots that the device does not have are ignored", arguments: [-1, 2, Int32.max, .min])
  func slotOutOfRange(slot: Int32) {
    #expect(opening([(.slot, slot), (.trackingID, 3)], [-1, -1]).emptySlots == [])
    #expect(opening([(.trackingID, 3), (.slot, slot)], [-1, -1]).emptySlots == [0])
  }

  // MARK: Properties

  @Test("Whenever a device is opened and queried, exactly the contacts that land later count")
  func contactsThatLandLater() {
    for (seed, var random) in SplitMix64.seeded(0..<2_000) {
      var screen = SlotScreen(slots: Int.random(in: 1...4, using: &random))
      _ = screen.run(Int.random(in: 0...12, using: &random), &random)
      let firstID = screen.nextID
      let unseen = screen.run(Int.random(in: 0...6, using: &random), &random)
      let queried = screen
      let seen = screen.run(Int.random(in: 0...6, using: &random), &random)
      let opening = OpeningEvents(
        unseen + seen, trackingIDs: queried.contacts.map { $0 ?? -1 },
        currentSlot: queried.slot)
      var slots = queried.contacts
      for slot in opening.emptySlots { slots[slot] = nil }
      var decoder = TouchDecoder(
        TouchState(
          form: .slots, slots: slots.map { TouchState.Slot(x: 0, y: 0, isDown: $0 != nil) },
          currentSlot: queried.slot),
        number: 0, followsShape: false)
      var changes: [DeviceTouch] = []
      let last = screen.liftAll()
      for event in opening.events + last {
        if case .frame(let frame) = decoder.decode(event, .live) { changes += frame.touches }
      }
      // Each later contact comes down at its position, and lifts, in the order of the device.
      let expected = screen.log.filter { $0.contact >= firstID }
      let landings = changes.filter { $0.phase == .down }
      #expect(
        landings.map { Int32($0.contact.rawValue) } == expected.map(\.contact), "seed \(seed)")
      #expect(landings.map(\.position) == expected.map(\.place), "seed \(seed)")
      let lifts = changes.filter { $0.phase == .up }.map { Int32($0.contact.rawValue) }
      #expect(Set(lifts) == Set(expected.map(\.contact)), "seed \(seed)")
      #expect(lifts.count == expected.count && !decoder.isTouched, "seed \(seed)")
    }
  }
}

/// A screen whose kernel reports only changes, and selects a slot only if it is not the last one.
private struct SlotScreen {
  private(set) var contacts: [Int32?]
  /// The last selected slot.
  private(set) var slot = 0
  private(set) var nextID: Int32 = 1
  /// The contacts so far, with the places where they landed.
  private(set) var log: [(contact: Int32, place: Point)] = []
  private var place: Int32 = 0

  init(slots: Int) {
    contacts = Array(repeating: nil, count: slots)
  }

  /// Returns the events of some frames.
  mutating func run(_ frames: Int, _ random: inout SplitMix64) -> [InputEvent] {
    var events: [InputEvent] = []
    for _ in 0..<frames {
      var unchanged = Set(contacts.indices)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let held = unchanged.filter { contacts[$0] != nil }.sorted()
        // The kernel gives a contact the first free slot.
        if let free = contacts.firstIndex(of: nil), unchanged.contains(free),
          random.next() % 2 == 0
        {
          events += land(in: free)
          unchanged.remove(free)
        } else if let slot = held.randomElement(using: &random) {
          events += random.next() % 3 == 0 ? move(slot) : lift(slot)
          unchanged.remove(slot)
        }
      }
      events.append(InputEvent(.report, 0, at: Timestamp(microseconds: 0)))
    }
    return events
  }

  /// Returns the events that lift all contacts.
  mutating func liftAll() -> [InputEvent] {
    let events = contacts.indices.flatMap { contacts[$0] == nil ? [] : lift($0) }
    return events + [InputEvent(.report, 0, at: Timestamp(microseconds: 0))]
  }

  private mutating func land(in slot: Int) -> [InputEvent] {
    let id = nextID
    nextID += 1
    contacts[slot] = id
    let moved = move(slot)
    log.append((id, Point(x: Double(place), y: Double(place))))
    let named = moved.prefix { $0.code == .slot }
    return named + [InputEvent(.trackingID, id, at: Timestamp(microseconds: 0))]
      + moved.dropFirst(named.count)
  }

  private mutating func lift(_ slot: Int) -> [InputEvent] {
    contacts[slot] = nil
    return name(slot) + [InputEvent(.trackingID, -1, at: Timestamp(microseconds: 0))]
  }

  private mutating func move(_ slot: Int) -> [InputEvent] {
    // A place that was nowhere before, so that both axes are reported.
    place += 1
    let time = Timestamp(microseconds: 0)
    return name(slot)
      + [InputEvent(.contactX, place, at: time), InputEvent(.contactY, place, at: time)]
  }

  private mutating func name(_ slot: Int) -> [InputEvent] {
    guard slot != self.slot else { return [] }
    self.slot = slot
    return [InputEvent(.slot, Int32(slot), at: Timestamp(microseconds: 0))]
  }
}
