// SPDX-License-Identifier: MIT

/// The conversion of words to the form in which a lexicon finds them: lower case, with the straight
/// apostrophe.
///
/// Accented letters are kept. The units are Unicode scalars, so combining marks of Tamil, Bengali
/// and Hindi are kept. In Turkish and Azerbaijani, I is the capital of ı and İ of i.
///
/// **Source:** the Unicode Character Database, Lowercase_Mapping; SpecialCasing.txt for tr and az.
public struct Folding: Hashable, Sendable {
  private let hasDotlessI: Bool

  /// Creates the folding of a language.
  ///
  /// - Parameter language: A language code, such as "tr" or "tr-TR".
  public init(language: String) {
    let primary = language.prefix { $0.isLetter && $0.isASCII }.lowercased()
    hasDotlessI = primary == "tr" || primary == "az"
  }

  /// Returns the folded scalars of a word.
  public func fold(_ word: String) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    folded.reserveCapacity(word.utf8.count)
    for scalar in word.unicodeScalars {
      append(scalar, to: &folded)
    }
    return folded
  }

  /// Returns the lower case of a letter; a letter whose lower case has several scalars is
  /// unchanged.
  public func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      if scalar == "I", hasDotlessI { return "ı" }
      let isCapital = scalar.value >= 0x41 && scalar.value <= 0x5A
      return isCapital ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
    if scalar == "\u{2019}" { return "'" }
    if scalar == "İ", hasDotlessI { return "i" }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  /// Returns a word in lower case, with its apostrophes unchanged, unlike the folded word.
  public func lowercased(_ word: String) -> String {
    guard hasDotlessI else { return word.lowercased() }
    return word.unicodeScalars.reduce(into: "") { lower, scalar in
      switch scalar {
      case "I": lower += "ı"
      case "İ": lower += "i"
      default: lower += scalar.properties.lowercaseMapping
      }
    }
  }

  /// Returns the capital of a folded letter.
  func capital(_ scalar: Unicode.Scalar) -> String {
    if hasDotlessI {
      if scalar == "i" { return "İ" }
      if scalar == "ı" { return "I" }
    }
    return scalar.properties.uppercaseMapping
  }

  /// Returns a folded word with a capital as its first letter.
  public func titlecased(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    let rest = String(String.UnicodeScalarView(word.unicodeScalars.dropFirst()))
    let hasDot = hasDotlessI && (first == "i" || first == "ı")
    return (hasDot ? capital(first) : first.properties.titlecaseMapping) + rest
  }

  private func append(_ scalar: Unicode.Scalar, to folded: inout [Unicode.Scalar]) {
    let one = fold(scalar)
    // Outside Turkish, İ is the only letter whose lower case is longer.
    if one == scalar, scalar.value >= 0x80 {
      folded += scalar.properties.lowercaseMapping.unicodeScalars
    } else {
      folded.append(one)
    }
  }
}
