// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What the bar above the keys looks like, whatever stands on it.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ToolbarStyle: Hashable, Sendable {
    public var backgroundColor: Color
    /// Unit: points.
    public var minHeight: Double

    public init(backgroundColor: Color = .clear, minHeight: Double = 48) {
      self.backgroundColor = backgroundColor
      self.minHeight = minHeight
    }

    public static let standard = ToolbarStyle()
  }
}

extension Autocomplete {
  /// What a suggestion looks like.
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

    /// A suggestion among others.
    public static func standard(for look: Keyboard.Look = .light) -> ToolbarItemStyle {
      let color = Color.keyboardButtonForeground(for: look)
      return ToolbarItemStyle(titleColor: color, subtitleColor: color)
    }

    /// The suggestion that takes the place of a misspelt word by itself.
    ///
    /// **Source:** KeyboardKit for light ones, white half opaque; on dark ground, where white letters could
    /// not be read then, it is an eighth.
    public static func standardAutocorrect(for look: Keyboard.Look = .light) -> ToolbarItemStyle {
      var style = standard(for: look)
      style.backgroundColor = Color.white.opacity(look.isDark ? 0.12 : 0.5)
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

  /// What the bar of suggestions looks like.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct ToolbarStyle: Hashable, Sendable {
    /// Unit: points.
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

    /// The style for a look.
    public static func standard(for look: Keyboard.Look = .light) -> ToolbarStyle {
      ToolbarStyle(item: .standard(for: look), autocorrectItem: .standardAutocorrect(for: look))
    }
  }
}

extension Autocomplete {
  /// What a theme says of the bar of suggestions; what is `nil` is not said.
  public struct StyleChanges: Hashable, Sendable {
    public var foregroundColor: Color?
    public var separatorColor: Color?
    /// What the suggestion stands on that takes the place of a misspelt word.
    public var autocorrectBackgroundColor: Color?
    public var autocorrectForegroundColor: Color?
    public var font: KeyboardFont?

    /// Nothing is said.
    public init() {}

    /// Everything that another one says in place of what this one says.
    public func extended(with other: StyleChanges) -> StyleChanges {
      var result = self
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
  /// This style with everything that a theme says in place of its own.
  public func extended(with changes: Autocomplete.StyleChanges) -> Autocomplete.ToolbarStyle {
    var style = self
    style.item.take(changes.foregroundColor, changes.font)
    style.autocorrectItem.take(
      changes.autocorrectForegroundColor ?? changes.foregroundColor, changes.font)
    style.autocorrectItem.backgroundColor =
      changes.autocorrectBackgroundColor ?? autocorrectItem.backgroundColor
    style.separator.color = changes.separatorColor ?? separator.color
    return style
  }
}

extension Autocomplete.ToolbarItemStyle {
  fileprivate mutating func take(_ color: Color?, _ font: KeyboardFont?) {
    titleColor = color ?? titleColor
    subtitleColor = color ?? subtitleColor
    titleFont = font ?? titleFont
  }
}
