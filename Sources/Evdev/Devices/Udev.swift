// SPDX-License-Identifier: MIT

import CLinux
import CUdev
import ClavierKit
import ClavierSettings
import Glibc
import Linux

/// An input device's node, as udev reports it.
struct InputNode: Hashable {
  /// The node's name in sysfs, such as `event5`.
  var sysname: String
  /// The name in sysfs of the node's device, such as `input7`.
  var deviceSysname: String
  var path: String
  /// The device's name.
  var name: String
  var identity: DeviceIdentity?
  /// The physical path, such as `usb-0000:00:14.0-1/input0`; empty if unknown.
  var physicalPath = ""
  /// Whether the device is a keyboard: the property `ID_INPUT_KEYBOARD`.
  var isKeyboard = false
  /// Whether the device has the keys to type a text.
  var hasTypingKeys = false
  /// Whether a program created the device, by uinput.
  var isVirtual = false
  /// Whether the device reports that a keyboard is folded away.
  var isTabletSwitch = false
  /// The kind of effect with which the device vibrates; `nil` if it cannot.
  var vibration: VibrationForm?
  /// Whether the device has neither keys nor axes, such as a phone's vibration motor.
  var isMotor = false
  /// The bus: `BUS_…` of linux/input.h; `nil` if unknown.
  var bus: UInt16?
  /// The property `LIBINPUT_CALIBRATION_MATRIX`.
  var calibrationMatrix: String?
  /// The seat of the device.
  var seat: String
  /// The property `WL_OUTPUT`: the connector of the screen that the device lies on.
  ///
  /// **Source:** Weston's manual, "Input devices"; other programs use the property too.
  var output: String?
}

extension InputNode {
  /// The properties by which settings match the device.
  var device: DeviceMatch.Device {
    DeviceMatch.Device(
      name: name, vendor: identity?.vendor, product: identity?.product, path: path)
  }
}

/// The input devices and their changes, as udev reports them.
///
/// Changes are queued from the object's creation on, so that no device is missed that is added
/// while the others are listed. Such a device may be reported twice.
final class Udev {
  /// A change of a node.
  enum Change {
    /// The node is present, new or changed, and udev has applied all its rules.
    case present(InputNode)
    case removed(sysname: String)
    /// Messages were lost: list all nodes again.
    case overflow
  }

  private let udev: OpaquePointer
  private let monitor: OpaquePointer
  /// The watch for pending changes.
  var watch: EventLoop.Watch?

