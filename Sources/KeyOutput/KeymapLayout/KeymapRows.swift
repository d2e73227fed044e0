// SPDX-License-Identifier: MIT

import ClavierKit

/// The rows of letters that fit a device, and the callouts of their keys.
///
/// ```
///   AE   é è ç à …         only if three of its keys have letters
///   AD   from the first key with a letter to the last
///   AC   …                 other keys become callouts of their base letter,
///   AB   …                 or else of the nearest key
/// ```
struct KeymapRows: Hashable {
  /// The maximum number of keys in each of the four rows.
  ///
  /// **Source:** ours: with eleven keys in a row of a phone, each is 35 points wide, the minimum
  /// for a finger. Shift and Backspace stand beside the last row. Tablets have room for all keys of
  /// keymaps.
  enum Capacity: Hashable {
    case phone, tablet

    var limits: [Int] { self == .phone ? [11, 11, 11, 10] : [13, 12, 12, 11] }
  }

  /// The rows with keys, from the top.
  private(set) var rows: [[KeymapKey]]
  /// The callouts of keys, by the text that they type.
  private(set) var callouts = KeymapCallouts()

  /// The minimum number of letters in the row of digits that makes it a row of letters.
  private static let lettersOfTopRow = 3

  init(_ keys: KeymapKeys, in capacity: Capacity) {
    var shown: [[KeymapKey]] = []
    for (index, row) in keys.rows.enumerated() {
      shown.append(Self.visibleKeys(row, index, capacity))
    }
    rows = shown.filter { !$0.isEmpty }
    for (index, row) in keys.rows.enumerated() {
      for key in row where key.hasLetter && !shown[index].contains(key) {
        guard let baseKey = Self.baseKey(of: key, in: index, shown) else { continue }
        callouts.add(key, to: baseKey)
      }
    }
    for key in keys.rows.joined() { callouts.addLevels(of: key) }
    callouts.addJoined(keys)
  }

  /// Returns the keys of a row that fit.
  private static func visibleKeys(
    _ row: [KeymapKey], _ index: Int, _ capacity: Capacity
  ) -> [KeymapKey] {
    guard index > 0 || row.count(where: \.hasLetter) >= lettersOfTopRow,
      let first = row.firstIndex(where: \.hasLetter), let last = row.lastIndex(where: \.hasLetter)
    else { return [] }
    var keys = Array(row[first...last])
    // A tablet's last row continues with the comma and the full stop.
    if index == 3, capacity == .tablet { keys = Array(row[min(first, 1)...].prefix(11)) }
    keys.removeAll(where: \.isEmpty)
    while keys.count > capacity.limits[index] {
      keys.remove(at: keys.lastIndex { !$0.hasLetter } ?? keys.count - 1)
    }
    return keys
  }

  /// Returns the shown key whose callouts have a letter without a key of its own.
  private static func baseKey(
    of key: KeymapKey, in row: Int, _ shown: [[KeymapKey]]
  ) -> KeymapKey? {
    if let letter = key.lower.unicodeScalars.first, let base = DeadKey.baseLetter(of: letter) {
      let text = String(base)
      let shownKeys = shown.joined()
      if let baseKey = shownKeys.first(where: { $0.lower == text })
        ?? shownKeys.first(where: { $0.upper == text })
      {
        return baseKey
      }
    }
    // The search begins in the letter's own row, and continues with those below, then those above.
    let rows = [row] + (row + 1..<4) + (0..<row).reversed()
    guard let near = rows.first(where: { !shown[$0].isEmpty }) else { return nil }
    return shown[near].min { abs($0.column - key.column) < abs($1.column - key.column) }
  }

  /// The rows as an input set.
  var inputSet: InputSet { InputSet(rows: rows.map { $0.map(\.item) }) }
}

extension KeymapKey {
  /// The key as an item of an input set.
  var item: InputSet.Item {
    InputSet.Item(neutral: lower, uppercased: upper, lowercased: lower)
  }
}

/// The callouts of keys, by the text that they type.
struct KeymapCallouts: Hashable {
  private(set) var texts: [String: [String]] = [:]

  /// The maximum number of callouts of a key.
  private static let limit = 24

  /// Adds a key's small and capital form to those of a base key, followed by its higher levels.
  mutating func add(_ key: KeymapKey, to baseKey: KeymapKey) {
    add(key.lower, to: baseKey.lower)
    add(key.upper, to: baseKey.upper)
    for text in key.higherTexts {
      add(text, to: baseKey.lower)
      add(text, to: baseKey.upper)
    }
  }

  /// Adds the higher levels of a key as callouts.
  ///
  /// The levels without Shift come first for the small form, and those with Shift for the capital.
  mutating func addLevels(of key: KeymapKey) {
    let plain = key.levels.indices.filter { $0 >= 2 && $0.isMultiple(of: 2) }
    let shifted = key.levels.indices.filter { $0 >= 2 && !$0.isMultiple(of: 2) }
    for level in plain + shifted { add(key.levels[level], to: key.lower) }
    for level in shifted + plain { add(key.levels[level], to: key.upper) }
  }

  /// Adds the letters that the layout's dead keys form.
  mutating func addJoined(_ keys: KeymapKeys) {
    let letters = keys.letters
    for dead in keys.deadKeys {
      for (letter, result) in dead.joined(letters) { add(String(result), to: String(letter)) }
    }
  }

  private mutating func add(_ text: String, to baseKey: String) {
    guard !text.isEmpty, !baseKey.isEmpty, text != baseKey, !text.isInvisible, !DeadKey.isText(text)
    else { return }
    let list = texts[baseKey, default: []]
    guard list.count < Self.limit, !list.contains(text) else { return }
    texts[baseKey] = list + [text]
  }
}

extension KeymapKeys {
  /// The letters that keys give alone and with Shift.
  var letters: Set<Unicode.Scalar> {
    var letters: Set<Unicode.Scalar> = []
    for key in rows.joined() {
      for text in [key.lower, key.upper] where text.isLetters && text.unicodeScalars.count == 1 {
        letters.formUnion(text.unicodeScalars)
      }
    }
    return letters
  }

  /// The dead keys without duplicates, those of low levels first.
  var deadKeys: [DeadKey] {
    var texts: [String] = []
    for level in 0..<8 {
      for key in rows.joined() where DeadKey.isText(key.level(level)) {
        if !texts.contains(key.level(level)) { texts.append(key.level(level)) }
      }
    }
    return texts.compactMap { DeadKey(text: $0) }
  }
}
