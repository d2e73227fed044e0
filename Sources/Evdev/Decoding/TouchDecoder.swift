// SPDX-License-Identifier: MIT

public import ClavierKit

/// Decodes the events of one device into frames of contacts, in the device's own units.
///
/// The input is the multi-touch protocol with slots, or that of a surface with one contact, which
/// is down while a button is. ``EventTranslator`` converts all other protocols to one of the two.
/// The decoder is total: every event of every device, even invalid, has a result. No contact moves
/// or lifts that was not down before.
///
/// ```
///             tracking ID / button 1
///    none ───────────────────────────▶ contact      up: −1, button 0, another tracking ID
///     ▲ ▲                               │  │        cancelled: the same, in recovered events
///     │ └───────────────────────────────┘  │
///     │           −1 / button 0            │ cancelAll
///     └──────────────── ignored ◀──────────┘
/// ```
///
/// The contact that a slot holds at the end of a frame counts. A contact that begins and ends
/// within a frame is not reported.
///
/// A slot is `ignored`, until its contact is lifted, in three cases. The contact was down before
/// the device was opened, it began while new contacts were ignored, or it repeats the tracking ID
/// of another slot.
///
/// The decoder allocates nothing after its first frames, if each frame is released before the next.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", protocol type B.
public struct TouchDecoder: Sendable {
  /// The origin of an event.
  public enum Origin: Hashable, Sendable {
    /// The event was read from the device.
    case live
    /// The event was derived from the device's state, after the kernel dropped events.
    case recovered
  }

  /// The output of the decoder: a frame, a loss or a fault.
  public typealias Output = Decoded<DeviceFrame>

  /// A violation of the protocol, or a symptom of one.
  public enum Fault: Hashable, Sendable {
    case slotOutOfRange(Int32, count: Int)
    /// Two slots hold the same contact.
    case repeatedTrackingID
    /// A contact has been down for ``TouchDecoder/stuckContactTimeout``; reported once per device.
    case neverLifted
    /// Fingers hovered near the surface, ``HoverTranslator/suspectCount`` of them, and none touched
    /// it; reported once per device.
    case neverTouched
  }

  /// The duration of a contact after which the device is suspected to report no lifts.
  ///
  /// **Source:** ours: a minute, which is longer than a finger rests on a key.
  public static let stuckContactTimeout = Duration.seconds(60)

  /// Whether new contacts are ignored until they are lifted.
  public var ignoresNewContacts = false

  private let form: TouchState.Form
  /// Whether a change of a contact's shape alone appears in the frame.
  private let followsShape: Bool
  /// The device's number, shifted to its bits in the contact IDs.
  private let deviceBits: UInt64
  private var slots: [TouchSlot]
  /// The slot that the next events are about; `nil` after an invalid one.
  private var current: Int?
  private var frame = DeviceFrame(time: Timestamp(microseconds: 0), touches: [])
  /// The slots that changed in this frame, in the order of their first changes.
  private var changedSlots: [Int] = []
  /// The number of contacts so far, for a surface without tracking IDs.
  private var contactCount: UInt32 = 0
  /// The earliest time at which a contact may have been down for ``stuckContactTimeout``; `nil`
  /// after it was reported.
  private var nextStuckContactCheck: Timestamp? = Timestamp(microseconds: 0)

  /// The time of the next call of ``checkStuckContacts(at:)`` if no event comes before.
  ///
  /// The time is `nil` while no contact is down, so that no timer runs then, and after the report.
  var stuckContactCheck: Timestamp? {
    nextStuckContactCheck.flatMap { check in slots.contains { $0.occupant != .none } ? check : nil }
  }

  /// Creates a decoder for a device in a known state.
  ///
  /// - Parameters:
  ///   - state: The device's form, and its present contacts, which are ignored until lifted.
  ///   - number: The device's number among all that were ever opened.
  ///   - followsShape: Whether changes of shape are reported; otherwise all shapes stay as they
  ///     began.
  public init(_ state: TouchState, number: UInt32, followsShape: Bool) {
    self.followsShape = followsShape
    form = state.form
    deviceBits = UInt64(number) << 32
    slots = state.slots.map(TouchSlot.init)
    current = slots.indices.contains(state.currentSlot) ? state.currentSlot : nil
    frame.touches.reserveCapacity(2 * slots.count)
    changedSlots.reserveCapacity(slots.count)
  }

