// SPDX-License-Identifier: MIT

// How well one colour can be read on another.
//
// **Source:** W3C, "Web Content Accessibility Guidelines 2.2": relative luminance, contrast ratio, and
// success criteria 1.4.3 and 1.4.11.
extension Color {
  /// What normal text must have on its ground.
  public static let leastTextContrast = 4.5
  /// What shapes must have that say something, such as which key is pressed.
  public static let leastShapeContrast = 3.0

  /// How bright it is, from 0 for black to 1 for white; its opacity does not matter.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// How far the brightness of two opaque colours is apart: 1 for none, 21 for black and white.
  public func contrastRatio(to other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Whether black is no better to be read on it than white.
  public var isDark: Bool {
    contrastRatio(to: .white) >= contrastRatio(to: .black)
  }

  /// Black or white, whichever is read better on this colour.
  public var readableForeground: Color { isDark ? .white : .black }

  /// The colour, made darker or lighter until it can be read on each of some grounds.
  ///
  /// - Parameters:
  ///   - grounds: Opaque colours.
  ///   - contrast: What it must have on each; ``leastTextContrast`` unless another is said.
  /// - Returns: The colour itself where that is enough; otherwise, on the way to black or white, the first
  ///   that is, or that one of both which is read better on the worst ground.
  public func readable(
    on grounds: [Color], contrast: Double = Color.leastTextContrast
  ) -> Color {
    func least(_ color: Color) -> Double {
      grounds.map { color.over($0).contrastRatio(to: $0) }.min() ?? contrast
    }
    guard least(self) < contrast else { return self }
    let end: Color = least(.white) > least(.black) ? .white : .black
    for step in 1...32 {
      let color = mixed(with: end, by: Double(step) / 32)
      if least(color) >= contrast { return color }
    }
    return end
  }

  /// The light of a part: the sRGB curve undone.
  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // base to the power 2.4 = base² · (base²)^⅕, since there is no power function without C.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0 to 1, by Newton's method, exact to the last digits.
  ///
  /// From 1 the method comes down to every such root and never goes below it; the numbers of
  /// ``linear(_:)`` are over 0.007, where it has arrived after ten steps.
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
