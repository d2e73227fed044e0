// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// The same keys in another place of the area that the keyboard is in.
  ///
  /// Touches beside the keyboard hit nothing.
  ///
  /// - Parameter offset: how far to the right and below, in points; up to 100,000 each way, and nowhere
  ///   for what is no number.
  /// - Returns: frames of the same size.
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

  /// The same keys at one side of an area.
  ///
  /// - Parameters:
  ///   - edge: at which side.
  ///   - areaWidth: the width of the area in points; a keyboard that is not narrower begins at its left
  ///     edge.
  /// - Returns: frames of the same size.
  public func docked(at edge: Keyboard.DockEdge, ofWidth areaWidth: Double) -> KeyboardFrames {
    let start = edge == .leading ? 0 : max(0, areaWidth.asLength - size.width)
    return moved(by: Point(x: start - bounds.minX, y: 0))
  }
}

extension Double {
  /// This number as a way in points: none for what is no number, and never too long.
  fileprivate var asOffset: Double {
    isNaN ? 0 : min(max(self, -.longestLength), .longestLength)
  }
}
