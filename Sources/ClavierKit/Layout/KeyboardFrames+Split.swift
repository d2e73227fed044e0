// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// The same keys in two halves, at the left and at the right end of a wider keyboard, for two thumbs.
  ///
  /// ```
  ///   ┌───────────────────┐         ┌──────────┐               ┌──────────┐
  ///   │ q w e r t y u i o │         │ q w e r t│               │y u i o p │
  ///   │  a s d f g h j k  │   ──▶   │  a s d f g│      gap      │h j k l   │
  ///   │ ⇧ z x c v b n m ⌫ │         │ ⇧ z x c v│               │b n m ⌫   │
  ///   │ 123    space    ⏎ │         │ 123 space│               │space   ⏎ │
  ///   └───────────────────┘         └──────────┘               └──────────┘
  /// ```
  ///
  /// A key belongs to the half in which its middle is, the left one if that is in the middle of all. A space over the
  /// middle is in both. No other key is there twice, and none is lost; keys keep their sizes, but for those that
  /// reach far beyond the middle and for the touch frames beside the gap, which all end at its edges. Where a row has no
  /// keys in a half, touches hit nothing.
  ///
  /// **Source:** the split keyboard of iPads: Q to T, A to G and Z to V are on the left.
  ///
  /// - Parameter width: The width of the wider keyboard in points. One that is not wider by a fifth leaves all as it is.
  /// - Returns: Frames as wide as that, and ``gap`` between their halves.
  public func split(over width: Double) -> KeyboardFrames {
    let (middle, overhang) = (bounds.center.x, size.width / 20)
    let way = width.asLength - size.width
    guard way >= 4 * overhang, way > 0 else { return self }
    let halves = self.rows.map { Halves($0, self.keys, middle: middle) }
    let left = halves.compactMap { $0.left.last }.map {
      min(max($0.touchFrame.maxX, middle), middle + overhang)
    }
    let right = halves.compactMap { $0.right.first }.map {
      max(min($0.touchFrame.minX, middle), middle - overhang)
    }
    let (end, start) = (left.max() ?? middle, (right.min() ?? middle) + way)
    var (rows, keys): ([Row], [Key]) = ([], [])
    for (row, halves) in zip(self.rows, halves) {
      let first = keys.count
      var left = halves.left
      if let last = left.indices.last { left[last].reach(maxX: end) }
      var right = halves.right.map { $0.moved(by: way) }
      if let last = right.indices.last {
        right[0].reach(minX: start)
        // Rounding must not leave anything beside it, or carry it beyond the keyboard.
        right[last].reach(maxX: bounds.minX + width.asLength)
      }
      keys += left + right
      rows.append(Row(minY: row.minY, maxY: row.maxY, keys: first..<keys.count))
    }
    var frames = KeyboardFrames(
      size: Size(width: width.asLength, height: size.height), rows: rows, keys: keys)
    frames.bounds = Rect(
      x: bounds.minX, y: bounds.minY, width: width.asLength, height: bounds.height)
    frames.gap = frames.emptyMiddle
    return frames
  }

  /// What no key reaches between its leftmost and its rightmost ones, over the whole height; `nil` for nothing.
  ///
  /// **Source:** ours: less than a point is what rounding leaves.
  var emptyMiddle: Rect? {
    let middle = bounds.center.x
    // Most keyboards have none: a key is there.
    guard !keys.contains(where: { $0.touchFrame.minX < middle && $0.touchFrame.maxX > middle })
    else { return nil }
    let end = keys.lazy.map(\.touchFrame.maxX).filter { $0 <= middle }.max() ?? bounds.minX
    let start = keys.lazy.map(\.touchFrame.minX).filter { $0 >= middle }.min() ?? bounds.maxX
    guard start - end > 1, end > bounds.minX, start < bounds.maxX else { return nil }
    return Rect(minX: end, minY: bounds.minY, maxX: start, maxY: bounds.maxY)
  }
}

/// The keys of a row, by the half that they are in.
private struct Halves {
  var left: [KeyboardFrames.Key] = []
  var right: [KeyboardFrames.Key] = []

  init(_ row: KeyboardFrames.Row, _ keys: [KeyboardFrames.Key], middle: Double) {
    for key in keys[row.keys] {
      let frame = key.touchFrame
      let isInBoth =
        key.action == .space && min(middle - frame.minX, frame.maxX - middle) > frame.width / 5
      if isInBoth {
        left.append(key.cut(maxX: middle))
        right.append(key.cut(minX: middle))
      } else if frame.center.x <= middle + 0.01 {
        left.append(key)
      } else {
        right.append(key)
      }
    }
  }
}

extension KeyboardFrames.Key {
  /// The part of the key on the left of a place, with the margin that it has at its right.
  fileprivate func cut(maxX: Double) -> Self {
    var key = self
    key.capFrame.maxX = max(capFrame.minX, maxX - (touchFrame.maxX - capFrame.maxX))
    key.touchFrame.maxX = maxX
    return key
  }

  /// The part on the right of a place.
  fileprivate func cut(minX: Double) -> Self {
    var key = self
    key.capFrame.minX = min(capFrame.maxX, minX + (capFrame.minX - touchFrame.minX))
    key.touchFrame.minX = minX
    return key
  }

  fileprivate func moved(by way: Double) -> Self {
    var key = self
    key.touchFrame = touchFrame.moved(by: Point(x: way, y: 0))
    key.capFrame = capFrame.moved(by: Point(x: way, y: 0))
    return key
  }

  /// Has touches hit the key up to a place; a key that reaches beyond it is cut.
  fileprivate mutating func reach(maxX: Double) {
    if touchFrame.maxX > maxX { self = cut(maxX: maxX) } else { touchFrame.maxX = maxX }
  }

  fileprivate mutating func reach(minX: Double) {
    if touchFrame.minX < minX { self = cut(minX: minX) } else { touchFrame.minX = minX }
  }
}
