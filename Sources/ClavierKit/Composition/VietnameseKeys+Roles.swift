// SPDX-License-Identifier: MIT

/// The keys of each method, in lower case.
extension VietnameseKeys {
  /// The function of a key.
  enum KeyRole {
    case tone(Int)
    /// Replaces letters: the first pair that results in a syllable applies.
    case mark([(from: String, to: String)])
    /// Replaces the letter d by đ.
    case stroke
  }

  /// Returns the function of a key; `nil` if the key only types itself.
  func role(of key: Character) -> KeyRole? {
    switch settings.keys {
    case .telex: Self.telex(key)
    case .vni: Self.vni(key)
    case .viqr: Self.viqr(key)
    }
  }

  /// Returns whether a key is a sign of VIQR, which may also end the word before it.
  func isSign(_ key: Character) -> Bool {
    settings.keys == .viqr && !key.isLetter && Self.viqr(key) != nil
  }

  private static func telex(_ key: Character) -> KeyRole? {
    switch key {
    case "z": .tone(0)
    case "f": .tone(1)
    case "s": .tone(2)
    case "r": .tone(3)
    case "x": .tone(4)
    case "j": .tone(5)
    case "a": .mark([("a", "â"), ("ă", "â")])
    case "e": .mark([("e", "ê")])
    case "o": .mark([("o", "ô"), ("ơ", "ô")])
    case "w": .mark(horns + breves)
    case "d": .stroke
    default: nil
    }
  }

  private static func vni(_ key: Character) -> KeyRole? {
    switch key {
    case "0": .tone(0)
    case "1": .tone(2)
    case "2": .tone(1)
    case "3": .tone(3)
    case "4": .tone(4)
    case "5": .tone(5)
    case "6":
      .mark([("a", "â"), ("ă", "â"), ("e", "ê"), ("o", "ô"), ("ơ", "ô")])
    case "7": .mark(horns)
    case "8": .mark(breves)
    case "9": .stroke
    default: nil
    }
  }

  /// Returns the function of a sign of VIQR; ’ is the apostrophe of phone keyboards.
  private static func viqr(_ key: Character) -> KeyRole? {
    switch key {
    case "`": .tone(1)
    case "'", "’": .tone(2)
    case "?": .tone(3)
    case "~": .tone(4)
    case ".": .tone(5)
    case "^": .mark([("a", "â"), ("e", "ê"), ("o", "ô")])
    case "(": .mark([("a", "ă")])
    case "+": .mark([("o", "ơ"), ("u", "ư")])
    case "d": .stroke
    default: nil
    }
  }

  /// "uo" becomes "ươ" as a whole, which is more frequent than a change of one letter.
  private static let horns = [
    (from: "uo", to: "ươ"), ("ưo", "ươ"), ("uô", "ươ"), ("o", "ơ"), ("ô", "ơ"), ("u", "ư"),
  ]
  private static let breves = [(from: "a", to: "ă"), ("â", "ă")]
}
