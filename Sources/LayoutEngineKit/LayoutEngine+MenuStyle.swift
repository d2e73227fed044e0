// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// What a magnified key looks like.
  ///
  /// **Source:** the defaults of 0.9.9.
  public struct KeyPopStyle: Hashable, Sendable {
    public var backgroundColor: Color
    public var widthMultiplier: Double
    public var heightMultiplier: Double
    public var font: Font
    public var textColor: Color
    /// How far the text stays from the sides (width) and from above and below (height), in points.
    public var contentInset: Size
    /// How far the text is moved, in points.
    public var contentOffset: Size

    public init(
      backgroundColor: Color = .white, widthMultiplier: Double = 1.2,
      heightMultiplier: Double = 1.2, font: Font = Font(size: 15), textColor: Color = .black,
      contentInset: Size = Size(width: 5, height: 5), contentOffset: Size = .zero
    ) {
      self.backgroundColor = backgroundColor
      self.widthMultiplier = widthMultiplier
      self.heightMultiplier = heightMultiplier
      self.font = font
      self.textColor = textColor
      self.contentInset = contentInset
      self.contentOffset = contentOffset
    }
  }

  /// How the items of a key's menu are placed, and on what.
  ///
  /// Unit: points.
  ///
  /// **Source:** the defaults of 0.9.9.
  public struct KeyMenuStyle: Hashable, Sendable {
    public var backgroundColor: Color
    public var itemSize: Size
    /// What stands between two items.
    public var itemPadding: Double
    public var leadingPadding: Double
    public var trailingPadding: Double
    public var topPadding: Double
    public var bottomPadding: Double

    public init(
      backgroundColor: Color = .white, itemSize: Size = Size(width: 40, height: 40),
      itemPadding: Double = 5, leadingPadding: Double = 5, trailingPadding: Double = 5,
      topPadding: Double = 5, bottomPadding: Double = 5
    ) {
      self.backgroundColor = backgroundColor
      self.itemSize = itemSize
      self.itemPadding = itemPadding
      self.leadingPadding = leadingPadding
      self.trailingPadding = trailingPadding
      self.topPadding = topPadding
      self.bottomPadding = bottomPadding
    }
  }

  /// What an item of a key's menu looks like.
  ///
  /// **Source:** the defaults of 0.9.9.
  public struct KeyMenuItemStyle: Hashable, Sendable {
    public var highlightedBackgroundColor: Color
    public var textColor: Color
    public var highlightedTextColor: Color
    public var font: Font
    public var highlightedFont: Font
    public var separatorColor: Color
    /// Unit: points.
    public var separatorWidth: Double

    public init(
      highlightedBackgroundColor: Color = .blue, textColor: Color = .black,
      highlightedTextColor: Color = .white, font: Font = Font(size: 15),
      highlightedFont: Font = Font(size: 15, isBold: true), separatorColor: Color = .black,
      separatorWidth: Double = 1
    ) {
      self.highlightedBackgroundColor = highlightedBackgroundColor
      self.textColor = textColor
      self.highlightedTextColor = highlightedTextColor
      self.font = font
      self.highlightedFont = highlightedFont
      self.separatorColor = separatorColor
      self.separatorWidth = separatorWidth
    }
  }
}
