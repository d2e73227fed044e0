// SPDX-License-Identifier: MIT

/// The character keys of a computer's keyboard: what each types alone, with Shift and with AltGr.
///
/// ```
///   ` 1 2 3 4 5 6 7 8 9 0 - =      four rows; what stands around them is not told here
///     q w e r t y u i o p [ ] \
///      a s d f g h j k l ; '
///       z x c v b n m , . /
/// ```
package struct ComputerKeys: Hashable, Sendable {
  /// The keys of the four rows; capitals are what they type with Shift.
  package var rows: InputSet.Rows
  /// What keys type with AltGr, by what they type alone.
  package var third: [String: String]

  /// The keys for letters of a language.
  ///
  /// German letters stand among German signs. All others stand among those of the United States. Rows of
  /// letters that a keyboard has no room for are replaced with those of English.
  ///
  /// - Parameter letters: rows of letters from top to bottom.
  /// - Returns: keys with all signs of ASCII, those without a place as AltGr of the first keys.
  static func around(_ letters: InputSet.Rows) -> ComputerKeys {
    if letters == InputSet.qwertzGerman.rows { return .german }
    let fits =
      letters.count == 3 && zip(letters, Self.isoPlaces).allSatisfy { $0.count <= $1 }
    return ComputerKeys(american: fits ? letters : InputSet.qwerty.rows)
  }

  /// How many characters the rows below the digits have on keyboards with a narrow left Shift.
  private static let isoPlaces = [12, 12, 11]
  /// The same for keyboards with a wide one.
  private static let ansiPlaces = [13, 11, 10]

  /// Letters, and the signs of the United States where letters leave them room.
  ///
  /// Each row keeps its own signs as far as it can. Those that it has no room for go to rows that have.
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
    var homeless: InputSet.Row = []
    for index in rows.indices {
      let free = places[index] - rows[index].count
      rows[index] += signs[index].prefix(free)
      homeless += signs[index].dropFirst(free)
    }
    for index in rows.indices {
      let free = min(places[index] - rows[index].count, homeless.count)
      rows[index] += homeless.prefix(free)
      homeless.removeFirst(free)
    }
    let digits = InputSet.Row(lowercased: "`1234567890-=", uppercased: "~!@#$%^&*()_+")
    rows.insert(digits, at: 0)

    let typed = Set(rows.joined().flatMap { [$0.lowercased, $0.uppercased] })
    let missing = Self.asciiSigns.filter { !typed.contains($0) }
    let hosts = rows.joined().dropFirst().map(\.lowercased)
    third = Dictionary(zip(hosts, missing), uniquingKeysWith: { first, _ in first })
  }

  private static let asciiSigns = "[]{}\\|;:'\",.<>/?".map(String.init)

  /// - Parameters:
  ///   - rows: Four rows: at most 14 keys beside Backspace, 13 beside Tab, 12 beside Caps Lock, 12 beside Shift; more make
  ///     all keys narrower.
  ///   - third: What keys type with AltGr, by what they type alone.
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

/// Gives layout services the keys of a computer's keyboard as they are, in place of signs around letters.
package protocol ComputerKeysProvider: InputSetProvider {
  /// All character keys of the four rows.
  func computerKeys(for context: KeyboardContext) -> ComputerKeys
}

extension ComputerKeys {
  /// The rows as they are while AltGr is held: keys without a third sign stay.
  var thirdRows: InputSet.Rows {
    rows.map { row in
      row.map { key in third[key.lowercased].map(InputSet.Item.init) ?? key }
    }
  }
}

extension InputSet.Item {
  /// What a computer's key types: Caps Lock makes letters capitals and leaves digits and signs alone.
  func computerCharacter(for keyboardCase: Keyboard.Case) -> String {
    let isLetter = uppercased == lowercased.uppercased()
    return keyboardCase == .capsLocked && !isLetter ? lowercased : character(for: keyboardCase)
  }
}
