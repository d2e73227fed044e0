// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

// The names of devices and of screens in files.

extension TOMLReader {
  /// Reads an array of device names, models and paths below `/dev/input`; the array may be empty.
  mutating func deviceNames(_ key: String) -> [String]? {
    guard let (elements, position) = array(key) else { return nil }
    return deviceNames(key, elements, at: position, mayBeNone: true)
  }

  /// Reads the devices of a table: one text, or several in an array.
  ///
  /// Call the method after all other keys were read.
  mutating func deviceMatches(_ key: String) -> [DeviceMatch]? {
    guard let node = remove(key) else {
      // After a message about an unknown key, none follows about the missing key.
      if exists, areAllKeysRead {
        report("\(key) must be given: the name of a device, vendor:product, or a path")
      }
      return nil
    }
    guard case .array(let elements) = node.value else {
      return deviceName(key, node, mayBeNone: false).map { [DeviceMatch($0)] }
    }
    guard !elements.isEmpty else {
      return refuse(
        key, at: node.position, "names no device; give its name, vendor:product, or path")
    }
    return deviceNames(key, elements, at: node.position, mayBeNone: false)?.map { DeviceMatch($0) }
  }

  /// Reads the name, model or path of a device; empty for no device.
  mutating func device(_ key: String) -> String? {
    guard let node = remove(key) else { return nil }
    if case .string(let text) = node.value, text.isEmpty { return text }
    return deviceName(key, node, mayBeNone: false)
  }

  private mutating func deviceNames(
    _ key: String, _ elements: [TOMLNode], at position: SourcePosition, mayBeNone: Bool
  ) -> [String]? {
    guard elements.count <= Self.deviceLimit else {
      let hint = mayBeNone ? "; [] takes every touchscreen" : ""
      return refuse(key, at: position, "more than \(Self.deviceLimit) devices\(hint)")
    }
    var devices: [String] = []
    for element in elements {
      if let device = deviceName(key, element, mayBeNone: mayBeNone) { devices.append(device) }
    }
    return devices.count == elements.count ? devices : nil
  }

  private mutating func deviceName(
    _ key: String, _ node: TOMLNode, mayBeNone: Bool
  ) -> String? {
    guard case .string(let text) = node.value else {
      return refuse(key, node, expected: "a text in quotes")
    }
    let hint = mayBeNone ? ", or [] for every touchscreen" : ""
    let reason: String? =
      if text.isEmpty {
        "is empty; give the name of a device\(hint)"
      } else if text.utf8.count > Self.maximumDeviceNameLength {
        "is longer than \(Self.maximumDeviceNameLength) bytes"
      } else if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        "holds a control character"
      } else if text.hasPrefix("/"), !Self.isBelowDevInput(text) {
        "is not below /dev/input; give a node or link there, or the name of a device"
      } else {
        nil
      }
    guard let reason else { return text }
    return refuse(key, at: node.position, "\(quoted(text)) \(reason)")
  }

  /// Reads the name of a connector; empty for no connector.
  ///
  /// **Source:** the kernel's names (drm_connector.c) consist of letters, digits and `-`, such as
  /// `HDMI-A-1`.
  mutating func connector(_ key: String) -> String? {
    guard let (name, position) = text(key) else { return nil }
    guard name.utf8.count <= 32,
      name.utf8.allSatisfy({ $0.isNameByte && $0 != UInt8(ascii: "_") })
    else {
      return refuse(
        key, at: position,
        "\(quoted(name)) is no name of a connector, such as \"HDMI-A-1\"; "
          + "ls /sys/class/drm shows them")
    }
    return name
  }

  private static func isBelowDevInput(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return path.hasPrefix("/dev/input/") && parts.count > 2 && !parts.contains("..")
  }

  /// The maximum number of touch devices, more than any machine has.
  private static var deviceLimit: Int { 16 }
  /// The maximum length of a name in bytes.
  ///
  /// The length exceeds any device name of the kernel and any path below `/dev/input`.
  private static var maximumDeviceNameLength: Int { 255 }
}
