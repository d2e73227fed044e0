// SPDX-License-Identifier: MIT

// What each part may draw on: all of it, shadows included.

extension StyledScene.Callout {
  /// All that may be drawn of it.
  public var inkFrame: Rect {
    var ink = body.inkFrame
    if let stem {
      // The stem throws the same shadows as the body.
      var box = body
      box.frame = stem.frame.grown(horizontally: stem.curve.width.asLength, vertically: 0)
      ink = ink.union(box.inkFrame)
    }
    for item in items {
      ink = ink.union(item.label.frame)
      if let box = item.box { ink = ink.union(box.inkFrame) }
    }
    return separators.reduce(ink) { $0.union($1.inkFrame) }
  }
}

extension StyledScene.Toolbar.Item {
  /// All that may be drawn of it.
  public var inkFrame: Rect { labels.reduce(box.inkFrame) { $0.union($1.frame) } }
}
