// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine.CustomKeyboard {
  /// All styles of the custom keyboard, to be set before it is created.
  ///
  /// ```swift
  /// var styles = CustomKeyboard.Styles.standard
  /// styles.layout.backgroundColor = .white
  /// let keyboard = CustomKeyboard(styles: styles)
  /// ```
  ///
  /// In the original each is a global variable, which several threads may change at once. Here each
  /// keyboard receives its own styles. The original's names are read-only, such as
  /// ``CustomKeyboardKeyButtonStyle``.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9.
  public struct Styles: Hashable, Sendable {
    public var layout = LayoutEngine.LayoutStyle()

    /// The second row of numbers and symbols; the README's also counts for the first row.
    public var row = LayoutEngine.RowStyle()
    public var firstRow = LayoutEngine.RowStyle(topPadding: 10, topPaddingLandscape: 6)
    /// The second row of letters.
    public var secondRow = LayoutEngine.RowStyle(
      leadingPadding: 22, leadingPaddingLandscape: 30, trailingPadding: 22,
      trailingPaddingLandscape: 30)
    public var thirdRow = LayoutEngine.RowStyle(
      bottomPadding: 5, bottomPaddingLandscape: 4, buttonsPadding: 15)
    /// The row in the third row.
    public var childRow = LayoutEngine.RowStyle(leadingPadding: 0, trailingPadding: 0)
    public var fourthRow = LayoutEngine.RowStyle(
      topPadding: 5, topPaddingLandscape: 4, bottomPadding: 4, bottomPaddingLandscape: 4)

    public var key = LayoutEngine.ButtonStyle(keyPopType: .default)
    /// The first key of a row that reaches to the edge.
    public var leftKey = LayoutEngine.ButtonStyle(keyPopType: .left)
    /// The last key of such a row.
    public var rightKey = LayoutEngine.ButtonStyle(keyPopType: .right)
    /// Small letters stand a little higher, since most of them have no descender.
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

    /// The original's styles.
    public static let standard = Styles()

    public init() {}

    private static let dark = LayoutEngine.Color(bytes: 172, 179, 188)
    private static let darkImage = LayoutEngine.ButtonStyle(backgroundColor: dark, imageSize: 20)
    private static let darkText = LayoutEngine.ButtonStyle(
      backgroundColor: dark, font: LayoutEngine.Font.system(size: 15))
  }
}
