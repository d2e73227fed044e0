// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// A device that accepts events and has a node, removed when its last owner releases it.
protocol SimulatedDevice: AnyObject {
  /// The device node, such as `/dev/input/event5`.
  var node: String { get }
  /// Sends events in one call, so that no reader sees an incomplete frame.
  func send(_ events: [input_event]) throws(SystemError)
}

/// A device made through uinput.
///
/// **Source:** kernel documentation "uinput module".
final class UinputDevice: SimulatedDevice {
  /// The highest tracking ID in most touchscreen drivers.
  ///
  /// **Source:** `TRKID_MAX` in linux/input/mt.h.
  static let maximumTrackingID: Int32 = 0xffff

  let node: String
  private let descriptor: OwnedDescriptor

  /// Creates a device, and waits until udev has processed it.
  ///
  /// - Throws: ``SystemError`` naming the step that failed; ``RigError``.
  init(_ profile: DeviceProfile, name: String) throws {
    let descriptor = try OwnedDescriptor(
      opening: "/dev/uinput", profile.effects.isEmpty ? O_WRONLY : O_RDWR)
    let device = descriptor.rawValue
    try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, EV_KEY) }
    for key in profile.keys {
      try check("UI_SET_KEYBIT") { clinux_ui_set_keybit(device, key) }
    }
    for property in profile.properties {
      try check("UI_SET_PROPBIT") { clinux_ui_set_propbit(device, property) }
    }
    if !profile.relativeAxes.isEmpty {
      try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, EV_REL) }
    }
    for axis in profile.relativeAxes {
      try check("UI_SET_RELBIT") { clinux_ui_set_relbit(device, axis) }
    }
    if !profile.axes.isEmpty {
      try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, EV_ABS) }
    }
    for axis in profile.axes {
      var setup = uinput_abs_setup(axis)
      try check("UI_SET_ABSBIT") { clinux_ui_set_absbit(device, axis.code) }
      try check("UI_ABS_SETUP") { clinux_ui_abs_setup(device, &setup) }
    }
    if !profile.effects.isEmpty {
      try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, EV_FF) }
    }
    for effect in profile.effects {
      try check("UI_SET_FFBIT") { clinux_ui_set_ffbit(device, effect) }
    }
    var setup = uinput_setup(name: name)
    if !profile.effects.isEmpty { setup.ff_effects_max = 16 }
    try check("UI_DEV_SETUP") { clinux_ui_dev_setup(device, &setup) }
    try check("UI_DEV_CREATE") { clinux_ui_dev_create(device) }
    node = try EventNode.ofInput(try Self.sysname(device))
    self.descriptor = descriptor
  }

  /// Returns the device's name in sysfs, such as `input7`.
  private static func sysname(_ device: Int32) throws(SystemError) -> String {
    var name = [CChar](repeating: 0, count: 64)
    try check("UI_GET_SYSNAME") { clinux_ui_get_sysname(device, &name, Int32(name.count)) }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func send(_ events: [input_event]) throws(SystemError) {
    let written = try check("write /dev/uinput") {
      events.withUnsafeBytes { write(descriptor.rawValue, $0.baseAddress, $0.count) }
    }
    guard written == events.count * MemoryLayout<input_event>.size else {
      throw SystemError(call: "write /dev/uinput", code: EIO)
    }
  }
}

// A device with force feedback.

extension UinputDevice {
  /// Waits for the next event that the kernel sends to the device.
  func receive() throws(SystemError) -> input_event {
    var event = input_event()
    let size = MemoryLayout<input_event>.size
    let count = try check("read /dev/uinput") { read(descriptor.rawValue, &event, size) }
    guard count == size else { throw SystemError(call: "read /dev/uinput", code: EIO) }
    return event
  }

  /// Accepts the upload of an effect.
  ///
  /// - Parameter request: The value of the event that has requested it.
  /// - Returns: The effect.
  /// - Throws: ``SystemError`` if the request is gone.
  func acceptUpload(_ request: Int32) throws(SystemError) -> ff_effect {
    var effect = ff_effect()
    try check("UI_FF_UPLOAD") { clinux_ui_accept_upload(descriptor.rawValue, request, &effect) }
    return effect
  }

  /// Accepts the removal of an effect, which the value of an event has requested.
  func acceptErasure(_ request: Int32) throws(SystemError) {
    try check("UI_FF_ERASE") { clinux_ui_accept_erase(descriptor.rawValue, request) }
  }
}

extension uinput_abs_setup {
  fileprivate init(_ axis: DeviceProfile.Axis) {
    self.init()
    code = UInt16(axis.code)
    absinfo.minimum = axis.minimum
    absinfo.maximum = axis.maximum
    absinfo.resolution = axis.resolution
    // A value not yet reported is zero, which may be outside the axis's range.
    absinfo.value = min(max(0, axis.minimum), axis.maximum)
  }
}

extension uinput_setup {
  /// The identity of a simulated device: numbers that pid.codes reserves for tests.
  fileprivate init(name text: String) {
    self.init()
    id.bustype = UInt16(BUS_VIRTUAL)
    id.vendor = 0x1209
    id.product = 0x0001
    id.version = 1
    withUnsafeMutableBytes(of: &name) { field in
      // The last byte stays zero.
      field.dropLast().copyBytes(from: text.utf8.prefix(field.count - 1))
    }
  }
}
