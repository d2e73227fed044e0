// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux

/// A simulated touchscreen, or another surface or pointer of a kiosk: a device with one owner, unplugged
/// when its owner is gone.
///
/// Contacts change slot by slot; ``sync()`` sends the frame. How a kind of device says that is its
/// ``Voice``. By default it is a screen of protocol B. Places count from zero, in the device's units,
/// from the corner where its axes begin; those of a mouse from the corner of what its pointer moves in.
///
/// The kernel sees to two things that cannot be simulated: it takes no slot beyond the last one
/// (the event is dropped, so no reader ever meets one), and it drops a position equal to the last
/// one in its slot. ``Shape/repeats`` says what to do about the second.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol" and "uinput module".
struct Touchscreen: ~Copyable {
  /// What the screen is like.
  struct Shape {
    /// What happens when a contact is reported where its slot already was.
    enum Repeats {
      /// It is moved by a unit, so that readers see it, as they do from real fingers.
      case jitter
      /// The kernel drops it: a new contact may then come without a position.
      case dropped
    }

    var kind = SurfaceKind.slots
    var name = "Clavier Rig Touchscreen"
    /// How many units wide and high it is.
    var width: Int32 = 1920
    var height: Int32 = 1080
    var slots = 10
    /// Units a millimetre; zero for a screen that does not know its size.
    var resolution: Int32 = 6
    var repeats = Repeats.jitter

    /// A usual device of a kind.
    init(_ kind: SurfaceKind = .slots) {
      self.kind = kind
      if kind.isSingle { slots = 1 }
      switch kind {
      case .resistive: (width, height, resolution) = (4_096, 4_096, 0)
      // As many counts as take the daemon's cursor from edge to edge: 10 000 units, five for each.
      case .mouse: (width, height, resolution) = (2_000, 2_000, 0)
      case .hid: (width, height, resolution) = (HIDDevice.width, HIDDevice.height, 0)
      case .unmeasured, .single, .pointer, .packets: resolution = 0
      default: break
      }
    }
  }

  let shape: Shape
  private let device: any SimulatedDevice
  private var voice: any Voice
  private var places: [(x: Int32, y: Int32)]
  private var frame = Frame()
  /// What the noise of measurements comes from.
  private var random = UInt32(1)
  /// The slots that are touched, the oldest contact first: that one moves the pointer.
  private(set) var touched: [Int] = []

  /// The device node, such as `/dev/input/event5`.
  var node: String { device.node }

  /// Plugs the screen in and waits until udev is done with it.
  ///
  /// - Throws: ``SystemError`` or ``RigError``.
  init(_ shape: Shape) throws {
    self.shape = shape
    device =
      shape.kind == .hid
      ? try HIDDevice(name: shape.name)
      : try UinputDevice(DeviceProfile(shape), name: shape.name)
    voice = shape.kind.voice()
    // What the kernel remembers of a slot, also while nothing touches it.
    places = Array(repeating: (0, 0), count: shape.slots)
  }

  /// Takes the screen away, with whatever touches it.
  consuming func unplug() {}

  /// Puts a contact down.
  ///
  /// - Throws: ``RigError`` for a slot that does not exist or is in use, or a place off the screen.
  mutating func down(_ slot: Int, x: Int32, y: Int32) throws(RigError) {
    try check(slot, isTouched: false)
    let (x, y) = try place(slot, x: x, y: y)
    touched.append(slot)
    voice.down(slot, x: x, y: y, isFirst: touched.first == slot, into: &frame)
  }

  /// Moves a contact.
  ///
  /// - Throws: ``RigError`` for a slot that nothing touches, or a place off the screen.
  mutating func move(_ slot: Int, x: Int32, y: Int32) throws(RigError) {
    try check(slot, isTouched: true)
    let (x, y) = try place(slot, x: x, y: y)
    voice.move(slot, x: x, y: y, isFirst: touched.first == slot, into: &frame)
  }

  /// Lifts a contact.
  ///
  /// - Throws: ``RigError`` for a slot that nothing touches.
  mutating func up(_ slot: Int) throws(RigError) {
    try check(slot, isTouched: true)
    touched.removeAll { $0 == slot }
    voice.up(slot, into: &frame)
  }

