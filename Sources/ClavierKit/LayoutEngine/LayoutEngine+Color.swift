// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// A colour of the sRGB space.
  ///
  /// Range: 0 to 1 for each part; what lies outside becomes the nearer end, what is no number 0.
  public struct Color: Hashable, Sendable, BitwiseCopyable {
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    public static let black = Color(white: 0)
    public static let blue = Color(red: 0, green: 0, blue: 1)
    public static let clear = Color(white: 0, alpha: 0)
    public static let gray = Color(white: 0.5)
    public static let white = Color(white: 1)

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = Self.clamped(red)
      self.green = Self.clamped(green)
      self.blue = Self.clamped(blue)
      self.alpha = Self.clamped(alpha)
    }

    public init(white: Double, alpha: Double = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour in the way of the documents: each part from 0 to 255, opaque.
    init(bytes red: Double, _ green: Double, _ blue: Double) {
      self.init(red: red / 255, green: green / 255, blue: blue / 255)
    }

    private static func clamped(_ part: Double) -> Double {
      // A comparison with what is no number is false.
      part > 0 ? min(part, 1) : 0
    }
  }

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
