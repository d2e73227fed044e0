// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Glibc
import Linux

/// A simulated screen, driven event by event, with the keyboard on its lower part, and the kernel's
/// view of its slots.
struct DropScreen: ~Copyable {
  static let shape = {
    var shape = Touchscreen.Shape(named: "Clavier Rig Drops")
    (shape.slots, shape.resolution) = (4, 0)
    return shape
  }()
  static let area = TouchArea.bottom(0.4)
  /// The slot of a finger that rests far from the keyboard and is never lifted.
  static let farSlot = 3

  let node: String
  let pages: KeyboardPages
  private let device: UinputDevice
  private let kernel: OwnedDescriptor

  /// Plugs the screen in and waits until udev has processed it.
  ///
  /// - Throws: ``SystemError`` or ``RigError``.
  init(pages: KeyboardPages) throws {
    let device = try UinputDevice(DeviceProfile(Self.shape), name: Self.shape.name)
    let kernel = try OwnedDescriptor(opening: device.node, O_RDONLY | O_NONBLOCK)
    self.pages = pages
    node = device.node
    self.device = device
    self.kernel = kernel
  }

  /// Returns the centre of a letter's key, in the screen's units.
  ///
  /// - Throws: ``RigError`` if no key has the letter.
  func place(of letter: Character) throws(RigError) -> (x: Int32, y: Int32) {
    let keys = pages[.alphabetic, .lowercased].keys
    guard let key = keys.first(where: { $0.action == .character(String(letter)) }) else {
      throw RigError("the keyboard has no key \(letter)")
    }
    let (x, y) = (
      key.capFrame.center.x / pages.size.width, key.capFrame.center.y / pages.size.height
    )
    return (
      Int32(x * Double(Self.shape.width)), Int32((0.6 + 0.4 * y) * Double(Self.shape.height))
    )
  }

  /// Sends events unchanged.
  ///
  /// - Throws: ``SystemError``.
  func send(_ events: some Sequence<input_event>) throws(SystemError) {
    try device.send(Array(events))
  }

  /// Makes the kernel select the first slot, which it does only when something changes there.
  ///
  /// - Parameter x: A position different from the slot's.
  /// - Throws: ``SystemError``.
  func select(byMovingTo x: Int32) throws(SystemError) {
    try send([
      input_event(EV_ABS, ABS_MT_SLOT, 0), input_event(EV_ABS, ABS_MT_POSITION_X, x),
      input_event(EV_SYN, SYN_REPORT, 0),
    ])
  }

  /// Makes the kernel queue a number of events for each reader, in frames in which only the far
  /// finger moves.
  ///
  /// - Parameter count: The number of events, at least three. Another slot must be selected.
  /// - Throws: ``SystemError``.
  func flood(_ count: Int) throws(SystemError) {
    // The kernel reports the slot once. A frame is then one or two coordinates and its end.
    var events = [input_event(EV_ABS, ABS_MT_SLOT, Int32(Self.farSlot))]
    if count % 2 == 0 {
      events.append(input_event(EV_ABS, ABS_MT_POSITION_Y, Int32(100 + count % 100)))
    }
    for frame in 0..<((count - 1) / 2) {
      events.append(input_event(EV_ABS, ABS_MT_POSITION_X, Int32(100 + frame % 800)))
      events.append(input_event(EV_SYN, SYN_REPORT, 0))
    }
    try send(events)
  }

  /// Puts the far finger down, or lifts every finger including the far one.
  ///
  /// - Throws: ``SystemError``.
  func rest(trackingID: Int32) throws(SystemError) {
    try send([
      input_event(EV_ABS, ABS_MT_SLOT, Int32(Self.farSlot)),
      input_event(EV_ABS, ABS_MT_TRACKING_ID, trackingID),
      input_event(EV_ABS, ABS_MT_POSITION_X, 99), input_event(EV_ABS, ABS_MT_POSITION_Y, 99),
      input_event(EV_SYN, SYN_REPORT, 0),
    ])
  }

  /// A contact in the kernel's view.
  struct Contact: Hashable {
    var trackingID: UInt32
    var x: Int32
    var y: Int32
  }

  /// Returns the contacts that are down, queried from the kernel.
  ///
  /// - Throws: ``SystemError``.
  func contacts() throws(SystemError) -> Set<Contact> {
    let ids = try values(ABS_MT_TRACKING_ID)
    let (x, y) = (try values(ABS_MT_POSITION_X), try values(ABS_MT_POSITION_Y))
    return Set(
      ids.indices.filter { ids[$0] >= 0 }.map {
        Contact(trackingID: UInt32(bitPattern: ids[$0]), x: x[$0], y: y[$0])
      })
  }

  private func values(_ axis: Int32) throws(SystemError) -> [Int32] {
    var values = [Int32](repeating: 0, count: Self.shape.slots + 1)
    values[0] = axis
    try check("EVIOCGMTSLOTS \(node)") {
      clinux_eviocgmtslots(kernel.rawValue, &values, Int32(Self.shape.slots))
    }
    return Array(values.dropFirst())
  }
}
