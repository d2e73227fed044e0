// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

/// Where the keyboard lies on a device, and how the device lies under its user.
///
/// The way from a device to the keyboard, which a daemon goes, backwards.
struct Placement {
  /// How large the keyboard is, in points.
  var keyboardSize: Size
  /// Which part of the screen is keyboard.
  var area: TouchArea
  var rotation = Rotation.none
  /// What corrects the surface in its own unit square.
  var calibration = Transform.identity

  /// A point of the keyboard in the units of a device, the nearest that there is.
  func place(of point: Point, on shape: Touchscreen.Shape) -> (x: Int32, y: Int32) {
    if shape.kind == .mouse {
      // Its cursor moves in the keyboard, which is as many counts wide and high.
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
  /// Plays frames of touches in real time, as fingers on the part of the screen that is keyboard.
  ///
  /// Contacts take the lowest free slot, as in a device. A cancelled contact becomes a palm and is
  /// then lifted. Points off the screen are moved to its edge.
  ///
  /// - Parameters:
  ///   - frames: The touches, in the keyboard's own space; their times count from the start.
  ///   - placement: Where the keyboard lies.
  ///   - wait: Waits until a moment; whoever reads keys reads them meanwhile.
  /// - Returns: How late the latest frame was, which tells whether a result that depends on time
  ///   can be believed.
  /// - Throws: ``SystemError``, or ``RigError`` for touches that no device could report, or what
  ///   `wait` throws.
  mutating func play(
    _ frames: [TouchFrame], _ placement: Placement,
    waitingBy wait: (Timestamp) throws -> Void
  ) throws -> Duration {
    var contacts = ContactSlots(count: shape.slots)
    let start = Clock.now
    var latest = Duration.zero
    for frame in frames {
      let moment = start + .microseconds(frame.time.microseconds)
      try rest(until: moment, waitingBy: wait)
      latest = max(latest, Clock.now - moment)
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

/// Which slot each contact has.
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
