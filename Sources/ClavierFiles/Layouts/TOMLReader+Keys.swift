// SPDX-License-Identifier: MIT

import ClavierKit

// Keys and rows of keys.
extension TOMLReader {
  /// The maximum number of keys in a row, including gaps.
  static var keyLimit: Int { 64 }

  /// Reads keys: a text with any number of them, or an array of such texts and of tables.
  ///
  /// - Parameter key: The key of the file.
  /// - Returns: The keys; `nil` if the key of the file is missing or invalid.
  mutating func keys(_ key: String) -> [KeyDraft]? {
    guard let node = remove(key) else { return nil }
    return keys(key, node)
  }

  /// Returns the keys in a node that was already removed from the reader.
  mutating func keys(_ key: String, _ node: TOMLNode) -> [KeyDraft]? {
    let result: [KeyDraft]?
    switch node.value {
    case .string(let text): result = compactKeys(key, text, at: node.position)
    case .array(let elements): result = elementKeys(key, elements)
    default:
      return refuse(key, node, expected: "keys in quotes or in [brackets]")
    }
    guard let result else { return nil }
    guard result.count <= Self.keyLimit else {
      return refuse(key, at: node.position, "more than \(Self.keyLimit) keys in a row")
    }
    guard !result.isEmpty else { return refuse(key, at: node.position, "there is no key in it") }
    return result
  }

  /// Reads one key: a text with a single key, or a table.
  mutating func singleKey(_ key: String) -> KeyDraft? {
    guard let node = remove(key) else { return nil }
    let keys = node.isTable ? elementKeys(key, [node]) : self.keys(key, node)
    guard let keys, let first = keys.first else { return nil }
    guard keys.count == 1 else {
      return refuse(key, at: node.position, "one key is expected, there are \(keys.count)")
    }
    return first
  }

  /// Reads the action of an existing key, or an action alone.
  mutating func action(_ key: String) -> (action: KeyboardAction, place: TextPlace)? {
    guard let text = text(key),
      let keys = compactKeys(key, text.value, at: text.position)
    else { return nil }
    guard let first = keys.first, keys.count == 1 else {
      return refuse(
        key, at: text.position,
        keys.isEmpty ? "there is no key in it" : "one key is expected, there are more")
    }
    return (first.action, first.place)
  }

  /// Returns the keys of a text; `nil` if a part of it is invalid.
  mutating func compactKeys(
    _ key: String, _ text: String, at position: SourcePosition
  ) -> [KeyDraft]? {
    let compact = CompactKeys(text, atMost: Self.keyLimit + 1)
    for failure in compact.failures {
      report(key, at: TextPlace(position: position, offset: failure.offset), failure.message)
    }
    guard compact.failures.isEmpty else { return nil }
    return compact.keys.map { found in
      KeyDraft(
        action: found.action, place: TextPlace(position: position, offset: found.offset))
    }
  }

  /// Returns the keys of an array's texts and tables.
  private mutating func elementKeys(_ key: String, _ elements: [TOMLNode]) -> [KeyDraft]? {
    var result: [KeyDraft] = []
    var isRight = true
    for element in elements {
      var found: [KeyDraft]?
      switch element.value {
      case .string(let text): found = compactKeys(key, text, at: element.position)
      case .table(let entries) where entries.contains { $0.key == "keys" }:
        read(element, named: "row") { found = $0.nestedRow() }
      case .table: read(element, named: "key") { found = $0.keyFields().map { [$0] } }
      default: reportMismatch(key, element, expected: "keys in quotes or a table { key = … }")
      }
      isRight = isRight && found != nil
      result += found ?? []
    }
    return isRight ? result : nil
  }

  /// Reads a key's table.
  private mutating func keyFields() -> KeyDraft? {
    let hasKey = has("key")
    let found = action("key")
    let style = style()
    if !hasKey, exists { report("key must be given as well, such as key = \"q\"") }
    return found.map { KeyDraft(action: $0.action, style: style, place: $0.place) }
  }

  /// Reads all attributes of a key except its action.
  mutating func style() -> KeyStyle {
    var style = sizes()
    style.width = width("width")
    style.label = label()
    if has("callouts") { style.callouts = callouts() }
    for direction in Keyboard.SwipeDirection.allCases {
      style.swipes[direction] = action(direction.key)?.action
    }
    return style
  }

  /// Reads the attributes that a row may have for all its keys.
  mutating func sizes() -> KeyStyle {
    var style = KeyStyle()
    style.height = number("height", in: 1...1000)
    style.insets = insets()
    let alignments = KeyboardLayout.Alignment.allCases.map { ($0.rawValue, Optional($0)) }
    choice("alignment", alignments, into: &style.alignment)
    return style
  }

  /// Reads the text on a key.
  mutating func label() -> String? {
    guard let label = text("label") else { return nil }
    guard label.value.unicodeScalars.count <= Self.maximumLabelLength else {
      return refuse(
        "label", at: label.position, "longer than \(Self.maximumLabelLength) characters")
    }
    return label.value
  }

  /// The maximum length of a label, which exceeds the width of any cap.
  private static var maximumLabelLength: Int { 64 }

  /// Reads a width.
  mutating func width(_ key: String) -> KeyboardLayout.ItemWidth? {
    guard let node = remove(key) else { return nil }
    guard case .string(let text) = node.value else {
      return refuse(key, node, expected: KeyboardLayout.ItemWidth.forms)
    }
    do throws(WidthError) {
      return try KeyboardLayout.ItemWidth(text: text)
    } catch {
      return refuse(key, at: node.position, error.message)
    }
  }

  /// Reads the callout actions; an empty text gives none.
  private mutating func callouts() -> [KeyboardAction]? {
    guard let node = remove("callouts") else { return nil }
    if case .string(let text) = node.value, text.isEmpty { return [] }
    if case .array(let elements) = node.value, let table = elements.first(where: \.isTable) {
      return refuse("callouts", table, expected: "keys in quotes")
    }
    return keys("callouts", node)?.map(\.action)
  }

  /// Reads insets: one number for all sides, or four: top, left, bottom, right.
  private mutating func insets() -> EdgeInsets? {
    let key = "insets"
    guard let node = remove(key) else { return nil }
    guard case .array(let elements) = node.value else {
      guard let inset = number(key, node, in: Self.insetRange) else { return nil }
      return EdgeInsets(horizontal: inset, vertical: inset)
    }
    guard elements.count == 4 else {
      return refuse(
        key, at: node.position,
        "expected one number, or 4: [top, left, bottom, right]; found \(elements.count)")
    }
    let sides = elements.compactMap { number(key, $0, in: Self.insetRange) }
    guard sides.count == 4 else { return nil }
    return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  private static var insetRange: ClosedRange<Double> { 0...500 }
}
