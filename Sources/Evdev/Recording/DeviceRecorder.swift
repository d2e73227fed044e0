// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Glibc
public import Linux

/// Reads what a device says, exactly as the kernel says it, to be recorded.
///
/// Others go on reading the device, too. Where the kernel drops events because they were not read in
/// time, the recording has `SYN_DROPPED`, then all that the device says at that moment up to a
/// `SYN_REPORT`, and goes on from there.
public final class DeviceRecorder {
  /// How many events are read at once.
  private static let eventsPerRead = 64

  /// Why a device cannot be recorded.
  public enum Failure: Error, Hashable, Sendable {
    case system(SystemError)
    /// Another program has taken the device for itself, and nothing of it reaches us.
    case grabbed(path: String)
  }

  /// What is recorded.
  public let device: RecordedDevice
  /// The node, such as `/dev/input/event5`.
  public let path: String
  private let input: InputDevice
  private let start: Int64
  /// Whether what is read is to be passed over: the rest of a frame of which a part was dropped.
  private var isDropping = false

  /// Opens a node, with times on `CLOCK_MONOTONIC` that count from now.
  ///
  /// Takes the device for itself for a moment, which is the only way to learn whether another has.
  ///
  /// - Throws: ``Failure``.
  public init(opening path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      input = try InputDevice(opening: path)
      try input.setGrabbed(true)
      try input.setGrabbed(false)
      device = input.recordedDevice
      start = monotonicMicroseconds()
    } catch {
      throw error.code == EBUSY ? .grabbed(path: path) : .system(error)
    }
  }

  /// The descriptor to wait for.
  public var descriptorNumber: Int32 { input.descriptorNumber }

  /// Reads what is there.
  ///
  /// - Returns: The events, in order; empty if there are none now.
  /// - Throws: ``SystemError``, with `ENODEV` when the device is gone.
  public func read() throws(SystemError) -> [InputEvent] {
    let size = MemoryLayout<input_event>.size
    let number = descriptorNumber
    var result: [InputEvent] = []
    var buffer = [UInt8](repeating: 0, count: Self.eventsPerRead * size)
    let count = Glibc.read(number, &buffer, buffer.count)
    guard count > 0 else {
      let code = errno
      guard count < 0, code != EAGAIN, code != EINTR else { return [] }
      throw SystemError(call: "read \(path)", code: code)
    }
    for offset in stride(from: 0, to: count, by: size) {
      let bytes = buffer[offset..<min(offset + size, count)]
      guard var event = bytes.withUnsafeBytes({ InputEvent(bytes: $0) }) else { continue }
      event.time = Timestamp(microseconds: max(0, event.time.microseconds - start))
      result += try take(event)
    }
    return result
  }

  /// What an event adds to the recording.
  ///
  /// **Source:** kernel documentation "Event codes", `SYN_DROPPED`: what follows up to the next
  /// `SYN_REPORT` is to be passed over, and the device asked for its state.
  private func take(_ event: InputEvent) throws(SystemError) -> [InputEvent] {
    if event.code == .dropped {
      isDropping = true
      return []
    }
    guard isDropping else { return [event] }
    guard event.code == .report else { return [] }
    isDropping = false
    let state = try InputDevice(opening: path).recordedState(withZeros: true)
    return [InputEvent(.dropped, 0, at: event.time)] + state.events(at: event.time)
  }
}

extension InputDevice {
  /// What it is, and what it says at this moment.
  fileprivate var recordedDevice: RecordedDevice {
    var device = RecordedDevice(name: name)
    device.identity = RecordedDevice.Identity(
      bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(evdev)),
      vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(evdev)),
      product: UInt16(truncatingIfNeeded: libevdev_get_id_product(evdev)),
      version: UInt16(truncatingIfNeeded: libevdev_get_id_version(evdev)))
    device.properties = Set(
      (0..<UInt16(INPUT_PROP_CNT)).filter { libevdev_has_property(evdev, UInt32($0)) == 1 })
    for type in 0..<UInt16(EV_CNT) where libevdev_has_event_type(evdev, UInt32(type)) == 1 {
      device.codes[UInt16(EV_SYN), default: []].insert(type)
      let codes = codes(of: type)
      if type != UInt16(EV_SYN), !codes.isEmpty { device.codes[type] = Set(codes) }
    }
    for code in codes(of: UInt16(EV_ABS)) {
      guard let info = libevdev_get_abs_info(evdev, UInt32(code))?.pointee else { continue }
      device.axes[code] = RecordedDevice.Axis(
        info.minimum, info.maximum, fuzz: info.fuzz, flat: info.flat, resolution: info.resolution)
    }
    device.lights = values(of: UInt16(EV_LED))
    device.switches = values(of: UInt16(EV_SW))
    device.state = recordedState(withZeros: false)
    return device
  }

  /// The values of axes and keys, and of the slots; those that go without saying only on request.
  fileprivate func recordedState(withZeros: Bool) -> RecordedState {
    var state = RecordedState()
    for type in [UInt16(EV_KEY), UInt16(EV_ABS)] {
      for (number, value) in values(of: type) where withZeros || value != 0 {
        // What slots hold is said of each; of the slots themselves, which one comes next.
        guard type != UInt16(EV_ABS) || number <= UInt16(ABS_MT_SLOT) else { continue }
        state.values[InputCode(type: type, number: number)] = value
      }
    }
    let slots = min(slotCount, Int(RecordingLimits.slot) + 1)
    for code in codes(of: UInt16(EV_ABS)) where code > UInt16(ABS_MT_SLOT) {
      for slot in 0..<UInt16(slots) {
        let value = value(of: Int32(code), inSlot: Int(slot))
        guard withZeros || value != RecordedState().value(of: Int32(code), inSlot: Int(slot)) else {
          continue
        }
        state.slots[slot, default: [:]][code] = value
      }
    }
    return state
  }

  private func codes(of type: UInt16) -> [UInt16] {
    let last = libevdev_event_type_get_max(UInt32(type))
    guard last >= 0 else { return [] }
    return (0...UInt16(clamping: last)).filter {
      libevdev_has_event_code(evdev, UInt32(type), UInt32($0)) == 1
    }
  }

  private func values(of type: UInt16) -> [UInt16: Int32] {
    let pairs = codes(of: type).map {
      ($0, libevdev_get_event_value(evdev, UInt32(type), UInt32($0)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
