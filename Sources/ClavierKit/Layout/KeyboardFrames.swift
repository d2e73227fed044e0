// SPDX-License-Identifier: MIT

/// The frames of a layout's keys, for a keyboard of one width.
///
/// ```
///   ┌───────────────┬─────────────┐   touch frames share their edges and fill the keyboard, so
///   │   ╭───────╮   │  ╭───────╮  │   that every touch on it hits exactly one key
///   │   │   A   │   │  │   S   │  │
///   │   ╰───────╯   │  ╰───────╯  │   cap frames are drawn, inside the touch frames
///   └───────────────┴─────────────┘
/// ```
///
/// Unit: points, in the space of the keyboard's area. Its origin is the top left corner of the
/// keyboard, unless ``moved(by:)`` was called. All frames are finite and upright: negative or NaN
/// lengths count as zero, and longer ones are limited to 100,000 points.
public struct KeyboardFrames: Hashable, Sendable {
  /// A key with its frames.
  public struct Key: Hashable, Sendable {
    public let action: KeyboardAction
    /// The area in which touches hit the key.
    public internal(set) var touchFrame: Rect
    /// The drawn area; always inside the touch frame.
    public internal(set) var capFrame: Rect
    /// The index of the key's row in `KeyboardFrames.rows`.
    public let row: Int
    /// The position of the label on the cap.
    public let alignment: KeyboardLayout.Alignment
    /// The text on the key.
    public let label: String
    /// The callout actions; `nil` for those of the language.
    public let calloutActions: [KeyboardAction]?
    /// The actions of swipes by their direction; empty for none.
    public let swipes: [Keyboard.SwipeDirection: KeyboardAction]

    init(item: KeyboardLayout.Item, touchFrame: Rect, capFrame: Rect, row: Int) {
      action = item.action
      self.touchFrame = touchFrame
      self.capFrame = capFrame
      self.row = row
      alignment = item.alignment
      label = item.label ?? item.action.label
      calloutActions = item.calloutActions
      swipes = item.swipes
    }

    /// The action of a downward swipe; `nil` for none.
    public var swipeDownAction: KeyboardAction? { swipes[.down] }
  }

  /// A row of keys, over the whole width of the keyboard.
  package struct Row: Hashable, Sendable {
    package internal(set) var minY: Double
    package internal(set) var maxY: Double
    /// The indices of the row's keys, from left to right; never empty.
    package let keys: Range<Int>
  }

  public internal(set) var size: Size
  /// The frame of the whole keyboard.
  public internal(set) var bounds: Rect
  /// The area without keys between the halves of a ``split(over:)`` keyboard; `nil` for none.
  public internal(set) var gap: Rect?
  /// The rows from top to bottom, which fill the frame below the toolbar; rows with only gaps are
  /// omitted.
  package internal(set) var rows: [Row]
  /// The keys row by row, each row from left to right; gaps are part of the keys beside them.
  public internal(set) var keys: [Key]

  init(size: Size, rows: [Row], keys: [Key]) {
    self.size = size
    bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.rows = rows
    self.keys = keys
  }

  /// Returns the key that a touch at this point hits.
  ///
  /// The cost is two binary searches without allocation.
  ///
  /// - Parameter point: A point in the space of the keyboard's area.
  /// - Returns: An index into ``keys``; `nil` outside ``bounds``, on the ``toolbar``, in a ``gap``
  ///   and in a layout without keys. A key contains its left and top edges; the right and bottom
  ///   ones belong to its neighbours.
  public func hitTest(_ point: Point) -> Int? {
    guard let top = rows.first?.minY, bounds.contains(point), point.y >= top else { return nil }
    let row = last(in: rows.indices) { rows[$0].minY <= point.y }
    let key = last(in: rows[row].keys) { keys[$0].touchFrame.minX <= point.x }
    // Between the halves of a split keyboard there is no key.
    let frame = keys[key].touchFrame
    return point.x >= frame.minX && point.x < frame.maxX ? key : nil
  }

  /// Returns the index of the key with this cap; `nil` if there is none.
  package func index(ofCap cap: Rect) -> Int? {
    // Compares by index, so that no key is copied.
    keys.indices.first { keys[$0].capFrame == cap }
  }

  /// Returns the last index in a range for which a condition holds that holds up to some index.
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

extension KeyboardFrames {
  /// The strip of suggestions above the rows, as wide as the keyboard; `nil` for none.
  ///
  /// ```
  ///   ┌────────────┬────────────┬───────────┐ bounds
  ///   │    “teh”   │     the    │    then   │ toolbar
  ///   ├───┬───┬───┬┴──┬───┬───┬─┴─┬───┬─────┤
  ///   │ q │ w │ e │ r │ t │ y │ u │ i │ …   │ rows
  /// ```
  public var toolbar: Rect? {
    guard let top = rows.first?.minY, top > bounds.minY else { return nil }
    return Rect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: top)
  }

  /// Returns the same keys below a toolbar for suggestions.
  ///
  /// - Parameter height: The height of the toolbar in points; 0 for none, limited as in
  ///   ``KeyboardFrames``.
  /// - Returns: Frames that are higher by the toolbar.
  func below(toolbarOfHeight height: Double) -> KeyboardFrames {
    let height = height.asLength
    guard height > 0, !rows.isEmpty else { return self }
    var frames = moved(by: Point(x: 0, y: height))
    frames.bounds.minY = bounds.minY
    frames.size.height += height
    return frames
  }

  /// Returns the same keys at another place in the keyboard's area.
  ///
  /// Touches beside the keyboard hit no key.
  ///
  /// - Parameter offset: The offset to the right and down, in points; clamped to 100,000 each way,
  ///   and zero for NaN.
  /// - Returns: Frames of the same size.
  public func moved(by offset: Point) -> KeyboardFrames {
    let offset = Point(x: offset.x.asOffset, y: offset.y.asOffset)
    var frames = self
    frames.bounds = bounds.moved(by: offset)
    frames.gap = gap?.moved(by: offset)
    for index in rows.indices {
      frames.rows[index].minY += offset.y
      frames.rows[index].maxY += offset.y
    }
    for index in keys.indices {
      frames.keys[index].touchFrame = keys[index].touchFrame.moved(by: offset)
      frames.keys[index].capFrame = keys[index].capFrame.moved(by: offset)
    }
    return frames
  }

  /// Returns the same keys at the left or right side of an area.
  ///
  /// - Parameters:
  ///   - edge: The side of the area.
  ///   - areaWidth: The width of the area in points; a keyboard that is not narrower starts at the
  ///     left edge.
  /// - Returns: Frames of the same size.
  public func docked(at edge: Keyboard.DockEdge, ofWidth areaWidth: Double) -> KeyboardFrames {
    let start = edge == .leading ? 0 : max(0, areaWidth.asLength - size.width)
    return moved(by: Point(x: start - bounds.minX, y: 0))
  }
}

extension Double {
  /// This number as an offset in points: zero for NaN, and limited to ``maximumLength``.
  fileprivate var asOffset: Double {
    isNaN ? 0 : min(max(self, -.maximumLength), .maximumLength)
  }
}
