// SPDX-License-Identifier: MIT

// The drawing areas of overlays, shadows included.

extension StyledScene.Callout {
  /// The rectangle around all pixels of the callout.
  public var inkFrame: Rect {
    var ink = body.inkFrame
    if let stem {
      // The stem has the same shadows as the body.
      let frame = stem.frame.grown(horizontally: stem.curve.width.asLength, vertically: 0)
      ink = ink.union(body.shadows.ink(of: frame))
    }
    for item in items {
      ink = ink.union(item.label.frame)
      if let box = item.box { ink = ink.union(box.inkFrame) }
    }
    return separators.reduce(ink) { $0.union($1.inkFrame) }
  }
}

extension StyledScene.Toolbar.Item {
  /// The rectangle around all pixels of the item.
  public var inkFrame: Rect { labels.reduce(box.inkFrame) { $0.union($1.frame) } }
}
