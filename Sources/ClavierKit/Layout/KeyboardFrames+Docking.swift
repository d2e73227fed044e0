// SPDX-License-Identifier: MIT

extension KeyboardFrames {
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

  /// Returns the same keys at one side of an area.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - areaWidth: The width of the area in points; a keyboard that is not narrower starts at the
  ///     left edge.
  /// - Returns: Frames of the same size.
  public func docked(at edge: Keyboard.DockEdge, ofWidth areaWidth: Double) -> KeyboardFrames {
    let start = edge == .leading ? 0 : max(0, areaWidth.asLength - size.width)
    return moved(by: Point(x: start - bounds.minX, y: 0))
  }
}

extension Double {
  /// This number as an offset in points: zero for NaN, and limited to ``longestLength``.
  fileprivate var asOffset: Double {
    isNaN ? 0 : min(max(self, -.longestLength), .longestLength)
  }
}
