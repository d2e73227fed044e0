// SPDX-License-Identifier: MIT

/// A colour of the sRGB space.
///
/// Range: 0 to 1 for each component; other values are clamped, and NaN becomes 0. The components
/// are not premultiplied.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  public let red: Double
  public let green: Double
  public let blue: Double
  /// The opacity: 0 is invisible.
  public let alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a grey, from black (0) to white (1).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour with components from 0 to 255, as in most documents; opaque by default.
  public init(bytes red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static func clamped(_ part: Double) -> Double {
    // Comparisons with NaN are false.
    part > 0 ? min(part, 1) : 0
  }
}

// Named colours: the corners of the colour space, and grey.
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
  /// Whether the colour is invisible.
  public var isClear: Bool { alpha == 0 }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * Self.clamped(factor))
  }

  /// Returns the visible colour on a backdrop; the backdrop itself for a clear colour.
  ///
  /// **Source:** W3C, "Compositing and Blending Level 1": simple alpha compositing, source over.
  public func over(_ backdrop: Color) -> Color {
    let below = backdrop.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .clear }
    return Color(
      red: (red * alpha + backdrop.red * below) / total,
      green: (green * alpha + backdrop.green * below) / total,
      blue: (blue * alpha + backdrop.blue * below) / total, alpha: total)
  }

  /// Returns the colour interpolated with another colour.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: The share of the other colour, clamped to 0...1.
  /// - Returns: The linear interpolation of all components, including the opacity.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let part = Self.clamped(fraction)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

// Colours in web notation: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`.
//
// **Source:** W3C, "CSS Color Module Level 4", section 5.2.
extension Color {
  /// Parses a colour; `nil` for invalid text.
  ///
  /// - Parameter hex: `#` and 3, 4, 6 or 8 hexadecimal digits, in any case.
  public init?(hex: String) {
    let bytes = Array(hex.utf8.prefix(10))
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for byte in bytes.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    let parts: [UInt8]
    switch digits.count {
    case 3, 4: parts = digits.map { $0 * 17 }
    case 6, 8:
      parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let numbers = parts.map(Double.init)
    let alpha = numbers.count == 4 ? numbers[3] / 255 : 1
    self.init(bytes: numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  /// The colour as `#RRGGBB` if opaque, otherwise as `#RRGGBBAA`; each component is rounded.
  public var hex: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    var text = "#"
    for part in parts {
      let byte = UInt8(part * 255 + 0.5)
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
