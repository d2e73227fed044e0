// SPDX-License-Identifier: MIT

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

  /// Returns the same keys below a strip for suggestions.
  ///
  /// - Parameter height: The height of the strip in points; limited as in ``KeyboardFrames``, and 0
  ///   for none.
  /// - Returns: Frames that are higher by it.
  func below(toolbarOfHeight height: Double) -> KeyboardFrames {
    let height = height.asLength
    guard height > 0, !rows.isEmpty else { return self }
    var frames = moved(by: Point(x: 0, y: height))
    frames.bounds.minY = bounds.minY
    frames.size.height += height
    return frames
  }
}
