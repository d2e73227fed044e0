// SPDX-License-Identifier: MIT

import ClavierKit

/// The input keys that a file defines for a built-in keyboard.
struct InputSetKeys: InputSetProvider {
  var letters: InputSet?
  var numeric: InputSet?
  var symbolic: InputSet?
  private let standard = StandardInputSetProvider()

  /// Whether the file defines no input keys.
  var isEmpty: Bool { letters == nil && numeric == nil && symbolic == nil }

  func alphabeticInputSet(for context: KeyboardContext) -> InputSet {
    letters?.cased(in: context.locale) ?? standard.alphabeticInputSet(for: context)
  }

  func numericInputSet(for context: KeyboardContext) -> InputSet {
    numeric ?? standard.numericInputSet(for: context)
  }

  func symbolicInputSet(for context: KeyboardContext) -> InputSet {
    symbolic ?? standard.symbolicInputSet(for: context)
  }
}

extension TOMLReader {
  /// Reads the rows of an input set.
  mutating func inputSet(_ key: String) -> InputSet? {
    guard let (elements, position) = array(key) else { return nil }
    guard (1...Self.rowLimit).contains(elements.count) else {
      let count = elements.isEmpty ? "there is no row in it" : "more than \(Self.rowLimit) rows"
      return refuse(key, at: position, count)
    }
    let rows = elements.compactMap { inputRow(key, $0) }
    return rows.count == elements.count ? InputSet(rows: rows) : nil
  }

  /// Reads a row: a text with one key per character, or an array with one per element.
  private mutating func inputRow(_ key: String, _ node: TOMLNode) -> InputSet.Row? {
    let row: InputSet.Row?
    switch node.value {
    case .string(let text): row = InputSet.Row(chars: String(text.prefix(Self.keyLimit + 1)))
    case .array(let elements):
      let keys = elements.compactMap { inputKey(key, $0) }
      row = keys.count == elements.count ? keys : nil
    default:
      return refuse(
        key, node, expected: "the characters of a row in quotes, or its keys in [brackets]")
    }
    guard let row else { return nil }
    guard (1...Self.keyLimit).contains(row.count) else {
      let count = row.isEmpty ? "there is no key in it" : "more than \(Self.keyLimit) keys in a row"
      return refuse(key, at: node.position, count)
    }
    return row
  }

  /// Reads a key: a text, or a table with its lower and upper case.
  private mutating func inputKey(_ key: String, _ node: TOMLNode) -> InputSet.Item? {
    switch node.value {
    case .string(let text) where !text.isEmpty: return InputSet.Item(text)
    case .string:
      return refuse(key, at: node.position, "this key is empty")
    case .table:
      var item: InputSet.Item?
      read(node, named: "letter") { item = $0.bothCases() }
      return item
    default:
      return refuse(key, node, expected: "a text in quotes or a table { lower = …, upper = … }")
    }
  }

  private mutating func bothCases() -> InputSet.Item? {
    let missing = ["lower", "upper"].filter { !has($0) }
    let lower = text("lower")
    let upper = text("upper")
    guard missing.isEmpty else { return refuse(missing: missing) }
    guard let lower, let upper else { return nil }
    for (key, form) in [("lower", lower), ("upper", upper)] where form.value.isEmpty {
      return refuse(key, at: form.position, "is empty")
    }
    // The upper-case letter is stated too, since the language's capital may differ.
    return InputSet.Item(
      neutral: lower.value + upper.value, uppercased: upper.value, lowercased: lower.value)
  }
}
