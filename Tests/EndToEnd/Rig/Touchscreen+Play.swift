// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

/// The position of the keyboard on a device, and the mounting of the device.
///
/// It converts keyboard positions to device positions, the inverse of the daemon's conversion.
struct Placement {
  /// The size of the keyboard, in points.
  var keyboardSize: Size
  /// The part of the screen that is keyboard.
  var area: TouchArea
  var rotation = Rotation.none
  /// The calibration of the surface, in its unit square.
  var calibration = Transform.identity

  /// Returns the nearest position in device units to a point of the keyboard.
  func place(of point: Point, on shape: Touchscreen.Shape) -> (x: Int32, y: Int32) {
    if shape.kind == .mouse {
      // Its cursor moves within the keyboard, whose size in counts is that of the device.
      return (
        Self.unit(point.x / keyboardSize.width, of: shape.width),
        Self.unit(point.y / keyboardSize.height, of: shape.height)
      )
    }
    let rect = area.unitRect
    let seen = Point(
      x: rect.minX + rect.width * point.x / keyboardSize.width,
      y: rect.minY + rect.height * point.y / keyboardSize.height)
    let back = calibration.then(rotation.transform).inverse ?? .identity
    let place = back(seen)
    return (Self.unit(place.x, of: shape.width), Self.unit(place.y, of: shape.height))
  }

  private static func unit(_ fraction: Double, of count: Int32) -> Int32 {
    let unit = (fraction * Double(count)).rounded(.down)
    return Int32(min(max(unit, 0), Double(count - 1)))
  }
}

extension Touchscreen {
  /// Plays frames of touches in real time, as fingers on the keyboard's part of the screen.
  ///
  /// No interval between frames is shorter than that of their times, also after a late frame.
  /// Otherwise, a finger that returns too soon would count as a bounce.
  ///
  /// Contacts occupy the lowest free slot, as in a device. A cancelled contact becomes a palm and
  /// is then lifted. Points off the screen are clamped to its edge.
  ///
  /// - Parameters:
  ///   - frames: The touches, in the keyboard's coordinates; their times count from the start.
  ///   - placement: The position of the keyboard.
  ///   - wait: Waits until a moment; a caller that reads keys reads them meanwhile.
  /// - Returns: The maximum lateness of a frame, which shows whether a time-dependent result can be
  ///   trusted.
  /// - Throws: ``SystemError``; ``RigError`` for touches that no device could report; the errors of
  ///   `wait`.
  mutating func play(
    _ frames: [TouchFrame], _ placement: Placement,
    waitingBy wait: (Timestamp) throws -> Void
  ) throws -> Duration {
    var contacts = ContactSlots(count: shape.slots)
    var start = Clock.now
    var latest = Duration.zero
    for frame in frames {
      let moment = start + .microseconds(frame.time.microseconds)
      try rest(until: moment, waitingBy: wait)
      let lateness = max(.zero, Clock.now - moment)
      latest = max(latest, lateness)
      start = start + lateness
      try send(frame, contacts: &contacts, placement)
    }
    return latest
  }

  private mutating func send(
    _ frame: TouchFrame, contacts: inout ContactSlots, _ placement: Placement
  ) throws {
    var lifted: [Int] = []
    for touch in frame.touches {
      let (x, y) = placement.place(of: touch.point, on: shape)
      switch touch.phase {
      case .down:
        try down(try contacts.occupy(touch.contact), x: x, y: y)
      case .moved:
        try move(try contacts.slot(of: touch.contact), x: x, y: y)
      case .up:
        try up(try contacts.leave(touch.contact))
      case .cancelled:
        let slot = try contacts.leave(touch.contact)
        try palm(slot)
        lifted.append(slot)
      }
    }
    try sync()
    guard !lifted.isEmpty else { return }
    for slot in lifted {
      try up(slot)
    }
    try sync()
  }
}

/// The slot of each contact.
private struct ContactSlots {
  private var contacts: [Contact.ID?]

  init(count: Int) {
    contacts = Array(repeating: nil, count: count)
  }

  mutating func occupy(_ contact: Contact.ID) throws(RigError) -> Int {
    guard !contacts.contains(contact) else {
      throw RigError("contact \(contact.rawValue) goes down twice")
    }
    guard let slot = contacts.firstIndex(of: nil) else {
      throw RigError("more contacts than the screen's \(contacts.count) slots")
    }
    contacts[slot] = contact
    return slot
  }

  func slot(of contact: Contact.ID) throws(RigError) -> Int {
    guard let slot = contacts.firstIndex(of: contact) else {
      throw RigError("contact \(contact.rawValue) is not down")
    }
    return slot
  }

  mutating func leave(_ contact: Contact.ID) throws(RigError) -> Int {
    let slot = try slot(of: contact)
    contacts[slot] = nil
    return slot
  }
}
