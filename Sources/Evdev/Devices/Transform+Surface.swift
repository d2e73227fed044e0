// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

extension Transform {
  /// Creates the map from a touch device's units to the keyboard's space, with all steps combined.
  ///
  /// ```
  ///  axis ranges ─▶ unit square ─▶ axes ─▶ calibration ─▶ rotation ─▶ keyboard's area ─▶ points
  ///  of the device   0…1 × 0…1    fixed                  and turn    as its user sees it
  /// ```
  ///
  /// ``DeviceSettings/axisTransform`` corrects the axes and comes with the calibration.
  ///
  /// A device unit is a cell, not a line, and is represented by its middle. So every position of
  /// the axes lies within the surface in any rotation, and none on an edge that a ``Rect`` does not
  /// contain.
  ///
  /// The result is `nil` if an axis or the area has no extent, or a number is not finite.
  ///
  /// - Parameters:
  ///   - x: The device's horizontal axis.
  ///   - y: Its vertical axis.
  ///   - calibration: The correction of the axes and the surface, in the surface's unit square.
  ///   - rotation: The rotation of the surface.
  ///   - area: The keyboard's part of the surface.
  ///   - keyboardSize: The keyboard's size in points.
  public init?(
    x: AbsoluteAxis, y: AbsoluteAxis, calibration: Transform, rotation: Rotation,
    area: TouchArea, keyboardSize: Size
  ) {
    let cells = Rect(
      minX: Double(x.minimum) - 0.5, minY: Double(y.minimum) - 0.5,
      maxX: Double(x.maximum) + 0.5, maxY: Double(y.maximum) + 0.5)
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    let keyboard = Rect(x: 0, y: 0, width: keyboardSize.width, height: keyboardSize.height)
    guard x.isUsable, y.isUsable,
      let normalize = Transform(from: cells, to: unit),
      let scale = Transform(from: area.unitRect, to: keyboard)
    else { return nil }
    let all = normalize.then(calibration).then(rotation.transform).then(scale)
    // A map without an inverse flattens the surface or is not finite.
    guard all.inverse != nil else { return nil }
    self = all
  }

  /// Parses a calibration matrix in udev's format.
  ///
  /// The text has six numbers separated by spaces: the upper two rows of the matrix.
  ///
  /// Everything after the six numbers is ignored, such as a third row. The result is `nil` unless
  /// the numbers are decimal and make an invertible map.
  ///
  /// **Source:** `LIBINPUT_CALIBRATION_MATRIX`, libinput documentation, "Static device
  /// configuration via udev"; `parse_calibration_property`, src/util-prop-parsers.c.
  ///
  /// - Parameter text: The property's value.
  public init?(calibrationMatrix text: String) {
    let digits = Set("0123456789+-.eE")
    let fields = text.split(separator: " ").prefix(6)
    guard fields.allSatisfy({ $0.allSatisfy(digits.contains) }) else {
      return nil
    }
    let numbers = fields.compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    let matrix = Transform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    guard matrix.inverse != nil else { return nil }
    self = matrix
  }
}
