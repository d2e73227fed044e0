// SPDX-License-Identifier: MIT

import ClavierKit

/// The strip below the keys by which a keyboard is dragged.
///
/// ```
///   │ 123 │      space      │ ⏎ │
///   │          ━━━━━━           │ the handle
///   └───────────────────────────┘
/// ```
enum PanelHandle {
  /// The handle's height, in points.
  ///
  /// **Source:** ours: six tenths of a key, with free space below.
  static let height = 26.0
  /// The size of the handle's visible bar, in points.
  private static let bar = Size(width: 72, height: 5)

  /// Returns a picture with a handle below its keys.
  static func added(to picture: StyledScene) -> StyledScene {
    var picture = picture
    let strip = frame(below: picture.background.frame)
    picture.background.frame.maxY = strip.maxY
    picture.bounds.maxY = max(picture.bounds.maxY, strip.maxY)
    let width = min(bar.width, strip.width)
    let box = StyledScene.Box(
      frame: Rect(
        x: strip.center.x - width / 2, y: strip.center.y - bar.height / 2, width: width,
        height: bar.height),
      corners: StyledScene.Corners(bar.height / 2), fill: Color(white: 0.5))
    picture.highlights.append(box)
    return picture
  }

  /// Returns the handle's frame.
  ///
  /// - Parameter panel: The frame of a panel without a handle, in points.
  /// - Returns: The strip below the panel, of equal width.
  static func frame(below panel: Rect) -> Rect {
    Rect(minX: panel.minX, minY: panel.maxY, maxX: panel.maxX, maxY: panel.maxY + height)
  }
}
