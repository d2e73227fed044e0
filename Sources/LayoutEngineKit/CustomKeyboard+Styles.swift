// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine.CustomKeyboard {
  /// The styles of a custom keyboard, which are set before it is created.
  ///
  /// ```swift
  /// var styles = CustomKeyboard.Styles.standard
  /// styles.layout.backgroundColor = .white
  /// let keyboard = CustomKeyboard(styles: styles)
  /// ```
  ///
  /// In KeyboardLayoutEngine each style is a global variable, which several threads may change at
  /// once. Here each keyboard receives its own styles. KeyboardLayoutEngine's names are read-only,
  /// such as ``CustomKeyboardKeyButtonStyle``.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9.
  public struct Styles: Hashable, Sendable {
    public var layout = LayoutEngine.LayoutStyle()

    /// The second row of numbers and symbols; with the README's style, also the first row.
    public var row = LayoutEngine.RowStyle()
    public var firstRow = LayoutEngine.RowStyle(topPadding: 10, topPaddingLandscape: 6)
    /// The second row of letters.
    public var secondRow = LayoutEngine.RowStyle(
      leadingPadding: 22, leadingPaddingLandscape: 30, trailingPadding: 22,
      trailingPaddingLandscape: 30)
    public var thirdRow = LayoutEngine.RowStyle(
      bottomPadding: 5, bottomPaddingLandscape: 4, buttonsPadding: 15)
    /// The nested row in the third row.
    public var childRow = LayoutEngine.RowStyle(leadingPadding: 0, trailingPadding: 0)
    public var fourthRow = LayoutEngine.RowStyle(
      topPadding: 5, topPaddingLandscape: 4, bottomPadding: 4, bottomPaddingLandscape: 4)

    public var key = LayoutEngine.ButtonStyle(keyPopType: .default)
    /// The first key of a row that extends to the left edge.
    public var leftKey = LayoutEngine.ButtonStyle(keyPopType: .left)
    /// The last key of a row that extends to the right edge.
    public var rightKey = LayoutEngine.ButtonStyle(keyPopType: .right)
    /// Small letters, which are drawn slightly higher, since most of them have no descender.
    public var lowercaseKey = LayoutEngine.ButtonStyle(textOffsetY: -2, keyPopType: .default)
    public var lowercaseLeftKey = LayoutEngine.ButtonStyle(textOffsetY: -2, keyPopType: .left)
    public var lowercaseRightKey = LayoutEngine.ButtonStyle(textOffsetY: -2, keyPopType: .right)

    public var space = LayoutEngine.ButtonStyle(font: LayoutEngine.Font.system(size: 15))
    public var backspace = Self.darkImage
    public var shift = Self.darkImage
    public var globe = Self.darkImage
    public var `return` = Self.darkText
    /// The keys for other pages.
    public var numbers = Self.darkText

    /// The styles of KeyboardLayoutEngine.
    public static let standard = Styles()

    public init() {}

    private static let dark = LayoutEngine.Color(bytes: 172, 179, 188)
    private static let darkImage = LayoutEngine.ButtonStyle(backgroundColor: dark, imageSize: 20)
    private static let darkText = LayoutEngine.ButtonStyle(
      backgroundColor: dark, font: LayoutEngine.Font.system(size: 15))
  }
}
