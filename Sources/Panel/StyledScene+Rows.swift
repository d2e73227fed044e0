// SPDX-License-Identifier: MIT

public import ClavierKit

extension StyledScene {
  /// The picture with a background that reaches as far down as the rows do.
  ///
  /// Styles may let a picture end nearer to its lowest keys. On a screen the rows end where the daemon believes them to: it lays them out for the
  /// place that it is told, and finds touches by it.
  ///
  /// - Parameter rows: All of the rows, in the picture's space.
  /// - Returns: The picture, as it is if its background is there already.
  public func covering(_ rows: Rect) -> StyledScene {
    guard rows.maxY > background.frame.maxY else { return self }
    var picture = self
    picture.background.frame.maxY = rows.maxY
    picture.bounds.maxY = max(bounds.maxY, rows.maxY)
    // Between the halves of a split keyboard there is none.
    picture.gap?.maxY = rows.maxY
    return picture
  }
}
