// SPDX-License-Identifier: MIT

/// A colour of the sRGB space.
///
/// Range: 0 to 1 for each part; what lies outside becomes the nearer end, what is no number 0. The
/// parts are not multiplied with the opacity.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  public let red: Double
  public let green: Double
  public let blue: Double
  /// How opaque it is: 0 is not to be seen at all.
  public let alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// A grey, from black (0) to white (1).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour in the way of most documents: each part from 0 to 255, opaque unless something else is
  /// said.
  public init(bytes red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static func clamped(_ part: Double) -> Double {
    // A comparison with what is no number is false.
    part > 0 ? min(part, 1) : 0
  }
}

// Colours by name: the corners of the space, and grey.
extension Color {
  public static let black = Color(white: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let clear = Color(white: 0, alpha: 0)
  public static let gray = Color(white: 0.5)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let white = Color(white: 1)
  public static let yellow = Color(red: 1, green: 1, blue: 0)
}

extension Color {
  /// Whether nothing of it is to be seen.
  public var isClear: Bool { alpha == 0 }

  /// The same colour, this many times as opaque.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * Self.clamped(factor))
  }

  /// What is seen of it on an opaque ground; the ground itself where it is clear.
  ///
  /// **Source:** W3C, "Compositing and Blending Level 1": simple alpha compositing, source over.
  public func over(_ ground: Color) -> Color {
    let below = ground.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .clear }
    return Color(
      red: (red * alpha + ground.red * below) / total,
      green: (green * alpha + ground.green * below) / total,
      blue: (blue * alpha + ground.blue * below) / total, alpha: total)
  }

  /// The colour on the way to another one: itself at 0, the other at 1.
  ///
  /// - Parameters:
  ///   - other: Where the way leads to.
  ///   - fraction: How far, from 0 to 1; what lies outside is the nearer end.
  /// - Returns: Each part, opacity too, in proportion.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let part = Self.clamped(fraction)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
