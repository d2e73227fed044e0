// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// A simulated touchscreen: a uinput device with one owner, unplugged when its owner is gone.
///
/// Contacts change slot by slot; ``sync()`` sends the frame. By default it is a screen of protocol
/// B.
///
/// The kernel sees to two things that cannot be simulated: it takes no slot beyond the last one
/// (the event is dropped, so no reader ever meets one), and it drops a position equal to the last
/// one in its slot. ``Shape/repeats`` says what to do about the second.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol" and "uinput module".
struct Touchscreen: ~Copyable {
  /// What the screen is like.
  struct Shape {
    /// How contacts are reported.
    enum Contacts {
      /// Each in a slot of its own: protocol B.
      case multiple
      /// As a pointer that touches or does not: one contact, no slots.
      case single
    }

    /// What happens when a contact is reported where its slot already was.
    enum Repeats {
      /// It is moved by a unit, so that readers see it, as they do from real fingers.
      case jitter
      /// The kernel drops it: a new contact may then come without a position.
      case dropped
    }

    var name = "Clavier Rig Touchscreen"
    /// How many units wide and high it is; the axes run from zero.
    var width: Int32 = 1920
    var height: Int32 = 1080
    var slots = 10
    /// Units a millimetre; zero for a screen that does not know its size.
    var resolution: Int32 = 6
    var contacts = Contacts.multiple
    var repeats = Repeats.jitter
  }

  let shape: Shape
  /// The device node, such as `/dev/input/event5`.
  let node: String
  private let device: UinputDevice
  private var slots: [Slot]
  private var frame: [input_event] = []
  private var selected = 0
  private var nextTrackingID: Int32 = 0
  /// The slots that are touched, the oldest contact first: that one moves the pointer.
  private(set) var touched: [Int] = []

  /// What the kernel remembers of a slot, also while nothing touches it.
  private struct Slot {
    var x: Int32 = 0
    var y: Int32 = 0
  }

  /// Plugs the screen in and waits until udev is done with it.
  ///
  /// - Throws: ``SystemError`` or ``RigError``.
  init(_ shape: Shape) throws {
    let device = try UinputDevice(shape)
    node = try EventNode.ofInput(try device.sysname())
    self.shape = shape
    slots = [Slot](repeating: Slot(), count: shape.slots)
    self.device = device
  }

  /// Takes the screen away, with whatever touches it.
  consuming func unplug() {}

  /// Puts a contact down.
  ///
  /// - Throws: ``RigError`` for a slot that does not exist or is in use, or a place off the screen.
  mutating func down(_ slot: Int, x: Int32, y: Int32) throws(RigError) {
    try check(slot, isTouched: false)
    touched.append(slot)
    if shape.contacts == .multiple {
      select(slot)
      append(EV_ABS, ABS_MT_TRACKING_ID, nextTrackingID)
      // The kernel keeps a slot's tool: where a palm was, a finger must be said to be one.
      append(EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_FINGER)
      // A device's numbers go round: the axis ends there.
      nextTrackingID = (nextTrackingID + 1) & UinputDevice.maximumTrackingID
    }
    if touched.count == 1 { append(EV_KEY, BTN_TOUCH, 1) }
    try place(slot, x: x, y: y)
  }

  /// Moves a contact.
  ///
  /// - Throws: ``RigError`` for a slot that nothing touches, or a place off the screen.
  mutating func move(_ slot: Int, x: Int32, y: Int32) throws(RigError) {
    try check(slot, isTouched: true)
    if shape.contacts == .multiple { select(slot) }
    try place(slot, x: x, y: y)
  }

  /// Lifts a contact.
  ///
  /// - Throws: ``RigError`` for a slot that nothing touches.
  mutating func up(_ slot: Int) throws(RigError) {
    try check(slot, isTouched: true)
    touched.removeAll { $0 == slot }
    if shape.contacts == .multiple {
      select(slot)
      append(EV_ABS, ABS_MT_TRACKING_ID, -1)
    }
    if touched.isEmpty { append(EV_KEY, BTN_TOUCH, 0) }
  }

  /// Lifts all contacts and sends the frame, if there are any.
  ///
  /// - Throws: ``RigError`` or ``SystemError``.
  mutating func liftAll() throws {
    guard !touched.isEmpty else { return }
    for slot in touched { try up(slot) }
    try sync()
  }

  /// Says that a contact is a palm, which is how a screen takes back what it said was a finger.
  ///
  /// - Throws: ``RigError`` for a slot that nothing touches, or a screen without slots.
  mutating func palm(_ slot: Int) throws(RigError) {
    try check(slot, isTouched: true)
    guard shape.contacts == .multiple else {
      throw RigError("a screen for a single contact knows no palms")
    }
    select(slot)
    append(EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_PALM)
  }

  /// Sends all changes as one frame.
  ///
  /// - Throws: ``SystemError``.
  mutating func sync() throws(SystemError) {
    append(EV_SYN, SYN_REPORT, 0)
    defer { frame.removeAll(keepingCapacity: true) }
    try device.send(frame)
  }

  /// Sends all changes without ending the frame.
  ///
  /// - Throws: ``SystemError``.
  mutating func cutOff() throws(SystemError) {
    defer { frame.removeAll(keepingCapacity: true) }
    try device.send(frame)
  }
}

extension Touchscreen {
  private func check(_ slot: Int, isTouched wanted: Bool) throws(RigError) {
    guard slots.indices.contains(slot) else {
      throw RigError("slot \(slot) is beyond the last one, \(slots.count - 1)")
    }
    guard touched.contains(slot) == wanted else {
      throw RigError("slot \(slot) is \(wanted ? "not touched" : "touched already")")
    }
  }

  private mutating func select(_ slot: Int) {
    guard slot != selected else { return }
    selected = slot
    append(EV_ABS, ABS_MT_SLOT, Int32(slot))
  }

  /// Reports where a contact is, and the pointer with the oldest one.
  private mutating func place(_ slot: Int, x: Int32, y: Int32) throws(RigError) {
    guard (0..<shape.width).contains(x), (0..<shape.height).contains(y) else {
      throw RigError("\(x) \(y) is off the screen of \(shape.width)x\(shape.height)")
    }
    var x = x
    var y = y
    if shape.repeats == .jitter {
      x = jittered(x, last: slots[slot].x, limit: shape.width)
      y = jittered(y, last: slots[slot].y, limit: shape.height)
    }
    slots[slot] = Slot(x: x, y: y)
    if shape.contacts == .multiple {
      append(EV_ABS, ABS_MT_POSITION_X, x)
      append(EV_ABS, ABS_MT_POSITION_Y, y)
    }
    guard touched.first == slot else { return }
    append(EV_ABS, ABS_X, x)
    append(EV_ABS, ABS_Y, y)
  }

  private func jittered(_ value: Int32, last: Int32, limit: Int32) -> Int32 {
    guard value == last else { return value }
    return value + 1 < limit ? value + 1 : value - 1
  }

  private mutating func append(_ type: Int32, _ code: Int32, _ value: Int32) {
    frame.append(
      input_event(time: timeval(), type: UInt16(type), code: UInt16(code), value: value))
  }
}
