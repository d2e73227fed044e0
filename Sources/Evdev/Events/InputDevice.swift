// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import ClavierSettings
import Glibc
import Linux

/// An open device node.
///
/// libevdev keeps the device's state, and recovers changes after dropped events. The events
/// themselves are read directly from the kernel, since libevdev hides a slot's new tracking ID
/// without −1 before it. Some panels send such an ID for a finger that comes down right after
/// another was lifted. Values of axes and buttons are passed to libevdev only on demand, so that
/// its work rarely delays a touch: see ``AxisStateShadow``.
///
/// **Source:** libevdev 1.13, `sanitize_event`, libevdev/libevdev.c.
final class InputDevice {
  private let descriptor: OwnedDescriptor
  private var unread: EventBuffer
  private let device: OpaquePointer
  private let messageHandler: UnsafeMutablePointer<clavier_message_handler>
  /// The callback for libevdev's messages about the device.
  var onLibevdevMessage: (String) -> Void = { _ in }

  /// Opens a node in nonblocking mode, with times on `CLOCK_MONOTONIC`.
  ///
  /// The device's initial state is that at its opening, and ``next()`` returns the events since
  /// then first.
  ///
  /// - Throws: ``SystemError`` naming the node.
  init(opening path: String) throws(SystemError) {
    let descriptor = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    let number = descriptor.rawValue
    let opening = monotonicMicroseconds()
    guard let evdev = libevdev_new() else {
      throw SystemError(call: "libevdev_new", code: ENOMEM)
    }
    self.descriptor = descriptor
    device = evdev
    // Allocated here, since `deinit` does not run if a call above fails.
    messageHandler = .allocate(capacity: 1)
    unread = EventBuffer(slotCount: 0)
    messageHandler.initialize(
      to: clavier_message_handler(
        handle: forwardLibevdevMessage, object: Unmanaged.passUnretained(self).toOpaque()))
    clavier_forward_messages(evdev, messageHandler)
    try Self.queryState(path, into: evdev, readFrom: number)
    let queued = try Self.queuedEvents(path, on: number, since: opening)
    unread = EventBuffer(
      slotCount: Int(libevdev_get_num_slots(evdev)), Self.rewind(evdev, queued))
    unread.shadow.begin(in: Int(libevdev_get_current_slot(evdev)))
  }

  deinit {
    libevdev_free(device)
    messageHandler.deallocate()
  }

  /// The device in libevdev, updated with all events read so far.
  var evdev: OpaquePointer {
    flushToLibevdev()
    return device
  }

  var descriptorNumber: Int32 { descriptor.rawValue }

  /// The device's name.
  var name: String { libevdev_get_name(evdev).map { String(cString: $0) } ?? "" }

  /// The device's physical path; empty if unknown.
  var physicalPath: String { libevdev_get_phys(evdev).map { String(cString: $0) } ?? "" }

