// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux

/// A virtual device that imitates a touch device, with events that Clavier chooses.
///
/// The clone has the same name and numbers, keys, axes with their ranges and resolution, slots and
/// properties. Two things differ. Its physical path names Clavier and the source. Its axes have no
/// fuzz: the kernel has smoothed the source's values already, and would change them again.
///
/// When its owner closes the clone, the kernel removes it, and readers must cancel held contacts:
/// see ``DelayedCloneRemoval``. The death of its owner has the same effect, unless the service
/// manager stores the clone for the next one: see ``store()``.
///
/// **Source:** kernel documentation "uinput module"; `input_defuzz_abs_event` in
/// drivers/input/input.c.
struct TouchClone: ~Copyable {
  /// The prefix of every clone's physical path.
  ///
  /// The source's name in sysfs follows, such as `event5`. The rule in udev/60-clavier.rules
  /// depends on it.
  static let physicalPathPrefix = "clavier/"
  /// The prefix of a clone's name in the service manager's store; ``systemName`` follows.
  static let storedPrefix = "clone-"

  /// The device's name in sysfs, such as `input9`.
  let systemName: String
  private let device: OwnedDescriptor
  private var frame: CloneFrame

  /// Creates the clone of a device.
  ///
  /// - Parameters:
  ///   - source: The device to imitate.
  ///   - sysname: The source's name in sysfs, such as `event5`.
  ///   - path: The uinput device.
  /// - Throws: ``SystemError`` naming the call.
  init(
    of source: DeviceDescription, sysname: String, path: String = "/dev/uinput"
  ) throws(SystemError) {
    let device = try OwnedDescriptor(opening: path, O_WRONLY | O_NONBLOCK)
    try TouchClone.declare(source, device.rawValue)
    try check("UI_SET_PHYS") {
      clinux_ui_set_phys(device.rawValue, Self.physicalPathPrefix + sysname)
    }
    systemName = try TouchClone.create(source, device.rawValue)
    self.device = device
    frame = CloneFrame(capacity: 256)
  }

  /// Adopts a clone that another process has made.
  ///
  /// - Throws: ``SystemError``: `ENOENT` if the clone was removed already; another code if the
  ///   descriptor is no clone.
  init(adopting device: consuming OwnedDescriptor) throws(SystemError) {
    systemName = try TouchClone.systemName(of: device.rawValue)
    self.device = device
    frame = CloneFrame(capacity: ReleaseAllContacts.partSize)
  }

  deinit {
    // The device is destroyed explicitly, since the service manager's copy of the descriptor keeps
    // it alive.
    _ = clinux_ui_dev_destroy(device.rawValue)
    // If this fails, the copy is not handed out either, or it has no clone behind it.
    _ = try? ServiceManager.removeStored(Self.storedPrefix + systemName)
  }

  /// Stores the clone with the service manager, if there is one, in case this process dies.
  ///
  /// - Throws: ``SystemError``.
  func store() throws(SystemError) {
    try ServiceManager.store(device.rawValue, as: Self.storedPrefix + systemName)
  }

  /// Writes a frame as a whole, so that no reader sees a part of it.
  ///
  /// The clone's events have the given times, on `CLOCK_MONOTONIC`, if the kernel supports it
  /// (Linux 6.5 or later).
  ///
  /// - Throws: ``SystemError``.
  mutating func write(_ events: Span<InputEvent>) throws(SystemError) {
    frame.set(events)
    let written = try check("write to the clone") {
      frame.withBytes { Glibc.write(device.rawValue, $0.baseAddress, $0.count) }
    }
    guard written == frame.byteCount else {
      throw SystemError(call: "write to the clone", code: EIO)
    }
  }
}

extension TouchClone {
  private static func declare(
    _ source: DeviceDescription, _ device: Int32
  ) throws(SystemError) {
    for property in source.properties.sorted() {
      try check("UI_SET_PROPBIT") { clinux_ui_set_propbit(device, Int32(property)) }
    }
    try declare(EV_KEY, of: source, device, "UI_SET_KEYBIT", clinux_ui_set_keybit)
    try declare(EV_REL, of: source, device, "UI_SET_RELBIT", clinux_ui_set_relbit)
    try declare(EV_MSC, of: source, device, "UI_SET_MSCBIT", clinux_ui_set_mscbit)
    try declare(EV_SW, of: source, device, "UI_SET_SWBIT", clinux_ui_set_swbit)
    try declare(EV_ABS, of: source, device, "UI_SET_ABSBIT", clinux_ui_set_absbit)
    for (code, axis) in source.axes {
      var setup = uinput_abs_setup(code, axis)
      try check("UI_ABS_SETUP") { clinux_ui_abs_setup(device, &setup) }
    }
  }

  private static func declare(
    _ type: Int32, of source: DeviceDescription, _ device: Int32, _ call: String,
    _ set: (Int32, Int32) -> Int32
  ) throws(SystemError) {
    let codes = source.codes[UInt16(type), default: []]
    guard !codes.isEmpty else { return }
    try check("UI_SET_EVBIT") { clinux_ui_set_evbit(device, type) }
    for code in codes.sorted() {
      try check(call) { set(device, Int32(code)) }
    }
  }

  /// Makes the kernel create the device.
  ///
  /// - Returns: Its name in sysfs.
  private static func create(
    _ source: DeviceDescription, _ device: Int32
  ) throws(SystemError) -> String {
    var setup = uinput_setup()
    setup.id = input_id(
      bustype: source.identity.bus, vendor: source.identity.vendor,
      product: source.identity.product, version: source.identity.version)
    withUnsafeMutableBytes(of: &setup.name) { field in
      // The field is zeroed, and the last byte stays zero.
      field.dropLast().copyBytes(from: source.name.utf8.prefix(field.count - 1))
    }
    try check("UI_DEV_SETUP") { clinux_ui_dev_setup(device, &setup) }
    try check("UI_DEV_CREATE") { clinux_ui_dev_create(device) }
    return try systemName(of: device)
  }

  /// Returns the device's name in sysfs.
  private static func systemName(of device: Int32) throws(SystemError) -> String {
    var name = [CChar](repeating: 0, count: Int(UINPUT_MAX_NAME_SIZE))
    try check("UI_GET_SYSNAME") { clinux_ui_get_sysname(device, &name, Int32(name.count)) }
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension uinput_abs_setup {
  /// Converts an axis to uinput's format.
  ///
  /// **Source:** `uinput_validate_absinfo` in drivers/input/misc/uinput.c refuses an axis whose
  /// maximum is below its minimum, and one whose flat exceeds its length.
  fileprivate init(_ number: UInt16, _ axis: DeviceDescription.Axis) {
    self.init()
    code = number
    guard axis.maximum >= axis.minimum else { return }
    absinfo.minimum = axis.minimum
    absinfo.maximum = axis.maximum
    absinfo.resolution = axis.resolution
    let length = Int64(axis.maximum) - Int64(axis.minimum)
    absinfo.flat = Int64(axis.flat) <= length ? axis.flat : 0
  }
}
