// SPDX-License-Identifier: MIT

import ClavierKit

/// Goes through the rows of a layout and notes where each button comes to lie.
struct Placer {
  private typealias Paddings = LayoutEngine.RowStyle.Paddings

  private let orientation: InterfaceOrientation
  private(set) var places: [LayoutEngine.Geometry.Place] = []

  init(orientation: InterfaceOrientation) {
    self.orientation = orientation
  }

  /// Places all rows below each other.
  ///
  /// - Returns: Where each ends, with what stands below it.
  mutating func place(_ layout: LayoutEngine.Layout, size: Size) -> [Double] {
    guard !layout.rows.isEmpty else { return [] }
    let margins = verticalMargins(of: layout)
    let taken = margins.reduce(0) { $0 + $1.above + $1.below }
    let height = max(0, (size.height - taken) / Double(layout.rows.count))
    var y = 0.0
    return layout.rows.indices.map { index in
      y += margins[index].above
      let frame = Rect(x: 0, y: y, width: size.width, height: height)
      place(layout.rows[index], in: frame, index: index, depth: 0)
      y += height + margins[index].below
      return y
    }
  }

  /// What stands above and below a row and belongs to it.
  private struct VerticalMargin {
    var above: Double
    var below: Double
  }

  private func verticalMargins(of layout: LayoutEngine.Layout) -> [VerticalMargin] {
    switch layout.style.rowPlacement {
    case .rowPaddings:
      return layout.rows.map { row in
        let paddings = row.style.paddings(in: orientation)
        return VerticalMargin(above: paddings.top, below: paddings.bottom)
      }
    case .layoutPaddings:
      let inner = layout.rows.dropLast().map { gap(below: $0, in: layout.style) / 2 }
      let above = [layout.style.topPadding.asLength] + inner
      let below = inner + [layout.style.bottomPadding.asLength]
      return zip(above, below).map { VerticalMargin(above: $0, below: $1) }
    }
  }

  /// What stands between a row and the next in the README's way.
  private func gap(
    below row: LayoutEngine.Row, in style: LayoutEngine.LayoutStyle
  ) -> Double {
    switch orientation {
    case .portrait:
      (row.style.bottomPadding ?? style.rowPadding).asLength
    case .landscape:
      (row.style.bottomPaddingLandscape ?? row.style.bottomPadding ?? style.rowPaddingLandscape)
        .asLength
    }
  }

  private mutating func place(
    _ row: LayoutEngine.Row, in frame: Rect, index: Int, depth: Int
  ) {
    guard depth < LayoutEngine.Geometry.maximumDepth else { return }
    let paddings = row.style.paddings(in: orientation)
    let widths = widths(of: row, paddings: paddings, rowWidth: frame.width)
    var x = frame.minX + paddings.leading
    for (child, width) in zip(row.children, widths) {
      let cell = Rect(x: x, y: frame.minY, width: width, height: frame.height)
      switch child {
      case .button(let button):
        places.append(LayoutEngine.Geometry.Place(button: button, frame: cell, row: index))
      case .row(let inner):
        place(inner, in: cell, index: index, depth: depth + 1)
      }
      x = cell.maxX + paddings.buttons
    }
  }

  /// How wide each child of a row is, in points.
  private func widths(
    of row: LayoutEngine.Row, paddings: Paddings, rowWidth: Double
  ) -> [Double] {
    let gaps = Double(max(0, row.children.count - 1)) * paddings.buttons
    let base = rowWidth - gaps - paddings.leading - paddings.trailing
    /// What a child takes for certain, and whether it has a dynamic share beside that.
    let needs: [(fixed: Double, isDynamic: Bool)] = row.children.map { child in
      switch child {
      case .button(let button):
        switch button.width {
        case .dynamic: (0, true)
        case .static(let width): (width.asLength, false)
        case .relative(let percent): ((percent * base).asLength, false)
        }
      case .row(let inner):
        (inner.style.sidePaddings(in: orientation), true)
      }
    }
    let dynamicCount = needs.count { $0.isDynamic }
    let rest = base - needs.reduce(0) { $0 + $1.fixed }
    let share = dynamicCount > 0 ? (rest / Double(dynamicCount)).asLength : 0
    return needs.map { $0.fixed + ($0.isDynamic ? share : 0) }
  }
}

extension LayoutEngine.RowStyle {
  /// What a row in a row takes beside the buttons in it.
  fileprivate func sidePaddings(in orientation: InterfaceOrientation) -> Double {
    let paddings = paddings(in: orientation)
    return paddings.leading + paddings.trailing
  }
}