  /// Whether a contact is on the device, ignored or not.
  public var isTouched: Bool { slots.contains { $0.occupant != .none || $0.latest != .none } }

  /// Decodes the next event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - origin: Whether the event was read or recovered.
  /// - Returns: The finished output, if any. A frame always has touches.
  public mutating func decode(_ event: InputEvent, _ origin: Origin) -> Output? {
    apply(event, origin) ?? checkStuckContacts(at: event.time).map(Output.fault)
  }

  private mutating func apply(_ event: InputEvent, _ origin: Origin) -> Output? {
    let code = event.code
    if code == .report { return finishFrame(at: event.time) }
    switch form {
    case .slots:
      if code == .slot { return select(event.value) }
      guard let current else { return nil }
      if code == .contactX { return setX(event.value, of: current) }
      if code == .contactY { return setY(event.value, of: current) }
      if code == .contactPressure { return reshape(current) { $0.pressure = event.value } }
      if code == .contactMajor { return reshape(current) { $0.major = event.value } }
      if code == .contactTool { return reshape(current) { $0.tool = event.value } }
      guard code == .trackingID else { return nil }
      guard event.value >= 0 else { return setOccupant(.none, of: current, origin) }
      return begin(UInt32(bitPattern: event.value), in: current, origin)
    case .single(let button):
      guard let current else { return nil }
      if code == .x { return setX(event.value, of: current) }
      if code == .y { return setY(event.value, of: current) }
      if code == .pressure { return reshape(current) { $0.pressure = event.value } }
      guard code == button else { return nil }
      guard event.value != 0 else { return setOccupant(.none, of: current, origin) }
      return press(current, origin)
    }
  }

  /// Sets the slots' places from the device, without moving their contacts.
  ///
  /// The kernel reports only changes, so the next contact may begin at the slot's place without an
  /// event.
  ///
  /// - Parameter state: The device's slots, in the same number.
  public mutating func place(_ state: TouchState) {
    for (index, slot) in zip(slots.indices, state.slots) {
      (slots[index].x, slots[index].y, slots[index].shape) = (slot.x, slot.y, slot.shape)
    }
    current = slots.indices.contains(state.currentSlot) ? state.currentSlot : nil
  }

  /// Cancels all contacts, such as when the device is gone; held contacts are ignored until lifted.
  ///
  /// - Parameter time: The time of the cancellation.
  /// - Returns: A frame that cancels them, or `nil` if there are none.
  public mutating func cancelAll(at time: Timestamp) -> DeviceFrame? {
    changedSlots.clear()
    frame.touches.clear()
    for index in slots.indices {
      if let touch = slots[index].cancel(at: time) { frame.touches.append(touch) }
    }
    frame.time = time
    return frame.touches.isEmpty ? nil : frame
  }
}

extension TouchDecoder {
  private mutating func finishFrame(at time: Timestamp) -> Output? {
    guard !changedSlots.isEmpty else { return nil }
    frame.touches.clear()
    var hasLoss = false
    var recoveredContacts = 0
    for index in changedSlots {
      let isRecovered = slots[index].isRecovered
      let (end, present) = slots[index].finishFrame(at: time)
      if let end {
        frame.touches.append(end)
        hasLoss = hasLoss || isRecovered
      }
      if let present {
        frame.touches.append(present)
        if isRecovered { recoveredContacts += 1 }
      }
    }
    changedSlots.clear()
    guard !frame.touches.isEmpty else { return nil }
    frame.time = time
    // Recovered contacts are in the order of their slots.
    if recoveredContacts > 1 { frame.touches.orderDowns() }
    return hasLoss ? .loss(frame) : .frame(frame)
  }

  /// Reports a contact that has been down for ``stuckContactTimeout``, once.
  mutating func checkStuckContacts(at time: Timestamp) -> Fault? {
    guard let check = nextStuckContactCheck, time >= check else { return nil }
    var oldest: Timestamp?
    for index in slots.indices where slots[index].occupant != .none {
      let since = slots[index].since ?? time
      slots[index].since = since
      oldest = min(oldest ?? since, since)
    }
    // Without a contact, the next contact begins at this time at the earliest.
    let next = (oldest ?? time) + Self.stuckContactTimeout
    guard oldest != nil, time >= next else {
      nextStuckContactCheck = next
      return nil
    }
    nextStuckContactCheck = nil
    return .neverLifted
  }

