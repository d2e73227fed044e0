// SPDX-License-Identifier: MIT

/// A Vietnamese letter in its parts: `ệ` is ê with the tone below.
struct VietnameseLetter: Hashable {
  /// The lower-case letter with its mark and without its tone.
  var base: Character
  /// The tone as an index into ``rows``; 0 for none.
  var tone = 0
  var isCapital = false

  /// The forms of each vowel: without a tone, then with those of the keys f, s, r, x and j.
  ///
  /// **Source:** TCVN 5712: the letters of Vietnamese.
  private static let rows: [[Character]] = [
    "aàáảãạ", "ăằắẳẵặ", "âầấẩẫậ", "eèéẻẽẹ", "êềếểễệ", "iìíỉĩị", "oòóỏõọ", "ôồốổỗộ", "ơờớởỡợ",
    "uùúủũụ", "ưừứửữự", "yỳýỷỹỵ",
  ].map { Array($0) }

  /// Creates the parts of a letter of any Latin alphabet; `nil` for other characters.
  init?(_ character: Character) {
    guard character.isLetter else { return nil }
    let small = character.lowercased()
    guard small.count == 1, let letter = small.first else { return nil }
    isCapital = character.isUppercase
    base = letter
    for row in Self.rows {
      guard let tone = row.firstIndex(of: letter) else { continue }
      base = row[0]
      self.tone = tone
    }
  }

  init(_ base: Character, isCapital: Bool) {
    self.base = base
    self.isCapital = isCapital
  }

  var isVowel: Bool { Self.rows.contains { $0[0] == base } }

  /// The letter as one character, with its mark and tone.
  var character: Character {
    let letter = Self.rows.first { $0[0] == base }?[tone] ?? base
    guard isCapital else { return letter }
    let capital = letter.uppercased()
    return capital.count == 1 ? capital.first ?? letter : letter
  }

  /// The letter without its mark, such as o for ơ.
  var plain: Character {
    switch base {
    case "ă", "â": "a"
    case "ê": "e"
    case "ô", "ơ": "o"
    case "ư": "u"
    case "đ": "d"
    default: base
    }
  }

  /// Returns the letter with another base, and the same case and tone.
  func with(_ base: Character) -> VietnameseLetter {
    var letter = self
    letter.base = base
    return letter
  }
}
