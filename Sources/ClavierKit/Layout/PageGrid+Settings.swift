// SPDX-License-Identifier: MIT

extension PageGrid {
  /// Returns the pages of settings, as few as possible, with rows divided equally among them.
  ///
  /// The rows of a page fill its height.
  ///
  /// - Parameter choices: The keys of each row; no row is empty.
  /// - Returns: The pages; none without rows.
  func pages(of choices: [[KeyboardLayout.SettingsPagesService.Choice]]) -> [KeyboardLayout] {
    let count = (choices.count + rows - 1) / rows
    var rest = choices[...]
    return (0..<count).map { page in
      let own = rest.prefix((rest.count + count - page - 1) / (count - page))
      rest = rest.dropFirst(own.count)
      let rowHeight = height / Double(own.count)
      let itemRows = own.map { row in
        row.map { item($0.action, height: rowHeight, label: $0.markedLabel) }
      }
      return KeyboardLayout(
        itemRows: itemRows + [switchers(on: page, of: .settings, count: count)])
    }
  }
}
