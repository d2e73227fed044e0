// SPDX-License-Identifier: MIT

/// The distances of a key's cap from the four edges of its touch frame, in points.
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same inset on both sides of each axis, in points.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
