// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The border of a key's cap, inside its edge.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ButtonBorderStyle: Hashable, Sendable {
    public var color: Color
    /// The width of the border, in points.
    public var size: Double

    public init(color: Color = .clear, size: Double = 0) {
      self.color = color
      self.size = size
    }

    public static let noBorder = ButtonBorderStyle()
    /// The default border: none.
    public static let standard = noBorder

    /// Whether the border is visible.
    public var isVisible: Bool { size > 0 && !color.isClear }
  }

  /// The shadow below a key's cap: the cap's shape moved down, without blur.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ButtonShadowStyle: Hashable, Sendable {
    public var color: Color
    /// The vertical offset, in points.
    public var size: Double

    public init(color: Color, size: Double = 1) {
      self.color = color
      self.size = size
    }

    /// A shadow that is not drawn.
    public static let noShadow = ButtonShadowStyle(color: .clear)

    /// Returns the default shadow of keys.
    public static func standard(for appearance: EffectiveAppearance = .light) -> ButtonShadowStyle {
      ButtonShadowStyle(color: .keyboardButtonShadow(for: appearance))
    }

    /// Whether the shadow is visible.
    public var isVisible: Bool { size > 0 && !color.isClear }
  }

  /// The style of a key.
  ///
  /// For values that are `nil`, another style applies: see ``extended(with:)``.
  ///
  /// ```
  ///   ╭───────────╮  ▲ pressedOverlayColor, on a pressed key
  ///   │     a     │  │ border
  ///   ╰───────────╯  │ background: images and gradients
  ///    ▔▔▔▔▔▔▔▔▔▔▔   │ backgroundColor
  ///     shadow       │ drawn first
  /// ```
  ///
  /// **Source:** KeyboardKit's type of the same name, with the fields of its versions 8.9 to 10.
  public struct ButtonStyle: Hashable, Sendable {
    /// The background drawn over ``backgroundColor``.
    public var background: Background?
    public var backgroundColor: Color?
    /// The factor for the opacity of ``backgroundColor``; `nil` for 1.
    public var backgroundOpacity: Double?
    /// The colour of the text and the icon.
    public var foregroundColor: Color?
    /// The factor for the opacity of the second label; `nil` for ``SceneBuilder/secondaryOpacity``.
    public var foregroundSecondaryOpacity: Double?
    public var font: KeyboardFont?
    /// The weight, which overrides that of ``font``.
    public var fontWeight: KeyboardFont.FontWeight?
    /// The radius of the corners, in points.
    public var cornerRadius: Double?
    public var border: ButtonBorderStyle?
    public var shadow: ButtonShadowStyle?
    /// The distances of the label from the cap's edges, in points.
    public var contentInsets: EdgeInsets?
    /// The colour over a pressed key, below its label.
    public var pressedOverlayColor: Color?

    /// Creates a style with the given values.
    public init(
      background: Background? = nil, backgroundColor: Color? = nil,
      backgroundOpacity: Double? = nil, foregroundColor: Color? = nil,
      foregroundSecondaryOpacity: Double? = nil, font: KeyboardFont? = nil,
      fontWeight: KeyboardFont.FontWeight? = nil, cornerRadius: Double? = nil,
      border: ButtonBorderStyle? = nil, shadow: ButtonShadowStyle? = nil,
      contentInsets: EdgeInsets? = nil, pressedOverlayColor: Color? = nil
    ) {
      self.background = background
      self.backgroundColor = backgroundColor
      self.backgroundOpacity = backgroundOpacity
      self.foregroundColor = foregroundColor
      self.foregroundSecondaryOpacity = foregroundSecondaryOpacity
      self.font = font
      self.fontWeight = fontWeight
      self.cornerRadius = cornerRadius
      self.border = border
      self.shadow = shadow
      self.contentInsets = contentInsets
      self.pressedOverlayColor = pressedOverlayColor
    }

    /// The invisible style of a gap.
    public static let spacer = ButtonStyle(
      backgroundColor: .clear, foregroundColor: .clear, font: .body, cornerRadius: 0,
      border: .noBorder, shadow: .noShadow)
  }
}

