// SPDX-License-Identifier: MIT

import ClavierKit

/// Makes events with slots of those of a device without: protocol B of protocol A.
///
/// Such a device says in each frame where all its contacts are, one packet each, and not which is which.
/// Each packet goes to the slot of the contact that was nearest to it, or that has its tracking ID where
/// the device gives one; what is left is new, or gone.
///
/// ```
///   x y  SYN_MT_REPORT ─┐
///   x y  SYN_MT_REPORT ─┼─▶ packets ── SYN_REPORT ─▶ match with slots ─▶ slot, id, x, y … SYN_REPORT
///   BTN_TOUCH 0 ────────┴─▶ no packets
/// ```
///
/// A frame that says nothing of contacts, such as one of a button, lifts none.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", protocol type A.
struct PacketTranslator {
  /// How many contacts are followed; more in a frame are not.
  ///
  /// **Source:** ours: more than any panel of that age tells.
  static let slotCount = 16

  /// After which tracking ID the first one comes again.
  ///
  /// **Source:** `TRKID_MAX` in linux/input/mt.h, as of drivers that have slots.
  static let maximumTrackingID: Int32 = 0xffff

  private struct Packet {
    var place = ContactMatching.Place(x: 0, y: 0)
    var shape = ContactShape()
    var identity: Int32?
    var hasPlace = false
  }

  private let reach: Double
  private var packet = Packet()
  private var packets: [Packet] = []
  /// Whether the frame says what contacts there are.
  private var isTold = false
  /// By slot; `nil` where no contact is.
  private var slots: [Packet?] = Array(repeating: nil, count: slotCount)
  private var nextTrackingID: Int32 = 0
  /// Whether the contacts of the next frame are not new: what is down a device says only with that frame.
  private var isTouchedBefore: Bool

  /// - Parameters:
  ///   - reach: How far a contact moves at most from frame to frame, in units.
  ///   - isTouched: Whether the device is touched at this moment. What is down gets slots, but no tracking
  ///     IDs: whoever begins to read in the middle of a contact does not take part in it.
  init(reach: Double, isTouched: Bool = false) {
    self.reach = reach
    isTouchedBefore = isTouched
  }

  /// Takes an event, and appends what it means.
  mutating func translate(_ event: InputEvent, into events: inout [InputEvent]) {
    switch event.code {
    case .contactX:
      packet.place.x = event.value
      packet.hasPlace = true
    case .contactY:
      packet.place.y = event.value
      packet.hasPlace = true
    case .contactPressure: packet.shape.pressure = event.value
    case .contactMajor: packet.shape.major = event.value
    case .contactTool: packet.shape.tool = event.value
    case .trackingID: packet.identity = event.value
    case .contactReport: finishPacket()
    case .report:
      finishFrame(at: event.time, into: &events)
      events.append(event)
    case .touch:
      if event.value == 0 {
        packets.removeAll(keepingCapacity: true)
        isTold = true
      }
      events.append(event)
    default: events.append(event)
    }
  }

  /// Forgets an unfinished frame, of which a part was lost.
  mutating func drop() {
    packet = Packet()
    packets.removeAll(keepingCapacity: true)
    isTold = false
  }

  private mutating func finishPacket() {
    defer { packet = Packet() }
    isTold = true
    guard packet.hasPlace else { return }
    let same = packets.firstIndex { $0.identity != nil && $0.identity == packet.identity }
    if let same {
      packets[same] = packet
    } else if packets.count < Self.slotCount {
      packets.append(packet)
    }
  }

  private mutating func finishFrame(at time: Timestamp, into events: inout [InputEvent]) {
    // What a driver says after the last SYN_MT_REPORT belongs to nobody.
    packet = Packet()
    guard isTold else { return }
    let owners = owners()
    let kept = Set(owners.compactMap { $0 })
    for index in slots.indices where slots[index] != nil && !kept.contains(index) {
      slots[index] = nil
      append(.slot, Int32(index), time, &events)
      append(.trackingID, -1, time, &events)
    }
    for (packet, owner) in zip(packets, owners) {
      guard let index = owner ?? slots.firstIndex(where: { $0 == nil }) else { continue }
      append(.slot, Int32(index), time, &events)
      if owner == nil, !isTouchedBefore { append(.trackingID, newTrackingID(), time, &events) }
      slots[index] = packet
      tell(packet, time, &events)
    }
    packets.removeAll(keepingCapacity: true)
    isTold = false
    isTouchedBefore = false
  }

  /// The slot that each packet goes on; `nil` for a contact that is new.
  private func owners() -> [Int?] {
    let occupied = slots.indices.filter { slots[$0] != nil }
    if packets.contains(where: { $0.identity != nil }) {
      return packets.map { packet in
        occupied.first { slots[$0]?.identity == packet.identity }
      }
    }
    let old = occupied.compactMap { slots[$0]?.place }
    return ContactMatching.match(old, packets.map(\.place), reach: reach).map { match in
      match.map { occupied[$0] }
    }
  }

  private mutating func newTrackingID() -> Int32 {
    defer { nextTrackingID = nextTrackingID == Self.maximumTrackingID ? 0 : nextTrackingID + 1 }
    return nextTrackingID
  }

  private func tell(_ packet: Packet, _ time: Timestamp, _ events: inout [InputEvent]) {
    append(.contactX, packet.place.x, time, &events)
    append(.contactY, packet.place.y, time, &events)
    append(.contactPressure, packet.shape.pressure, time, &events)
    append(.contactMajor, packet.shape.major, time, &events)
    append(.contactTool, packet.shape.tool, time, &events)
  }

  private func append(
    _ code: InputCode, _ value: Int32, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    events.append(InputEvent(code, value, at: time))
  }
}
