// SPDX-License-Identifier: MIT

import ClavierKit
public import ClavierSettings

extension PanelSettings.Height {
  /// How high the panel is on an output, in the units of programs there.
  ///
  /// Never less than ``least`` or more than ``most`` of the output's height, whatever is asked for.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - width: How wide the panel is there; `nil` for as wide as the output.
  ///   - isBeside: Whether windows are beside it, and not above or below.
  /// - Returns: The height.
  public func resolved(
    on output: PanelOutput, width: Double? = nil, isBeside: Bool = false
  ) -> Double {
    let height = output.size.height
    if case .exactly(let points) = self, points > 0 { return Swift.min(points, height) }
    let automatic = Self.automatic(output, width ?? output.size.width, isBeside: isBeside)
    let wanted: Double =
      switch self {
      case .automatic: automatic
      case .share(let share): share * height
      case .millimeters(let length):
        output.unitsPerMillimeter.map { $0 * length } ?? automatic
      case .points(let points), .exactly(let points): points
      }
    // A comparison with what is no number is false.
    guard wanted > 0 else { return Self.least * height }
    return Swift.min(Swift.max(wanted, Self.least * height), Self.most * height)
  }

  /// The parts of an output's height that a panel is between.
  ///
  /// **Source:** ours: a row of keys on the lowest, and a line of text above it on the highest.
  static let least = 0.1
  static let most = 0.9

  /// A phone's proportions on what is held like one, less on what is wide, and on the glass no row that is too low for
  /// a finger or higher than a computer's keys.
  private static func automatic(
    _ output: PanelOutput, _ width: Double, isBeside: Bool
  ) -> Double {
    let height = output.size.height
    let ratio = output.size.width / height
    // A bar as they are built into machines has room for little but the keyboard; what is above or below one at a side
    // is nobody's.
    let share = isBeside ? most : ratio > barRatio ? 0.6 : 0.4
    var wanted = Swift.min(width * phoneRatio, height * share)
    if let units = output.unitsPerMillimeter {
      wanted = Swift.min(Swift.max(wanted, lowest * units), highest * units)
    }
    return Swift.min(wanted, (isBeside ? most : 0.65) * height)
  }

  /// Wider outputs count as bars, such as 1920 × 480.
  private static let barRatio = 3.0
  /// **Source:** a common phone in portrait: 390 points wide, its keyboard 216 points high.
  private static let phoneRatio = 216.0 / 390
  /// Four rows of 9 mm, a phone's.
  private static let lowest = 36.0
  /// Four rows of 19 mm, a computer's.
  ///
  /// **Source:** ISO/IEC 9995-1 and DIN 2137 for the distance of 19 mm.
  private static let highest = 76.0
}

extension PanelSettings.Width {
  /// How wide the panel is on an output, in the units of programs there: whole ones.
  ///
  /// Never less than ``least`` of the output's width, or more than all of it, whatever is asked for.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - isNarrow: Whether it is a narrow one by itself, as at a side.
  /// - Returns: The width.
  public func resolved(on output: PanelOutput, isNarrow: Bool = false) -> Double {
    let width = output.size.width
    if case .exactly(let points) = self, points > 0 { return Swift.min(points, width).rounded() }
    let wanted: Double =
      switch self {
      case .automatic: isNarrow ? Self.narrow(on: output) : width
      case .full: width
      case .share(let share): share * width
      case .millimeters(let length): output.unitsPerMillimeter.map { $0 * length } ?? width
      case .points(let points), .exactly(let points): points
      }
    // A comparison with what is no number is false.
    guard wanted > 0 else { return (Self.least * width).rounded() }
    return Swift.min(Swift.max(wanted, Self.least * width), width).rounded()
  }

  /// The part of an output's width that a panel has at least.
  ///
  /// **Source:** ours: a phone's keyboard on a desk's screen.
  static let least = 0.2

  /// Two fifths of the output, but neither too little for fingers nor more than hands need.
  private static func narrow(on output: PanelOutput) -> Double {
    let wanted = narrowShare * output.size.width
    let units = output.unitsPerMillimeter
    let lowest = units.map { $0 * narrowest } ?? phoneWidth
    let highest = units.map { $0 * widest } ?? 2 * phoneWidth
    return Swift.min(Swift.max(wanted, lowest), highest)
  }

  /// **Source:** ours: the windows keep the larger part.
  private static let narrowShare = 0.4
  /// **Source:** a common phone in portrait.
  private static let phoneWidth = 390.0
  /// Ten keys as wide as a phone's, in millimetres.
  private static let narrowest = 66.0
  /// Ten keys of 19 mm, a computer's.
  ///
  /// **Source:** ISO/IEC 9995-1 and DIN 2137 for the distance of 19 mm.
  private static let widest = 190.0
}

extension PanelOutput {
  /// How many units of programs a millimetre has, if that is known.
  var unitsPerMillimeter: Double? {
    millimeters.flatMap { $0.height > 0 ? size.height / $0.height : nil }
  }
}