  /// Returns the properties by which settings match the device.
  ///
  /// - Parameter path: The node by which the device was opened.
  /// - Returns: Its name, its model and that node.
  func match(path: String) -> DeviceMatch.Device {
    DeviceMatch.Device(
      name: name, vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(evdev)),
      product: UInt16(truncatingIfNeeded: libevdev_get_id_product(evdev)), path: path)
  }

  /// Grabs the device until it is closed, or releases the grab.
  ///
  /// - Throws: ``SystemError``; `EBUSY` if another program has grabbed it.
  func setGrabbed(_ isGrabbed: Bool) throws(SystemError) {
    try check("EVIOCGRAB \(name)") { clinux_eviocgrab(descriptorNumber, isGrabbed ? 1 : 0) }
  }

  /// Whether another program has grabbed the device, determined by a brief grab.
  ///
  /// The test is skipped while a finger is down, so that no other client misses a touch-up.
  var isGrabbedByAnother: Bool {
    guard isAtRest else { return false }
    do throws(SystemError) {
      try setGrabbed(true)
      try setGrabbed(false)
      return false
    } catch {
      return error.code == EBUSY
    }
  }

  /// The device's capabilities.
  var capabilities: DeviceCapabilities {
    var result = DeviceCapabilities()
    result.properties = Set(
      (0..<INPUT_PROP_CNT).filter { libevdev_has_property(evdev, UInt32($0)) == 1 })
    result.keys = Set(codes(of: EV_KEY, below: KEY_CNT))
    result.relativeAxes = Set(codes(of: EV_REL, below: REL_CNT))
    for code in codes(of: EV_ABS, below: ABS_CNT) {
      guard let info = libevdev_get_abs_info(evdev, UInt32(code))?.pointee else { continue }
      result.axes[code] = AbsoluteAxis(info.minimum, info.maximum, resolution: info.resolution)
    }
    return result
  }

  /// Returns the codes of a type that the device has, ascending.
  func codes(of type: Int32, below limit: Int32) -> [Int32] {
    (0..<limit).filter { libevdev_has_event_code(evdev, UInt32(type), UInt32($0)) == 1 }
  }

  /// Reads the next events; after dropped events, first those that recover the state.
  func next() -> InputStep {
    guard let step = unread.nextFrame(from: descriptor.rawValue, of: device) else {
      return recover()
    }
    if case .dropped = step { return drop() }
    return step
  }

  /// Reads the next event that recovers the state, and after the last one the next events.
  private func recover() -> InputStep {
    let step = step(LIBEVDEV_READ_FLAG_SYNC.rawValue)
    guard case .nothing = step else { return step }
    unread.isRecovering = false
    return next()
  }

  /// Applies the events since the opening to the state, for a caller that begins now.
  func applyOpeningEvents() {
    while unread.hasEvents, case .events = unread.nextFrame(from: descriptor.rawValue, of: device) {
    }
  }

  private func drop() -> InputStep {
    // The remaining events precede the gap or lie in it; libevdev skips those pending in the
    // kernel.
    unread.discard()
    unread.isRecovering = true
    // libevdev may report no event for the gap itself; the recovered events come next.
    if case .failed(let error) = step(LIBEVDEV_READ_FLAG_FORCE_SYNC.rawValue) {
      return .failed(error)
    }
    return .dropped
  }

  /// Passes the read events to libevdev: of a finger's path, only the last value of each axis and
  /// button.
  private func flushToLibevdev() {
    guard unread.shadow.hasPendingValues else { return }
    unread.shadow.drain(
      ofSlot: { libevdev_set_slot_value(device, UInt32($0), UInt32($1), $2) },
      ofAxis: { libevdev_set_event_value(device, UInt32(EV_ABS), UInt32($0), $1) },
      ofButton: { libevdev_set_event_value(device, UInt32(EV_KEY), UInt32($0), $1) })
    guard libevdev_get_num_slots(device) > 0 else { return }
    // Refreshes libevdev's device-wide copy of the current slot's values.
    libevdev_set_event_value(
      device, UInt32(EV_ABS), UInt32(ABS_MT_SLOT), Int32(clamping: unread.shadow.currentSlot))
  }

  private func step(_ flag: UInt32) -> InputStep {
    var event = input_event()
    let result = libevdev_next_event(evdev, flag, &event)
    unread.shadow.begin(in: Int(libevdev_get_current_slot(device)))
    switch result {
    // An interrupted recovery is a failure: a second one would not repeat the changes of the first.
    case -EAGAIN: return .nothing
    case ..<0: return .failed(SystemError(call: "read", code: -result))
    case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue): return .events([InputEvent(event)])
    default:
      let event = InputEvent(event)
      return event.code == .dropped ? .dropped : .recovered(event)
    }
  }
}

extension InputDevice: DeviceValues {
  var slotCount: Int { max(0, Int(libevdev_get_num_slots(evdev))) }

  var currentSlot: Int { max(0, Int(libevdev_get_current_slot(evdev))) }

  func value(of code: InputCode) -> Int32 {
    libevdev_get_event_value(evdev, UInt32(code.type), UInt32(code.number))
  }

  func value(of axis: Int32, inSlot slot: Int) -> Int32 {
    guard slot < slotCount else { return axis == ABS_MT_TRACKING_ID ? -1 : 0 }
    return libevdev_get_slot_value(evdev, UInt32(slot), UInt32(axis))
  }
}

extension InputEvent {
  /// Converts an event of a device whose clock is `CLOCK_MONOTONIC`.
  init(_ event: input_event) {
    let time = withUnsafePointer(to: event) { clinux_input_event_microseconds($0) }
    self.init(
      InputCode(type: event.type, number: event.code), event.value,
      at: Timestamp(microseconds: time))
  }

  /// Converts the bytes of one event; `nil` if their number is different.
  ///
  /// **Source:** `struct input_event`, linux/input.h.
  package init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == MemoryLayout<input_event>.size else { return nil }
    self.init(bytes.loadUnaligned(as: input_event.self))
  }
}

/// Forwards libevdev's message about a device to the device's callback, as one line.
private func forwardLibevdevMessage(
  _ device: UnsafeMutableRawPointer, _ message: UnsafePointer<CChar>
) {
  let line = String(cString: message).prefix { $0 != "\n" }
  let device = Unmanaged<InputDevice>.fromOpaque(device).takeUnretainedValue()
  device.onLibevdevMessage(String(line))
}