  init() throws(SystemError) {
    guard let udev = udev_new() else { throw SystemError(call: "udev_new", code: errno) }
    guard let monitor = udev_monitor_new_from_netlink(udev, "udev") else {
      let code = errno
      udev_unref(udev)
      throw SystemError(call: "udev_monitor_new_from_netlink", code: code)
    }
    (self.udev, self.monitor) = (udev, monitor)
    try checkReturned("udev_monitor_filter_add_match_subsystem_devtype") {
      udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil)
    }
    try checkReturned("udev_monitor_enable_receiving") {
      udev_monitor_enable_receiving(monitor)
    }
  }

  deinit {
    udev_monitor_unref(monitor)
    udev_unref(udev)
  }

  var descriptorNumber: Int32 { udev_monitor_get_fd(monitor) }

  /// Returns the next change of a node, or `nil` if there is none.
  func next() -> Change? {
    while true {
      errno = 0
      guard let device = udev_monitor_receive_device(monitor) else {
        return errno == ENOBUFS ? .overflow : nil
      }
      defer { udev_device_unref(device) }
      guard let sysname = text(udev_device_get_sysname(device)), sysname.hasPrefix("event") else {
        continue
      }
      // Every other action means that the node exists: add, change, bind, move.
      if text(udev_device_get_action(device)) == "remove" { return .removed(sysname: sysname) }
      if let node = node(device, sysname) { return .present(node) }
    }
  }

  /// Returns all nodes that udev has initialised, or all that exist if udev does not run.
  ///
  /// - Throws: ``SystemError`` when they cannot be listed.
  func nodes() throws(SystemError) -> [InputNode] {
    guard let list = udev_enumerate_new(udev) else {
      throw SystemError(call: "udev_enumerate_new", code: errno)
    }
    defer { udev_enumerate_unref(list) }
    try checkReturned("udev_enumerate_add_match_subsystem") {
      udev_enumerate_add_match_subsystem(list, "input")
    }
    try checkReturned("udev_enumerate_add_match_sysname") {
      udev_enumerate_add_match_sysname(list, "event*")
    }
    try checkReturned("udev_enumerate_scan_devices") { udev_enumerate_scan_devices(list) }
    let udevRuns = access("/run/udev/control", F_OK) == 0
    var result: [InputNode] = []
    var entry = udev_enumerate_get_list_entry(list)
    while let current = entry {
      entry = udev_list_entry_get_next(current)
      guard let device = udev_device_new_from_syspath(udev, udev_list_entry_get_name(current))
      else { continue }
      defer { udev_device_unref(device) }
      guard !udevRuns || udev_device_get_is_initialized(device) == 1,
        let sysname = text(udev_device_get_sysname(device)), let node = node(device, sysname)
      else { continue }
      result.append(node)
    }
    return result
  }

  /// Returns the node with a name, such as `event5`; `nil` if udev does not know it.
  func node(named sysname: String) -> InputNode? {
    guard let device = udev_device_new_from_subsystem_sysname(udev, "input", sysname) else {
      return nil
    }
    defer { udev_device_unref(device) }
    return node(device, sysname)
  }

  /// Returns the seat of a node.
  ///
  /// - Parameter sysname: The node's name in sysfs, such as `event5`.
  /// - Returns: The seat; the default seat if udev's database lacks the node.
  static func seat(ofNode sysname: String) -> String {
    withDevice(ofNode: sysname) { seatName(of: $0) } ?? unassignedSeat
  }

  /// Calls the body with the device of a node, such as `event5`; `nil` if udev's database lacks it.
  private static func withDevice<Result>(
    ofNode sysname: String, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    guard let udev = udev_new() else { return nil }
    defer { udev_unref(udev) }
    guard let device = udev_device_new_from_subsystem_sysname(udev, "input", sysname) else {
      return nil
    }
    defer { udev_device_unref(device) }
    return body(device)
  }

  private func node(_ device: OpaquePointer, _ sysname: String) -> InputNode? {
    guard let path = text(udev_device_get_devnode(device)) else { return nil }
    // The child owns its parent, which is released together with it.
    let parent = udev_device_get_parent_with_subsystem_devtype(device, "input", nil)
    func attribute(_ name: String) -> String? {
      parent.flatMap { text(udev_device_get_sysattr_value($0, name)) }
    }
    var identity: DeviceIdentity?
    if let vendor = attribute("id/vendor").flatMap({ UInt16($0, radix: 16) }),
      let product = attribute("id/product").flatMap({ UInt16($0, radix: 16) })
    {
      identity = DeviceIdentity(vendor: vendor, product: product)
    }
    return InputNode(
      sysname: sysname, deviceSysname: parent.flatMap { text(udev_device_get_sysname($0)) } ?? "",
      path: path, name: attribute("name") ?? "", identity: identity,
      physicalPath: attribute("phys") ?? "",
      isKeyboard: text(udev_device_get_property_value(device, "ID_INPUT_KEYBOARD")) == "1",
      hasTypingKeys: KeyboardDetection.hasTypingKeys(attribute("capabilities/key") ?? ""),
      isVirtual: Self.isVirtual(device),
      // All switches of Linux fit into 64 bits.
      isTabletSwitch: UInt64(attribute("capabilities/sw") ?? "", radix: 16).map {
        $0 & (1 << UInt64(SW_TABLET_MODE)) != 0
      } ?? false,
      vibration: VibrationForm(effects: attribute("capabilities/ff") ?? ""),
      isMotor: ["key", "rel", "abs"].allSatisfy { attribute("capabilities/\($0)") == "0" },
      bus: attribute("id/bustype").flatMap { UInt16($0, radix: 16) },
      calibrationMatrix: text(
        udev_device_get_property_value(device, "LIBINPUT_CALIBRATION_MATRIX")),
      seat: seatName(of: device),
      output: text(udev_device_get_property_value(device, "WL_OUTPUT")))
  }

  /// Returns whether a program created the device of a node, such as `event5`.
  static func isVirtual(node sysname: String) -> Bool {
    withDevice(ofNode: sysname) { isVirtual($0) } ?? false
  }

  /// Returns whether a program created a device.
  ///
  /// **Source:** drivers/input/misc/uinput.c, whose devices have no parent; those of Bluetooth,
  /// which a program makes by uhid, have one.
  private static func isVirtual(_ device: OpaquePointer) -> Bool {
    text(udev_device_get_syspath(device))?.hasPrefix("/sys/devices/virtual/input/") ?? false
  }

  /// Returns the connector of a node, such as `event5`, by its property `WL_OUTPUT`.
  static func output(ofNode sysname: String) -> String? {
    withDevice(ofNode: sysname) { text(udev_device_get_property_value($0, "WL_OUTPUT")) }
  }
}

/// The seat of devices that are not attached to a different one.
///
/// **Source:** sd-login(3): the default seat is "seat0".
private let unassignedSeat = "seat0"

/// Returns the seat of a device, from its property `ID_SEAT`, which may be missing or empty.
private func seatName(of device: OpaquePointer) -> String {
  let seat = text(udev_device_get_property_value(device, "ID_SEAT")) ?? ""
  return seat.isEmpty ? unassignedSeat : seat
}

/// Copies a C string; `nil` for a null pointer.
private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
  pointer.map { String(cString: $0) }
}
