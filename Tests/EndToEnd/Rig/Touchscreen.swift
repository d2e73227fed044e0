// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux

/// A simulated touchscreen, or another surface or pointer of a kiosk: a device with one owner,
/// unplugged when its owner is released.
///
/// Contacts change slot by slot; ``sync()`` sends the frame. The device's ``EventEncoder`` encodes
/// the changes as events; the default is a screen of protocol B. Positions count from zero, in the
/// device's units, from the corner where its axes begin. A mouse counts from the corner of the area
/// in which its pointer moves.
///
/// The kernel prevents two things from being simulated. It drops events for a slot beyond the last
/// one, so no reader ever sees one. It also drops a position equal to the last one in its slot;
/// ``Shape/repeats`` selects how to handle that.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol" and "uinput module".
struct Touchscreen: ~Copyable {
  /// The properties of the screen.
  struct Shape {
    /// The handling of a contact reported at its slot's last position.
    enum Repeats {
      /// The contact is moved by a unit, so that readers see it, as they do with real fingers.
      case jitter
      /// The kernel drops the position: a new contact may then arrive without one.
      case dropped
    }

    var kind = SurfaceKind.slots
    var name = "Clavier Rig Touchscreen"
    /// The width in units.
    var width: Int32 = 1920
    var height: Int32 = 1080
    var slots = 10
    /// Units per millimetre; zero for a screen that does not report its size.
    var resolution: Int32 = 6
    var repeats = Repeats.jitter

    /// A typical device of a kind.
    init(_ kind: SurfaceKind = .slots) {
      self.kind = kind
      if kind.isSingle { slots = 1 }
      switch kind {
      case .resistive: (width, height, resolution) = (4_096, 4_096, 0)
      // Enough counts to move the daemon's cursor from edge to edge: 10 000 units, five per count.
      case .mouse: (width, height, resolution) = (2_000, 2_000, 0)
      case .hid: (width, height, resolution) = (HIDDevice.width, HIDDevice.height, 0)
      case .unmeasured, .single, .pointer, .packets: resolution = 0
      default: break
      }
    }

    /// A device of a kind, whose lower 40 % have the proportions of the usual keyboard unless the
    /// kind has a size of its own.
    init(_ kind: SurfaceKind = .slots, named name: String) {
      self.init(kind)
      self.name = name
      if width == 1920 { (width, height) = (1170, 1620) }
    }
  }

  let shape: Shape
  private let device: any SimulatedDevice
  private var encoder: any EventEncoder
  private var places: [(x: Int32, y: Int32)]
  private var frame = Frame()
  /// The state of the generator of measurement noise.
  private var random = UInt32(1)
  /// The slots with a contact, the oldest first: that contact moves the pointer.
  private(set) var touched: [Int] = []

  /// The device node, such as `/dev/input/event5`.
  var node: String { device.node }

  /// Plugs the screen in and waits until udev has processed it.
  ///
  /// - Throws: ``SystemError`` or ``RigError``.
  init(_ shape: Shape) throws {
    self.shape = shape
    device =
      shape.kind == .hid
      ? try HIDDevice(name: shape.name)
      : try UinputDevice(DeviceProfile(shape), name: shape.name)
    encoder = shape.kind.encoder()
    // The kernel's position of each slot, kept while no contact uses it.
    places = Array(repeating: (0, 0), count: shape.slots)
  }

  /// Unplugs the screen, even while it is touched.
  consuming func unplug() {}

  /// Puts a contact down.
  ///
  /// - Throws: ``RigError`` for a slot that does not exist or is in use, or a position off the
  ///   screen.
  mutating func down(_ slot: Int, x: Int32, y: Int32) throws(RigError) {
    try check(slot, isTouched: false)
    let (x, y) = try place(slot, x: x, y: y)
    touched.append(slot)
    encoder.down(slot, x: x, y: y, isFirst: touched.first == slot, into: &frame)
  }

  /// Moves a contact.
  ///
  /// - Throws: ``RigError`` for a slot without a contact, or a position off the screen.
  mutating func move(_ slot: Int, x: Int32, y: Int32) throws(RigError) {
    try check(slot, isTouched: true)
    let (x, y) = try place(slot, x: x, y: y)
    encoder.move(slot, x: x, y: y, isFirst: touched.first == slot, into: &frame)
  }

  /// Lifts a contact.
  ///
  /// - Throws: ``RigError`` for a slot without a contact.
  mutating func up(_ slot: Int) throws(RigError) {
    try check(slot, isTouched: true)
    touched.removeAll { $0 == slot }
    encoder.up(slot, into: &frame)
  }

  /// Lifts all contacts and sends the frame, if there are any.
  ///
  /// - Throws: ``RigError`` or ``SystemError``.
  mutating func liftAll() throws {
    if !touched.isEmpty {
      for slot in touched { try up(slot) }
      try sync()
    }
    try sendPendingLift()
  }

  /// Declares a contact a palm, which is how a screen retracts a finger.
  ///
  /// - Throws: ``RigError`` for a slot without a contact, or a device without slots.
  mutating func palm(_ slot: Int) throws(RigError) {
    try check(slot, isTouched: true)
    guard shape.kind.hasSlots else {
      throw RigError("a screen of the kind \(shape.kind.rawValue) knows no palms")
    }
    encoder.palm(slot, into: &frame)
  }

  /// Sends all changes as one frame.
  ///
  /// - Throws: ``SystemError``.
  mutating func sync() throws(SystemError) {
    encoder.end(into: &frame)
    frame.report()
    defer { frame.removeAll() }
    try device.send(frame.events)
  }

  /// Sends a pending touch-up that would otherwise be sent with the next touch.
  ///
  /// - Throws: ``SystemError``.
  mutating func sendPendingLift() throws(SystemError) {
    while encoder.hasPendingChanges { try sync() }
  }

  /// Lets time pass, during which a device that measures continuously sends measurements.
  ///
  /// - Parameters:
  ///   - moment: The end of the wait.
  ///   - wait: Waits until a moment.
  /// - Throws: ``SystemError``; the errors of `wait`.
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

  /// Records a contact's position, and returns the axis values that report it.
  private mutating func place(
    _ slot: Int, x: Int32, y: Int32
  ) throws(RigError) -> (x: Int32, y: Int32) {
    guard (0..<shape.width).contains(x), (0..<shape.height).contains(y) else {
      throw RigError("\(x) \(y) is off the screen of \(shape.width)x\(shape.height)")
    }
    var reported = (x: x, y: y)
    if shape.kind.noise > 0 {
      // The true position stays, so that measurements do not drift.
      places[slot] = reported
      reported.x = min(max(0, x + noise()), shape.width - 1)
      reported.y = min(max(0, y + noise()), shape.height - 1)
    } else {
      if shape.repeats == .jitter {
        reported.x = jittered(x, last: places[slot].x, limit: shape.width)
        reported.y = jittered(y, last: places[slot].y, limit: shape.height)
      }
      places[slot] = reported
    }
    return (reported.x + shape.kind.origin.x, reported.y + shape.kind.origin.y)
  }

  /// Returns the error of a measurement, reproducible in each run of the rig.
  ///
  /// **Source:** the linear congruential generator of Numerical Recipes, second edition, section
  /// 7.1.
  private mutating func noise() -> Int32 {
    random = random &* 1_664_525 &+ 1_013_904_223
    return Int32(random >> 16) % (2 * shape.kind.noise + 1) - shape.kind.noise
  }

  private func jittered(_ value: Int32, last: Int32, limit: Int32) -> Int32 {
    guard value == last else { return value }
    return value + 1 < limit ? value + 1 : value - 1
  }
}
