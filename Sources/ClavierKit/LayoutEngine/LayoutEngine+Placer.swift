// SPDX-License-Identifier: MIT

/// Goes through the rows of a layout and notes where each button comes to lie.
struct Placer {
  private typealias Paddings = LayoutEngine.RowStyle.Paddings

  /// How much further the outer buttons of a row reach to the edges of the keyboard, in points.
  ///
  /// **Source:** 0.9.9.
  private static let outerReach = 20.0

  private let orientation: InterfaceOrientation
  private(set) var places: [LayoutEngine.Geometry.Place] = []

  init(orientation: InterfaceOrientation) {
    self.orientation = orientation
  }

  /// Places all rows below each other.
  mutating func place(
    _ layout: LayoutEngine.Layout, size: Size
  ) -> [LayoutEngine.Geometry.RowPlace] {
    guard !layout.rows.isEmpty else { return [] }
    let margins = verticalMargins(of: layout)
    let taken = margins.reduce(0) { $0 + $1.above + $1.below }
    let height = max(0, (size.height - taken) / Double(layout.rows.count))
    var y = 0.0
    var rows: [LayoutEngine.Geometry.RowPlace] = []
    for (index, row) in layout.rows.enumerated() {
      y += margins[index].above
      let frame = Rect(x: 0, y: y, width: size.width, height: height)
      let own = layout.style.rowPlacement == .layoutPaddings ? margins[index] : nil
      rows.append(place(row, in: frame, index: index, margin: own, depth: 0))
      y += height + margins[index].below
    }
    return rows
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
    _ row: LayoutEngine.Row, in frame: Rect, index: Int, margin: VerticalMargin?, depth: Int
  ) -> LayoutEngine.Geometry.RowPlace {
    let paddings = row.style.paddings(in: orientation)
    let reach = EdgeInsets(
      top: margin?.above ?? paddings.top, leading: paddings.hitMargin,
      bottom: margin?.below ?? paddings.bottom, trailing: paddings.hitMargin)
    var place = LayoutEngine.Geometry.RowPlace(hitRect: frame.grown(by: reach))
    guard depth < LayoutEngine.Geometry.maximumDepth else { return place }
    let widths = widths(of: row, paddings: paddings, rowWidth: frame.width)
    var x = frame.minX + paddings.leading
    for (position, child) in row.children.enumerated() {
      let cell = Rect(x: x, y: frame.minY, width: widths[position], height: frame.height)
      switch child {
      case .button(let button):
        var reach = reach
        let isOuter = depth == 0
        if isOuter, position == 0 {
          reach.leading += Self.outerReach
        } else if isOuter, position == row.children.count - 1 {
          reach.trailing += Self.outerReach
        }
        place.children.append(.button(places.count))
        places.append(
          LayoutEngine.Geometry.Place(
            button: button, frame: cell, hitRect: cell.grown(by: reach), row: index))
      case .row(let inner):
        place.children.append(
          .row(self.place(inner, in: cell, index: index, margin: margin, depth: depth + 1)))
      }
      x = cell.maxX + paddings.buttons
    }
    return place
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

extension Rect {
  /// The rectangle with this much more on each side.
  fileprivate func grown(by margin: EdgeInsets) -> Rect {
    Rect(
      minX: minX - margin.leading, minY: minY - margin.top, maxX: maxX + margin.trailing,
      maxY: maxY + margin.bottom)
  }
}
