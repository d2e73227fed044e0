// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// How a device puts into events what happens on it.
///
/// Places are values of its axes. Each call adds to the frame that ``end(into:)`` completes; the end of
/// the frame itself, `SYN_REPORT`, is not its matter, unless one deed takes several frames.
protocol Voice {
  /// A contact comes down. The first of those that are down moves the pointer.
  mutating func down(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame)
  /// A contact moves.
  mutating func move(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame)
  /// A contact is lifted.
  mutating func up(_ slot: Int, into frame: inout Frame)
  /// A contact turns out to be a palm; only for devices that can say so.
  mutating func palm(_ slot: Int, into frame: inout Frame)
  /// The frame is complete.
  mutating func end(into frame: inout Frame)
  /// Whether something has happened that was not said yet.
  var isOwing: Bool { get }
}

extension Voice {
  mutating func palm(_ slot: Int, into frame: inout Frame) {}
  mutating func end(into frame: inout Frame) {}
  var isOwing: Bool { false }
}

/// The events of a frame.
struct Frame {
  private(set) var events: [input_event] = []

  mutating func append(_ type: Int32, _ code: Int32, _ value: Int32) {
    events.append(
      input_event(time: timeval(), type: UInt16(type), code: UInt16(code), value: value))
  }

  mutating func key(_ code: Int32, _ isDown: Bool) { append(EV_KEY, code, isDown ? 1 : 0) }
  mutating func axis(_ code: Int32, _ value: Int32) { append(EV_ABS, code, value) }
  mutating func report() { append(EV_SYN, SYN_REPORT, 0) }
  mutating func removeAll() { events.removeAll(keepingCapacity: true) }
}

/// Contacts in slots: protocol B.
struct SlotVoice: Voice {
  /// The first slot that is used.
  var firstSlot = 0
  /// Whether a lift is said only with the next frame, and not at all if the slot is taken there.
  var handsOver = false
  /// The buttons that say how many contacts there are, of one, of two and so on.
  var tools: [Int32] = []
  private var selected = 0
  private var nextTrackingID: Int32 = 0
  /// The slots that have a contact as far as was said.
  private var occupied: Set<Int> = []
  /// The slots whose contact is lifted, which was not said yet, and whether it was in this frame.
  private var lifted: [Int: Bool] = [:]

  init(firstSlot: Int = 0, handsOver: Bool = false, tools: [Int32] = []) {
    self.firstSlot = firstSlot
    self.handsOver = handsOver
    self.tools = tools
  }

  var isOwing: Bool { !lifted.isEmpty }

  mutating func down(_ slot: Int, x: Int32, y: Int32, isFirst: Bool, into frame: inout Frame) {
    lifted[slot] = nil
    for other in lifted.keys.sorted() { empty(other, into: &frame) }
    select(slot, into: &frame)
    frame.axis(ABS_MT_TRACKING_ID, nextTrackingID)
    // The kernel keeps a slot's tool: where a palm was, a finger must be said to be one.
    frame.axis(ABS_MT_TOOL_TYPE, MT_TOOL_FINGER)
    // A device's numbers go round: the axis ends there.
    nextTrackingID = (nextTrackingID + 1) & UinputDevice.maximumTrackingID
    let count = occupied.count
    occupied.insert(slot)
    tell(count, into: &frame)
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
    tell(count, into: &frame)
  }

  private mutating func select(_ slot: Int, into frame: inout Frame) {
    guard slot + firstSlot != selected else { return }
    selected = slot + firstSlot
    frame.axis(ABS_MT_SLOT, Int32(selected))
  }

  /// Says whether anything touches, and how many, if that is now something else.
  private func tell(_ before: Int, into frame: inout Frame) {
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
struct PacketVoice: Voice {
  /// Whether contacts have numbers of their own.
  let isTracked: Bool
  private var contacts: [(slot: Int, id: Int32, x: Int32, y: Int32)] = []
  private var nextTrackingID: Int32 = 0
  /// Whether the next frame has its contacts the other way round: their order means nothing.
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
    // Without any contact the packet is empty.
    if contacts.isEmpty { frame.append(EV_SYN, SYN_MT_REPORT, 0) }
    isReversed.toggle()
  }
}

/// One place, and whether it is touched.
struct PositionVoice: Voice {
  /// What is down while it is touched, if that is said.
  var button: Int32?
  /// How hard it is touched, if that is said.
  var pressure: Int32?
  /// What is there from before the touch to after it.
  var tool: Int32?
  /// Whether its place is said in a frame before that of the touch.
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

/// How far it is moved, and whether it is pressed: a mouse.
///
/// Places count from the upper left corner of what its pointer moves in: before each press it goes
/// there, far beyond every edge, since nobody knows where the pointer is.
struct MotionVoice: Voice {
  /// Farther than any screen is wide.
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
