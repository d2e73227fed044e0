// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The encoding of contacts as a device's events.
///
/// Positions are values of its axes. Each call adds to the frame that ``end(into:)`` completes. The
/// caller sends the end of the frame itself, `SYN_REPORT`, unless one action needs several frames.
protocol EventEncoder {
  /// Puts a contact down. The first contact moves the pointer.
  mutating func down(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame)
  /// Moves a contact.
  mutating func move(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame)
  /// Lifts a contact.
  mutating func up(_ slot: Int, into frame: inout Frame)
  /// Declares a contact a palm; only for devices that can report it.
  mutating func palm(_ slot: Int, into frame: inout Frame)
  /// Completes the frame.
  mutating func end(into frame: inout Frame)
  /// Whether a change has not been reported yet.
  var hasPendingChanges: Bool { get }
}

extension EventEncoder {
  mutating func palm(_ slot: Int, into frame: inout Frame) {}
  mutating func end(into frame: inout Frame) {}
  var hasPendingChanges: Bool { false }
}

/// The events of a frame.
struct Frame {
  private(set) var events: [input_event] = []

  mutating func append(_ type: Int32, _ code: Int32, _ value: Int32) {
    events.append(input_event(type, code, value))
  }

  mutating func key(_ code: Int32, _ isDown: Bool) { append(EV_KEY, code, isDown ? 1 : 0) }
  mutating func axis(_ code: Int32, _ value: Int32) { append(EV_ABS, code, value) }
  mutating func report() { append(EV_SYN, SYN_REPORT, 0) }
  mutating func removeAll() { events.removeAll(keepingCapacity: true) }
}

extension input_event {
  /// Creates an event, whose time the kernel sets.
  init(_ type: Int32, _ code: Int32, _ value: Int32) {
    self.init(time: timeval(), type: UInt16(type), code: UInt16(code), value: value)
  }
}

/// Contacts in slots: protocol B.
struct SlotEncoder: EventEncoder {
  /// The first slot that is used.
  var firstSlot = 0
  /// Whether a touch-up is reported only with the next frame, and omitted if that frame reuses the
  /// slot.
  var handsOver = false
  /// The buttons that report the number of contacts: one, two and so on.
  var tools: [Int32] = []
  private var selected = 0
  private var nextTrackingID: Int32 = 0
  /// The slots that have a contact in the events so far.
  private var occupied: Set<Int> = []
  /// The slots with an unreported touch-up, and whether it belongs to this frame.
  private var lifted: [Int: Bool] = [:]

  init(firstSlot: Int = 0, handsOver: Bool = false, tools: [Int32] = []) {
    self.firstSlot = firstSlot
    self.handsOver = handsOver
    self.tools = tools
  }

  var hasPendingChanges: Bool { !lifted.isEmpty }

  mutating func down(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    lifted[slot] = nil
    for other in lifted.keys.sorted() { empty(other, into: &frame) }
    select(slot, into: &frame)
    frame.axis(ABS_MT_TRACKING_ID, nextTrackingID)
    // The kernel keeps a slot's tool, so a finger after a palm must be reported as a finger.
    frame.axis(ABS_MT_TOOL_TYPE, MT_TOOL_FINGER)
    // A device's IDs wrap around at the end of the axis.
    nextTrackingID = (nextTrackingID + 1) & UinputDevice.maximumTrackingID
    let count = occupied.count
    occupied.insert(slot)
    append(count, into: &frame)
    place(x, y, isFirst, into: &frame)
  }

  mutating func move(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    select(slot, into: &frame)
    place(x, y, isFirst, into: &frame)
  }

  mutating func up(_ slot: Int, into frame: inout Frame) {
    if handsOver {
      lifted[slot] = true
    } else {
      empty(slot, into: &frame)
    }
  }

  mutating func palm(_ slot: Int, into frame: inout Frame) {
    select(slot, into: &frame)
    frame.axis(ABS_MT_TOOL_TYPE, MT_TOOL_PALM)
  }

  mutating func end(into frame: inout Frame) {
    for (slot, isNew) in lifted.sorted(by: { $0.key < $1.key }) {
      if isNew {
        lifted[slot] = false
      } else {
        empty(slot, into: &frame)
      }
    }
  }

  private mutating func empty(_ slot: Int, into frame: inout Frame) {
    lifted[slot] = nil
    select(slot, into: &frame)
    frame.axis(ABS_MT_TRACKING_ID, -1)
    let count = occupied.count
    occupied.remove(slot)
    append(count, into: &frame)
  }

  private mutating func select(_ slot: Int, into frame: inout Frame) {
    guard slot + firstSlot != selected else { return }
    selected = slot + firstSlot
    frame.axis(ABS_MT_SLOT, Int32(selected))
  }