  /// Lifts all contacts and sends the frame, if there are any.
  ///
  /// - Throws: ``RigError`` or ``SystemError``.
  mutating func liftAll() throws {
    if !touched.isEmpty {
      for slot in touched { try up(slot) }
      try sync()
    }
    try settle()
  }

  /// Says that a contact is a palm, which is how a screen takes back what it said was a finger.
  ///
  /// - Throws: ``RigError`` for a slot that nothing touches, or a device without slots.
  mutating func palm(_ slot: Int) throws(RigError) {
    try check(slot, isTouched: true)
    guard shape.kind.hasSlots else {
      throw RigError("a screen of the kind \(shape.kind.rawValue) knows no palms")
    }
    voice.palm(slot, into: &frame)
  }

  /// Sends all changes as one frame.
  ///
  /// - Throws: ``SystemError``.
  mutating func sync() throws(SystemError) {
    voice.end(into: &frame)
    frame.report()
    defer { frame.removeAll() }
    try device.send(frame.events)
  }

  /// Says what it still owes: a lift that would be said with the next touch.
  ///
  /// - Throws: ``SystemError``.
  mutating func settle() throws(SystemError) {
    while voice.isOwing { try sync() }
  }

  /// Lets time pass, in which a device that measures again and again does so.
  ///
  /// - Parameters:
  ///   - moment: Until when.
  ///   - wait: Waits until a moment.
  /// - Throws: ``SystemError``, or what `wait` throws.
  mutating func rest(
    until moment: Timestamp, waitingBy wait: (Timestamp) throws -> Void
  ) throws {
    if let period = shape.kind.period {
      while !touched.isEmpty, Clock.now + period < moment {
        try wait(Clock.now + period)
        for slot in touched { try move(slot, x: places[slot].x, y: places[slot].y) }
        try sync()
      }
    }
    try wait(moment)
  }

  /// Sends all changes without ending the frame.
  ///
  /// - Throws: ``SystemError``.
  mutating func cutOff() throws(SystemError) {
    defer { frame.removeAll() }
    try device.send(frame.events)
  }
}

extension Touchscreen {
  private func check(_ slot: Int, isTouched wanted: Bool) throws(RigError) {
    guard places.indices.contains(slot) else {
      throw RigError("slot \(slot) is beyond the last one, \(places.count - 1)")
    }
    guard touched.contains(slot) == wanted else {
      throw RigError("slot \(slot) is \(wanted ? "not touched" : "touched already")")
    }
  }

  /// Notes where a contact is, and gives the values of the axes that say so.
  private mutating func place(
    _ slot: Int, x: Int32, y: Int32
  ) throws(RigError) -> (x: Int32, y: Int32) {
    guard (0..<shape.width).contains(x), (0..<shape.height).contains(y) else {
      throw RigError("\(x) \(y) is off the screen of \(shape.width)x\(shape.height)")
    }
    var said = (x: x, y: y)
    if shape.kind.noise > 0 {
      // The place itself stays, so that measurements do not wander.
      places[slot] = said
      said.x = min(max(0, x + noise()), shape.width - 1)
      said.y = min(max(0, y + noise()), shape.height - 1)
    } else {
      if shape.repeats == .jitter {
        said.x = jittered(x, last: places[slot].x, limit: shape.width)
        said.y = jittered(y, last: places[slot].y, limit: shape.height)
      }
      places[slot] = said
    }
    return (said.x + shape.kind.origin.x, said.y + shape.kind.origin.y)
  }

  /// How far a measurement is off: the same each time that the rig runs.
  ///
  /// **Source:** the linear congruential generator of Numerical Recipes, second edition, section 7.1.
  private mutating func noise() -> Int32 {
    random = random &* 1_664_525 &+ 1_013_904_223
    return Int32(random >> 16) % (2 * shape.kind.noise + 1) - shape.kind.noise
  }

  private func jittered(_ value: Int32, last: Int32, limit: Int32) -> Int32 {
    guard value == last else { return value }
    return value + 1 < limit ? value + 1 : value - 1
  }
}
