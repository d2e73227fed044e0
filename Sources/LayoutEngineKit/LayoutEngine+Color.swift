// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The original has its system's colours, which are ours.
  public typealias Color = ClavierKit.Color

  /// Which letters a text is drawn with.
  public struct Font: Hashable, Sendable {
    /// The family; `nil` for that of the system.
    public var family: String?
    /// Unit: points.
    public var size: Double
    public var isBold: Bool

    public init(family: String? = nil, size: Double, isBold: Bool = false) {
      self.family = family
      self.size = size
      self.isBold = isBold
    }
  }

  /// What a button throws on what lies below it.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    public var opacity: Double
    /// How far the shadow lies to the right (width) and below (height), in points.
    public var offset: Size
    /// How far its edge is blurred, in points.
    public var radius: Double

    /// **Source:** 0.9.9.
    public init(
      color: Color = .gray, opacity: Double = 1, offset: Size = Size(width: 0, height: 1),
      radius: Double = 5
    ) {
      self.color = color
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
    }

    /// The shadow of every button in the README's generation.
    ///
    /// **Source:** tag 0.8; its radius is one pixel there and one point here, where no screen is known.
    public static let readme = Shadow(color: Color(bytes: 138, 139, 143), radius: 1)
  }
}
