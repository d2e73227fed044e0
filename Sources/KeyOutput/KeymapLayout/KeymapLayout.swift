// SPDX-License-Identifier: MIT

import ClavierKit

/// A touch keyboard made from a keymap: any layout of xkeyboard-config, without a layout file of
/// its own.
///
/// ```
///  keymap ─▶ KeymapKeys ─▶ rows of letters ─▶ KeymapLayoutService ─▶ pages, like any layout's
///            4 rows,       digits, signs,
///            8 levels      lists of held keys
/// ```
///
/// A key's texts alone and with Shift are its small and its capital form. Those with AltGr are
/// callouts. A dead key is tapped after the letter that it combines with, like accent keys of
/// phones.
public struct KeymapLayout: Hashable, Sendable {
  /// The name in the configuration, such as `xkb:us(dvorak)`.
  public let name: String
  /// The names of a keymap with which a receiver can type all of the layout.
  public let names: KeymapNames
  /// Whether its letters have capitals, so that sentences can be capitalised automatically.
  public let hasCapitals: Bool
  /// The positions and texts of all keys of the keymap.
  let keys: KeymapKeys

  /// Returns whether a name has the form of such a layout's name, whether it exists or not.
  public static func isName(_ name: String) -> Bool { name.hasPrefix(KeyboardLayout.keymapPrefix) }

  /// Creates the keyboard from a keymap.
  ///
  /// A layout that only extends others, such as `cz(ucw)`, gets the letters of the plain layout, or
  /// of `us`. Its own signs become callouts of these letters.
  ///
  /// - Parameter name: `xkb:` and the name of the layout, with its variant in parentheses if it has
  ///   one.
  /// - Throws: ``KeymapError`` naming the missing item and the remedy.
  public init(named name: String) throws(KeymapError) {
    let own = try Self.names(in: name)
    (keys, names) = try Self.keys(own)
    guard keys.hasLetters else { throw .nothingToShow(name) }
    self.name = name
    let letterKeys = keys.rows.joined().filter(\.hasLetter)
    let capitals = letterKeys.count { $0.lower != $0.upper && $0.lower.uppercased() == $0.upper }
    hasCapitals = 2 * capitals >= letterKeys.count
  }

  /// Parses a layout's name into the names of its keymap.
  ///
  /// - Parameter name: A name such as `xkb:us(dvorak)`.
  /// - Returns: The names; the keymap may not exist.
  /// - Throws: ``KeymapError/notALayoutName(_:)``.
  public static func names(in name: String) throws(KeymapError) -> KeymapNames {
    guard isName(name), name.utf8.count <= 3 * KeymapNames.nameLimit else {
      throw .notALayoutName(name)
    }
    var layout = name.dropFirst(KeyboardLayout.keymapPrefix.count)
    var variant: Substring = ""
    if let start = layout.firstIndex(of: "(") {
      guard layout.last == ")" else { throw .notALayoutName(name) }
      variant = layout[layout.index(after: start)...].dropLast()
      layout = layout[..<start]
      guard !variant.isEmpty else { throw .notALayoutName(name) }
    }
    guard !layout.isEmpty, KeymapNames.isName(layout), KeymapNames.isName(variant) else {
      throw .notALayoutName(name)
    }
    return KeymapNames(layout: String(layout), variant: String(variant))
  }

  /// The letters and marks of the first page's keys, small ones and capitals, each once.
  public var letters: [String] {
    var known: Set<String> = []
    return keys.rows.joined().flatMap { [$0.lower, $0.upper] }
      .filter { $0.isLetters && known.insert($0).inserted }
  }
}

// MARK: - Layouts that only add to others

extension KeymapLayout {
  /// Reads the keys of a layout, combined with those of the layout that it extends.
  private static func keys(
    _ names: KeymapNames
  ) throws(KeymapError) -> (KeymapKeys, KeymapNames) {
    let own = KeymapKeys(try CompiledKeymap(.names(names)))
    guard own.isAddition, own.hasOwnTexts else { return (own, names) }
    // A layout with letters extends only the same layout; one with signs alone extends any.
    for layout in own.hasLetters ? [names.layout] : [names.layout, "us"] {
      let base = KeymapNames(layout: layout)
      guard base != names, let keymap = try? CompiledKeymap(.names(base)) else { continue }
      let keys = KeymapKeys(keymap)
      guard keys.hasLetters, !own.hasLetters || keys.alphabetCount >= KeymapKeys.fullAlphabet else {
        continue
      }
      let both = KeymapNames(
        layout: "\(layout),\(names.layout)",
        variant: names.variant.isEmpty ? "" : ",\(names.variant)")
      return (keys.adding(own), both)
    }
    return (own, names)
  }
}

extension KeymapKeys {
  /// The minimum number of Latin letters of a complete Latin keyboard; the fewest in practice are
  /// 22.
  static let fullAlphabet = 20

  /// Whether the key has a text other than those of the keys at the left Shift and at Return, which
  /// nearly all keymaps share.
  fileprivate var hasOwnTexts: Bool {
    let common = (rows[3].first?.levels ?? []) + (rows[2].last?.levels ?? [])
    return texts.contains { !common.contains($0) }
  }

  /// The number of letters from a to z, alone or with Shift.
  var alphabetCount: Int {
    var letters: Set<UInt8> = []
    for key in rows.joined() {
      for text in [key.level(0), key.level(1)] {
        guard let byte = text.utf8.first, text.utf8.count == 1 else { continue }
        let small = byte | 0x20
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) { letters.insert(small) }
      }
    }
    return letters.count
  }

  /// Whether the layout extends another, since it has no letters, or Latin letters without a full
  /// alphabet.
  var isAddition: Bool {
    var (latin, all) = (0, 0)
    for key in rows.joined() where key.hasLetter {
      all += 1
      switch key.lower.unicodeScalars.first?.value ?? 0 {
      case 0x41...0x24F, 0x1E00...0x1EFF: latin += 1
      default: break
      }
    }
    return all == 0 || (2 * latin > all && alphabetCount < Self.fullAlphabet)
  }
}
