// SPDX-License-Identifier: MIT

import CXkbcommon

/// A dead key: it waits for a letter and combines with it.
///
/// In a key's text a dead key is ``marker`` and the number of its symbol, so that it cannot be
/// confused with a character.
struct DeadKey: Hashable {
  /// The key's label, also typed where no letter can be combined: the sign alone, or else the
  /// combining mark.
  let sign: String
  /// The pairs of a letter and its combined form, concatenated.
  private let pairs: String

  /// The first scalar of a dead key's text.
  ///
  /// **Source:** the Unicode Standard, 23.5: private use. Keys whose own symbols are private-use
  /// characters are not shown.
  static let marker: Unicode.Scalar = "\u{E000}"

  /// Creates the dead key of a symbol; `nil` if its pairs are unknown.
  init?(_ symbol: UInt32) {
    guard let known = Self.table[Int32(bitPattern: symbol)] else { return nil }
    (sign, pairs) = known
  }

  /// Creates the dead key that a text stands for.
  init?(text: String) {
    let scalars = text.unicodeScalars
    guard scalars.first == Self.marker, let symbol = scalars.dropFirst().first else { return nil }
    self.init(symbol.value)
  }

  /// Returns the text that stands for the symbol of a dead key.
  static func text(_ symbol: UInt32) -> String? {
    guard DeadKey(symbol) != nil, let scalar = Unicode.Scalar(symbol) else { return nil }
    var text = String.UnicodeScalarView([marker])
    text.append(scalar)
    return String(text)
  }

  /// Returns whether a text stands for a dead key.
  static func isText(_ text: String) -> Bool { text.unicodeScalars.first == marker }

  /// Returns the combined form of each of these letters.
  ///
  /// - Parameter letters: The letters; those that the dead key does not combine with are skipped.
  /// - Returns: Each letter with its combined form.
  func joined(
    _ letters: Set<Unicode.Scalar>
  ) -> [(letter: Unicode.Scalar, result: Unicode.Scalar)] {
    var found: [(letter: Unicode.Scalar, result: Unicode.Scalar)] = []
    var letter: Unicode.Scalar?
    for scalar in pairs.unicodeScalars {
      if let first = letter {
        if letters.contains(first) { found.append((first, scalar)) }
        letter = nil
      } else {
        letter = scalar
      }
    }
    return found
  }

  /// Returns the base letter of a letter with a sign, such as e of é; `nil` if none is known.
  static func baseLetter(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    if let special = specialBaseLetter(of: letter) { return special }
    for symbol in symbols.lowerBound...symbols.upperBound {
      guard let dead = DeadKey(symbol) else { continue }
      var base: Unicode.Scalar?
      for scalar in dead.pairs.unicodeScalars {
        if let first = base {
          if scalar == letter { return first }
          base = nil
        } else {
          base = scalar
        }
      }
    }
    return nil
  }

  /// Returns the base of letters that resemble or replace another letter without being composed
  /// from it.
  private static func specialBaseLetter(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter {
    case "ß": "s"
    case "ẞ": "S"
    case "æ", "ª": "a"
    case "Æ": "A"
    case "œ", "º": "o"
    case "Œ": "O"
    case "ŋ": "n"
    case "Ŋ": "N"
    case "ð": "d"
    case "Ð": "D"
    case "þ": "t"
    case "Þ": "T"
    case "ı": "i"
    default: nil
    }
  }

  /// The symbols of the dead keys that combine with letters.
  ///
  /// **Source:** xkbcommon-keysyms.h: from `dead_grave` to `dead_greek`.
  private static let symbols = UInt32(XKB_KEY_dead_grave)...UInt32(XKB_KEY_dead_greek)
}
