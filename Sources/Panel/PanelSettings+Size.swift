// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

extension PanelSettings.Height {
  /// Returns the panel's height on an output, in logical units.
  ///
  /// The height is at least ``minimumShare``, and at most ``maximumShare``, of the output's height.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - width: The panel's width on the output; `nil` for the output's width.
  ///   - isBeside: Whether windows are beside the panel, rather than above or below.
  ///   - step: The user's change of the height.
  /// - Returns: The height.
  public func resolved(
    on output: PanelOutput, width: Double? = nil, isBeside: Bool = false,
    step: UserSettings.Height = .medium
  ) -> Double {
    let height = output.size.height
    let automatic = Self.automatic(output, width ?? output.size.width, isBeside: isBeside)
    let wanted: Double =
      switch self {
      case .automatic: automatic
      case .share(let share): share * height
      case .millimeters(let length):
        output.unitsPerMillimeter.map { $0 * length } ?? automatic
      case .points(let points): points
      }
    // The condition also excludes NaN.
    guard wanted > 0 else { return Self.minimumShare * height }
    let changed = wanted * step.factor
    return Swift.min(Swift.max(changed, Self.minimumShare * height), Self.maximumShare * height)
  }

  /// The minimum height of a panel, as a fraction of the output's height.
  ///
  /// **Source:** ours: the smallest panel shows a row of keys, and the largest leaves a line of
  /// text above it.
  static let minimumShare = 0.1
  static let maximumShare = 0.9

  /// Returns the automatic height.
  ///
  /// The height has a phone's proportions on upright outputs, and is lower on wide ones. With a
  /// known physical size, rows are neither too low for a finger nor higher than a computer's keys.
  private static func automatic(
    _ output: PanelOutput, _ width: Double, isBeside: Bool
  ) -> Double {
    let height = output.size.height
    let ratio = output.size.width / height
    // A bar-shaped built-in screen is mostly used by the keyboard; space above or below a panel at
    // a side is unused.
    let share = isBeside ? maximumShare : ratio > barRatio ? 0.6 : 0.4
    var wanted = Swift.min(width * phoneRatio, height * share)
    if let units = output.unitsPerMillimeter {
      wanted = Swift.min(Swift.max(wanted, lowest * units), highest * units)
    }
    return Swift.min(wanted, (isBeside ? maximumShare : 0.65) * height)
  }

  /// The aspect ratio above which an output counts as a bar, such as 1920 × 480.
  private static let barRatio = 3.0
  /// The height of a phone's keyboard, as a fraction of its width.
  ///
  /// **Source:** a common phone in portrait: 390 points wide, its keyboard 216 points high.
  private static let phoneRatio = 216.0 / 390
  /// The height of four rows of 9 mm, as on a phone, in millimetres.
  private static let lowest = 36.0
  /// The height of four rows of 19 mm, as on a computer, in millimetres.
  ///
  /// **Source:** ISO/IEC 9995-1 and DIN 2137 for the distance of 19 mm.
  private static let highest = 76.0
}

extension PanelSettings.Width {
  /// Returns the panel's width on an output, in whole logical units.
  ///
  /// The width is at least ``minimumShare`` of the output's width, and at most all of it.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - isNarrow: Whether the automatic width is narrow, as at a side.
  /// - Returns: The width.
  public func resolved(on output: PanelOutput, isNarrow: Bool = false) -> Double {
    let width = output.size.width
    let wanted: Double =
      switch self {
      case .automatic: isNarrow ? Self.narrow(on: output) : width
      case .full: width
      case .share(let share): share * width
      case .millimeters(let length): output.unitsPerMillimeter.map { $0 * length } ?? width
      case .points(let points): points
      }
    // The condition also excludes NaN.
    guard wanted > 0 else { return (Self.minimumShare * width).rounded() }
    return Swift.min(Swift.max(wanted, Self.minimumShare * width), width).rounded()
  }

  /// The minimum width of a panel, as a fraction of the output's width.
  ///
  /// **Source:** ours: a phone's keyboard on a desktop screen.
  static let minimumShare = 0.2

  /// Returns two fifths of the output's width, within limits that suit fingers and hands.
  private static func narrow(on output: PanelOutput) -> Double {
    let wanted = narrowShare * output.size.width
    let units = output.unitsPerMillimeter
    let lowest = units.map { $0 * phoneKeysWidth } ?? phoneWidth
    let highest = units.map { $0 * computerKeysWidth } ?? 2 * phoneWidth
    return Swift.min(Swift.max(wanted, lowest), highest)
  }

  /// The width of a narrow panel, as a fraction of the output's width.
  ///
  /// **Source:** ours: windows keep the larger part.
  private static let narrowShare = 0.4
  /// The width of a phone in points.
  ///
  /// **Source:** a common phone in portrait.
  private static let phoneWidth = 390.0
  /// The width of ten keys of a phone, in millimetres.
  private static let phoneKeysWidth = 66.0
  /// The width of ten keys of 19 mm, a computer's, in millimetres.
  ///
  /// **Source:** ISO/IEC 9995-1 and DIN 2137 for the distance of 19 mm.
  private static let computerKeysWidth = 190.0
}

extension PanelOutput {
  /// The number of logical units per millimetre; `nil` if unknown.
  var unitsPerMillimeter: Double? {
    millimeters.flatMap { $0.height > 0 ? size.height / $0.height : nil }
  }
}
