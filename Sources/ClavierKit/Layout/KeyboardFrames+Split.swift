// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// Returns the frames split into two halves at the ends of a wider keyboard, for two thumbs.
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
  /// A key belongs to the half that contains its middle; a key exactly in the middle belongs to the
  /// left half. A space key across the middle is in both halves; other keys are in one. Keys keep
  /// their sizes, with two exceptions: keys far across the middle are cut, and all touch frames
  /// beside the gap end at its edges. Where a row has no keys in a half, touches hit no key.
  ///
  /// **Source:** the split keyboard of iPads: Q to T, A to G and Z to V are on the left.
  ///
  /// - Parameter width: The width of the wider keyboard in points. If it is not wider by a fifth,
  ///   the frames are unchanged.
  /// - Returns: Frames of that width, with ``gap`` between the halves.
  public func split(over width: Double) -> KeyboardFrames {
    let (middle, overhang) = (bounds.center.x, size.width / 20)
    let distance = width.asLength - size.width
    guard distance >= 4 * overhang, distance > 0 else { return self }
    let halves = self.rows.map { Halves($0, self.keys, middle: middle) }
    let left = halves.compactMap { $0.left.last }.map {
      min(max($0.touchFrame.maxX, middle), middle + overhang)
    }
    let right = halves.compactMap { $0.right.first }.map {
      max(min($0.touchFrame.minX, middle), middle - overhang)
    }
    let (end, start) = (left.max() ?? middle, (right.min() ?? middle) + distance)
    var (rows, keys): ([Row], [Key]) = ([], [])
    for (row, halves) in zip(self.rows, halves) {
      let first = keys.count
      var left = halves.left
      if let last = left.indices.last { left[last].resize(maxX: end) }
      var right = halves.right.map { $0.moved(by: distance) }
      if let last = right.indices.last {
        right[0].resize(minX: start)
        // Rounding must neither leave a strip at the edge nor exceed the keyboard.
        right[last].resize(maxX: bounds.minX + width.asLength)
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

  /// The full-height area between the halves that has no keys; `nil` for none.
  ///
  /// **Source:** Clavier's own: a width of less than a point is a rounding error.
  var emptyMiddle: Rect? {
    let middle = bounds.center.x
    // A fast path: most keyboards have a key in the middle.
    guard !keys.contains(where: { $0.touchFrame.minX < middle && $0.touchFrame.maxX > middle })
    else { return nil }
    let end = keys.lazy.map(\.touchFrame.maxX).filter { $0 <= middle }.max() ?? bounds.minX
    let start = keys.lazy.map(\.touchFrame.minX).filter { $0 >= middle }.min() ?? bounds.maxX
    guard start - end > 1, end > bounds.minX, start < bounds.maxX else { return nil }
    return Rect(minX: end, minY: bounds.minY, maxX: start, maxY: bounds.maxY)
  }
}

/// The keys of a row, by half.
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
  /// Returns the part of the key to the left of `maxX`; its cap keeps its distance from the right
  /// edge.
  fileprivate func cut(maxX: Double) -> Self {
    var key = self
    key.capFrame.maxX = max(capFrame.minX, maxX - (touchFrame.maxX - capFrame.maxX))
    key.touchFrame.maxX = maxX
    return key
  }

  /// Returns the part of the key to the right of `minX`; its cap keeps its distance from the left
  /// edge.
  fileprivate func cut(minX: Double) -> Self {
    var key = self
    key.capFrame.minX = min(capFrame.maxX, minX + (capFrame.minX - touchFrame.minX))
    key.touchFrame.minX = minX
    return key
  }

  fileprivate func moved(by distance: Double) -> Self {
    var key = self
    key.touchFrame = touchFrame.moved(by: Point(x: distance, y: 0))
    key.capFrame = capFrame.moved(by: Point(x: distance, y: 0))
    return key
  }

  /// Extends or cuts the touch frame so that it ends at `maxX`.
  fileprivate mutating func resize(maxX: Double) {
    if touchFrame.maxX > maxX { self = cut(maxX: maxX) } else { touchFrame.maxX = maxX }
  }

  fileprivate mutating func resize(minX: Double) {
    if touchFrame.minX < minX { self = cut(minX: minX) } else { touchFrame.minX = minX }
  }
}