  private mutating func select(_ value: Int32) -> Output? {
    guard let index = Int(exactly: value), slots.indices.contains(index) else {
      current = nil
      return .fault(.slotOutOfRange(value, count: slots.count))
    }
    current = index
    return nil
  }

  /// Handles a tracking ID: a contact begins in a slot.
  private mutating func begin(_ trackingID: UInt32, in index: Int, _ origin: Origin) -> Output? {
    let contact = TouchSlot.Occupant.contact(
      Contact.ID(rawValue: deviceBits | UInt64(trackingID)))
    guard slots[index].latest != contact else { return nil }
    guard !slots.contains(where: { $0.latest == contact }) else {
      _ = setOccupant(.ignored, of: index, origin)
      return .fault(.repeatedTrackingID)
    }
    let isNew = slots[index].occupant != contact
    return setOccupant(isNew && ignoresNewContacts ? .ignored : contact, of: index, origin)
  }

  /// Handles the button press of a surface without tracking IDs.
  private mutating func press(_ index: Int, _ origin: Origin) -> Output? {
    guard slots[index].latest == .none else { return nil }
    let contact = Contact.ID(rawValue: deviceBits | UInt64(contactCount))
    contactCount &+= 1
    return setOccupant(ignoresNewContacts ? .ignored : .contact(contact), of: index, origin)
  }

  private mutating func setOccupant(
    _ occupant: TouchSlot.Occupant, of index: Int, _ origin: Origin
  ) -> Output? {
    slots[index].setLatest(occupant, origin)
    recordChange(index)
    return nil
  }

  private mutating func setX(_ x: Int32, of index: Int) -> Output? {
    guard slots[index].x != x else { return nil }
    slots[index].x = x
    return move(index)
  }

  private mutating func setY(_ y: Int32, of index: Int) -> Output? {
    guard slots[index].y != y else { return nil }
    slots[index].y = y
    return move(index)
  }

  private mutating func reshape(_ index: Int, _ change: (inout ContactShape) -> Void) -> Output? {
    guard followsShape else { return nil }
    let shape = slots[index].shape
    change(&slots[index].shape)
    return slots[index].shape == shape ? nil : move(index)
  }

  /// Records a new place or shape.
  ///
  /// An empty slot keeps its place too: the kernel reports only changes, so the next contact may
  /// begin there without an event.
  private mutating func move(_ index: Int) -> Output? {
    slots[index].isMoved = true
    recordChange(index)
    return nil
  }

  private mutating func recordChange(_ index: Int) {
    // A linear search is fast enough: a frame changes few slots.
    if !changedSlots.contains(index) { changedSlots.append(index) }
  }
}

extension [DeviceTouch] {
  /// Sorts the touch-downs by their tracking IDs, in the order in which they occurred; all else
  /// stays.
  ///
  /// A contact with further changes in the frame stays in place, so that its beginning comes before
  /// its end.
  ///
  /// **Source:** `input_mt_new_trkid`, drivers/input/input-mt.c: a device counts its contacts, and
  /// begins again after 65535.
  fileprivate mutating func orderDowns() {
    let places = indices.filter { index in
      self[index].phase == .down && count { $0.contact == self[index].contact } == 1
    }
    // An insertion sort: the cyclic order is not transitive, so `sort(by:)` cannot use it.
    for end in places.indices.dropFirst() {
      var index = end
      while index > 0, self[places[index]].contact.precedes(self[places[index - 1]].contact) {
        swapAt(places[index], places[index - 1])
        index -= 1
      }
    }
  }
}

extension Contact.ID {
  /// Returns whether a contact went down before another of the same device.
  ///
  /// IDs wrap around, so the result is right only if fewer than 32,768 contacts lie between the
  /// two.
  fileprivate func precedes(_ other: Contact.ID) -> Bool {
    let distance = UInt16(truncatingIfNeeded: other.rawValue &- rawValue)
    return distance != 0 && distance < 0x8000
  }
}
