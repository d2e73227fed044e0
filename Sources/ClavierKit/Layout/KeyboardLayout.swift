// SPDX-License-Identifier: MIT

/// The keys of one page, row by row, with widths that depend on the keyboard's width.
///
/// Services create layouts, and programs may change them. ``KeyboardFrames`` resolves the widths
/// and performs hit tests.
public struct KeyboardLayout: Hashable, Sendable {
  /// The items of one row, from left to right in every language.
  public typealias ItemRow = [Item]
  /// The rows from top to bottom.
  public typealias ItemRows = [ItemRow]

  /// The prefix of layout names from keymaps, such as `xkb:us(dvorak)`.
  package static let keymapPrefix = "xkb:"

  public var itemRows: ItemRows

  public init(itemRows: ItemRows) {
    self.itemRows = itemRows
  }

  /// The height of all rows, in points.
  public var totalHeight: Double {
    itemRows.reduce(0) { $0 + $1.height }
  }

  /// Returns the width of an item of width ``ItemWidth/input``, in points.
  ///
  /// The width is the same in all rows, determined by the row with the least room for such items.
  /// Only rows with at least one `input` item count. ``ItemWidth/inputPercentage(_:)`` items use
  /// their share of such a row, ``ItemWidth/available`` items none. The result is zero if no row
  /// counts or no width is left.
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

  /// Returns the width of an input key for this row alone; `nil` without an `input` item.
  fileprivate func inputWidth(for totalWidth: Double) -> Double? {
    guard contains(where: { $0.width == .input }) else { return nil }
    var fixedWidth = 0.0
    var shares = 0.0
    for item in self {
      switch item.width {
      case .available: break
      case .input: shares += 1
      case .inputPercentage(let fraction): shares += fraction.asLength
      case .percentage(let fraction): fixedWidth += fraction.asLength * totalWidth
      case .points(let points): fixedWidth += points.asLength
      }
    }
    return ((totalWidth - fixedWidth) / shares).asLength
  }
}
