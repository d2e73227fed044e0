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
      self = try kind.width(number, digits)
    }
  }

  /// The width as files write it; reading it gives the same again.
  var text: String {
    switch self {
    case .available: "available"
    case .input: "input"
    case .inputPercentage(let fraction): "\(shortest(fraction)) input"
    case .percentage(let fraction): "\(Self.hundredfold(fraction)) %"
    case .points(let points): "\(shortest(points)) pt"
    }
  }

  /// A hundred times the number: its own digits, as a product would be rounded.
  private static func hundredfold(_ number: Double) -> String {
    let parts = "\(number)".split(separator: Character("."), omittingEmptySubsequences: false)
    guard parts.count == 2, number >= 0, parts.joined().allSatisfy(\.isNumber) else {
      return shortest(number * 100)
    }
    let decimals = String(parts[1]) + "0"
    let whole = (String(parts[0]) + decimals.prefix(2)).drop { $0 == "0" }
    var rest = decimals.dropFirst(2)
    while rest.last == "0" { rest.removeLast() }
    return (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest)
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

    /// The width that a number is, whose digits are not yet rounded.
    func width(
      _ number: Double, _ digits: Substring
    ) throws(WidthMistake) -> KeyboardLayout.ItemWidth {
      guard range.contains(number) else {
        let bounds = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
        throw WidthMistake(message: "\(shortest(number)) \(rawValue) is not within \(bounds)")
      }
      return switch self {
      case .input: .inputPercentage(number)
      // The nearest number to what is written, which a quotient need not be.
      case .percent: .percentage(Double(digits + "e-2") ?? number / 100)
      case .points: .points(number)
      }
    }
  }
}
