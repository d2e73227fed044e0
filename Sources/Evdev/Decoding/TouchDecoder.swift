// SPDX-License-Identifier: MIT

public import ClavierKit

/// Decodes the events of one device into frames of contacts, in the device's own units.
///
/// It understands the multi-touch protocol with slots, and surfaces with one contact, which is down
/// while a button is. ``EventTranslator`` converts all other devices to one of the two. It is
/// total: every event of every device, however broken, has a result. No contact is ever up or moved
/// that was not down before.
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
/// A slot is also `ignored`, until its contact is lifted, in three cases. The contact was down
/// before the device was opened, it came while the decoder was deaf, or it repeats the tracking ID
/// of another slot.
///
/// It allocates nothing after its first frames, as long as no frame is retained while the next is
/// made.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", protocol type B.
public struct TouchDecoder: Sendable {
  /// The origin of an event.
  public enum Origin: Hashable, Sendable {
    /// The event was read from the device.
    case live
    /// The event was derived from the device's state, after the kernel had dropped events.
    case recovered
  }

  /// The result of a finished piece of input.
  public typealias Output = Decoded<DeviceFrame>

  /// A violation of the protocol.
  public enum Fault: Hashable, Sendable {
    case slotOutOfRange(Int32, count: Int)
    /// Two slots hold the same contact.
    case repeatedTrackingID
  }

  /// Whether new contacts are ignored until they are lifted.
  public var ignoresNewContacts = false

  private let form: TouchState.Form
  /// Whether a change of a contact's shape alone appears in the frame.
  private let followsShape: Bool
  /// The device's own number, in its place in the contact IDs.
  private let deviceBits: UInt64
  private var slots: [TouchSlot]
  /// The slot that the next events are about; `nil` after an invalid one.
  private var current: Int?
  private var frame = DeviceFrame(time: Timestamp(microseconds: 0), touches: [])
  /// The number of the frame being made, from 1, so that a slot knows whether its touch belongs to
  /// it.
  private var frameNumber: UInt64 = 1
  private var isFinished = false
  private var hasLoss = false
  /// The number of this frame's contacts recovered from the device's state, which are in the order
  /// of their slots.
  private var foundContacts = 0
  /// The number of contacts so far of a surface without tracking IDs.
  private var contactCount: UInt32 = 0

  /// Makes a decoder for a device in a known state.
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
    frame.touches.reserveCapacity(touchLimit + slots.count)
  }

  /// Whether a contact is down.
  public var hasContact: Bool {
    slots.contains {
      if case .contact = $0.occupant { true } else { false }
    }
  }

  /// Whether a contact is on the device, ignored or not.
  public var isTouched: Bool { slots.contains { $0.occupant != .none } }

  /// Decodes the next event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - origin: Whether it was read or recovered.
  /// - Returns: The finished output, if any. A frame always has touches.
  public mutating func decode(_ event: InputEvent, _ origin: Origin) -> Output? {
    startFrame()
    let code = event.code
    if code == .report { return finishFrame(at: event.time) }
    switch form {
    case .slots:
      if code == .contactX { return setX(event.value) }
      if code == .contactY { return setY(event.value) }
      if code == .slot { return select(event.value) }
      if code == .contactPressure { return reshape { $0.pressure = event.value } }
      if code == .contactMajor { return reshape { $0.major = event.value } }
      if code == .contactTool { return reshape { $0.tool = event.value } }
      guard code == .trackingID else { return nil }
      if event.value < 0 { return lift(origin, at: event.time) }
      return begin(UInt32(bitPattern: event.value), origin, at: event.time)
    case .single(let button):
      if code == .x { return setX(event.value) }
      if code == .y { return setY(event.value) }
      if code == .pressure { return reshape { $0.pressure = event.value } }
      guard code == button else { return nil }
      if event.value == 0 { return lift(origin, at: event.time) }
      return press(at: event.time)
    }
  }

  /// Sets the slots' places from the device, without moving their contacts.
  ///
  /// The kernel reports only changes, so the next contact may begin there without an event.
  ///
  /// - Parameter state: The device's slots, in the same number.
  public mutating func place(_ state: TouchState) {
    for (index, slot) in zip(slots.indices, state.slots) {
      (slots[index].x, slots[index].y, slots[index].shape) = (slot.x, slot.y, slot.shape)
    }
    current = slots.indices.contains(state.currentSlot) ? state.currentSlot : nil
  }

  /// Ends all contacts, such as when the device is gone; those still down are ignored until lifted.
  ///
  /// - Parameter time: The time of the cancellation.
  /// - Returns: A frame that cancels them, or `nil` if there are none.
  public mutating func cancelAll(at time: Timestamp) -> DeviceFrame? {
    startFrame()
    for index in slots.indices {
      if case .contact(let contact) = slots[index].occupant {
        end(contact, in: index, .cancelled)
        slots[index].occupant = .ignored
      }
    }
    switch finishFrame(at: time) {
    case .frame(let frame), .loss(let frame): return frame
    case .fault, nil: return nil
    }
  }
}

extension TouchDecoder {
  /// The number of touches at which a frame ends although the device has not ended it.
  private var touchLimit: Int { 2 * slots.count + 8 }

