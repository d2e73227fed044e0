// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The style of the toolbar above the keys, for any content.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ToolbarStyle: Hashable, Sendable {
    public var backgroundColor: Color
    /// The minimum height, in points.
    public var minHeight: Double

    public init(backgroundColor: Color = .clear, minHeight: Double = 48) {
      self.backgroundColor = backgroundColor
      self.minHeight = minHeight
    }

    public static let standard = ToolbarStyle()
  }
}

extension Autocomplete {
  /// The style of a suggestion.
  ///
  /// Unit: points.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ToolbarItemStyle: Hashable, Sendable {
    public var titleFont: KeyboardFont
    public var titleColor: Color
    public var subtitleFont: KeyboardFont
    public var subtitleColor: Color
    public var backgroundColor: Color
    public var backgroundCornerRadius: Double
    public var horizontalPadding: Double
    public var verticalPadding: Double

    public init(
      titleFont: KeyboardFont = .body, titleColor: Color = .black,
      subtitleFont: KeyboardFont = .footnote, subtitleColor: Color = .black,
      backgroundColor: Color = .clear, backgroundCornerRadius: Double = 4,
      horizontalPadding: Double = 4, verticalPadding: Double = 10
    ) {
      self.titleFont = titleFont
      self.titleColor = titleColor
      self.subtitleFont = subtitleFont
      self.subtitleColor = subtitleColor
      self.backgroundColor = backgroundColor
      self.backgroundCornerRadius = backgroundCornerRadius
      self.horizontalPadding = horizontalPadding
      self.verticalPadding = verticalPadding
    }

    /// Returns the style of a regular suggestion.
    public static func standard(
      for appearance: Keyboard.EffectiveAppearance = .light
    ) -> ToolbarItemStyle {
      let color = Color.keyboardButtonForeground(for: appearance)
      return ToolbarItemStyle(titleColor: color, subtitleColor: color)
    }

    /// Returns the style of the suggestion that autocorrects.
    ///
    /// **Source:** KeyboardKit for light keys: white with an opacity of one half. With dark keys
    /// the opacity is one eighth, since white text has too little contrast otherwise.
    public static func standardAutocorrect(
      for appearance: Keyboard.EffectiveAppearance = .light
    ) -> ToolbarItemStyle {
      var style = standard(for: appearance)
      style.backgroundColor = Color.white.opacity(appearance.isDark ? 0.12 : 0.5)
      return style
    }
  }

  /// The line between two suggestions.
  ///
  /// Unit: points.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ToolbarSeparatorStyle: Hashable, Sendable {
    public var color: Color
    public var width: Double
    public var height: Double

    public init(color: Color = Color.gray.opacity(0.5), width: Double = 1, height: Double = 30) {
      self.color = color
      self.width = width
      self.height = height
    }

    public static let standard = ToolbarSeparatorStyle()
  }

  /// The style of the toolbar of suggestions.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ToolbarStyle: Hashable, Sendable {
    /// The height, in points.
    public var height: Double
    public var item: ToolbarItemStyle
    public var autocorrectItem: ToolbarItemStyle
    public var separator: ToolbarSeparatorStyle

    public init(
      height: Double = 48, item: ToolbarItemStyle = .standard(),
      autocorrectItem: ToolbarItemStyle = .standardAutocorrect(),
      separator: ToolbarSeparatorStyle = .standard
    ) {
      self.height = height
      self.item = item
      self.autocorrectItem = autocorrectItem
      self.separator = separator
    }

    /// Returns the style for an appearance.
    public static func standard(
      for appearance: Keyboard.EffectiveAppearance = .light
    ) -> ToolbarStyle {
      ToolbarStyle(
        item: .standard(for: appearance), autocorrectItem: .standardAutocorrect(for: appearance))
    }
  }
}

extension Autocomplete {
  /// The changes of a theme to the styles of suggestions; `nil` means unchanged.
  public struct StyleChanges: Hashable, Sendable {
    /// The height of the toolbar, in points.
    public var height: Double?
    public var foregroundColor: Color?
    public var separatorColor: Color?
    /// The background of the suggestion that autocorrects.
    public var autocorrectBackgroundColor: Color?
    public var autocorrectForegroundColor: Color?
    public var font: KeyboardFont?

    /// Creates an empty set of changes.
    public init() {}

    /// Returns these changes, overridden by others.
    public func extended(with other: StyleChanges) -> StyleChanges {
      var result = self
      result.height = other.height ?? height
      result.foregroundColor = other.foregroundColor ?? foregroundColor
      result.separatorColor = other.separatorColor ?? separatorColor
      result.autocorrectBackgroundColor =
        other.autocorrectBackgroundColor ?? autocorrectBackgroundColor
      result.autocorrectForegroundColor =
        other.autocorrectForegroundColor ?? autocorrectForegroundColor
      result.font = other.font ?? font
      return result
    }
  }
}

extension Autocomplete.ToolbarStyle {
  /// Returns this style, overridden by a theme.
  public func extended(with changes: Autocomplete.StyleChanges) -> Autocomplete.ToolbarStyle {
    var style = self
    style.height = changes.height ?? height
    style.item.apply(changes.foregroundColor, changes.font)
    style.autocorrectItem.apply(
      changes.autocorrectForegroundColor ?? changes.foregroundColor, changes.font)
    style.autocorrectItem.backgroundColor =
      changes.autocorrectBackgroundColor ?? autocorrectItem.backgroundColor
    style.separator.color = changes.separatorColor ?? separator.color
    return style
  }
}

extension Autocomplete.ToolbarItemStyle {
  fileprivate mutating func apply(_ color: Color?, _ font: KeyboardFont?) {
    titleColor = color ?? titleColor
    subtitleColor = color ?? subtitleColor
    titleFont = font ?? titleFont
  }
}
