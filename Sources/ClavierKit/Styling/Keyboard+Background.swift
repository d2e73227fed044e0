// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What something stands on: layers of colour and an image.
  ///
  /// ```
  ///   overlayColor        ▲ drawn last
  ///   overlayGradient     │
  ///   image               │   gradients go from the top to the bottom
  ///   backgroundGradient  │
  ///   backgroundColor     │ drawn first
  /// ```
  ///
  /// A layer that is not given is not drawn.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct Background: Hashable, Sendable {
    /// How an image fills what it is drawn on.
    public enum ImageContentMode: String, Hashable, Sendable, CaseIterable {
      /// As large as to cover all, cut at two sides.
      case fill
      /// As large as to be seen whole, with gaps at two sides.
      case fit
      /// As wide and high as its ground, whatever its proportions.
      case stretch
    }

    /// Where an image is.
    public enum Image: Hashable, Sendable {
      /// A file by its path.
      case file(String)
      /// What stands in a file of an image.
      case data([UInt8])
    }

    public var backgroundColor: Color?
    /// Colours at equal distances; `nil` or an empty list for none.
    public var backgroundGradient: [Color]?
    public var image: Image?
    public var imageContentMode: ImageContentMode
    /// Colours at equal distances; `nil` or an empty list for none.
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

    /// No layer at all.
    public static let standard = Background()

    /// One colour.
    public static func color(_ color: Color) -> Background {
      Background(backgroundColor: color)
    }

    /// An image by what stands in its file.
    public static func image(_ data: [UInt8]) -> Background {
      Background(image: .data(data))
    }

    /// Colours from the top to the bottom.
    public static func verticalGradient(_ colors: [Color]) -> Background {
      Background(backgroundGradient: colors)
    }
  }
}

extension Keyboard.Background {
  /// Whether nothing is drawn.
  public var isEmpty: Bool {
    let colors = (backgroundGradient ?? []) + (overlayGradient ?? [])
    return image == nil
      && (colors + [backgroundColor, overlayColor].compactMap(\.self)).allSatisfy(\.isClear)
  }

  /// The colours of what is drawn without its image on an opaque ground, from the top to the bottom.
  ///
  /// There is at least one; with one gradient there is one for each of its colours, with two, of both
  /// their ends. What is read on the background is read on each of them and those between.
  public func colors(on ground: Color) -> [Color] {
    let base = (backgroundColor ?? .clear).over(ground)
    let lower = backgroundGradient.flatMap { $0.isEmpty ? nil : $0 } ?? [.clear]
    let upper = overlayGradient.flatMap { $0.isEmpty ? nil : $0 } ?? [.clear]
    let last = overlayColor ?? .clear
    let count = max(lower.count, upper.count)
    return (0..<count).map { index in
      let place = count > 1 ? Double(index) / Double(count - 1) : 0
      let middle = lower.color(at: place).over(base)
      return last.over(upper.color(at: place).over(middle))
    }
  }

  /// The colour at the top edge.
  public func topColor(on ground: Color) -> Color { colors(on: ground).first ?? ground }

  /// The colour at the bottom edge.
  public func bottomColor(on ground: Color) -> Color { colors(on: ground).last ?? ground }
}

extension [Color] {
  /// The colour at a place from 0 to 1 on the way through all of them; clear for none.
  fileprivate func color(at place: Double) -> Color {
    guard let first, let last else { return .clear }
    guard count > 1 else { return first }
    let position = place * Double(count - 1)
    let index = Int(position)
    guard index < count - 1 else { return last }
    return self[index].mixed(with: self[index + 1], by: position - Double(index))
  }
}
