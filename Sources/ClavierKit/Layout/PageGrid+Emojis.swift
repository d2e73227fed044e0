// SPDX-License-Identifier: MIT

extension PageGrid {
  private typealias Emoji = KeyboardLayout.EmojiPagesService.Emoji

  /// The minimum and maximum number of emojis in a row.
  ///
  /// **Source:** Clavier's own: with fewer keys a group has too many pages. With more, the keys of
  /// a phone are too small for a finger.
  private static let columnLimits = 8...14
  /// The label of the key for the page of frequent emojis.
  private static let clock = "🕘"
  /// The label of the key for the search.
  private static let searchLabel = "🔍"

  /// The most emojis of a page, which also has the keys of two other pages.
  private var capacity: Int {
    let columns = min(max(longest, Self.columnLimits.lowerBound), Self.columnLimits.upperBound)
    return rows * columns - 2
  }

  /// Returns the pages of all groups, of which none may be empty, after the page of frequent
  /// emojis, if there are any.
  ///
  /// - Parameters:
  ///   - groups: The emojis by group.
  ///   - frequent: The frequent emojis.
  ///   - hasSearch: Whether the last row has a key for the search.
  /// - Returns: The pages; none without groups.
  func pages(
    of groups: [[KeyboardLayout.EmojiPagesService.Emoji]],
    after frequent: [KeyboardLayout.EmojiPagesService.Emoji], hasSearch: Bool
  ) -> [KeyboardLayout] {
    var groups = groups
    var labels = groups.map { $0.first?.text }
    if !frequent.isEmpty {
      groups.insert(page(of: frequent, and: groups.first ?? []), at: 0)
      labels.insert(Self.clock, at: 0)
    }
    var parts: [ArraySlice<Emoji>] = []
    var firsts: [KeyboardLayout.Item] = []
    for (group, label) in zip(groups, labels) {
      let first = Keyboard.KeyboardType(page: parts.count, of: .emojis)
      firsts.append(item(.keyboardType(first), height: lastHeight, label: label))
      let count = (group.count - 1) / capacity + 1
      for part in 0..<count {
        parts.append(group[group.count * part / count..<group.count * (part + 1) / count])
      }
    }
    var bottom = [item(.keyboardType(.alphabetic), height: lastHeight)] + firsts
    if hasSearch {
      let search = KeyboardAction.custom(named: KeyboardLayout.EmojiPagesService.searchName)
      bottom.append(item(search, height: lastHeight, label: Self.searchLabel))
    }
    bottom.append(item(.backspace, height: lastHeight))
    return parts.indices.map { index in
      let before = (index + parts.count - 1) % parts.count
      let after = (index + 1) % parts.count
      let emojis = itemRows(of: parts[index], between: before, and: after)
      return KeyboardLayout(itemRows: emojis + [bottom])
    }
  }

  /// Returns the emojis of a page that is filled with others, so that its keys are no larger than
  /// those of other pages.
  private func page(of frequent: [Emoji], and others: [Emoji]) -> [Emoji] {
    let first = frequent.prefix(capacity)
    let rest = others.filter { !first.contains($0) }
    return Array(first + rest.prefix(capacity - first.count))
  }

  /// Returns the rows of a part of a group; the last row is between the keys for the other pages.
  private func itemRows(
    of emojis: ArraySlice<Emoji>, between before: Int, and after: Int
  ) -> KeyboardLayout.ItemRows {
    let rows = min(self.rows, emojis.count)
    let cells = emojis.count + 2
    let rowHeight = height / Double(rows)
    var rest = emojis
    return (0..<rows).map { row in
      // The last row has the most cells, which leaves room for both page keys.
      let share = cells * (row + 1) / rows - cells * row / rows
      let rowEmojis = rest.prefix(row == rows - 1 ? rest.count : share)
      rest = rest.dropFirst(rowEmojis.count)
      let keys = rowEmojis.map { key(for: $0, height: rowHeight) }
      guard row == rows - 1 else { return keys }
      return [item(showing: before, of: .emojis, height: rowHeight, label: "‹")] + keys
        + [item(showing: after, of: .emojis, height: rowHeight, label: "›")]
    }
  }

  private func key(for emoji: Emoji, height: Double) -> KeyboardLayout.Item {
    var item = item(.emoji(emoji.text), height: height)
    item.calloutActions = emoji.variants.map(KeyboardAction.emoji)
    return item
  }
}
