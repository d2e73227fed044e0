// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// Creates the frames of a layout for a keyboard of a given width.
  ///
  /// Rows are stacked, each as high as its highest item; lower items are centred vertically. A row
  /// narrower than the keyboard is centred. A row that is too wide is scaled: all its items shrink
  /// in proportion, and flexible gaps get no width. If flexible keys would be too narrow for a
  /// finger, they count as input keys in their row, which is then scaled. Input keys of other rows
  /// keep their width. So every key can be reached.
  ///
  /// In the touch frames, gaps belong to keys. A ``KeyboardAction/characterMargin(_:)`` belongs to
  /// the adjacent key with the same character, any other gap to the nearest key; between two keys
  /// it is halved. The rest at the ends of a row belongs to the keys there. A row without keys is
  /// divided between the rows above and below in the same way.
  ///
  /// **Source:** KeyboardKit's rows, which are SwiftUI stacks without spacing. The touch areas of
  /// gaps and the scaling of rows are Clavier's own.
  ///
  /// - Parameters:
  ///   - layout: The layout to compile.
  ///   - width: The width of the keyboard in points.
  public init(_ layout: KeyboardLayout, width: Double) {
    let width = width.asLength
    let inputWidth = layout.inputWidth(for: width)
    var places: [PlacedRow] = []
    var height = 0.0
    for items in layout.itemRows {
      let bottom = height + items.height
      if items.contains(where: { !$0.action.isSpacer }) {
        let cells = items.cells(inputWidth: inputWidth, totalWidth: width)
        places.append(PlacedRow(items: items, cells: cells, span: Span(height, bottom)))
      }
      height = bottom
    }

    let spans = places.map(\.span).tiled(over: height)
    var rows: [Row] = []
    var keys: [Key] = []
    for (index, place) in places.enumerated() {
      let start = keys.count
      keys += place.keys(in: spans[index], totalWidth: width, row: index)
      rows.append(
        Row(minY: spans[index].lower, maxY: spans[index].upper, keys: start..<keys.count))
    }
    self.init(size: Size(width: width, height: height), rows: rows, keys: keys)
  }
}

/// A row with at least one key, from which frames are made.
private struct PlacedRow {
  var items: KeyboardLayout.ItemRow
  /// The horizontal span of each item.
  var cells: [Span]
  /// The vertical span of the row, without its share of adjacent rows that have only gaps.
  var span: Span

  /// Returns the keys of the row; their touch frames have the height of `touch` and fill the width.
  func keys(in touch: Span, totalWidth: Double, row: Int) -> [KeyboardFrames.Key] {
    let indices = items.indices.filter { !items[$0].action.isSpacer }
    let touches = indices.map(cellWithMargins).tiled(over: totalWidth)
    return zip(indices, touches).map { index, horizontal in
      let frame = Rect(
        minX: horizontal.lower, minY: touch.lower, maxX: horizontal.upper, maxY: touch.upper)
      return KeyboardFrames.Key(
        item: items[index], touchFrame: frame,
        capFrame: cap(of: index).clamped(to: frame), row: row)
    }
  }

  /// Returns the item's cell, extended by the margins of its character on both sides.
  private func cellWithMargins(_ index: Int) -> Span {
    guard case .character(let character) = items[index].action else { return cells[index] }
    let margin = KeyboardAction.characterMargin(character)
    var (first, last) = (index, index)
    while first > 0, items[first - 1].action == margin { first -= 1 }
    while last < items.count - 1, items[last + 1].action == margin { last += 1 }
    return Span(cells[first].lower, cells[last].upper)
  }

  /// Returns the item's cell without its insets.
  private func cap(of index: Int) -> Rect {
    let item = items[index]
    let top = span.lower + (span.upper - span.lower - item.height.asLength) / 2
    let cell = Rect(
      minX: cells[index].lower, minY: top,
      maxX: cells[index].upper, maxY: top + item.height.asLength)
    let insets = EdgeInsets(
      top: item.edgeInsets.top.asLength, leading: item.edgeInsets.leading.asLength,
      bottom: item.edgeInsets.bottom.asLength, trailing: item.edgeInsets.trailing.asLength)
    return cell.inset(by: insets)
  }
}

extension KeyboardLayout.ItemRow {
  /// Returns the horizontal span of each item, from left to right.
  fileprivate func cells(inputWidth: Double, totalWidth: Double) -> [Span] {
    let fixed = fixedWidths(inputWidth: inputWidth, totalWidth: totalWidth)
    let fixedSum = fixed.reduce(0) { $0 + ($1 ?? 0) }
    let rest = Swift.max(0, totalWidth - fixedSum)
    let flexible = fixed.filter { $0 == nil }.count
    let share = flexible > 0 ? rest / Double(flexible) : 0
    let scale = fixedSum > totalWidth ? totalWidth / fixedSum : 1

    var edge = flexible > 0 ? 0 : rest / 2
    return fixed.map { width in
      let start = edge
      // Rounding must not move an edge beyond that of the keyboard.
      edge = Swift.min(totalWidth, edge + (width.map { $0 * scale } ?? share))
      return Span(start, edge)
    }
  }
}

extension KeyboardLayout.ItemRow {
  /// Returns the width of each item; `nil` for items that share the remaining width.
  ///
  /// Flexible keys must be at least as wide as half an input key, or half a tenth of the keyboard
  /// if that is less. Otherwise each gets the width of an input key, and only gaps share the rest.
  /// A layout without input keys uses tenths of the keyboard instead.
  ///
  /// **Source:** Clavier's own. In KeyboardKit such keys can vanish, for example a key that is
  /// inserted into a full row.
  private func fixedWidths(inputWidth: Double, totalWidth: Double) -> [Double?] {
    let tenth = totalWidth / 10
    let usual = inputWidth > 0 ? inputWidth : tenth
    let fixed = map { $0.resolvedWidth(inputWidth: inputWidth, totalWidth: totalWidth) }
    let rest = totalWidth - fixed.reduce(0) { $0 + ($1 ?? 0) }
    let flexible = fixed.filter { $0 == nil }.count
    guard flexible > 0, rest < Double(flexible) * Swift.min(usual, tenth) / 2 else { return fixed }
    return zip(self, fixed).map { item, width in width ?? (item.action.isSpacer ? nil : usual) }
  }
}

/// An interval on one axis, in points.
private struct Span {
  var lower: Double
  var upper: Double

  init(_ lower: Double, _ upper: Double) {
    (self.lower, self.upper) = (lower, upper)
  }
}

extension [Span] {
  /// Returns the spans, extended or cut at their overlaps, so that they tile 0...`total`.
  ///
  /// A gap between two spans is divided equally. Neighbours use the same number for their common
  /// edge, so that no point is between them.
  fileprivate func tiled(over total: Double) -> [Span] {
    guard !isEmpty else { return [] }
    let inner = zip(self, dropFirst()).map { ($0.upper + $1.lower) / 2 }
    let edges = [0] + inner + [total]
    return zip(edges, edges.dropFirst()).map { Span($0, $1) }
  }
}
