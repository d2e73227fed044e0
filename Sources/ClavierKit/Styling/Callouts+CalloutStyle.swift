// SPDX-License-Identifier: MIT

extension Callouts {
  /// The style that both kinds of callouts share.
  ///
  /// Unit: points.
  ///
  /// **Source:** KeyboardKit 8.9's type of the same name.
  public struct CalloutStyle: Hashable, Sendable {
    public var backgroundColor: Color
    public var borderColor: Color
    /// The radius of the corners where the callout covers its key.
    public var buttonCornerRadius: Double
    /// The difference between the key's touch frame and its cap, horizontally and vertically.
    ///
    /// Callout frames already include it; the value is for renderers without frames.
    public var buttonInset: Size
    public var cornerRadius: Double
    /// The size of the curves from the key to the callout.
    public var curveSize: Size
    public var shadowColor: Color
    /// The blur radius of the shadow.
    public var shadowRadius: Double
    public var textColor: Color

    public init(
      backgroundColor: Color = .keyboardButtonBackground(for: .light),
      borderColor: Color = Color.black.opacity(0.5), buttonCornerRadius: Double = 5,
      buttonInset: Size = .zero, cornerRadius: Double = 10,
      curveSize: Size = Size(width: 8, height: 15), shadowColor: Color = Color.black.opacity(0.1),
      shadowRadius: Double = 5, textColor: Color = .keyboardButtonForeground(for: .light)
    ) {
      self.backgroundColor = backgroundColor
      self.borderColor = borderColor
      self.buttonCornerRadius = buttonCornerRadius
      self.buttonInset = buttonInset
      self.cornerRadius = cornerRadius
      self.curveSize = curveSize
      self.shadowColor = shadowColor
      self.shadowRadius = shadowRadius
      self.textColor = textColor
    }

    /// Returns the style for an appearance.
    public static func standard(
      for appearance: Keyboard.EffectiveAppearance = .light
    ) -> CalloutStyle {
      CalloutStyle(
        backgroundColor: .keyboardButtonBackground(for: appearance),
        textColor: .keyboardButtonForeground(for: appearance))
    }
  }

  /// The style of input callouts.
  ///
  /// **Source:** KeyboardKit 8.9's type of the same name, without its size: the engine determines
  /// the frame.
  public struct InputCalloutStyle: Hashable, Sendable {
    public var callout: CalloutStyle
    /// The distance of the letter from the callout's edge, in points.
    public var calloutPadding: Double
    public var font: KeyboardFont

    public init(
      callout: CalloutStyle = .standard(), calloutPadding: Double = 2,
      font: KeyboardFont = .largeTitle.weight(.light)
    ) {
      self.callout = callout
      self.calloutPadding = calloutPadding
      self.font = font
    }

    /// Returns the style for an appearance.
    public static func standard(
      for appearance: Keyboard.EffectiveAppearance = .light
    ) -> InputCalloutStyle {
      InputCalloutStyle(callout: .standard(for: appearance))
    }
  }

  /// The style of action callouts.
  ///
  /// **Source:** KeyboardKit 8.9's type of the same name, without sizes and offsets: the engine
  /// determines the frames of the callout and its items.
  public struct ActionCalloutStyle: Hashable, Sendable {
    public var callout: CalloutStyle
    public var font: KeyboardFont
    public var selectedBackgroundColor: Color
    public var selectedForegroundColor: Color

    public init(
      callout: CalloutStyle = .standard(), font: KeyboardFont = .title3,
      selectedBackgroundColor: Color = .markedBackground, selectedForegroundColor: Color = .white
    ) {
      self.callout = callout
      self.font = font
      self.selectedBackgroundColor = selectedBackgroundColor
      self.selectedForegroundColor = selectedForegroundColor
    }

    /// Returns the style for an appearance.
    public static func standard(
      for appearance: Keyboard.EffectiveAppearance = .light
    ) -> ActionCalloutStyle {
      ActionCalloutStyle(callout: .standard(for: appearance))
    }
  }
}

extension Callouts {
  /// The changes of a theme to the styles of callouts; `nil` means unchanged.
  public struct StyleChanges: Hashable, Sendable {
    public var backgroundColor: Color?
    public var borderColor: Color?
    public var cornerRadius: Double?
    public var textColor: Color?
    public var selectedBackgroundColor: Color?
    public var selectedForegroundColor: Color?
    public var inputFont: KeyboardFont?
    public var actionFont: KeyboardFont?

    /// Creates an empty set of changes.
    public init() {}

    /// Returns these changes, overridden by others.
    public func extended(with other: StyleChanges) -> StyleChanges {
      var result = self
      result.backgroundColor = other.backgroundColor ?? backgroundColor
      result.borderColor = other.borderColor ?? borderColor
      result.cornerRadius = other.cornerRadius ?? cornerRadius
      result.textColor = other.textColor ?? textColor
      result.selectedBackgroundColor = other.selectedBackgroundColor ?? selectedBackgroundColor
      result.selectedForegroundColor = other.selectedForegroundColor ?? selectedForegroundColor
      result.inputFont = other.inputFont ?? inputFont
      result.actionFont = other.actionFont ?? actionFont
      return result
    }
  }
}

extension Callouts.CalloutStyle {
  /// Returns this style, overridden by a theme.
  public func extended(with changes: Callouts.StyleChanges) -> Callouts.CalloutStyle {
    var style = self
    style.backgroundColor = changes.backgroundColor ?? backgroundColor
    style.borderColor = changes.borderColor ?? borderColor
    style.cornerRadius = changes.cornerRadius ?? cornerRadius
    style.textColor = changes.textColor ?? textColor
    return style
  }
}

extension Callouts.InputCalloutStyle {
  /// Returns this style, overridden by a theme.
  public func extended(with changes: Callouts.StyleChanges) -> Callouts.InputCalloutStyle {
    var style = self
    style.callout = callout.extended(with: changes)
    style.font = changes.inputFont ?? font
    return style
  }
}

extension Callouts.ActionCalloutStyle {
  /// Returns this style, overridden by a theme.
  public func extended(with changes: Callouts.StyleChanges) -> Callouts.ActionCalloutStyle {
    var style = self
    style.callout = callout.extended(with: changes)
    style.font = changes.actionFont ?? font
    style.selectedBackgroundColor = changes.selectedBackgroundColor ?? selectedBackgroundColor
    style.selectedForegroundColor = changes.selectedForegroundColor ?? selectedForegroundColor
    return style
  }
}
