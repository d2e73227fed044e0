// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The line around a key's cap, inside its edge.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ButtonBorderStyle: Hashable, Sendable {
    public var color: Color
    /// How thick the line is, in points.
    public var size: Double

    public init(color: Color = .clear, size: Double = 0) {
      self.color = color
      self.size = size
    }

    public static let noBorder = ButtonBorderStyle()
    /// The border of keys where nothing says another: none.
    public static let standard = noBorder

    /// Whether there is something to be seen.
    public var isVisible: Bool { size > 0 && !color.isClear }
  }

  /// The edge that a key's cap throws below it: the same shape further down, not blurred.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ButtonShadowStyle: Hashable, Sendable {
    public var color: Color
    /// How far down, in points.
    public var size: Double

    public init(color: Color, size: Double = 1) {
      self.color = color
      self.size = size
    }

    /// A clear one.
    public static let noShadow = ButtonShadowStyle(color: .clear)

    /// The shadow of keys where nothing says another.
    public static func standard(for look: Look = .light) -> ButtonShadowStyle {
      ButtonShadowStyle(color: .keyboardButtonShadow(for: look))
    }

    /// Whether there is something to be seen.
    public var isVisible: Bool { size > 0 && !color.isClear }
  }

  /// What a key looks like.
  ///
  /// What is `nil` is not said, and left to another style: see ``extended(with:)``.
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
    /// What is drawn over ``backgroundColor``.
    public var background: Background?
    public var backgroundColor: Color?
    /// How opaque ``backgroundColor`` is, as a factor; 1 where nothing is said.
    public var backgroundOpacity: Double?
    /// The colour of the text and the icon.
    public var foregroundColor: Color?
    /// How opaque the second label is; 0.5 where nothing is said.
    public var foregroundSecondaryOpacity: Double?
    public var font: KeyboardFont?
    /// A weight for ``font``, whatever it says itself.
    public var fontWeight: KeyboardFont.FontWeight?
    /// The radius of the corners, in points.
    public var cornerRadius: Double?
    public var border: ButtonBorderStyle?
    public var shadow: ButtonShadowStyle?
    /// How far the content stays away from the cap's edges.
    public var contentInsets: EdgeInsets?
    /// What is drawn over all but the content while a finger is on the key.
    public var pressedOverlayColor: Color?

    /// Takes what is given.
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

    /// A gap: nothing to be seen.
    public static let spacer = ButtonStyle(
      backgroundColor: .clear, foregroundColor: .clear, font: .body, cornerRadius: 0,
      border: .noBorder, shadow: .noShadow)
  }
}

extension Keyboard.ButtonStyle {
  /// This style with everything that another one says in place of its own.
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

// A border and a shadow by their halves. Where only one half was said, the other is what makes it
// visible.
//
// **Source:** KeyboardKit 8.9 for what the other half is.
extension Keyboard.ButtonStyle {
  /// The border's colour; setting it makes a border of 1 point where there is none.
  public var borderColor: Color? {
    get { border?.color }
    set { border = newValue.map { .init(color: $0, size: border?.size ?? 1) } }
  }

  /// The border's thickness in points; setting it makes a black border where there is none.
  public var borderSize: Double? {
    get { border?.size }
    set { border = newValue.map { .init(color: border?.color ?? .black, size: $0) } }
  }

  /// The shadow's colour; setting it makes a shadow of 1 point where there is none.
  public var shadowColor: Color? {
    get { shadow?.color }
    set { shadow = newValue.map { .init(color: $0, size: shadow?.size ?? 1) } }
  }

  /// The shadow's size in points; setting it makes a shadow of the usual colour where there is none.
  public var shadowSize: Double? {
    get { shadow?.size }
    set {
      shadow = newValue.map {
        .init(color: shadow?.color ?? .keyboardButtonShadow(for: .light), size: $0)
      }
    }
  }

  /// KeyboardKit's other name of ``font``.
  public var keyboardFont: KeyboardFont? {
    get { font }
    set { font = newValue }
  }
}

extension Keyboard.ButtonStyle {
  /// The colours of the cap on a ground, from the top to the bottom: what its label is read on.
  ///
  /// - Parameters:
  ///   - ground: What is behind the key, opaque.
  ///   - isPressed: Whether a finger is on it.
  /// - Returns: One colour at least.
  public func capColors(on ground: Color, isPressed: Bool = false) -> [Color] {
    let fill = (backgroundColor ?? .clear).opacity(backgroundOpacity ?? 1).over(ground)
    let colors = background?.colors(on: fill) ?? [fill]
    guard isPressed, let overlay = pressedOverlayColor else { return colors }
    return colors.map(overlay.over)
  }

  /// Whether a key in this style differs from one in another by more than colours.
  ///
  /// It does by a border or a shadow that only one of them has, by one of another size, by a cap where
  /// the other has none, by corners or by its font; and by brightness, if one cap is so much brighter as
  /// shapes must be to be told apart without seeing colours.
  ///
  /// **Source:** WCAG 2.2, success criterion 1.4.1, and technique G183 for brightness.
  ///
  /// - Parameters:
  ///   - other: The style of the same key in another state.
  ///   - ground: What is behind both, opaque.
  /// - Returns: Whether it does.
  public func differsBesideHue(from other: Keyboard.ButtonStyle, on ground: Color) -> Bool {
    if shape != other.shape { return true }
    let mine = capColors(on: ground)[0]
    let others = other.capColors(on: ground)[0]
    return mine.contrastRatio(to: others) >= Color.leastShapeContrast
  }

  /// What can be told of the key without seeing colours.
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
