// SPDX-License-Identifier: MIT

/// Where the keys of a layout are: a layout compiled for one width.
///
/// ```
///   ┌───────────────┬─────────────┐   touch frames share their edges and fill the keyboard, so that
///   │   ╭───────╮   │  ╭───────╮  │   every touch on it hits exactly one key
///   │   │   A   │   │  │   S   │  │
///   │   ╰───────╯   │  ╰───────╯  │   cap frames are what is drawn, inside the touch frames
///   └───────────────┴─────────────┘
/// ```
///
/// Unit: points, in the space of the area that the keyboard is in, whose corner is the keyboard's own
/// unless it was moved: ``moved(by:)``. No width, height or inset of a layout makes a frame that
/// is inside out or not finite: lengths that are negative or no number count as zero, and those over
/// 100,000 points as that.
public struct KeyboardFrames: Hashable, Sendable {
  /// One key and its place.
  public struct Key: Hashable, Sendable {
    public let action: KeyboardAction
    /// Where a touch hits the key.
    public internal(set) var touchFrame: Rect
    /// Where the key is drawn; always inside its touch frame.
    public internal(set) var capFrame: Rect
    /// The index of the key's row in ``KeyboardFrames/rows``.
    public let row: Int
    /// Where the label stands on the cap.
    public let alignment: KeyboardLayout.Alignment
    /// The text on the key.
    public let label: String
    /// What a long press offers; `nil` for what the language says.
    public let calloutActions: [KeyboardAction]?
    /// What the key does when the finger swipes down on it; `nil` for nothing.
    public let swipeDownAction: KeyboardAction?

    init(item: KeyboardLayout.Item, touchFrame: Rect, capFrame: Rect, row: Int) {
      action = item.action
      self.touchFrame = touchFrame
      self.capFrame = capFrame
      self.row = row
      alignment = item.alignment
      label = item.label ?? item.action.label
      calloutActions = item.calloutActions
      swipeDownAction = item.swipeDownAction
    }
  }

  /// A row that has keys, over the whole width of the keyboard.
  package struct Row: Hashable, Sendable {
    package internal(set) var minY: Double
    package internal(set) var maxY: Double
    /// The indices of its keys, from left to right; never empty.
    package let keys: Range<Int>
  }

  public let size: Size
  /// The whole keyboard.
  public internal(set) var bounds: Rect
  /// What of it is no key's, between the halves of a keyboard that is ``split(over:)``; `nil` for nothing.
  public internal(set) var gap: Rect?
  /// The rows from top to bottom, without those that have only gaps.
  package internal(set) var rows: [Row]
  /// The keys row by row, each from left to right; gaps are part of the keys beside them.
  public internal(set) var keys: [Key]

  init(size: Size, rows: [Row], keys: [Key]) {
    self.size = size
    bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.rows = rows
    self.keys = keys
  }

  /// Finds the key that a touch at this point hits.
  ///
  /// Two binary searches and no allocation.
  ///
  /// - Parameter point: in the space of the keyboard's area.
  /// - Returns: an index into ``keys``, or `nil` outside ``bounds``, in a ``gap``, and where a layout has no keys.
  ///   The left and top edges of a key are its own, the right and bottom ones its neighbours'.
  public func hitTest(_ point: Point) -> Int? {
    guard !keys.isEmpty, bounds.contains(point) else { return nil }
    let row = last(in: rows.indices) { rows[$0].minY <= point.y }
    let key = last(in: rows[row].keys) { keys[$0].touchFrame.minX <= point.x }
    // The halves of a split keyboard leave something free.
    let frame = keys[key].touchFrame
    return point.x >= frame.minX && point.x < frame.maxX ? key : nil
  }

  /// The last index in a range of which the condition holds, if it holds from the first up to there.
  private func last(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var lower = range.lowerBound
    var upper = range.upperBound
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if holds(middle) { lower = middle } else { upper = middle }
    }
    return lower
  }
}
