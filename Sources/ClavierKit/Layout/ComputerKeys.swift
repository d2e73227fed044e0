// SPDX-License-Identifier: MIT

/// The character keys of a computer keyboard: the characters without modifiers, with Shift and with
/// AltGr.
///
/// ```
///   ` 1 2 3 4 5 6 7 8 9 0 - =      four rows, without the keys around them
///     q w e r t y u i o p [ ] \
///      a s d f g h j k l ; '
///       z x c v b n m , . /
/// ```
package struct ComputerKeys: Hashable, Sendable {
  /// The keys of the four rows; their upper case is the character with Shift.
  package var rows: InputSet.Rows
  /// The characters with AltGr, by the characters without modifiers.
  package var third: [String: String]

  /// Returns the character keys for the letters of a language.
  ///
  /// German letters get German signs; all others get those of the United States. Letter rows that
  /// are too long for a keyboard are replaced by the English ones.
  ///
  /// - Parameter letters: The letter rows from top to bottom.
  /// - Returns: Keys with all ASCII signs; signs without a key are typed with AltGr and the first
  ///   keys.
  static func around(_ letters: InputSet.Rows) -> ComputerKeys {
    if letters == InputSet.qwertzGerman.rows { return .german }
    let fits =
      letters.count == 3 && zip(letters, Self.isoPlaces).allSatisfy { $0.count <= $1 }
    return ComputerKeys(american: fits ? letters : InputSet.qwerty.rows)
  }

  /// The numbers of character keys in the rows below the digits, with a narrow left Shift key.
  private static let isoPlaces = [12, 12, 11]
  /// The numbers of character keys in the same rows, with a wide left Shift key.
  private static let ansiPlaces = [13, 11, 10]

  /// Creates keys from letters, and the signs of the United States in the remaining places.
  ///
  /// Each row keeps its own signs if there is room; the others move to rows with room.
  ///
  /// **Source:** ANSI INCITS 154 for the signs, ISO/IEC 9995-2 for the places.
  private init(american letters: InputSet.Rows) {
    let isAnsi = zip(letters, [10, 9, 7]).allSatisfy { $0.count <= $1 }
    let places = isAnsi ? Self.ansiPlaces : Self.isoPlaces
    let known = Set(letters.joined().map(\.lowercased))
    let signs: [InputSet.Row] = [("[]\\", "{}|"), (";'", ":\""), (",./", "<>?")].map {
      InputSet.Row(lowercased: $0.0, uppercased: $0.1).filter { !known.contains($0.lowercased) }
    }
    rows = letters
    var unplaced: InputSet.Row = []
    for index in rows.indices {
      let free = places[index] - rows[index].count
      rows[index] += signs[index].prefix(free)
      unplaced += signs[index].dropFirst(free)
    }
    for index in rows.indices {
      let free = min(places[index] - rows[index].count, unplaced.count)
      rows[index] += unplaced.prefix(free)
      unplaced.removeFirst(free)
    }
    let digits = InputSet.Row(lowercased: "`1234567890-=", uppercased: "~!@#$%^&*()_+")
    rows.insert(digits, at: 0)

    let typed = Set(rows.joined().flatMap { [$0.lowercased, $0.uppercased] })
    let missing = Self.asciiSigns.filter { !typed.contains($0) }
    let hosts = rows.joined().dropFirst().map(\.lowercased)
    third = Dictionary(zip(hosts, missing), uniquingKeysWith: { first, _ in first })
  }

  private static let asciiSigns = "[]{}\\|;:'\",.<>/?".map(String.init)

  /// Creates the character keys of a keyboard.
  ///
  /// - Parameters:
  ///   - rows: Four rows: at most 14 keys beside Backspace, 13 beside Tab, 12 beside Caps Lock, 12
  ///     beside Shift; with more keys, all keys are narrower.
  ///   - third: The characters with AltGr, by the characters without modifiers.
  package init(rows: InputSet.Rows, third: [String: String]) {
    self.rows = rows
    self.third = third
  }

  /// The keys of German keyboards.
  ///
  /// **Source:** DIN 2137, the arrangement T1 without its dead keys: accents type themselves.
  private static let german = ComputerKeys(
    rows: [
      InputSet.Row(lowercased: "^1234567890ß´", uppercased: "°!\"§$%&/()=?`"),
      InputSet.Row(lowercased: "qwertzuiopü+", uppercased: "QWERTZUIOPÜ*"),
      InputSet.Row(lowercased: "asdfghjklöä#", uppercased: "ASDFGHJKLÖÄ'"),
      InputSet.Row(lowercased: "<yxcvbnm,.-", uppercased: ">YXCVBNM;:_"),
    ],
    third: [
      "2": "²", "3": "³", "7": "{", "8": "[", "9": "]", "0": "}", "ß": "\\", "q": "@", "e": "€",
      "+": "~", "<": "|", "m": "µ",
    ])
}

/// A provider of all character keys of a computer keyboard, in place of signs around letters.
package protocol ComputerKeysProvider: InputSetProvider {
  /// Returns all character keys of the four rows.
  func computerKeys(for context: KeyboardContext) -> ComputerKeys
}

extension ComputerKeys {
  /// The rows while AltGr is held; keys without an AltGr character are unchanged.
  var thirdRows: InputSet.Rows {
    rows.map { row in
      row.map { key in third[key.lowercased].map(InputSet.Item.init) ?? key }
    }
  }
}

extension InputSet.Item {
  /// Returns the character of a computer key: Caps Lock changes letters, but not digits and signs.
  func computerCharacter(for keyboardCase: Keyboard.Case) -> String {
    // The capital may be specific to the language, as İ for i in Turkish.
    let isLetter = lowercased.first?.isLowercase == true && uppercased.first?.isUppercase == true
    return keyboardCase == .capsLocked && !isLetter ? lowercased : character(for: keyboardCase)
  }
}
