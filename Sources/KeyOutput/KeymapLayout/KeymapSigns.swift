// SPDX-License-Identifier: MIT

import ClavierKit

/// The digits and signs of a keymap, on their own pages.
///
/// ```
///   numeric                      symbolic
///   1 2 3 4 5 6 7 8 9 0          the other signs, ten in a row
///   the first ten signs          …
///   . , ? ! '                    . , ? ! '
/// ```
///
/// The digits are those on the keymap's lowest levels, such as ١٢٣. All are decimal digits of one
/// script, which are contiguous in Unicode from zero. The pages have all signs that keys type alone
/// or with Shift, and those of ASCII and currencies on any level. Other signs are callouts of keys.
struct KeymapSigns: Hashable {
  let numeric: InputSet
  let symbolic: InputSet

  /// The number of keys in a row.
  private static let rowLength = 10
  /// The maximum number of punctuation signs at the end of both pages.
  private static let commonLimit = 5

  init(_ keys: KeymapKeys) {
    let digits = Self.digits(of: keys)
    let signs = Self.signs(of: keys, besides: digits)
    let common = Array(Self.commonSigns.filter(signs.contains).prefix(Self.commonLimit))
    let others = signs.filter { !common.contains($0) }
    let last = common.isEmpty ? [] : [common]
    let first = Array(others.prefix(Self.rowLength))
    numeric = Self.inputSet([digits] + (first.isEmpty ? [] : [first]) + last)
    var rows: [[String]] = []
    var rest = others.dropFirst(Self.rowLength)
    while !rest.isEmpty {
      rows.append(Array(rest.prefix(Self.rowLength)))
      rest = rest.dropFirst(Self.rowLength)
    }
    symbolic = Self.inputSet(rows + last)
  }

  private static func inputSet(_ rows: [[String]]) -> InputSet {
    InputSet(
      rows: rows.map { row in
        row.map { InputSet.Item(neutral: $0, uppercased: $0, lowercased: $0) }
      })
  }

  /// The most common punctuation signs, each script's most frequent first.
  ///
  /// **Source:** CLDR's exemplar punctuation of Arabic, Devanagari, Armenian, Ethiopic, Myanmar,
  /// Japanese and English.
  private static let commonSigns = [
    "،", "؟", "؛", "।", "։", "።", "፣", "၊", "။", "。", "、", ".", ",", "?", "!", "'", "’", ";", ":",
  ]

  /// Returns ten digits of one script: those on the lowest levels; Latin digits if no script has
  /// all ten.
  private static func digits(of keys: KeymapKeys) -> [String] {
    /// The lowest level of each digit, by the script's zero.
    var levels: [UInt32: [Int: Int]] = [:]
    for key in keys.rows.joined() {
      for (level, text) in key.levels.enumerated() {
        guard let digit = text.unicodeScalars.first, text.isDigit,
          let value = digit.properties.numericValue.map({ Int($0) }), (0...9).contains(value)
        else { continue }
        let zero = digit.value - UInt32(value)
        levels[zero, default: [:]][value] = min(level, levels[zero]?[value] ?? level)
      }
    }
    let whole = levels.filter { $0.value.count == rowLength }
    func height(_ script: (key: UInt32, value: [Int: Int])) -> Int {
      script.value.values.reduce(0, +)
    }
    let best = whole.min { (height($0), $0.key) < (height($1), $1.key) }
    let zero = best?.key ?? 0x30
    return (1...rowLength).compactMap { number in
      Unicode.Scalar(zero + UInt32(number % rowLength)).map { String($0) }
    }
  }

  /// Returns all signs and other digits without duplicates, in the order of the keys.
  ///
  /// The signs of the digits' row with Shift come first.
  private static func signs(of keys: KeymapKeys, besides digits: [String]) -> [String] {
    var signs: [String] = []
    func add(_ text: String) {
      guard let scalar = text.unicodeScalars.first, scalar != DeadKey.marker, !text.isLetters,
        !digits.contains(text), !text.isInvisible, !signs.contains(text)
      else { return }
      signs.append(text)
    }
    for key in keys.rows[0] { add(key.level(1)) }
    for row in keys.rows {
      for key in row {
        add(key.level(0))
        add(key.level(1))
      }
    }
    for key in keys.rows.joined() {
      for text in key.higherTexts where text.isASCIIOrCurrency { add(text) }
    }
    return signs
  }
}

extension String {
  /// Whether the sign is used in programs or prices.
  fileprivate var isASCIIOrCurrency: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.isASCII || scalar.properties.generalCategory == .currencySymbol
  }
}
