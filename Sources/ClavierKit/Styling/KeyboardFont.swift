// SPDX-License-Identifier: MIT

/// A font by its properties; renderers load it.
///
/// **Source:** KeyboardKit's type of the same name.
public struct KeyboardFont: Hashable, Sendable {
  /// The text style or the family of the font.
  public enum FontType: Hashable, Sendable {
    case body, callout, caption, caption2, footnote, headline, largeTitle, subheadline
    case title, title2, title3
    /// The system font with a size in points.
    case system(size: Double)
    /// A font family that scales with the user's text size; the size is in points.
    case custom(_ name: String, size: Double)
    /// A font family of fixed size, in points.
    case customFixed(_ name: String, size: Double)
  }

  /// The weight of the strokes.
  public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The number of the weight in font files, from 100 to 900.
    ///
    /// **Source:** OpenType, `OS/2.usWeightClass`.
    public var number: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
  }

  public var type: FontType
  /// The weight; `nil` for the default of the type.
  public var weight: FontWeight?

  public init(_ type: FontType, _ weight: FontWeight? = nil) {
    self.type = type
    self.weight = weight
  }

  /// Returns the font in another weight.
  public func weight(_ weight: FontWeight?) -> KeyboardFont {
    KeyboardFont(type, weight)
  }
}

// Fonts by text style.
extension KeyboardFont {
  public static let body = KeyboardFont(.body)
  public static let callout = KeyboardFont(.callout)
  public static let caption = KeyboardFont(.caption)
  public static let caption2 = KeyboardFont(.caption2)
  public static let footnote = KeyboardFont(.footnote)
  public static let headline = KeyboardFont(.headline)
  public static let largeTitle = KeyboardFont(.largeTitle)
  public static let subheadline = KeyboardFont(.subheadline)
  public static let title = KeyboardFont(.title)
  public static let title2 = KeyboardFont(.title2)
  public static let title3 = KeyboardFont(.title3)

  /// Returns the system font in a size in points.
  public static func system(size: Double, weight: FontWeight? = nil) -> KeyboardFont {
    KeyboardFont(.system(size: size), weight)
  }

  /// Returns a font family in a size in points.
  public static func custom(
    _ name: String, size: Double, weight: FontWeight? = nil
  ) -> KeyboardFont {
    KeyboardFont(.custom(name, size: size), weight)
  }
}

// Resolved properties for renderers.
extension KeyboardFont {
  /// The family; `nil` for the system font.
  public var family: String? {
    switch type {
    case .custom(let name, _), .customFixed(let name, _): name
    default: nil
    }
  }

  /// The size in points, limited as the lengths of layouts.
  ///
  /// **Source:** Apple's Human Interface Guidelines, "Typography": the default sizes of text
  /// styles.
  public var size: Double {
    switch type {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    case .system(let size), .custom(_, let size), .customFixed(_, let size): size.asLength
    }
  }

  /// The weight for drawing; semibold for headlines without a weight, otherwise regular.
  public var resolvedWeight: FontWeight {
    weight ?? (type == .headline ? .semibold : .regular)
  }

  /// Returns the font in another size, in points.
  public func size(_ size: Double) -> KeyboardFont {
    switch type {
    case .custom(let name, _): KeyboardFont(.custom(name, size: size), weight)
    case .customFixed(let name, _): KeyboardFont(.customFixed(name, size: size), weight)
    default: KeyboardFont(.system(size: size), resolvedWeight)
    }
  }

  /// Returns a font of another family, in the same size and weight.
  public func family(_ name: String) -> KeyboardFont {
    KeyboardFont(.custom(name, size: size), resolvedWeight)
  }
}