extension Keyboard.ButtonStyle {
  /// Returns this style, overridden by the values of another one that are not `nil`.
  public func extended(with other: Keyboard.ButtonStyle) -> Keyboard.ButtonStyle {
    Keyboard.ButtonStyle(
      background: other.background ?? background,
      backgroundColor: other.backgroundColor ?? backgroundColor,
      backgroundOpacity: other.backgroundOpacity ?? backgroundOpacity,
      foregroundColor: other.foregroundColor ?? foregroundColor,
      foregroundSecondaryOpacity: other.foregroundSecondaryOpacity ?? foregroundSecondaryOpacity,
      font: other.font ?? font, fontWeight: other.fontWeight ?? fontWeight,
      cornerRadius: other.cornerRadius ?? cornerRadius, border: other.border ?? border,
      shadow: other.shadow ?? shadow, contentInsets: other.contentInsets ?? contentInsets,
      pressedOverlayColor: other.pressedOverlayColor ?? pressedOverlayColor)
  }
}

// The single properties of border and shadow. If one is set, the other gets a visible default.
//
// **Source:** KeyboardKit 8.9 for the defaults.
extension Keyboard.ButtonStyle {
  /// The border's colour; setting it adds a border of 1 point if there is none.
  public var borderColor: Color? {
    get { border?.color }
    set { border = newValue.map { .init(color: $0, size: border?.size ?? 1) } }
  }

  /// The border's width in points; setting it adds a black border if there is none.
  public var borderSize: Double? {
    get { border?.size }
    set { border = newValue.map { .init(color: border?.color ?? .black, size: $0) } }
  }

  /// The shadow's colour; setting it adds a shadow of 1 point if there is none.
  public var shadowColor: Color? {
    get { shadow?.color }
    set { shadow = newValue.map { .init(color: $0, size: shadow?.size ?? 1) } }
  }

  /// The shadow's size in points; setting it adds a shadow of the usual colour if there is none.
  public var shadowSize: Double? {
    get { shadow?.size }
    set {
      shadow = newValue.map {
        .init(color: shadow?.color ?? .keyboardButtonShadow(for: .light), size: $0)
      }
    }
  }

  /// The other name of ``font`` in KeyboardKit.
  public var keyboardFont: KeyboardFont? {
    get { font }
    set { font = newValue }
  }
}

extension Keyboard.ButtonStyle {
  /// Returns the colours of the cap behind the label, from top to bottom.
  ///
  /// - Parameters:
  ///   - backdrop: The opaque colour behind the key.
  ///   - isPressed: Whether a finger is on the key.
  /// - Returns: At least one colour.
  public func capColors(on backdrop: Color, isPressed: Bool = false) -> [Color] {
    let fill = (backgroundColor ?? .clear).opacity(backgroundOpacity ?? 1).over(backdrop)
    let colors = background?.colors(on: fill) ?? [fill]
    guard isPressed, let overlay = pressedOverlayColor else { return colors }
    return colors.map(overlay.over)
  }

  /// Returns whether a key in this style can be distinguished from one in another style without
  /// colours.
  ///
  /// The styles must differ in border, shadow, corners, font, or the presence of a cap. They may
  /// also differ in brightness, if the contrast of the caps is sufficient for shapes.
  ///
  /// **Source:** WCAG 2.2, success criterion 1.4.1, and technique G183 for brightness.
  ///
  /// - Parameters:
  ///   - other: The style of the same key in another state.
  ///   - backdrop: The opaque colour behind both styles.
  /// - Returns: Whether the styles can be distinguished.
  public func differsBesideHue(from other: Keyboard.ButtonStyle, on backdrop: Color) -> Bool {
    if shape != other.shape { return true }
    let cap = capColors(on: backdrop)[0]
    let otherCap = other.capColors(on: backdrop)[0]
    return cap.contrastRatio(to: otherCap) >= Color.minimumShapeContrast
  }

  /// The properties that are visible without colours.
  private var shape: [Double] {
    let hasCap = !(backgroundColor ?? .clear).isClear || background?.isEmpty == false
    return [
      border.map { $0.isVisible ? $0.size : 0 } ?? 0,
      shadow.map { $0.isVisible ? $0.size : 0 } ?? 0,
      cornerRadius ?? 0, hasCap ? 1 : 0,
      Double((fontWeight ?? font?.resolvedWeight ?? .regular).number),
      font?.size ?? 0,
    ]
  }
}
