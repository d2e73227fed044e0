// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The position of the input callout, called a pop, over the pressed key.
  public enum KeyPopType: Hashable, Sendable, CaseIterable {
    case `default`
    /// The right edge is that of the key, and the callout extends to the left: for the last key of
    /// a row.
    case right
    /// The left edge is that of the key, and the callout extends to the right: for the first key of
    /// a row.
    case left
  }

  /// The style of a button.
  ///
  /// Unit: points. Omitted values have their defaults.
  public struct ButtonStyle: Hashable, Sendable {
    public var backgroundColor: Color
    public var cornerRadius: Double
    public var borderColor: Color
    public var borderWidth: Double
    /// The shadow; `nil` for none.
    public var shadow: Shadow?
    public var textColor: Color
    public var font: Font
    /// The distance from the middle down to the text; negative for a text above the middle.
    public var textOffsetY: Double
    /// The width and height of an image; `nil` for its natural size.
    public var imageSize: Double?
    public var tintColor: Color
    /// The position of the input callout of the pressed key; `nil` for none.
    public var keyPopType: KeyPopType?
    public var keyPopWidthMultiplier: Double
    public var keyPopHeightMultiplier: Double

    /// The style of KeyboardLayoutEngine's README, with all its defaults.
    public static let readme = ButtonStyle(showsPopup: true)

    /// Creates a style by the names in KeyboardLayoutEngine's code.
    ///
    /// **Source:** the defaults of 0.9.9.
    public init(
      backgroundColor: Color = .white, cornerRadius: Double = 5, borderColor: Color = .clear,
      borderWidth: Double = 0, shadow: Shadow? = nil, textColor: Color = .black,
      font: Font = .system(size: 21), textOffsetY: Double = 0, imageSize: Double? = nil,
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

    /// Creates a style by the names in KeyboardLayoutEngine's README.
    ///
    /// **Source:** the defaults of tag 0.8. There the shadow's radius is one pixel; here it is one
    /// point, since the screen is unknown.
    public init(
      backgroundColor: Color = .white, cornerRadius: Double = 5, borderColor: Color = .clear,
      borderWidth: Double = 0, shadowColor: Color = Color(bytes: 138, 139, 143),
      shadowOpacity: Double = 1, shadowOffset: Size = Size(width: 0, height: 1),
      shadowRadius: Double = 1, textColor: Color = .black, font: Font = .system(size: 20),
      imageSize: Double? = nil, showsPopup: Bool, popupWidthMultiplier: Double = 1.7,
      popupHeightMultiplier: Double = 1.4
    ) {
      self.init(
        backgroundColor: backgroundColor, cornerRadius: cornerRadius, borderColor: borderColor,
        borderWidth: borderWidth,
        shadow: Shadow(
          color: shadowColor.opacity(shadowOpacity), offset: shadowOffset, blur: shadowRadius),
        textColor: textColor, font: font, imageSize: imageSize,
        keyPopType: showsPopup ? .default : nil, keyPopWidthMultiplier: popupWidthMultiplier,
        keyPopHeightMultiplier: popupHeightMultiplier)
    }

    /// Whether the pressed key has an input callout.
    public var showsPopup: Bool {
      get { keyPopType != nil }
      set { keyPopType = newValue ? keyPopType ?? .default : nil }
    }

    /// Returns the frame of the input callout of a pressed key, five points above its cap.
    ///
    /// **Source:** KeyboardLayoutEngine 0.9.9; the limit to the bounds is Clavier's own.
    ///
    /// - Parameters:
    ///   - key: The frame of the cap.
    ///   - bounds: The area that the frame must not leave; a larger frame is cut.
    /// - Returns: The frame; `nil` for a key without a callout. Multipliers that are negative or
    ///   NaN count as zero.
    public func popFrame(over key: Rect, in bounds: Rect) -> Rect? {
      guard let keyPopType else { return nil }
      let width = (key.width * keyPopWidthMultiplier.asLength).asLength
      let height = (key.height * keyPopHeightMultiplier.asLength).asLength
      let left =
        switch keyPopType {
        case .default: key.center.x - width / 2
        case .left: key.minX
        case .right: key.maxX - width
        }
      let frame = Rect(x: left, y: key.minY - 5 - height, width: width, height: height)
      return frame.moved(into: bounds)
    }
  }
}
