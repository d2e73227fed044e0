// SPDX-License-Identifier: MIT

import ClavierKit

extension TouchSettings {
  /// Takes what `[touch]` holds.
  mutating func read(_ section: inout TOMLReader) {
    if let area = section.area() { self.area = area }
    section.choice("rotation", into: &rotation)
    if let calibration = section.calibration() { self.calibration = calibration.matrix }
    if let devices = section.devices() { self.devices = devices }
  }
}

/// What a file says about calibration; no matrix means the one that udev knows.
private struct Calibration {
  var matrix: Transform?
}

extension TOMLReader {
  /// Takes the six numbers of a matrix, or none of them.
  fileprivate mutating func calibration() -> Calibration? {
    let key = "calibration"
    guard let (elements, position) = array(key) else { return nil }
    guard !elements.isEmpty else { return Calibration(matrix: nil) }
    guard elements.count == 6 else {
      report(
        key, at: position,
        "expected 6 numbers, found \(elements.count); [] takes the calibration that udev knows")
      return nil
    }
    var numbers: [Double] = []
    for element in elements {
      if let number = number(key, element, in: Self.matrixRange) { numbers.append(number) }
    }
    guard numbers.count == elements.count else { return nil }
    let matrix = Transform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    guard matrix.inverse != nil else {
      report(
        key, at: position,
        "this matrix maps the surface onto a line; [1, 0, 0, 0, 1, 0] changes nothing")
      return nil
    }
    return Calibration(matrix: matrix)
  }

  /// Takes names of devices and paths below `/dev/input`.
  fileprivate mutating func devices() -> [String]? {
    let key = "devices"
    guard let (elements, position) = array(key) else { return nil }
    guard elements.count <= Self.deviceLimit else {
      report(
        key, at: position, "more than \(Self.deviceLimit) devices; [] takes every touchscreen")
      return nil
    }
    var devices: [String] = []
    for element in elements {
      if let device = device(element) { devices.append(device) }
    }
    return devices.count == elements.count ? devices : nil
  }

  private mutating func device(_ node: TOMLNode) -> String? {
    let key = "devices"
    guard case .string(let text) = node.value else {
      mismatch(key, node, expected: "a text in quotes")
      return nil
    }
    let mistake: String? =
      if text.isEmpty {
        "is empty; give the name of a device, or [] for every touchscreen"
      } else if text.utf8.count > Self.longestDeviceName {
        "is longer than \(Self.longestDeviceName) bytes"
      } else if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        "holds a control character"
      } else if text.hasPrefix("/"), !Self.isBelowDevInput(text) {
        "is not below /dev/input"
      } else {
        nil
      }
    guard let mistake else { return text }
    report(key, at: node.position, "\(quoted(text)) \(mistake)")
    return nil
  }

  private static func isBelowDevInput(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return path.hasPrefix("/dev/input/") && parts.count > 2 && !parts.contains("..")
  }

  /// Far beyond what turns, mirrors and stretches a surface.
  private static var matrixRange: ClosedRange<Double> { -1000...1000 }
  /// More touch devices than any machine has.
  private static var deviceLimit: Int { 16 }
  /// Longer than any name the kernel gives and any path below `/dev/input`.
  private static var longestDeviceName: Int { 255 }
}
