// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// A device made through uinput, gone with its owner.
///
/// **Source:** kernel documentation "uinput module".
struct UinputDevice: ~Copyable {
  /// The highest tracking ID of most touchscreens' drivers.
  ///
  /// **Source:** `TRKID_MAX` in linux/input/mt.h.
  static let maximumTrackingID: Int32 = 0xffff

  private let descriptor: OwnedDescriptor

  /// Makes a touchscreen.
  ///
  /// - Throws: ``SystemError`` naming the step that failed.
  init(_ shape: Touchscreen.Shape) throws(SystemError) {
    let descriptor = try OwnedDescriptor(opening: "/dev/uinput", O_WRONLY)
    let device = descriptor.rawValue
    try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, EV_KEY) }
    try check("UI_SET_KEYBIT") { clinux_ui_set_keybit(device, BTN_TOUCH) }
    try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, EV_ABS) }
    try check("UI_SET_PROPBIT") { clinux_ui_set_propbit(device, INPUT_PROP_DIRECT) }
    for var axis in shape.axes {
      try check("UI_SET_ABSBIT") { clinux_ui_set_absbit(device, Int32(axis.code)) }
      try check("UI_ABS_SETUP") { clinux_ui_abs_setup(device, &axis) }
    }
    var setup = uinput_setup(shape)
    try check("UI_DEV_SETUP") { clinux_ui_dev_setup(device, &setup) }
    try check("UI_DEV_CREATE") { clinux_ui_dev_create(device) }
    self.descriptor = descriptor
  }

  /// The device's name in sysfs, such as `input7`.
  ///
  /// - Throws: ``SystemError``.
  func sysname() throws(SystemError) -> String {
    var name = [CChar](repeating: 0, count: 64)
    try check("UI_GET_SYSNAME") {
      clinux_ui_get_sysname(descriptor.rawValue, &name, Int32(name.count))
    }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends events in one call, so that no reader sees a part of a frame.
  ///
  /// - Throws: ``SystemError``.
  func send(_ events: [input_event]) throws(SystemError) {
    let written = try check("write /dev/uinput") {
      events.withUnsafeBytes { write(descriptor.rawValue, $0.baseAddress, $0.count) }
    }
    guard written == events.count * MemoryLayout<input_event>.size else {
      throw SystemError(call: "write /dev/uinput", code: EIO)
    }
  }
}

extension Touchscreen.Shape {
  /// The axes, each from zero to its maximum.
  fileprivate var axes: [uinput_abs_setup] {
    let position = [
      axis(ABS_X, maximum: width - 1, resolution: resolution),
      axis(ABS_Y, maximum: height - 1, resolution: resolution),
    ]
    switch contacts {
    case .single: return position
    case .multiple:
      return position + [
        axis(ABS_MT_POSITION_X, maximum: width - 1, resolution: resolution),
        axis(ABS_MT_POSITION_Y, maximum: height - 1, resolution: resolution),
        axis(ABS_MT_SLOT, maximum: Int32(slots) - 1, resolution: 0),
        axis(ABS_MT_TRACKING_ID, maximum: UinputDevice.maximumTrackingID, resolution: 0),
        axis(ABS_MT_TOOL_TYPE, maximum: MT_TOOL_PALM, resolution: 0),
      ]
    }
  }

  private func axis(_ code: Int32, maximum: Int32, resolution: Int32) -> uinput_abs_setup {
    var setup = uinput_abs_setup()
    setup.code = UInt16(code)
    setup.absinfo.maximum = maximum
    setup.absinfo.resolution = resolution
    return setup
  }
}

extension uinput_setup {
  /// The identity of a simulated screen: numbers that pid.codes sets aside for tests.
  fileprivate init(_ shape: Touchscreen.Shape) {
    self.init()
    id.bustype = UInt16(BUS_VIRTUAL)
    id.vendor = 0x1209
    id.product = 0x0001
    id.version = 1
    withUnsafeMutableBytes(of: &name) { field in
      // The last byte stays zero.
      field.dropLast().copyBytes(from: shape.name.utf8.prefix(field.count - 1))
    }
  }
}
