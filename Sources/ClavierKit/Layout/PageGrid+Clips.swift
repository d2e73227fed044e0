// SPDX-License-Identifier: MIT

extension PageGrid {
  /// The width of a clip's key, in keys of the longest row of letters.
  ///
  /// **Source:** ours: two columns on a phone, whose keys show about 20 letters each.
  private static let keysPerClip = 5

  /// Returns the pages of clips.
  ///
  /// A single column holds clips that fit in it. Missing clips of the last page leave gaps, so that
  /// all caps have one size; touches there count for the nearest key, as in all layouts.
  ///
  /// - Parameters:
  ///   - clips: The clips in their order.
  ///   - returnAction: The action of the Return key; `nil` for no such key.
  /// - Returns: The pages; none without clips.
  func pages(of clips: [Keyboard.Clip], returnAction: KeyboardAction?) -> [KeyboardLayout] {
    let columns = clips.count > rows ? max(1, longest / Self.keysPerClip) : 1
    let capacity = rows * columns
    let count = (clips.count + capacity - 1) / capacity
    return (0..<count).map { page in
      let keys = clips.dropFirst(page * capacity).prefix(capacity).map { key(for: $0) }
      let cells = keys + Array(repeating: gap, count: capacity - keys.count)
      let itemRows = (0..<rows).map { Array(cells[$0 * columns..<($0 + 1) * columns]) }
      return KeyboardLayout(itemRows: itemRows + [bottomRow(of: page, count, returnAction)])
    }
  }

  private var rowHeight: Double { height / Double(rows) }

  private var gap: KeyboardLayout.Item {
    KeyboardLayout.Item(action: .none, width: .available, height: rowHeight)
  }

  private func key(for clip: Keyboard.Clip) -> KeyboardLayout.Item {
    var item = item(.text(clip.text), height: rowHeight, label: clip.label)
    item.calloutActions = []
    return item
  }

  /// Returns the last row of a page, with keys for the pages before and after if there are several.
  private func bottomRow(
    of page: Int, _ count: Int, _ returnAction: KeyboardAction?
  ) -> KeyboardLayout.ItemRow {
    var row = switchers(on: page, of: .clips, count: count)
    row.append(item(.backspace, height: lastHeight))
    if let returnAction { row.append(item(returnAction, height: lastHeight)) }
    return row
  }
}
