// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// Returns a drawing of the touch frames as text, for terminals.
  ///
  /// ```
  ///   ┌─────┬─────┐
  ///   │  a  │▒▒s▒▒│   the second key is pressed
  ///   └─────┴─────┘
  /// ```
  ///
  /// Each row is one line high. Labels that are too wide for their key are cut, and control
  /// characters are removed, since a terminal would interpret them.
  ///
  /// - Parameters:
  ///   - columns: The width of the drawing; clamped to 2...500.
  ///   - pressed: The indices of keys to mark; invalid ones are ignored.
  /// - Returns: Lines of text without a trailing line feed; empty without keys.
  public func drawing(columns: Int, pressed: Set<Int> = []) -> String {
    let right = max(2, min(500, columns)) - 1
    let edges = rows.map { row in
      row.keys.map { column(of: keys[$0].touchFrame.maxX - bounds.minX, right: right) }
    }
    var lines: [String] = []
    for index in rows.indices {
      let above = index == 0 ? [] : edges[index - 1]
      lines.append(Self.border(below: above, above: edges[index], right: right))
      lines.append(line(of: rows[index], edges: edges[index], pressed: pressed))
    }
    if let last = edges.last {
      lines.append(Self.border(below: last, above: [], right: right))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the column at a distance from the left edge, from zero to `right`.
  private func column(of x: Double, right: Int) -> Int {
    guard size.width > 0 else { return right }
    return Int((x / size.width * Double(right)).rounded())
  }

  /// Returns the border between two rows, given the columns at which their keys end.
  private static func border(below upper: [Int], above lower: [Int], right: Int) -> String {
    let (ends, starts) = (Set(upper), Set(lower))
    let line = (0...right).map { column in
      // The left edge belongs to every row, although no key ends there.
      let up = column == 0 ? !upper.isEmpty : ends.contains(column)
      let down = column == 0 ? !lower.isEmpty : starts.contains(column)
      return switch (up, down, column) {
      case (true, true, 0): "├"
      case (true, true, right): "┤"
      case (true, true, _): "┼"
      case (true, false, 0): "└"
      case (true, false, right): "┘"
      case (true, false, _): "┴"
      case (false, true, 0): "┌"
      case (false, true, right): "┐"
      case (false, true, _): "┬"
      case (false, false, _): "─"
      }
    }
    return line.joined()
  }

  /// Returns the line with the labels of a row.
  private func line(of row: Row, edges: [Int], pressed: Set<Int>) -> String {
    var line = "│"
    var start = 0
    for (key, end) in zip(row.keys, edges) where end > start {
      let filler: Character = pressed.contains(key) ? "▒" : " "
      line += Self.centered(keys[key].label, columns: end - start - 1, filler: filler) + "│"
      start = end
    }
    return line
  }

  /// Returns the label, centred in a number of columns.
  private static func centered(_ label: String, columns: Int, filler: Character) -> String {
    var text = ""
    var width = 0
    for character in label where !character.isControl {
      guard width + character.displayWidth <= columns else { break }
      text.append(character)
      width += character.displayWidth
    }
    let leading = (columns - width) / 2
    return String(repeating: filler, count: leading) + text
      + String(repeating: filler, count: columns - width - leading)
  }
}
