// SPDX-License-Identifier: MIT

import ClavierKit

/// The rows of letters that a device has room for, and what their keys offer when they are held.
///
/// ```
///   AE   é è ç à …         only if three of its keys have letters
///   AD   from the first key with a letter to the last
///   AC   …                 what has no room, or stands apart: with the letter that it is made of,
///   AB   …                 else with the nearest key, to be held
/// ```
struct KeymapRows: Hashable {
  /// The most keys in each of the four rows.
  ///
  /// **Source:** ours: eleven keys of a phone are 35 points wide, the least that a finger hits; beside the last row stand
  /// Shift and Backspace. Tablets have room for all that keymaps have.
  enum Room: Hashable {
    case phone, tablet

    var limits: [Int] { self == .phone ? [11, 11, 11, 10] : [13, 12, 12, 11] }
  }

  /// The rows with keys, from the top.
  private(set) var rows: [[KeymapKey]]
  /// What keys offer, by what they type.
  private(set) var lists = KeymapLists()

  /// How many keys of the row of digits must have letters for it to be among the rows of letters.
  private static let lettersOfTopRow = 3

  init(_ keys: KeymapKeys, in room: Room) {
    var shown: [[KeymapKey]] = []
    for (index, row) in keys.rows.enumerated() {
      shown.append(Self.shown(row, index, room))
    }
    rows = shown.filter { !$0.isEmpty }
    for (index, row) in keys.rows.enumerated() {
      for key in row where key.hasLetter && !shown[index].contains(key) {
        guard let host = Self.host(of: key, in: index, shown) else { continue }
        lists.add(key, to: host)
      }
    }
    for key in keys.rows.joined() { lists.addLevels(of: key) }
    lists.addJoined(keys)
  }

  /// The keys of a row that there is room for.
  private static func shown(_ row: [KeymapKey], _ index: Int, _ room: Room) -> [KeymapKey] {
    guard index > 0 || row.count(where: \.hasLetter) >= lettersOfTopRow,
      let first = row.firstIndex(where: \.hasLetter), let last = row.lastIndex(where: \.hasLetter)
    else { return [] }
    var keys = Array(row[first...last])
    // A tablet's last row goes on with the comma and the full stop.
    if index == 3, room == .tablet { keys = Array(row[min(first, 1)...].prefix(11)) }
    keys.removeAll(where: \.isEmpty)
    while keys.count > room.limits[index] {
      keys.remove(at: keys.lastIndex { !$0.hasLetter } ?? keys.count - 1)
    }
    return keys
  }

  /// The key that offers a letter which has none.
  private static func host(
    of key: KeymapKey, in row: Int, _ shown: [[KeymapKey]]
  ) -> KeymapKey? {
    if let letter = key.lower.unicodeScalars.first, let plain = DeadKey.plain(letter) {
      let text = String(plain)
      let hosts = shown.joined()
      if let host = hosts.first(where: { $0.lower == text })
        ?? hosts.first(where: { $0.upper == text })
      {
        return host
      }
    }
    // Its own row, else those below, else those above.
    let rows = [row] + (row + 1..<4) + (0..<row).reversed()
    guard let near = rows.first(where: { !shown[$0].isEmpty }) else { return nil }
    return shown[near].min { abs($0.column - key.column) < abs($1.column - key.column) }
  }

  /// The rows for layout services.
  var inputSet: InputSet { InputSet(rows: rows.map { $0.map(\.item) }) }
}

extension KeymapKey {
  /// The key for layout services.
  var item: InputSet.Item {
    InputSet.Item(neutral: lower, uppercased: upper, lowercased: lower)
  }
}

/// What keys offer when they are held, by what they type.
struct KeymapLists: Hashable {
  private(set) var lists: [String: [String]] = [:]

  /// The most that a key offers.
  private static let limit = 24

  /// Offers both forms of a key on the same forms of another one, and its higher levels after them.
  mutating func add(_ key: KeymapKey, to host: KeymapKey) {
    add(key.lower, to: host.lower)
    add(key.upper, to: host.upper)
    for text in key.others {
      add(text, to: host.lower)
      add(text, to: host.upper)
    }
  }

  /// Offers the higher levels of a key: first those without Shift for its small form, and those with Shift for the other.
  mutating func addLevels(of key: KeymapKey) {
    let plain = key.levels.indices.filter { $0 >= 2 && $0.isMultiple(of: 2) }
    let shifted = key.levels.indices.filter { $0 >= 2 && !$0.isMultiple(of: 2) }
    for level in plain + shifted { add(key.levels[level], to: key.lower) }
    for level in shifted + plain { add(key.levels[level], to: key.upper) }
  }

  /// Offers what the layout's dead keys make of its letters.
  mutating func addJoined(_ keys: KeymapKeys) {
    let letters = keys.letters
    for dead in keys.deadKeys {
      for (letter, result) in dead.joined(letters) { add(String(result), to: String(letter)) }
    }
  }

  private mutating func add(_ text: String, to host: String) {
    guard !text.isEmpty, !host.isEmpty, text != host, !text.isInvisible, !DeadKey.isText(text)
    else { return }
    let list = lists[host, default: []]
    guard list.count < Self.limit, !list.contains(text) else { return }
    lists[host] = list + [text]
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

  /// The dead keys, those of low levels first, each once.
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
