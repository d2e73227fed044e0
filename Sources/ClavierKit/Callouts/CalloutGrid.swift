// SPDX-License-Identifier: MIT

/// Where the items of an action callout are: rows that are filled from the key on.
///
/// ```
///   leading, above:  ╭─────────╮    trailing:  ╭─────────╮    no room above:  ─────────── top
///                    │ 5 6 7   │               │   7 6 5 │                    [0] 1 2 3 4
///                    │[0]1 2 3 4               │4 3 2 1[0]                     5 6 7
///                    ╰╮ ╭──────╯               ╰──────╮ ╭╯                     finger on 0
/// ```
///
/// One row stands above its key, or over it where there is no room. Several rows grow upwards if all
/// but one fit above the key, and else downwards from it, since a finger at the edge of the surface can
/// move no farther up.
///
/// **Source:** KeyboardKit for one row and its sizes, and that it begins at the key's edge; on keys that
/// are wider than an item it stands over the key's middle here, where the finger is. Rows are ours.
struct CalloutGrid: Hashable, Sendable {
  let count: Int
  let columns: Int
  let itemSize: Size
  let alignment: Callouts.Alignment
  let growsDown: Bool
  let background: Rect

  /// A grid for at least one label.
  init(
    over key: Rect, labels: [String], alignment: Callouts.Alignment,
    configuration: Callouts.Configuration
  ) {
    typealias Metrics = Callouts.Metrics
    let bounds = configuration.bounds
    let width = min(Self.itemWidth(key: key, labels: labels), bounds.width - 2 * Metrics.curve)
    let count = max(1, labels.count)
    let fitting = Self.wholeSteps(in: bounds.width - 2 * Metrics.curve, of: width, upTo: count)
    // As few rows as possible, and then as few columns as these rows need.
    let rows = (count - 1) / max(1, fitting) + 1
    columns = (count - 1) / rows + 1
    let room = bounds.height - 2 * Metrics.verticalPadding
    itemSize = Size(
      width: max(0, width),
      height: max(0, min(key.height, Metrics.longestItem, room / Double(rows))))
    growsDown = rows > 1 && key.minY - bounds.minY < Double(rows - 1) * itemSize.height
    self.count = count
    self.alignment = alignment

    let size = Size(
      width: Double(columns) * itemSize.width + 2 * Metrics.curve,
      height: Double(rows) * itemSize.height + 2 * Metrics.verticalPadding)
    let half = min(key.width, Metrics.longestItem) / 2
    let left =
      alignment == .leading
      ? key.center.x - half - Metrics.curve : key.center.x + half + Metrics.curve - size.width
    let top =
      growsDown
      ? key.minY - Metrics.verticalPadding : key.minY + configuration.actionOverlap - size.height
    background = Rect(x: left, y: top, width: size.width, height: size.height).moved(into: bounds)
  }

  /// How wide all items are: as the key within limits, and wider for texts of several characters.
  ///
  /// **Source:** KeyboardKit for the upper limit; the lower one, a step of the finger, is ours.
  private static func itemWidth(key: Rect, labels: [String]) -> Double {
    typealias Metrics = Callouts.Metrics
    let factor = labels.count > 1 ? 1 : Metrics.singleItemFactor
    let width = max(Metrics.leastStep, min(key.width, Metrics.longestItem) * factor)
    let longest = labels.map { $0.reduce(0) { $0 + $1.displayWidth } }.max() ?? 0
    guard longest > 1 else { return width }
    return max(width, Double(longest) * Metrics.characterWidth + Metrics.verticalPadding)
  }

  private var rows: Int { (count - 1) / columns + 1 }

  /// How far the rows after the first go below it.
  var heightBelowStart: Double {
    growsDown ? Double(rows - 1) * itemSize.height : 0
  }

  /// The places of the items, those next to the finger first.
  ///
  /// Neighbours share the very same number as their edge, so that none lies over another.
  var frames: [Rect] {
    (0..<count).map { index in
      let (row, column) = (index / columns, index % columns)
      let (x1, x2) = (edge(ofColumn: column), edge(ofColumn: column + 1))
      let (y1, y2) = (edge(ofRow: row), edge(ofRow: row + 1))
      let frame = Rect(minX: min(x1, x2), minY: min(y1, y2), maxX: max(x1, x2), maxY: max(y1, y2))
      return frame.clamped(to: background)
    }
  }

  /// Where a column begins, on the side of the key.
  private func edge(ofColumn column: Int) -> Double {
    let offset = Callouts.Metrics.curve + Double(column) * itemSize.width
    return alignment == .leading ? background.minX + offset : background.maxX - offset
  }

  /// Where a row begins, on the side of the key.
  private func edge(ofRow row: Int) -> Double {
    let offset = Callouts.Metrics.verticalPadding + Double(row) * itemSize.height
    return growsDown ? background.minY + offset : background.maxY - offset
  }

  /// The item that a movement selects.
  ///
  /// - Parameters:
  ///   - dx: How far the finger moved to where the rows go on.
  ///   - dy: How far it moved to where further rows are.
  /// - Returns: An index below ``count``, whatever the numbers.
  func index(movedAway dx: Double, movedOn dy: Double) -> Int {
    let column = Self.wholeSteps(in: dx, of: Self.step(itemSize.width), upTo: columns - 1)
    let row = Self.wholeSteps(in: dy, of: Self.step(itemSize.height), upTo: rows - 1)
    return min(row * columns + column, count - 1)
  }

  private static func step(_ length: Double) -> Double {
    max(Callouts.Metrics.leastStep, Callouts.Metrics.stepFactor * length)
  }

  /// How many whole steps a distance has, at most `limit`; none if a number makes no sense.
  private static func wholeSteps(in distance: Double, of step: Double, upTo limit: Int) -> Int {
    // A comparison with what is no number is false.
    guard distance > 0, step > 0, limit > 0 else { return 0 }
    let ratio = distance / step
    return ratio < Double(limit) ? Int(ratio) : limit
  }
}