  /// Reports whether there are contacts, and how many, if that changed.
  private func append(_ before: Int, into frame: inout Frame) {
    let now = occupied.count
    if (before > 0) != (now > 0) { frame.key(BTN_TOUCH, now > 0) }
    for (index, tool) in tools.enumerated() where (before == index + 1) != (now == index + 1) {
      frame.key(tool, now == index + 1)
    }
  }

  private func place(_ x: Int32, _ y: Int32, _ isFirst: Bool, into frame: inout Frame) {
    frame.axis(ABS_MT_POSITION_X, x)
    frame.axis(ABS_MT_POSITION_Y, y)
    guard isFirst else { return }
    frame.axis(ABS_X, x)
    frame.axis(ABS_Y, y)
  }
}

/// All contacts in each frame: protocol A.
struct PacketEncoder: EventEncoder {
  /// Whether contacts have tracking IDs.
  let isTracked: Bool
  private var contacts: [(slot: Int, id: Int32, x: Int32, y: Int32)] = []
  private var nextTrackingID: Int32 = 0
  /// Whether the next frame has its contacts in reverse order, since their order is meaningless.
  private var isReversed = false

  init(isTracked: Bool) {
    self.isTracked = isTracked
  }

  mutating func down(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    contacts.append((slot, nextTrackingID, x, y))
    nextTrackingID = (nextTrackingID + 1) & UinputDevice.maximumTrackingID
  }

  mutating func move(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    for index in contacts.indices where contacts[index].slot == slot {
      (contacts[index].x, contacts[index].y) = (x, y)
    }
  }

  mutating func up(_ slot: Int, into frame: inout Frame) {
    contacts.removeAll { $0.slot == slot }
  }

  mutating func end(into frame: inout Frame) {
    for contact in isReversed ? contacts.reversed() : contacts {
      if isTracked { frame.axis(ABS_MT_TRACKING_ID, contact.id) }
      frame.axis(ABS_MT_POSITION_X, contact.x)
      frame.axis(ABS_MT_POSITION_Y, contact.y)
      frame.append(EV_SYN, SYN_MT_REPORT, 0)
    }
    // A packet without contacts is empty.
    if contacts.isEmpty { frame.append(EV_SYN, SYN_MT_REPORT, 0) }
    isReversed.toggle()
  }
}

/// One position, and whether it is touched.
struct PositionEncoder: EventEncoder {
  /// The button that is down during the touch; `nil` for none.
  var button: Int32?
  /// The reported pressure of a touch; `nil` for none.
  var pressure: Int32?
  /// The tool that is present from before the touch to after it; `nil` for none.
  var tool: Int32?
  /// Whether the position is reported in a frame before the touch's.
  var isSeenBefore = false

  mutating func down(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    if isSeenBefore {
      if let tool { frame.key(tool, true) }
      place(x, y, into: &frame)
      frame.report()
    }
    if let button { frame.key(button, true) }
    if !isSeenBefore { place(x, y, into: &frame) }
    if let pressure { frame.axis(ABS_PRESSURE, pressure) }
  }

  mutating func move(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    place(x, y, into: &frame)
  }

  mutating func up(_ slot: Int, into frame: inout Frame) {
    if let button { frame.key(button, false) }
    if pressure != nil { frame.axis(ABS_PRESSURE, 0) }
    guard let tool else { return }
    frame.report()
    frame.key(tool, false)
  }

  private func place(_ x: Int32, _ y: Int32, into frame: inout Frame) {
    frame.axis(ABS_X, x)
    frame.axis(ABS_Y, y)
  }
}

/// Relative motion and a button: a mouse.
///
/// Positions count from the upper left corner of the area in which its pointer moves. The pointer's
/// position is unknown, so before each press it moves there, far beyond every edge.
struct MotionEncoder: EventEncoder {
  /// A distance greater than any screen's width, in counts.
  private static let home: Int32 = -40_000
  private var x: Int32 = 0
  private var y: Int32 = 0

  mutating func down(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    frame.append(EV_REL, REL_X, Self.home)
    frame.append(EV_REL, REL_Y, Self.home)
    frame.report()
    (self.x, self.y) = (0, 0)
    move(slot, x: x, y: y, isFirst: isFirst, into: &frame)
    frame.report()
    frame.key(BTN_LEFT, true)
  }

  mutating func move(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    frame.append(EV_REL, REL_X, x - self.x)
    frame.append(EV_REL, REL_Y, y - self.y)
    (self.x, self.y) = (x, y)
  }

  mutating func up(_ slot: Int, into frame: inout Frame) {
    frame.key(BTN_LEFT, false)
  }
}
