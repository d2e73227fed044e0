// SPDX-License-Identifier: MIT

/// The characters of one page of keys, row by row, without the keys around them.
///
/// A layout service turns an input set into a layout by adding Shift, Backspace and the bottom row.
/// The number and length of rows are arbitrary, including zero.
///
/// Some devices have room for more signs. The set contains variations for them, and ``rows(for:)``
/// applies these when a layout is created, so that one set serves all devices.
public struct InputSet: Hashable, Sendable {
  /// The keys of one row, from left to right.
  public typealias Row = [Item]
  /// The rows from top to bottom.
  public typealias Rows = [Row]

  public var rows: Rows
  /// The variations of rows, by device.
  ///
  /// A row is identified by its keys, not its position. After a change it is a different row,
  /// without variations: keys added to ``rows`` appear on all devices.
  public var deviceVariations: [DeviceType: [Row: Row]]

  public init(rows: Rows, deviceVariations: [DeviceType: [Row: Row]] = [:]) {
    self.rows = rows
    self.deviceVariations = deviceVariations
  }

  /// Returns the rows for a kind of device.
  ///
  /// Large tablets use the variations of other tablets, unless they have one of their own.
  public func rows(for deviceType: DeviceType) -> Rows {
    rows.map { row in
      let own = deviceVariations[deviceType]?[row]
      return switch deviceType {
      case .tabletPro: own ?? deviceVariations[.tablet]?[row] ?? row
      default: own ?? row
      }
    }
  }

  /// Returns the set with the upper and lower case of a language; keys whose case differs from
  /// Unicode's are unchanged.
  package func cased(in locale: KeyboardLocale) -> InputSet {
    var set = self
    set.rows = rows.map { row in
      row.map { $0 == Item($0.neutral) ? Item($0.neutral, in: locale) : $0 }
    }
    return set
  }

  /// Whether Shift changes any key; also true for a set without keys.
  var isShiftable: Bool {
    let keys = rows.joined()
    return keys.isEmpty || keys.contains { $0.lowercased != $0.uppercased }
  }

  /// A character key, in upper and lower case.
  public struct Item: Hashable, Sendable {
    /// The character as given, without a change of case.
    public var neutral: String
    public var uppercased: String
    public var lowercased: String

    /// Creates a key with the upper and lower case of a character.
    ///
    /// Each case is a single character: the capital of "ß" is "ẞ", and a character without a
    /// capital is unchanged.
    public init(_ character: String) {
      self.init(
        neutral: character, uppercased: character.keyCapitals,
        lowercased: character.keySmallLetters)
    }

    /// Creates a key with the upper and lower case of a character in a language.
    init(_ character: String, in locale: KeyboardLocale) {
      self.init(
        neutral: character, uppercased: locale.uppercased(character),
        lowercased: locale.lowercased(character))
    }

    public init(neutral: String, uppercased: String, lowercased: String) {
      self.neutral = neutral
      self.uppercased = uppercased
      self.lowercased = lowercased
    }

    /// Returns the character in a case; lower case while the case is undecided.
    public func character(for keyboardCase: Keyboard.Case) -> String {
      keyboardCase.isUppercasedOrCapslocked ? uppercased : lowercased
    }
  }
}

extension InputSet.Row {
  /// Creates one key for each character (grapheme cluster) of a text.
  public init(chars: String) {
    self.init(chars: chars.map(String.init))
  }

  /// Creates one key for each text of any length.
  public init(chars: [String]) {
    self = chars.map(InputSet.Item.init)
  }

  /// Creates one key for each pair of characters, in order.
  ///
  /// The number of keys is that of `lowercased`. A character without a partner has its Unicode
  /// capital; capitals without a partner are omitted.
  public init(lowercased: String, uppercased: String) {
    self.init(lowercased: lowercased.map(String.init), uppercased: uppercased.map(String.init))
  }

  /// Creates one key for each pair of texts, in order, with the same rules for missing partners.
  public init(lowercased: [String], uppercased: [String]) {
    self = lowercased.indices.map { index in
      let small = lowercased[index]
      let capital = index < uppercased.count ? uppercased[index] : small.keyCapitals
      return InputSet.Item(neutral: small, uppercased: capital, lowercased: small)
    }
  }
}

extension InputSet.Rows {
  /// Returns the characters of the keys of each row in a case.
  public func characters(for keyboardCase: Keyboard.Case = .lowercased) -> [[String]] {
    map { row in row.map { $0.character(for: keyboardCase) } }
  }
}

extension InputSet {
  /// A page of common emojis: faces, hands and symbols for greetings.
  ///
  /// It is the default if a provider has no emoji page.
  public static let emojis = InputSet(rows: [
    Row(chars: "😀😂😊😍😘😎😢😭😡😱"),
    Row(chars: "👍👎👏🙏💪👋🤝👀💯✅"),
    Row(chars: "❤️🎉🔥⭐✨🌹🎂"),
  ])
}
