// SPDX-License-Identifier: MIT

import ClavierKit
import Linux

extension Touchscreen {
  /// Plays frames of touches in real time, as fingers on the part of the screen that is keyboard.
  ///
  /// Contacts take the lowest free slot, as in a device. A cancelled contact becomes a palm and is
  /// then lifted. Points off the screen are moved to its edge.
  ///
  /// - Parameters:
  ///   - frames: The touches, in the keyboard's own space; their times count from the start.
  ///   - keyboardSize: How large the keyboard is, in points.
  ///   - area: Which part of the screen is keyboard.
  ///   - wait: Waits until a moment; whoever reads keys reads them meanwhile.
  /// - Returns: How late the latest frame was, which tells whether a result that depends on time
  ///   can be believed.
  /// - Throws: ``SystemError``, or ``RigError`` for touches that no device could report, or what
  ///   `wait` throws.
  mutating func play(
    _ frames: [TouchFrame], keyboardSize: Size, area: TouchArea,
    waitingBy wait: (Timestamp) throws -> Void
  ) throws -> Duration {
    var contacts = ContactSlots(count: shape.slots)
    let start = Clock.now
    var latest = Duration.zero
    for frame in frames {
      let moment = start + .microseconds(frame.time.microseconds)
      try wait(moment)
      latest = max(latest, Clock.now - moment)
      try send(frame, contacts: &contacts, keyboardSize: keyboardSize, area: area)
    }
    return latest
  }

  private mutating func send(
    _ frame: TouchFrame, contacts: inout ContactSlots, keyboardSize: Size, area: TouchArea
  ) throws {
    var lifted: [Int] = []
    for touch in frame.touches {
      let (x, y) = place(of: touch.point, keyboardSize: keyboardSize, area: area)
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

  /// A point of the keyboard in the screen's own units, the nearest that there is.
  private func place(of point: Point, keyboardSize: Size, area: TouchArea) -> (Int32, Int32) {
    let rect = area.unitRect
    let x = rect.minX + rect.width * point.x / keyboardSize.width
    let y = rect.minY + rect.height * point.y / keyboardSize.height
    return (nearestUnit(x, of: shape.width), nearestUnit(y, of: shape.height))
  }

  private func nearestUnit(_ fraction: Double, of count: Int32) -> Int32 {
    let unit = (fraction * Double(count)).rounded(.down)
    return Int32(min(max(unit, 0), Double(count - 1)))
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
