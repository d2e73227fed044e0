// SPDX-License-Identifier: MIT

/// The positions of the items in an action callout: rows that start at the key.
///
/// ```
/// leading, above:  ╭─────────╮    trailing:  ╭─────────╮    no room above:  ─────────── top
///                  │ 5 6 7   │               │   7 6 5 │                    [0] 1 2 3 4
///                  │[0]1 2 3 4               │4 3 2 1[0]                     5 6 7
///                  ╰╮ ╭──────╯               ╰──────╮ ╭╯                     finger on 0
/// ```
///
/// A single row is above its key, or over it where there is no room. Several rows grow upwards if
/// all but one fit above the key. Otherwise they grow downwards, since a finger at the top edge of
/// the surface cannot move up.
///
/// **Source:** KeyboardKit for a single row, its sizes and its start at the key's edge. On keys
/// wider than an item, the first item is above the middle of the key, where the finger is. That and
/// several rows are Clavier's own.
struct CalloutGrid: Hashable, Sendable {
  let count: Int
  let columns: Int
  let itemSize: Size
  let alignment: Callouts.Alignment
  let growsDown: Bool
  let background: Rect

  /// Creates a grid for one or more labels.
  init(over key: Rect, labels: [String], configuration: Callouts.Configuration) {
    typealias Metrics = Callouts.Metrics
    let bounds = configuration.bounds
    let width = min(Self.itemWidth(key: key, labels: labels), bounds.width - 2 * Metrics.curve)
    let count = max(1, labels.count)
    let fitting = Self.wholeSteps(in: bounds.width - 2 * Metrics.curve, of: width, upTo: count)
    // As few rows as possible, then as few columns as these rows need.
    let rows = (count - 1) / max(1, fitting) + 1
    columns = (count - 1) / rows + 1
    let room = bounds.height - 2 * Metrics.verticalPadding
    itemSize = Size(
      width: max(0, width),
      height: max(0, min(key.height, Metrics.maximumItemLength, room / Double(rows))))
    growsDown = rows > 1 && key.minY - bounds.minY < Double(rows - 1) * itemSize.height
    self.count = count
    alignment = Callouts.Alignment(for: key, in: bounds)

    let size = Size(
      width: Double(columns) * itemSize.width + 2 * Metrics.curve,
      height: Double(rows) * itemSize.height + 2 * Metrics.verticalPadding)
    let half = min(key.width, Metrics.maximumItemLength) / 2
    let left =
      alignment == .leading
      ? key.center.x - half - Metrics.curve : key.center.x + half + Metrics.curve - size.width
    let top =
      growsDown
      ? key.minY - Metrics.verticalPadding : key.minY + configuration.actionOverlap - size.height
    background = Rect(x: left, y: top, width: size.width, height: size.height).moved(into: bounds)
  }

  /// Returns the width of an item: that of the key within limits, wider for longer texts.
  ///
  /// **Source:** KeyboardKit for the upper limit. The lower limit, the step of the finger, is
  /// Clavier's.
  private static func itemWidth(key: Rect, labels: [String]) -> Double {
    typealias Metrics = Callouts.Metrics
    let factor = labels.count > 1 ? 1 : Metrics.singleItemFactor
    let width = max(Metrics.minimumStep, min(key.width, Metrics.maximumItemLength) * factor)
    let longest = labels.map { $0.reduce(0) { $0 + $1.displayWidth } }.max() ?? 0
    guard longest > 1 else { return width }
    return max(width, Double(longest) * Metrics.characterWidth + Metrics.verticalPadding)
  }

  private var rows: Int { (count - 1) / columns + 1 }

  /// The height of the rows below the first, if they grow downwards.
  var heightBelowStart: Double {
    growsDown ? Double(rows - 1) * itemSize.height : 0
  }

  /// The frames of the items, those next to the finger first.
  ///
  /// Neighbours use the same number for their common edge, so that rounding causes no overlap.
  var frames: [Rect] {
    (0..<count).map { index in
      let (row, column) = (index / columns, index % columns)
      let (x1, x2) = (edge(ofColumn: column), edge(ofColumn: column + 1))
      let (y1, y2) = (edge(ofRow: row), edge(ofRow: row + 1))
      let frame = Rect(minX: min(x1, x2), minY: min(y1, y2), maxX: max(x1, x2), maxY: max(y1, y2))
      return frame.clamped(to: background)
    }
  }

  /// Returns the edge of a column on the side of the key.
  private func edge(ofColumn column: Int) -> Double {
    let offset = Callouts.Metrics.curve + Double(column) * itemSize.width
    return alignment == .leading ? background.minX + offset : background.maxX - offset
  }

  /// Returns the edge of a row on the side of the key.
  private func edge(ofRow row: Int) -> Double {
    let offset = Callouts.Metrics.verticalPadding + Double(row) * itemSize.height
    return growsDown ? background.minY + offset : background.maxY - offset
  }

  /// Returns the item that a movement selects.
  ///
  /// - Parameter movement: The movement since the callout opened, in points.
  /// - Returns: An index below ``count``, for all numbers including NaN.
  func index(movedBy movement: Point) -> Int {
    let dx = alignment == .leading ? movement.x : -movement.x
    let dy = growsDown ? movement.y : -movement.y
    let column = Self.wholeSteps(in: dx, of: Self.step(itemSize.width), upTo: columns - 1)
    let row = Self.wholeSteps(in: dy, of: Self.step(itemSize.height), upTo: rows - 1)
    return min(row * columns + column, count - 1)
  }

  private static func step(_ length: Double) -> Double {
    max(Callouts.Metrics.minimumStep, Callouts.Metrics.stepFactor * length)
  }

  /// Returns the number of whole steps in a distance, at most `limit`; 0 for NaN and numbers below
  /// 0.
  private static func wholeSteps(in distance: Double, of step: Double, upTo limit: Int) -> Int {
    // Comparisons with NaN are false.
    guard distance > 0, step > 0, limit > 0 else { return 0 }
    let ratio = distance / step
    return ratio < Double(limit) ? Int(ratio) : limit
  }
}
