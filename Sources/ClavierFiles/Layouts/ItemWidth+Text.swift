// SPDX-License-Identifier: MIT

import ClavierKit

/// The reason why a text is no width.
struct WidthError: Error {
  var message: String
}

extension KeyboardLayout.ItemWidth {
  /// Parses `available`, `input`, `1.5 input`, `13 %` or `40 pt`.
  ///
  /// - Throws: The error, also for a number out of range.
  init(text: String) throws(WidthError) {
    switch text {
    case "available": self = .available
    case "input": self = .input
    default:
      let digits = text.prefix { $0 == "." || ($0.isASCII && $0.isNumber) }
      let unit = text.dropFirst(digits.count).drop { $0 == " " }
      guard let number = Double(digits), let kind = Unit(rawValue: String(unit)) else {
        throw WidthError(message: "expected \(Self.forms), found the text \(quoted(text))")
      }
      self = try kind.width(number, digits)
    }
  }

  /// The width in the form for files, which parses to the same value.
  var text: String {
    switch self {
    case .available: "available"
    case .input: "input"
    case .inputPercentage(let fraction): "\(shortest(fraction)) input"
    case .percentage(let fraction): "\(Self.percentText(fraction)) %"
    case .points(let points): "\(shortest(points)) pt"
    }
  }

  /// Returns a hundred times the number by shifting its digits, since multiplication would round.
  private static func percentText(_ number: Double) -> String {
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

  /// The description of valid widths for messages.
  static let forms = "\"available\", \"input\", or a number with \"input\", \"%\" or \"pt\""

  private enum Unit: String {
    case input
    case percent = "%"
    case points = "pt"

    /// **Source:** the ranges are ours: smaller keys cannot be hit, larger ones fill any screen.
    private var range: ClosedRange<Double> {
      switch self {
      case .input: 0.1...100
      case .percent: 0.1...100
      case .points: 1...10_000
      }
    }

    /// Returns the width for a number, with its unrounded digits.
    func width(
      _ number: Double, _ digits: Substring
    ) throws(WidthError) -> KeyboardLayout.ItemWidth {
      guard range.contains(number) else {
        let bounds = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
        throw WidthError(message: "\(shortest(number)) \(rawValue) is not within \(bounds)")
      }
      return switch self {
      case .input: .inputPercentage(number)
      // The number nearest to the written one, which a division may miss.
      case .percent: .percentage(Double(digits + "e-2") ?? number / 100)
      case .points: .points(number)
      }
    }
  }
}