  private mutating func startFrame() {
    guard isFinished else { return }
    isFinished = false
    hasLoss = false
    foundContacts = 0
    frameNumber &+= 1
    frame.touches.clear()
  }

  private mutating func finishFrame(at time: Timestamp) -> Output? {
    guard !frame.touches.isEmpty else { return nil }
    isFinished = true
    frame.time = time
    if foundContacts > 1 { frame.touches.orderDowns() }
    return hasLoss ? .loss(frame) : .frame(frame)
  }

  private mutating func finishFrameIfFull(at time: Timestamp) -> Output? {
    frame.touches.count < touchLimit ? nil : finishFrame(at: time)
  }

  private mutating func select(_ value: Int32) -> Output? {
    guard let index = Int(exactly: value), slots.indices.contains(index) else {
      current = nil
      return .fault(.slotOutOfRange(value, count: slots.count))
    }
    current = index
    return nil
  }

  /// Begins a contact with a tracking ID in the current slot.
  private mutating func begin(
    _ trackingID: UInt32, _ origin: Origin, at time: Timestamp
  ) -> Output? {
    guard let current else { return nil }
    let contact = Contact.ID(rawValue: deviceBits | UInt64(trackingID))
    guard slots[current].occupant != .contact(contact) else { return nil }
    // Without a −1 in between, the old contact was lifted without an event.
    leave(current, origin)
    guard !slots.contains(where: { $0.occupant == .contact(contact) }) else {
      slots[current].occupant = .ignored
      return .fault(.repeatedTrackingID)
    }
    begin(contact, in: current)
    if origin == .recovered { foundContacts += 1 }
    return finishFrameIfFull(at: time)
  }

  /// Handles the button press of a surface without tracking IDs.
  private mutating func press(at time: Timestamp) -> Output? {
    guard let current, slots[current].occupant == .none else { return nil }
    begin(Contact.ID(rawValue: deviceBits | UInt64(contactCount)), in: current)
    contactCount &+= 1
    return finishFrameIfFull(at: time)
  }

  /// Empties the current slot.
  private mutating func lift(_ origin: Origin, at time: Timestamp) -> Output? {
    guard let current else { return nil }
    leave(current, origin)
    return finishFrameIfFull(at: time)
  }

  private mutating func leave(_ index: Int, _ origin: Origin) {
    if case .contact(let contact) = slots[index].occupant {
      switch origin {
      case .live: end(contact, in: index, .up)
      case .recovered:
        end(contact, in: index, .cancelled)
        hasLoss = true
      }
    }
    slots[index].occupant = .none
  }

  private mutating func setX(_ x: Int32) -> Output? {
    guard let current, slots[current].x != x else { return nil }
    slots[current].x = x
    move(current)
    return nil
  }

  private mutating func setY(_ y: Int32) -> Output? {
    guard let current, slots[current].y != y else { return nil }
    slots[current].y = y
    move(current)
    return nil
  }

  private mutating func reshape(_ change: (inout ContactShape) -> Void) -> Output? {
    guard followsShape, let current else { return nil }
    let shape = slots[current].shape
    change(&slots[current].shape)
    if slots[current].shape != shape { move(current) }
    return nil
  }
}

extension TouchDecoder {
  private mutating func begin(_ contact: Contact.ID, in index: Int) {
    guard !ignoresNewContacts else {
      slots[index].occupant = .ignored
      return
    }
    append(contact, .down, in: index)
    slots[index].occupant = .contact(contact)
  }

  /// Sets the slot's new position in its touch of this frame, which is added if it is missing.
  private mutating func move(_ index: Int) {
    // A slot without a contact keeps its position too: the kernel reports only changes, so the next
    // contact may begin there without an event.
    guard case .contact(let contact) = slots[index].occupant else { return }
    guard let touch = slots[index].touch(inFrame: frameNumber) else {
      return append(contact, .moved, in: index)
    }
    frame.touches[touch].position = slots[index].position
    frame.touches[touch].shape = slots[index].shape
  }

  private mutating func end(_ contact: Contact.ID, in index: Int, _ phase: Contact.Phase) {
    if let touch = slots[index].touch(inFrame: frameNumber), frame.touches[touch].phase == .moved {
      frame.touches[touch].phase = phase
    } else {
      append(contact, phase, in: index)
    }
  }

  private mutating func append(_ contact: Contact.ID, _ phase: Contact.Phase, in index: Int) {
    slots[index].rememberTouch(frame.touches.count, inFrame: frameNumber)
    frame.touches.append(
      DeviceTouch(
        contact: contact, phase: phase, position: slots[index].position, shape: slots[index].shape))
  }
}

extension [DeviceTouch] {
  /// Sorts the touch-downs by their tracking IDs, in the order in which they occurred; all else
  /// stays.
  ///
  /// Contacts with further changes in the frame stay in place too, so that each begins before it
  /// ends.
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
  /// Returns whether a contact went down before another of the same device, unless tens of
  /// thousands lie between.
  fileprivate func precedes(_ other: Contact.ID) -> Bool {
    let distance = UInt16(truncatingIfNeeded: other.rawValue &- rawValue)
    return distance != 0 && distance < 0x8000
  }
}
