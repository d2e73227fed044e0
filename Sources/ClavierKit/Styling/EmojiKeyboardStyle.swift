// SPDX-License-Identifier: MIT

/// The sizes and colours of a page of emojis.
///
/// Unit: points.
///
/// **Source:** KeyboardKit 9.9's emoji keyboard style.
public struct EmojiKeyboardStyle: Hashable, Sendable {
  /// How many rows of emojis are above each other.
  public var rows = 5
  /// Width and height of an emoji's place.
  public var itemSize = 40.0
  public var itemFont = KeyboardFont.system(size: 33)
  public var horizontalPadding = 10.0
  public var horizontalItemSpacing = 10.0
  /// What stands between two categories.
  public var sectionSpacing = 10.0
  public var verticalPadding = 5.0
  public var verticalItemSpacing = 6.0
  public var categoryTitleFont = KeyboardFont.system(size: 12)
  public var categoryTitleTopPadding = 2.0
  public var categoryTitleBottomPadding = 5.0
  /// The text of the key back to the letters.
  public var menuSwitcherFont = KeyboardFont.system(size: 14)
  public var menuIconFont = KeyboardFont.system(size: 20, weight: .light)
  public var menuIconSize = 15.0
  public var menuSpacing = 5.0
  /// How much larger than its icon the mark of the chosen category is, on each side.
  public var menuSelectionSize = 6.0
  public var menuSelectionColor = Color.black.opacity(0.1)

  public init() {}

  /// The style for a look.
  public static func standard(for look: Keyboard.Look = .light) -> EmojiKeyboardStyle {
    var style = EmojiKeyboardStyle()
    style.menuSelectionColor = Color.keyboardButtonForeground(for: look).opacity(0.1)
    return style
  }

  /// How high the rows are together, without what stands between them; 0 for no row.
  public var totalHeight: Double { (Double(rows) * itemSize).asLength }
}
