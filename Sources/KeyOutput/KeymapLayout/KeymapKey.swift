// SPDX-License-Identifier: MIT

import CXkbcommon

/// The texts of one key of a keymap on each of its levels.
struct KeymapKey: Hashable {
  /// The texts, level by level; empty for a level without text.
  ///
  /// The second level is that of Shift. A dead key's text is that of ``DeadKey/text(_:)``.
  var levels: [String]
  /// The key's index in its row, from the left, used to find neighbours.
  var column: Int

  /// The text without modifiers, or else the text with Shift; empty if there is neither.
  var lower: String { level(0).isEmpty ? level(1) : level(0) }
  /// The text with Shift, or else the text without modifiers.
  var upper: String { level(1).isEmpty ? level(0) : level(1) }
  /// The texts of higher levels.
  var higherTexts: [String] { levels.dropFirst(2).filter { !$0.isEmpty } }

  /// Whether the key types a letter, or a mark on a letter, alone or with Shift.
  var hasLetter: Bool { level(0).isLetters || level(1).isLetters }
  /// Whether the key types nothing, alone and with Shift.
  var isEmpty: Bool { lower.isEmpty }

  /// Returns the text of a level, from 0; empty for a level that the key does not have.
  func level(_ index: Int) -> String { levels.indices.contains(index) ? levels[index] : "" }

  /// Returns the key with the additional texts of another key, as levels above its own.
  func adding(_ other: KeymapKey) -> KeymapKey {
    var key = self
    while key.levels.count < 2 { key.levels.append("") }
    key.levels += other.levels.filter { !$0.isEmpty && !levels.contains($0) }
    return key
  }
}

extension String {
  /// Whether the text is one letter, several letters, or a mark on letters.
  var isLetters: Bool {
    guard let first = unicodeScalars.first, first != DeadKey.marker else { return false }
    return switch first.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// Whether the text is a decimal digit of any script.
  var isDigit: Bool {
    unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }

  /// Whether the text would be invisible in a list.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .spaceSeparator }
  }
}

/// The keys of a keymap that can appear on a touch keyboard.
struct KeymapKeys: Hashable {
  /// The rows of digits and of letters, from the top: AE, AD, AC and AB.
  var rows: [[KeymapKey]]

  /// The keycodes of the four rows, from left to right.
  ///
  /// The last codes of the first and the last row exist only on keyboards of Japan and Brazil.
  ///
  /// **Source:** xkeyboard-config, keycodes/evdev: `<TLDE>` `<AE01>`–`<AE12>` `<AE13>`;
  /// `<AD01>`–`<AD12>`; `<AC01>`–`<AC11>` `<BKSL>`; `<LSGT>` `<AB01>`–`<AB10>` `<AB11>`. XKB's
  /// numbers are larger by 8.
  private static let codes: [[UInt32]] = [
    [41, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 124], Array(16...27), Array(30...40) + [43],
    [86] + Array(44...53) + [89],
  ]

  /// Reads the keys of the first group that has letters, or else of the first group.
  init(_ keymap: borrowing CompiledKeymap) {
    let groups = Self.groups(keymap)
    self = groups.first(where: \.hasLetters) ?? groups[0]
  }

  /// Reads the keys of each group; there is at least one.
  static func groups(_ keymap: borrowing CompiledKeymap) -> [KeymapKeys] {
    var groups: [KeymapKeys] = []
    for group in 0..<UInt32(max(1, min(keymap.groupCount, KeymapNames.layoutLimit))) {
      groups.append(KeymapKeys(keymap, group: group))
    }
    return groups
  }

  private init(_ keymap: borrowing CompiledKeymap, group: UInt32) {
    rows = []
    for codes in Self.codes {
      var row: [KeymapKey] = []
      for (column, code) in codes.enumerated() {
        let levels = Self.levels(keymap, code + UInt32(Keycode.xkbOffset), group)
        row.append(KeymapKey(levels: levels, column: column))
      }
      rows.append(row)
    }
  }

  /// Whether any key has a letter.
  var hasLetters: Bool { rows.contains { $0.contains(where: \.hasLetter) } }

  /// Returns the keys with the additional texts of another keymap in the same positions.
  func adding(_ others: KeymapKeys) -> KeymapKeys {
    var keys = self
    for (row, other) in zip(rows, others.rows).enumerated() {
      keys.rows[row] = zip(other.0, other.1).map { $0.adding($1) }
    }
    return keys
  }

  /// All texts that keys give, on any level.
  var texts: [String] { rows.joined().flatMap(\.levels).filter { !$0.isEmpty } }
}

// MARK: - Reading

extension KeymapKeys {
  /// The maximum number of levels that are read; installed keymaps have eight.
  private static let levelLimit: UInt32 = 8

  /// Returns the texts of a key on each level, without empty ones at the end.
  private static func levels(
    _ keymap: borrowing CompiledKeymap, _ code: UInt32, _ group: UInt32
  ) -> [String] {
    let groups = xkb_keymap_num_layouts_for_key(keymap.pointer, code)
    guard groups > 0 else { return [] }
    // A key with fewer groups than the keymap repeats its first group.
    let group = group < groups ? group : 0
    let count = min(
      xkb_keymap_num_levels_for_key(keymap.pointer, code, group), Self.levelLimit)
    var levels: [String] = []
    for level in 0..<count {
      var symbols: UnsafePointer<xkb_keysym_t>?
      let count = xkb_keymap_key_get_syms_by_level(keymap.pointer, code, group, level, &symbols)
      levels.append(text(of: UnsafeBufferPointer(start: symbols, count: Int(max(0, count)))))
    }
    while levels.last?.isEmpty == true { levels.removeLast() }
    return levels
  }

  /// Returns the combined text of a level's symbols; empty if one of them types nothing.
  private static func text(of symbols: UnsafeBufferPointer<xkb_keysym_t>) -> String {
    if let symbol = symbols.first, symbols.count == 1, let dead = DeadKey.text(symbol) {
      return dead
    }
    var text = String.UnicodeScalarView()
    for symbol in symbols {
      guard let scalar = Keysym(symbol).scalar, scalar.isShown else { return "" }
      text.append(contentsOf: scalar.unligated)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether fonts can have a glyph for the scalar, or the scalar joins or separates letters.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .privateUse, .unassigned, .surrogate, .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// The letters of a ligature of lam and alef; the scalar itself for all others.
  ///
  /// Arabic keyboards have a key for both letters, whose symbol is the ligature's presentation
  /// form. In a text they are two letters, which fonts join.
  ///
  /// **Source:** UnicodeData.txt, U+FEF5 to U+FEFC: the decompositions.
  fileprivate var unligated: [Unicode.Scalar] {
    switch value {
    case 0xFEF5, 0xFEF6: ["\u{644}", "\u{622}"]
    case 0xFEF7, 0xFEF8: ["\u{644}", "\u{623}"]
    case 0xFEF9, 0xFEFA: ["\u{644}", "\u{625}"]
    case 0xFEFB, 0xFEFC: ["\u{644}", "\u{627}"]
    default: [self]
    }
  }
}
