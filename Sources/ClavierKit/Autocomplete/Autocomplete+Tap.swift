// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// The place of a tap that typed a letter.
  public struct Tap: Hashable, Sendable {
    /// The place in the keyboard's own space, in points.
    public var point: Point
    /// The key under the finger, as an index into the frames of the letters' page.
    public var key: Int

    public init(point: Point, key: Int) {
      self.point = point
      self.key = key
    }
  }
}
