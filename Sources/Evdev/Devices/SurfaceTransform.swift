// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

extension Transform {
  /// The map from a touch device's units to the keyboard's space, all steps in one.
  ///
  /// ```
  ///  axis ranges ─▶ unit square ─▶ axes ─▶ calibration ─▶ rotation ─▶ keyboard's area ─▶ points
  ///  of the device   0…1 × 0…1    right                   and turn    as its user sees it
  /// ```
  ///
  /// Axes are set right by ``DeviceSettings/axisTransform``, which comes with the calibration.
  ///
  /// A device unit is a cell, not a line: its middle counts. So every position of the axes lies within
  /// the surface whichever way it is turned, and none on an edge that a ``Rect`` does not hold.
  ///
  /// `nil` when an axis or the area has no extent, or a number is not finite.
  ///
  /// - Parameters:
  ///   - x: The device's horizontal axis.
  ///   - y: Its vertical axis.
  ///   - calibration: What sets its axes right and corrects the surface, in its own unit square.
  ///   - rotation: How the surface is turned.
  ///   - area: Which part of it is keyboard.
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
    // What cannot be undone flattens the surface or is not finite.
    guard all.inverse != nil else { return nil }
    self = all
  }

  /// Reads a calibration matrix as udev keeps it: six numbers by spaces, the upper two rows.
  ///
  /// `nil` unless there are exactly six decimal numbers that make a map with a way back.
  ///
  /// **Source:** `LIBINPUT_CALIBRATION_MATRIX`, libinput documentation, "Static device configuration
  /// via udev".
  ///
  /// - Parameter text: The property's value.
  public init?(calibrationMatrix text: String) {
    let digits = Set("0123456789+-.eE")
    let fields = text.split(separator: " ")
    guard fields.count == 6, fields.allSatisfy({ $0.allSatisfy(digits.contains) }) else {
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
