// SPDX-License-Identifier: MIT

/// The rows of pages that are as high as a page of letters, such as those of emojis and clips.
struct PageGrid {
  /// The number of rows above the last one, at least 1.
  let rows: Int
  /// The number of keys in the longest row of letters.
  let longest: Int
  /// The height of all rows above the last one, in points.
  let height: Double
  /// The height of the last row, in points.
  let lastHeight: Double
  private let insets: EdgeInsets

  /// Creates the grid for a page of letters; `nil` for a page with fewer than two rows.
  init?(_ letters: KeyboardLayout) {
    guard let last = letters.itemRows.last, letters.itemRows.count > 1 else { return nil }
    let keys = letters.itemRows.map { row in row.filter { !$0.action.isSpacer } }
    longest = keys.map(\.count).max() ?? 0
    rows = letters.itemRows.count - 1
    lastHeight = last.height
    height = letters.totalHeight - last.height
    insets = keys.joined().first?.edgeInsets ?? .zero
  }

  /// Returns a key with an equal share of its row, without alternatives of its own.
  func item(
    _ action: KeyboardAction, height: Double, label: String? = nil
  ) -> KeyboardLayout.Item {
    KeyboardLayout.Item(
      action: action, width: .available, height: height, edgeInsets: insets, label: label)
  }

  /// Returns a key that shows a page of a series, counted from 0.
  func item(
    showing page: Int, of series: Keyboard.PageSeries, height: Double, label: String
  ) -> KeyboardLayout.Item {
    item(.keyboardType(.init(page: page, of: series)), height: height, label: label)
  }

  /// Returns the keys of the last row for the letters, and for the pages before and after if there
  /// are several.
  func switchers(
    on page: Int, of series: Keyboard.PageSeries, count: Int
  ) -> KeyboardLayout.ItemRow {
    let letters = item(.keyboardType(.alphabetic), height: lastHeight)
    guard count > 1 else { return [letters] }
    let (before, after) = ((page + count - 1) % count, (page + 1) % count)
    return [
      letters, item(showing: before, of: series, height: lastHeight, label: "‹"),
      item(showing: after, of: series, height: lastHeight, label: "›"),
    ]
  }
}
