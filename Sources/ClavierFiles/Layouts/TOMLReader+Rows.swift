// SPDX-License-Identifier: MIT

import ClavierKit

// Rows, and nested rows.
extension TOMLReader {
  /// Reads a row: its keys, or a table with its keys and their common attributes.
  ///
  /// - Parameters:
  ///   - key: The key of the file with the row.
  ///   - node: The row.
  /// - Returns: The keys with the row's attributes; `nil` if the row is invalid.
  mutating func row(_ key: String, _ node: TOMLNode) -> [KeyDraft]? {
    guard node.isTable else { return keys(key, node) }
    var result: [KeyDraft]?
    read(node, named: "row") { row in
      if row.has("width") {
        _ = row.width("width")
        row.report("width is for a row in a row; key_width is for the keys of this one")
      }
      result = row.rowFields()
    }
    return result
  }

  /// Reads the keys of a row, with the row's attributes.
  private mutating func rowFields() -> [KeyDraft]? {
    let hasKeys = has("keys")
    let keys = keys("keys")
    var sizes = sizes()
    sizes.width = width("key_width")
    if !hasKeys, exists { report("keys must be given as well, such as keys = \"q w e\"") }
    return keys?.map { $0.withDefaults(from: sizes) }
  }

  /// Reads a nested row: keys that share a width.
  mutating func nestedRow() -> [KeyDraft]? {
    let hasWidth = has("width")
    let width = width("width")
    let keys = rowFields()
    guard let keys else { return nil }
    guard hasWidth else {
      return refuse(
        "width must be given as well; it is that of all keys of a row in a row together")
    }
    guard let width else { return nil }
    guard width != .available else {
      return refuse(
        "width cannot be \"available\" here; give the keys of a row in a row a width to share")
    }
    return shares(of: keys).map { shares in
      zip(keys, shares).map { key, share in
        var key = key
        key.style.width = width.scaled(by: share)
        return key
      }
    }
  }

  /// Returns each key's share of the width of the nested row; `nil` if the keys do not fit.
  private mutating func shares(of keys: [KeyDraft]) -> [Double]? {
    var fixed: [Double?] = []
    for key in keys {
      switch key.style.width {
      case nil, .available: fixed.append(nil)
      case .percentage(let fraction): fixed.append(fraction)
      case .input, .inputPercentage, .points:
        return refuse(
          "the width of a key in a row in a row is \"available\", or a number with \"%\" of it")
      }
    }
    let fixedSum = fixed.reduce(0) { $0 + ($1 ?? 0) }
    let sharing = fixed.count { $0 == nil }
    // A sum of tenths may differ from one by rounding.
    guard fixedSum <= 1 + 1e-9, sharing == 0 || fixedSum < 1 - 1e-9 else {
      return refuse(
        "the keys take \(shortest((fixedSum * 1000).rounded() / 10)) % of it; nothing is left")
    }
    return fixed.map { $0 ?? (1 - fixedSum) / Double(sharing) }
  }
}

extension KeyDraft {
  /// Returns the key with the omitted attributes of its row.
  ///
  /// The row's width and insets do not apply to gaps.
  func withDefaults(from row: KeyStyle) -> KeyDraft {
    var row = row
    if action.isSpacer { (row.width, row.insets) = (nil, nil) }
    var key = self
    key.style = style.withDefaults(from: row)
    return key
  }
}

extension KeyboardLayout.ItemWidth {
  /// Returns a part of the width; ``available`` stays unchanged.
  fileprivate func scaled(by share: Double) -> KeyboardLayout.ItemWidth {
    switch self {
    case .available: .available
    case .input: .inputPercentage(share)
    case .inputPercentage(let fraction): .inputPercentage(fraction * share)
    case .percentage(let fraction): .percentage(fraction * share)
    case .points(let points): .points(points * share)
    }
  }
}
