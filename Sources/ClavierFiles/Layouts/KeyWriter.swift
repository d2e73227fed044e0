// SPDX-License-Identifier: MIT

import ClavierKit

/// Writes the keys of a page, each with its differences from the common attributes.
struct KeyWriter {
  /// A row: the common attributes of its keys, and texts and tables of keys.
  struct Row {
    var style: KeyStyle
    var elements: [String]
  }

  /// The common attributes of all keys of the page.
  let defaults: KeyStyle
  private let sizes: KeyboardLayout.Configuration

  init(_ page: KeyboardLayout.PagesService.Page) {
    let sizes = KeyboardLayout.Configuration.standard(
      forDevice: page.deviceType, orientation: page.orientation)
    let items = Array(page.layout.itemRows.joined())
    defaults = KeyStyle.common(to: items, savingAtLeast: 1) { item, style in
      KeyDraft(writing: item.action).item(style, sizes)
    }
    self.sizes = sizes
  }

  /// Returns the texts and tables of a row.
  func row(_ items: KeyboardLayout.ItemRow) -> Row {
    // A row's table must save at least two attributes.
    let style = KeyStyle.common(to: items, savingAtLeast: 2, read)
    var elements: [String] = []
    var plain: [String] = []
    for item in items {
      let fields = KeyStyle(of: item, comparedTo: read(item, style)).fields(width: "width")
      if fields.isEmpty {
        plain.append(item.action.compact)
      } else {
        if !plain.isEmpty { elements.append(tomlString(plain.joined(separator: " "))) }
        plain = []
        let key = "key = \(tomlString(item.action.compact))"
        elements.append("{ " + ([key] + fields).joined(separator: ", ") + " }")
      }
    }
    if !plain.isEmpty || elements.isEmpty {
      elements.append(tomlString(plain.joined(separator: " ")))
    }
    return Row(style: style, elements: elements)
  }

  /// Returns the item that the reader would make of a plain key in a row with this style.
  private func read(_ item: KeyboardLayout.Item, _ row: KeyStyle) -> KeyboardLayout.Item {
    KeyDraft(writing: item.action).withDefaults(from: row).item(defaults, sizes)
  }
}

extension KeyDraft {
  /// Creates a plain key without a position.
  fileprivate init(writing action: KeyboardAction) {
    self.init(
      action: action, place: TextPlace(position: .beginning, offset: 0))
  }
}

extension KeyStyle {
  /// Creates the differences between an item and that of a plain key.
  fileprivate init(of item: KeyboardLayout.Item, comparedTo plain: KeyboardLayout.Item) {
    width = item.width == plain.width ? nil : item.width
    height = item.height == plain.height ? nil : item.height
    insets = item.edgeInsets == plain.edgeInsets ? nil : item.edgeInsets
    alignment = item.alignment == plain.alignment ? nil : item.alignment
    label = item.label
    callouts = item.calloutActions
    swipes = item.swipes
  }

  /// Returns the common attributes that make the attributes of single keys shorter.
  ///
  /// - Parameters:
  ///   - items: The keys.
  ///   - least: The minimum number of attributes to save.
  ///   - read: Returns the item that the reader would make of a plain key with a common style.
  /// - Returns: The common attributes; empty if they save fewer.
  fileprivate static func common(
    to items: [KeyboardLayout.Item], savingAtLeast least: Int,
    _ read: (KeyboardLayout.Item, KeyStyle) -> KeyboardLayout.Item
  ) -> KeyStyle {
    var style = KeyStyle()
    func choose<Value: Hashable>(
      _ value: KeyPath<KeyboardLayout.Item, Value>, _ field: WritableKeyPath<KeyStyle, Value?>
    ) {
      // A value that only gaps would have saves nothing.
      guard let usual = items.filter({ !$0.action.isSpacer }).mostCommon(value) else { return }
      var candidate = KeyStyle()
      candidate[keyPath: field] = usual
      func statedCount(_ style: KeyStyle) -> Int {
        items.count { $0[keyPath: value] != read($0, style)[keyPath: value] }
      }
      if statedCount(KeyStyle()) - statedCount(candidate) >= least { style[keyPath: field] = usual }
    }
    choose(\.width, \.width)
    choose(\.height, \.height)
    choose(\.edgeInsets, \.insets)
    choose(\.alignment, \.alignment)
    return style
  }

  /// Returns the style as fields of a table, with this name for the width.
  func fields(width name: String) -> [String] {
    var fields: [String] = []
    if let width { fields.append("\(name) = \(tomlString(width.text))") }
    if let height { fields.append("height = \(shortest(height))") }
    if let insets {
      let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].map(shortest)
      let areSidesEqual = Set(sides).count == 1
      fields.append("insets = " + (areSidesEqual ? sides[0] : "[\(sides.joined(separator: ", "))]"))
    }
    if let alignment { fields.append("alignment = \(tomlString(alignment.rawValue))") }
    if let label { fields.append("label = \(tomlString(label))") }
    if let callouts {
      let keys = callouts.map(\.compact).joined(separator: " ")
      fields.append("callouts = \(tomlString(keys))")
    }
    for direction in Keyboard.SwipeDirection.allCases {
      guard let action = swipes[direction] else { continue }
      fields.append("\(direction.key) = \(tomlString(action.compact))")
    }
    return fields
  }
}

extension [KeyboardLayout.Item] {
  /// Returns the most frequent value, the first of several equally frequent ones; `nil` without
  /// items.
  fileprivate func mostCommon<Value: Hashable>(
    _ value: KeyPath<KeyboardLayout.Item, Value>
  ) -> Value? {
    let counts = Dictionary(map { ($0[keyPath: value], 1) }, uniquingKeysWith: +)
    guard let highest = counts.values.max() else { return nil }
    return first { counts[$0[keyPath: value]] == highest }?[keyPath: value]
  }
}
