// SPDX-License-Identifier: MIT

extension KeyboardLocale {
  /// The letters of the language.
  public var inputSet: InputSet { inputSet(of: entries) }

  /// The names of other arrangements of the letters, such as "bds" or "turkishF"; often empty.
  public var variants: [String] {
    entries.filter { $0.letter == "v" }.map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// Returns the letters in another arrangement.
  ///
  /// - Parameter variant: One of ``variants``.
  /// - Returns: The letters; `nil` if there is no such arrangement.
  public func inputSet(variant: String) -> InputSet? {
    var entries = entries
    while let entry = entries.next() {
      if entry.letter == "v", entry.text.elementsEqual(variant.utf8) {
        return inputSet(of: entries)
      }
    }
    return nil
  }

  /// Returns the letters of the entries up to the next variant.
  ///
  /// An entry for lower-case letters and one for shifted letters form a row of keys; "·" marks a
  /// key with the same text on Shift.
  private func inputSet(of entries: LocaleEntries) -> InputSet {
    var lower: [LocaleTable.Bytes] = []
    var upper: [LocaleTable.Bytes] = []
    for entry in entries {
      if entry.letter == "v" { break }
      if entry.letter == "l" { lower.append(entry.text) }
      if entry.letter == "u" { upper.append(entry.text) }
    }
    let rows = lower.indices.map { index in
      let capitals = upper.indices.contains(index) ? upper[index].parts : []
      return InputSet.Row(keys: lower[index].parts, shifted: capitals)
    }
    return InputSet(rows: rows, deviceVariations: tabletRows(rows))
  }

  /// Returns the last row with a comma and a full stop, for tablets with room for them.
  ///
  /// **Source:** KeyboardKit for the letters of English.
  private func tabletRows(_ rows: InputSet.Rows) -> [DeviceType: [InputSet.Row: InputSet.Row]] {
    guard rows.count == 3, let last = rows.last, last.count + 2 <= rows[0].count else { return [:] }
    let signs = [",", "."].map { localizedSign($0) }.filter { sign in
      !rows.joined().contains { $0.lowercased == sign || $0.uppercased == sign }
    }
    let longer = last + InputSet.Row(keys: signs, shifted: [])
    return signs.isEmpty ? [:] : [.tablet: [last: longer]]
  }
}

extension InputSet.Row {
  /// Creates a row with one key per text; its shifted text is the same if that is "·" or missing.
  fileprivate init(keys: [String], shifted: [String]) {
    self = keys.indices.map { index in
      let key = keys[index]
      let other = index < shifted.count && shifted[index] != "·" ? shifted[index] : key
      return InputSet.Item(neutral: key, uppercased: other, lowercased: key)
    }
  }
}
