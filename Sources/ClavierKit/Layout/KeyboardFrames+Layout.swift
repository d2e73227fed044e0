// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// Compiles a layout for a keyboard of this width.
  ///
  /// Rows lie one below the other, as high as their highest item; lower items stand in the middle.
  /// A row narrower than the keyboard stands in its middle. A row that is too wide is not cut off but
  /// squeezed: all its items get narrower in proportion, and gaps that would share the rest get
  /// nothing. Keys that would share a rest too small for a finger count as input keys in that row, which
  /// is squeezed then; the input keys of other rows stay as they are. No key is out of reach.
  ///
  /// Gaps belong to keys for touches: a ``KeyboardAction/characterMargin(_:)`` to the key beside it
  /// that types the same character, any other gap to the key next to it, half to each between two.
  /// What is left at the ends of a row belongs to the keys there, and a row of gaps only, or of
  /// nothing, to the rows above and below it in the same way.
  ///
  /// **Source:** KeyboardKit's rows, which are SwiftUI stacks without spacing; that touches reach
  /// through gaps and that rows are squeezed is ours.
  ///
  /// - Parameters:
  ///   - layout: the rows to compile.
  ///   - width: the width of the keyboard in points.
  public init(_ layout: KeyboardLayout, width: Double) {
    let width = width.asLength
    let inputWidth = layout.inputWidth(for: width)
    var places: [RowPlace] = []
    var height = 0.0
    for items in layout.itemRows {
      let bottom = height + items.height
      if items.contains(where: { !$0.action.isSpacer }) {
        let cells = items.cells(inputWidth: inputWidth, totalWidth: width)
        places.append(RowPlace(items: items, cells: cells, span: Span(height, bottom)))
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

/// A row with keys, on its way to becoming frames.
private struct RowPlace {
  var items: KeyboardLayout.ItemRow
  /// From where to where each item goes horizontally.
  var cells: [Span]
  /// From where to where the row goes vertically, without what it gets from rows of gaps.
  var span: Span

  /// The keys of the row, whose touch frames are as high as `touch` and fill the width.
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

  /// The item's cell, and the margins of its character on both sides.
  private func cellWithMargins(_ index: Int) -> Span {
    guard case .character(let character) = items[index].action else { return cells[index] }
    let margin = KeyboardAction.characterMargin(character)
    var (first, last) = (index, index)
    while first > 0, items[first - 1].action == margin { first -= 1 }
    while last < items.count - 1, items[last + 1].action == margin { last += 1 }
    return Span(cells[first].lower, cells[last].upper)
  }

  /// The item's cell without its insets.
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
  /// From where to where each item of the row goes, from left to right.
  fileprivate func cells(inputWidth: Double, totalWidth: Double) -> [Span] {
    let fixed = fixedWidths(inputWidth: inputWidth, totalWidth: totalWidth)
    let taken = fixed.reduce(0) { $0 + ($1 ?? 0) }
    let rest = Swift.max(0, totalWidth - taken)
    let flexible = fixed.filter { $0 == nil }.count
    let share = flexible > 0 ? rest / Double(flexible) : 0
    let scale = taken > totalWidth ? totalWidth / taken : 1

    var edge = flexible > 0 ? 0 : rest / 2
    return fixed.map { width in
      let start = edge
      // Rounding must not carry an edge beyond the keyboard's.
      edge = Swift.min(totalWidth, edge + (width.map { $0 * scale } ?? share))
      return Span(start, edge)
    }
  }
}

extension KeyboardLayout.ItemRow {
  /// The width of each item, `nil` for those that share what the others leave.
  ///
  /// Keys do not share what is less than half an input key, or than half a tenth of the keyboard if
  /// that is less: each of them is as wide as an input key, and only gaps share what is left. A layout
  /// that has no input keys has tenths instead.
  ///
  /// **Source:** ours. KeyboardKit makes such keys so narrow that they vanish, as happens to a key that
  /// is inserted into a full row.
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

/// From where to where something goes on one axis, in points.
private struct Span {
  var lower: Double
  var upper: Double

  init(_ lower: Double, _ upper: Double) {
    (self.lower, self.upper) = (lower, upper)
  }
}

extension [Span] {
  /// The spans grown, or cut where they overlap, until they fill everything from zero to `total`.
  ///
  /// What lies between two of them goes half to each. Neighbours share the very same number as their
  /// edge, so that nothing can fall between them.
  fileprivate func tiled(over total: Double) -> [Span] {
    guard !isEmpty else { return [] }
    let inner = zip(self, dropFirst()).map { ($0.upper + $1.lower) / 2 }
    let edges = [0] + inner + [total]
    return zip(edges, edges.dropFirst()).map { Span($0, $1) }
  }
}
