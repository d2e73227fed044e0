// SPDX-License-Identifier: MIT

// The contrast of two colours.
//
// **Source:** W3C, "Web Content Accessibility Guidelines 2.2": relative luminance, contrast ratio,
// and success criteria 1.4.3 and 1.4.11.
extension Color {
  /// The minimum contrast of normal text.
  public static let minimumTextContrast = 4.5
  /// The minimum contrast of shapes with a meaning, such as that of a pressed key.
  public static let minimumShapeContrast = 3.0

  /// The relative luminance, from 0 for black to 1 for white; ignores the opacity.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the contrast ratio of two opaque colours, from 1 for equal colours to 21 for black and
  /// white.
  public func contrastRatio(to other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Whether white has at least as much contrast on this colour as black.
  public var isDark: Bool {
    contrastRatio(to: .white) >= contrastRatio(to: .black)
  }

  /// Returns the colour, made darker or lighter until it has ``minimumTextContrast`` on all
  /// backdrops.
  ///
  /// - Parameter backdrops: Opaque colours.
  /// - Returns: The colour itself if its contrast is sufficient. Otherwise the nearest sufficient
  ///   colour towards black or white; if there is none, black or white, whichever has more contrast
  ///   on the worst backdrop.
  public func readable(on backdrops: [Color]) -> Color {
    let contrast = Color.minimumTextContrast
    func least(_ color: Color) -> Double {
      backdrops.map { color.over($0).contrastRatio(to: $0) }.min() ?? contrast
    }
    guard least(self) < contrast else { return self }
    let end: Color = least(.white) > least(.black) ? .white : .black
    for step in 1...32 {
      let color = mixed(with: end, by: Double(step) / 32)
      if least(color) >= contrast { return color }
    }
    return end
  }

  /// Returns the linear light of a component: the inverse of the sRGB curve.
  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // Powers need a C library, so: base to the power 2.4 = base² · (base²)^⅕.
    return base * base * fifthRoot(base * base)
  }

  /// Returns the fifth root of a number from 0 to 1, by Newton's method, exact to the last digits.
  ///
  /// From a start at 1 the iteration descends to the root and never passes it. The arguments are
  /// over 0.007, for which it converges in ten steps.
  private static func fifthRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<16 {
      let fourth = root * root * root * root
      root = (4 * root + number / fourth) / 5
    }
    return root
  }
}
