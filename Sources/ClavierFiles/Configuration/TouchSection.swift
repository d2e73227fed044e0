// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension TouchSettings {
  /// Reads the `[touch]` section.
  mutating func read(_ section: inout TOMLReader) {
    if let area = section.area() { self.area = area }
    section.choice("rotation", into: &rotation)
    section.choice("grab", into: &grab)
    section.choice("source", into: &source)
    switch section.calibration() {
    case .matrix(let matrix): calibration = matrix
    case .udev: calibration = nil
    case nil: break
    }
    if let devices = section.deviceNames("devices") { self.devices = devices }
    if let name = section.connector("output") { output = name.isEmpty ? nil : name }
    if let seat = section.seat() { self.seat = seat }
  }
}

extension TOMLReader {
  /// Reads the upper two rows of a matrix, or all three, or an empty array for udev's calibration.
  mutating func calibration() -> Calibration? {
    let key = "calibration"
    guard let (elements, position) = array(key) else { return nil }
    guard !elements.isEmpty else { return .udev }
    guard elements.count == 6 || elements.count == 9 else {
      return refuse(
        key, at: position,
        "expected 6 numbers, found \(elements.count); [] takes the calibration that udev knows")
    }
    var numbers: [Double] = []
    for element in elements {
      if let number = number(key, element, in: Self.matrixRange) { numbers.append(number) }
    }
    guard numbers.count == elements.count else { return nil }
    guard numbers.count == 6 || numbers[6...] == [0, 0, 1] else {
      return refuse(
        key, at: position, "the third row must be 0, 0, 1; the first six numbers suffice")
    }
    let matrix = Transform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    guard matrix.inverse != nil else {
      return refuse(
        key, at: position,
        "this matrix maps the surface onto a line; [1, 0, 0, 0, 1, 0] changes nothing")
    }
    return .matrix(matrix)
  }

  /// Reads the name of a seat.
  ///
  /// **Source:** systemd, `seat_name_is_valid`: "seat", then at least one letter, digit, "-" or
  /// "_".
  fileprivate mutating func seat() -> String? {
    guard let (text, position) = self.text("seat") else { return nil }
    let rest = text.utf8.dropFirst(4)
    let isSeat = text.utf8.prefix(4).elementsEqual("seat".utf8) && !rest.isEmpty
    guard isSeat, rest.allSatisfy(\.isNameByte), text.utf8.count <= Self.maximumSeatNameLength
    else {
      return refuse(
        "seat", at: position,
        "\(quoted(text)) is no name of a seat, such as \"seat0\"; “loginctl list-seats” lists them")
    }
    return text
  }

  /// The maximum length of a seat's name, in bytes.
  private static var maximumSeatNameLength: Int { 255 }
  /// The range of a matrix's numbers, far beyond any rotation, reflection and scaling of a surface.
  private static var matrixRange: ClosedRange<Double> { -1000...1000 }
}
