// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A background: layers of colour and an image.
  ///
  /// ```
  ///   overlayColor        ▲ drawn last
  ///   overlayGradient     │
  ///   image               │   gradients go from the top to the bottom
  ///   backgroundGradient  │
  ///   backgroundColor     │ drawn first
  /// ```
  ///
  /// A layer that is `nil` is not drawn.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct Background: Hashable, Sendable {
    /// The scaling of an image.
    public enum ImageContentMode: String, Hashable, Sendable, CaseIterable {
      /// Covers the whole area; two sides of the image are cut.
      case fill
      /// Shows the whole image; gaps remain at two sides.
      case fit
      /// Fills the area without keeping the proportions.
      case stretch
    }

    /// The source of an image.
    public enum Image: Hashable, Sendable {
      /// The path of an image file.
      case file(String)
      /// The content of an image file.
      case data([UInt8])
    }

    public var backgroundColor: Color?
    /// The colours of a vertical gradient at equal distances; `nil` or an empty array for none.
    public var backgroundGradient: [Color]?
    public var image: Image?
    public var imageContentMode: ImageContentMode
    /// The colours of a vertical gradient at equal distances; `nil` or an empty array for none.
    public var overlayGradient: [Color]?
    public var overlayColor: Color?

    public init(
      backgroundColor: Color? = nil, backgroundGradient: [Color]? = nil, image: Image? = nil,
      imageContentMode: ImageContentMode = .fill, overlayGradient: [Color]? = nil,
      overlayColor: Color? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.backgroundGradient = backgroundGradient
      self.image = image
      self.imageContentMode = imageContentMode
      self.overlayGradient = overlayGradient
      self.overlayColor = overlayColor
    }

    /// A background without layers.
    public static let standard = Background()

    /// Returns a background of one colour.
    public static func color(_ color: Color) -> Background {
      Background(backgroundColor: color)
    }

    /// Returns a background with an image.
    public static func image(_ data: [UInt8]) -> Background {
      Background(image: .data(data))
    }

    /// Returns a background with a gradient from the top to the bottom.
    public static func verticalGradient(_ colors: [Color]) -> Background {
      Background(backgroundGradient: colors)
    }
  }
}

extension Keyboard.Background {
  /// Whether all layers are absent or clear.
  public var isEmpty: Bool {
    let colors = (backgroundGradient ?? []) + (overlayGradient ?? [])
    return image == nil
      && (colors + [backgroundColor, overlayColor].compactMap(\.self)).allSatisfy(\.isClear)
  }

  /// Returns the colours of all layers but the image on an opaque backdrop, from top to bottom.
  ///
  /// There is one colour for each place where a gradient has one, and at least one in all. A text
  /// with enough contrast on each of them has enough on the whole background.
  public func colors(on backdrop: Color) -> [Color] {
    let base = (backgroundColor ?? .clear).over(backdrop)
    let lower = backgroundGradient.flatMap { $0.isEmpty ? nil : $0 } ?? [.clear]
    let upper = overlayGradient.flatMap { $0.isEmpty ? nil : $0 } ?? [.clear]
    let last = overlayColor ?? .clear
    return Set(lower.places + upper.places).sorted().map { place in
      let middle = lower.color(at: place).over(base)
      return last.over(upper.color(at: place).over(middle))
    }
  }
}

extension [Color] {
  /// The positions of the colours, from 0 to 1.
  fileprivate var places: [Double] {
    indices.map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  /// Returns the colour of a gradient at a position from 0 to 1; clear for an empty list of
  /// colours.
  fileprivate func color(at place: Double) -> Color {
    guard let first, let last else { return .clear }
    guard count > 1 else { return first }
    let position = place * Double(count - 1)
    let index = Int(position)
    guard index < count - 1 else { return last }
    return self[index].mixed(with: self[index + 1], by: position - Double(index))
  }
}
