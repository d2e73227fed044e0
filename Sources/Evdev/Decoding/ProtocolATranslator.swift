// SPDX-License-Identifier: MIT

import ClavierKit

/// Translates multi-touch protocol A to protocol B: events without slots to events with slots.
///
/// Such a device reports the places of all its contacts in each frame, one packet each, without
/// identifying them. Each packet goes to the slot of the nearest contact, or of the one with its
/// tracking ID if the device reports IDs. The remaining packets are new contacts, the remaining
/// slots are empty.
///
/// ```
///  x y SYN_MT_REPORT ─┐
///  x y SYN_MT_REPORT ─┼─▶ packets ─ SYN_REPORT ─▶ match with slots ─▶ slot, id, x, y … SYN_REPORT
///  BTN_TOUCH 0 ───────┴─▶ no packets
/// ```
///
/// A frame without information on contacts, such as one of a button, lifts none. The last packet
/// needs no `SYN_MT_REPORT`: some drivers of one contact never send it. If they have no button
/// either, they report a lift by an empty frame, which the kernel drops. Then a contact has lifted
/// when it is not reported for ``liftTimeout``.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", protocol type A;
/// `input_handle_event`, drivers/input/input.c, for empty frames.
struct ProtocolATranslator {
  /// The maximum number of tracked contacts; further ones in a frame are ignored.
  ///
  /// **Source:** ours: more than any panel of that age reports.
  static let slotCount = 16

  /// The highest tracking ID, after which IDs wrap around.
  ///
  /// **Source:** `TRKID_MAX` in linux/input/mt.h, which drivers with slots use.
  static let maximumTrackingID: Int32 = 0xffff

  /// The timeout after which unreported contacts count as lifted, for a driver that reports no
  /// lifts.
  ///
  /// **Source:** ours: six frames of a panel that scans 60 times a second.
  static let liftTimeout = Duration.milliseconds(100)

  private struct Packet {
    var place = ContactMatching.Place(x: 0, y: 0)
    var shape = ContactShape()
    var identity: Int32?
    var distance: Int32 = 0
    var hasPlace = false
  }

  private let maximumMove: Double
  /// Whether the driver reports lifts: the device has a button, or has sent `SYN_MT_REPORT`.
  private var reportsLifts: Bool
  /// The time at which the contacts count as lifted if no frame comes.
  ///
  /// The time is `nil` without contacts, and for a driver that reports lifts.
  private(set) var liftDeadline: Timestamp?
  private var packet = Packet()
  private var packets: [Packet] = []
  /// Whether the frame has released `BTN_TOUCH`.
  private var isReleased = false
  /// Whether the frame has reported contacts.
  private var isReported = false
  /// The contacts by slot; `nil` for an empty slot.
  private var slots: [Packet?] = Array(repeating: nil, count: slotCount)
  private var nextTrackingID: Int32 = 0
  /// Whether the contacts of the next frame were down before; such a device reports held contacts
  /// only in its next frame.
  private var isTouchedBefore: Bool

  /// Creates a translator for a device that sends packets.
  ///
  /// - Parameters:
  ///   - maximumMove: The maximum distance that a contact moves between frames, in units.
  ///   - isTouched: Whether the device is touched at present. Held contacts get slots but no
  ///     tracking IDs, so a reader that begins in the middle of a contact ignores it.
  ///   - hasButton: Whether the device has `BTN_TOUCH`.
  init(maximumMove: Double, isTouched: Bool = false, hasButton: Bool = true) {
    self.maximumMove = maximumMove
    reportsLifts = hasButton
    isTouchedBefore = isTouched
  }

  /// Translates an event and appends the result.
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
    case .contactDistance: packet.distance = event.value
    case .trackingID: packet.identity = event.value
    case .contactReport:
      reportsLifts = true
      finishPacket()
    case .report:
      finishFrame(at: event.time, into: &events)
      events.append(event)
    case .touch:
      if event.value == 0 {
        // The place that accompanies a lift is no contact.
        packet = Packet()
        isReleased = true
        packets.removeAll(keepingCapacity: true)
        isReported = true
      }
      events.append(event)
    default: events.append(event)
    }
  }

  /// Lifts the contacts that have not been reported for ``liftTimeout``, and appends the frame.
  mutating func liftUnreported(into events: inout [InputEvent]) {
    guard let time = liftDeadline else { return }
    drop()
    isReported = true
    finishFrame(at: time, into: &events)
    append(.report, 0, time, &events)
  }

  /// Discards an unfinished frame with dropped events.
  mutating func drop() {
    packet = Packet()
    packets.removeAll(keepingCapacity: true)
    isReported = false
    isReleased = false
  }

  private mutating func finishPacket() {
    defer { packet = Packet() }
    isReported = true
    // A contact that hovers does not touch.
    guard packet.hasPlace, packet.distance <= 0 else { return }
    let duplicate = packets.firstIndex { $0.identity != nil && $0.identity == packet.identity }
    if let duplicate {
      packets[duplicate] = packet
    } else if packets.count < Self.slotCount {
      packets.append(packet)
    }
  }

  private mutating func finishFrame(at time: Timestamp, into events: inout [InputEvent]) {
    if packet.hasPlace, !isReleased { finishPacket() }
    packet = Packet()
    isReleased = false
    guard isReported else { return }
    let owners = owners()
    let continuedSlots = Set(owners.compactMap { $0 })
    for index in slots.indices where slots[index] != nil && !continuedSlots.contains(index) {
      slots[index] = nil
      append(.slot, Int32(index), time, &events)
      append(.trackingID, -1, time, &events)
    }
    for (packet, owner) in zip(packets, owners) {
      guard let index = owner ?? slots.firstIndex(where: { $0 == nil }) else { continue }
      append(.slot, Int32(index), time, &events)
      if owner == nil, !isTouchedBefore { append(.trackingID, newTrackingID(), time, &events) }
      slots[index] = packet
      appendAxes(packet, time, &events)
    }
    packets.removeAll(keepingCapacity: true)
    isReported = false
    isTouchedBefore = false
    let isLifted = reportsLifts || slots.allSatisfy { $0 == nil }
    liftDeadline = isLifted ? nil : time + Self.liftTimeout
  }

  /// Returns the slot that each packet continues; `nil` for a new contact.
  private func owners() -> [Int?] {
    let occupied = slots.indices.filter { slots[$0] != nil }
    if packets.contains(where: { $0.identity != nil }) {
      return packets.map { packet in
        occupied.first { slots[$0]?.identity == packet.identity }
      }
    }
    let old = occupied.compactMap { slots[$0]?.place }
    return ContactMatching.match(old, packets.map(\.place), maximumMove: maximumMove).map { match in
      match.map { occupied[$0] }
    }
  }

  private mutating func newTrackingID() -> Int32 {
    defer { nextTrackingID = nextTrackingID == Self.maximumTrackingID ? 0 : nextTrackingID + 1 }
    return nextTrackingID
  }

  private func appendAxes(_ packet: Packet, _ time: Timestamp, _ events: inout [InputEvent]) {
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
