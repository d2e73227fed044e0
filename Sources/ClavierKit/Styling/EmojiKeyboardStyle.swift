// SPDX-License-Identifier: MIT

/// The sizes and colours of an emoji page.
///
/// Unit: points.
///
/// **Source:** KeyboardKit 9.9's emoji keyboard style.
public struct EmojiKeyboardStyle: Hashable, Sendable {
  /// The number of rows of emojis.
  public var rows = 5
  /// The width and height of an emoji's cell.
  public var itemSize = 40.0
  public var itemFont = KeyboardFont.system(size: 33)
  public var horizontalPadding = 10.0
  public var horizontalItemSpacing = 10.0
  /// The space between two categories.
  public var sectionSpacing = 10.0
  public var verticalPadding = 5.0
  public var verticalItemSpacing = 6.0
  public var categoryTitleFont = KeyboardFont.system(size: 12)
  public var categoryTitleTopPadding = 2.0
  public var categoryTitleBottomPadding = 5.0
  /// The font of the key that returns to the letters.
  public var menuSwitcherFont = KeyboardFont.system(size: 14)
  public var menuIconFont = KeyboardFont.system(size: 20, weight: .light)
  public var menuIconSize = 15.0
  public var menuSpacing = 5.0
  /// The margin of the selection mark around the icon of the selected category, on each side.
  public var menuSelectionSize = 6.0
  public var menuSelectionColor = Color.black.opacity(0.1)

  public init() {}

  /// Returns the style for an appearance.
  public static func standard(
    for appearance: Keyboard.EffectiveAppearance = .light
  ) -> EmojiKeyboardStyle {
    var style = EmojiKeyboardStyle()
    style.menuSelectionColor = Color.keyboardButtonForeground(for: appearance).opacity(0.1)
    return style
  }

  /// The height of all rows without the spaces between them; 0 without rows.
  public var totalHeight: Double { (Double(rows) * itemSize).asLength }
}
