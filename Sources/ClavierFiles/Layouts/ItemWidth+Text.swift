// SPDX-License-Identifier: MIT

import ClavierKit

/// Why a text is no width.
struct WidthMistake: Error {
  var message: String
}

extension KeyboardLayout.ItemWidth {
  /// Reads `available`, `input`, `1.5 input`, `13 %` or `40 pt`.
  ///
  /// - Parameter text: What the file says.
  /// - Throws: What is wrong, also if the number is out of its range.
  init(text: String) throws(WidthMistake) {
    switch text {
    case "available": self = .available
    case "input": self = .input
    default:
      let digits = text.prefix { $0 == "." || ($0.isASCII && $0.isNumber) }
      let unit = text.dropFirst(digits.count).drop { $0 == " " }
      guard let number = Double(digits), let kind = Unit(rawValue: String(unit)) else {
        throw WidthMistake(message: "expected \(Self.forms), found the text \(quoted(text))")
      }
      self = try kind.width(number)
    }
  }

  /// What a width may be, for messages.
  static let forms = "\"available\", \"input\", or a number with \"input\", \"%\" or \"pt\""

  private enum Unit: String {
    case input
    case percent = "%"
    case points = "pt"

    /// **Source:** the ranges are ours: a key below them cannot be hit, one above fills any screen.
    private var range: ClosedRange<Double> {
      switch self {
      case .input: 0.1...100
      case .percent: 0.1...100
      case .points: 1...10_000
      }
    }

    func width(_ number: Double) throws(WidthMistake) -> KeyboardLayout.ItemWidth {
      guard range.contains(number) else {
        let bounds = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
        throw WidthMistake(message: "\(shortest(number)) \(rawValue) is not within \(bounds)")
      }
      return switch self {
      case .input: .inputPercentage(number)
      case .percent: .percentage(number / 100)
      case .points: .points(number)
      }
    }
  }
}
