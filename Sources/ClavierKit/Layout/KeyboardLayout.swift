// SPDX-License-Identifier: MIT

/// The keys of one page, row by row, with widths that are not yet resolved.
///
/// A layout is what services make and users change. ``KeyboardFrames`` is what becomes of it at a
/// certain width, and is what fingers are compared with.
public struct KeyboardLayout: Hashable, Sendable {
  /// The items of one row, from left to right in every language.
  public typealias ItemRow = [Item]
  /// The rows from top to bottom.
  public typealias ItemRows = [ItemRow]

  /// What the names of layouts begin with that are made of a keymap, as `xkb:us(dvorak)` is.
  package static let keymapPrefix = "xkb:"

  public var itemRows: ItemRows

  public init(itemRows: ItemRows) {
    self.itemRows = itemRows
  }

  /// The height of all rows, in points.
  public var totalHeight: Double {
    itemRows.reduce(0) { $0 + $1.height }
  }

  /// The width of an item as wide as ``ItemWidth/input``, in points.
  ///
  /// It is the same in all rows: what the row with the least room for such items leaves to each of
  /// them. Only rows with at least one `input` item count, where others of the kind
  /// ``ItemWidth/inputPercentage(_:)`` take their share; ``ItemWidth/available`` items take none.
  /// Zero when no row counts or nothing is left.
  ///
  /// **Source:** KeyboardKit's `inputWidth(for:)`.
  public func inputWidth(for totalWidth: Double) -> Double {
    itemRows.compactMap { $0.inputWidth(for: totalWidth.asLength) }.min() ?? 0
  }
}

extension KeyboardLayout.ItemRow {
  /// The height of the highest item, in points.
  var height: Double {
    map(\.height.asLength).max() ?? 0
  }

  /// What this row would make of the input width, `nil` if it has no say.
  fileprivate func inputWidth(for totalWidth: Double) -> Double? {
    guard contains(where: { $0.width == .input }) else { return nil }
    var taken = 0.0
    var shares = 0.0
    for item in self {
      switch item.width {
      case .available: break
      case .input: shares += 1
      case .inputPercentage(let fraction): shares += fraction.asLength
      case .percentage(let fraction): taken += fraction.asLength * totalWidth
      case .points(let points): taken += points.asLength
      }
    }
    return ((totalWidth - taken) / shares).asLength
  }
}
