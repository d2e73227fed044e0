// SPDX-License-Identifier: MIT

/// The characters of one page of keys, row by row, without any keys around them.
///
/// A layout service turns an input set into a layout by adding Shift, Backspace and the bottom row.
/// Rows may be of any number and length, also empty.
///
/// Some devices have room for more signs. A set says so itself, and ``rows(for:)`` gives what a device
/// has when a layout is made for it: one set serves all devices.
public struct InputSet: Hashable, Sendable {
  /// The keys of one row, from left to right.
  public typealias Row = [Item]
  /// The rows from top to bottom.
  public typealias Rows = [Row]

  public var rows: Rows
  /// What a kind of device has in place of a row.
  ///
  /// A row is known by its keys, wherever it stands. Once it is changed it is another row, and all
  /// devices have it as it is: nothing that was added to ``rows`` gets lost on a tablet.
  public var deviceVariations: [DeviceType: [Row: Row]]

  public init(rows: Rows, deviceVariations: [DeviceType: [Row: Row]] = [:]) {
    self.rows = rows
    self.deviceVariations = deviceVariations
  }

  /// The rows on this kind of device.
  ///
  /// Large tablets have what other tablets have, unless there is something for them alone.
  public func rows(for deviceType: DeviceType) -> Rows {
    rows.map { row in
      let own = deviceVariations[deviceType]?[row]
      return switch deviceType {
      case .tabletPro: own ?? deviceVariations[.tablet]?[row] ?? row
      default: own ?? row
      }
    }
  }

  /// Whether Shift makes anything else of a key; so it does of no key where there are none.
  var isShiftable: Bool {
    let keys = rows.joined()
    return keys.isEmpty || keys.contains { $0.lowercased != $0.uppercased }
  }

  /// One character key, in both of its forms.
  public struct Item: Hashable, Sendable {
    /// The character as it was given.
    public var neutral: String
    public var uppercased: String
    public var lowercased: String

    /// A key with the two forms that the character has on keyboards.
    ///
    /// Each is one character: the capital of "ß" is "ẞ", and what has none stays as it is.
    public init(_ character: String) {
      self.init(
        neutral: character, uppercased: character.keyCapitals,
        lowercased: character.keySmallLetters)
    }

    public init(neutral: String, uppercased: String, lowercased: String) {
      self.neutral = neutral
      self.uppercased = uppercased
      self.lowercased = lowercased
    }

    /// What the key types in this case; small while the case is not yet decided.
    public func character(for keyboardCase: Keyboard.Case) -> String {
      keyboardCase.isUppercasedOrCapslocked ? uppercased : lowercased
    }
  }
}

extension InputSet.Row {
  /// One key for each character of the text, as a user sees characters.
  public init(chars: String) {
    self.init(chars: chars.map(String.init))
  }

  /// One key for each text, of whatever length.
  public init(chars: [String]) {
    self = chars.map(InputSet.Item.init)
  }

  /// One key for each pair of characters, in order.
  ///
  /// There are as many keys as characters in `lowercased`: one without a partner has the capital that
  /// Unicode gives it, and capitals without a partner are left out.
  public init(lowercased: String, uppercased: String) {
    self.init(lowercased: lowercased.map(String.init), uppercased: uppercased.map(String.init))
  }

  /// One key for each pair of texts, in order, with partners as for pairs of characters.
  public init(lowercased: [String], uppercased: [String]) {
    self = lowercased.indices.map { index in
      let small = lowercased[index]
      let capital = index < uppercased.count ? uppercased[index] : small.keyCapitals
      return InputSet.Item(neutral: small, uppercased: capital, lowercased: small)
    }
  }
}

extension InputSet.Rows {
  /// What the keys of each row type in this case.
  public func characters(for keyboardCase: Keyboard.Case = .lowercased) -> [[String]] {
    map { row in row.map { $0.character(for: keyboardCase) } }
  }
}
