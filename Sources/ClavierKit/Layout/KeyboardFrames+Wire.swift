// SPDX-License-Identifier: MIT

// Frames that were received from another process.

extension KeyboardFrames {
  /// A received row: its position, and its keys from left to right.
  package struct WireRow: Hashable, Sendable {
    /// The top edge, in points.
    package var minY: Double
    /// The bottom edge, in points.
    package var maxY: Double
    package var keys: [WireKey]

    package init(minY: Double, maxY: Double, keys: [WireKey]) {
      self.minY = minY
      self.maxY = maxY
      self.keys = keys
    }
  }

  /// A received key.
  package struct WireKey: Hashable, Sendable {
    package var action: KeyboardAction
    package var label: String
    /// The touch frame, in points.
    package var touchFrame: Rect
    /// The cap frame, in points.
    package var capFrame: Rect
    package var alignment: KeyboardLayout.Alignment
    package var swipes: [Keyboard.SwipeDirection: KeyboardAction]

    package init(
      action: KeyboardAction, label: String, touchFrame: Rect, capFrame: Rect,
      alignment: KeyboardLayout.Alignment = .center,
      swipes: [Keyboard.SwipeDirection: KeyboardAction] = [:]
    ) {
      self.action = action
      self.label = label
      self.touchFrame = touchFrame
      self.capFrame = capFrame
      self.alignment = alignment
      self.swipes = swipes
    }
  }

  /// Creates frames from received rows; rows without keys are omitted.
  ///
  /// Callout actions are not transferred, because the sending process opens callouts itself.
  ///
  /// - Parameters:
  ///   - size: The size of the keyboard, in points.
  ///   - bounds: The frame of the keyboard, in points.
  ///   - wireRows: The rows from top to bottom.
  package init(size: Size, bounds: Rect, rows wireRows: [WireRow]) {
    var rows: [Row] = []
    var keys: [Key] = []
    for row in wireRows where !row.keys.isEmpty {
      let start = keys.count
      keys += row.keys.map { Key($0, row: rows.count) }
      rows.append(Row(minY: row.minY, maxY: row.maxY, keys: start..<keys.count))
    }
    self.init(size: size, rows: rows, keys: keys)
    self.bounds = bounds
    gap = emptyMiddle
  }
}

extension KeyboardFrames.Key {
  fileprivate init(_ key: KeyboardFrames.WireKey, row: Int) {
    var item = KeyboardLayout.Item(
      action: key.action, width: .available, height: 0, alignment: key.alignment,
      label: key.label)
    item.swipes = key.swipes
    self.init(item: item, touchFrame: key.touchFrame, capFrame: key.capFrame, row: row)
  }
}
