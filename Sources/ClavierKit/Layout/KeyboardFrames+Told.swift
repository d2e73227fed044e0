// SPDX-License-Identifier: MIT

// Frames that another process made, which has told of them.

extension KeyboardFrames {
  /// A row of frames that were told: where it is, and its keys from left to right.
  package struct ToldRow: Hashable, Sendable {
    /// Unit: points.
    package var minY: Double
    /// Unit: points.
    package var maxY: Double
    package var keys: [ToldKey]

    package init(minY: Double, maxY: Double, keys: [ToldKey]) {
      self.minY = minY
      self.maxY = maxY
      self.keys = keys
    }
  }

  /// A key of frames that were told.
  package struct ToldKey: Hashable, Sendable {
    package var action: KeyboardAction
    package var label: String
    /// Unit: points.
    package var touchFrame: Rect
    /// Unit: points.
    package var capFrame: Rect
    package var alignment: KeyboardLayout.Alignment
    package var swipeDownAction: KeyboardAction?

    package init(
      action: KeyboardAction, label: String, touchFrame: Rect, capFrame: Rect,
      alignment: KeyboardLayout.Alignment = .center, swipeDownAction: KeyboardAction? = nil
    ) {
      self.action = action
      self.label = label
      self.touchFrame = touchFrame
      self.capFrame = capFrame
      self.alignment = alignment
      self.swipeDownAction = swipeDownAction
    }
  }

  /// Frames as they were told; rows without keys are left out.
  ///
  /// What a long press offers is not told: whoever tells opens the lists itself.
  ///
  /// - Parameters:
  ///   - size: The keyboard's, in points.
  ///   - bounds: The whole keyboard, in points.
  ///   - told: The rows from top to bottom.
  package init(size: Size, bounds: Rect, rows told: [ToldRow]) {
    var rows: [Row] = []
    var keys: [Key] = []
    for row in told where !row.keys.isEmpty {
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
  fileprivate init(_ told: KeyboardFrames.ToldKey, row: Int) {
    let item = KeyboardLayout.Item(
      action: told.action, width: .available, height: 0, alignment: told.alignment,
      label: told.label, swipeDownAction: told.swipeDownAction)
    self.init(item: item, touchFrame: told.touchFrame, capFrame: told.capFrame, row: row)
  }
}
