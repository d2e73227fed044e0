// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// Where the magnified key stands over the pressed one.
  public enum KeyPopType: Hashable, Sendable, CaseIterable {
    case `default`
    /// Its right edge is the key's, and it grows to the left: for the last key of a row.
    case right
    /// Its left edge is the key's, and it grows to the right: for the first key of a row.
    case left
  }

  /// What a button looks like.
  ///
  /// Unit: points. What is not given has its default.
  public struct ButtonStyle: Hashable, Sendable {
    public var backgroundColor: Color
    public var cornerRadius: Double
    public var borderColor: Color
    public var borderWidth: Double
    /// `nil` for none.
    public var shadow: Shadow?
    public var textColor: Color
    public var font: Font
    /// How far the text stands below the middle; negative for above.
    public var textOffsetY: Double
    /// Width and height of an image; `nil` for its own.
    public var imageSize: Double?
    public var tintColor: Color
    /// Where the pressed key shows itself magnified; `nil` for nowhere.
    public var keyPopType: KeyPopType?
    public var keyPopWidthMultiplier: Double
    public var keyPopHeightMultiplier: Double

    /// The README's button with nothing given.
    public static let readme = ButtonStyle(showsPopup: true)

    /// Takes what is given.
    ///
    /// **Source:** the defaults of 0.9.9.
    public init(
      backgroundColor: Color = .white, cornerRadius: Double = 5, borderColor: Color = .clear,
      borderWidth: Double = 0, shadow: Shadow? = nil, textColor: Color = .black,
      font: Font = Font(size: 21), textOffsetY: Double = 0, imageSize: Double? = nil,
      tintColor: Color = .black, keyPopType: KeyPopType? = nil,
      keyPopWidthMultiplier: Double = 1.5, keyPopHeightMultiplier: Double = 1.1
    ) {
      self.backgroundColor = backgroundColor
      self.cornerRadius = cornerRadius
      self.borderColor = borderColor
      self.borderWidth = borderWidth
      self.shadow = shadow
      self.textColor = textColor
      self.font = font
      self.textOffsetY = textOffsetY
      self.imageSize = imageSize
      self.tintColor = tintColor
      self.keyPopType = keyPopType
      self.keyPopWidthMultiplier = keyPopWidthMultiplier
      self.keyPopHeightMultiplier = keyPopHeightMultiplier
    }

    /// Takes what is given in the README's words.
    ///
    /// **Source:** the defaults of tag 0.8.
    public init(
      backgroundColor: Color = .white, cornerRadius: Double = 5, borderColor: Color = .clear,
      borderWidth: Double = 0, shadowColor: Color = Shadow.readme.color,
      shadowOpacity: Double = Shadow.readme.opacity, shadowOffset: Size = Shadow.readme.offset,
      shadowRadius: Double = Shadow.readme.radius, textColor: Color = .black,
      font: Font = Font(size: 20), imageSize: Double? = nil, showsPopup: Bool,
      popupWidthMultiplier: Double = 1.7, popupHeightMultiplier: Double = 1.4
    ) {
      self.init(
        backgroundColor: backgroundColor, cornerRadius: cornerRadius, borderColor: borderColor,
        borderWidth: borderWidth,
        shadow: Shadow(
          color: shadowColor, opacity: shadowOpacity, offset: shadowOffset, radius: shadowRadius),
        textColor: textColor, font: font, imageSize: imageSize,
        keyPopType: showsPopup ? .default : nil, keyPopWidthMultiplier: popupWidthMultiplier,
        keyPopHeightMultiplier: popupHeightMultiplier)
    }

    /// Whether the pressed key shows itself magnified.
    public var showsPopup: Bool {
      get { keyPopType != nil }
      set { keyPopType = newValue ? keyPopType ?? .default : nil }
    }
  }
}
