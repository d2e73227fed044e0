// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The magnified key over the pressed one.
  ///
  /// ```
  ///    default        left          right      as wide as the key × 1.5, as high × 1.1,
  ///   ╭───────╮     ╭───────╮     ╭───────╮    and 5 points above it
  ///   ╰───────╯     └───────╯     ╰───────┘
  ///     ╭───╮       ╭───╮             ╭───╮    the corner above the key's own edge is square
  /// ```
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9.
  public struct KeyPop: Hashable, Sendable {
    /// How far the pop stays above the key, in points.
    public static let gap = 5.0

    public let type: KeyPopType
    /// In the space of the key; with no bounds it may lie above the keyboard and beside it.
    public let frame: Rect
    /// The radii of the round corners: the key's, multiplied as the key is.
    public let cornerRadius: Size
    /// The key's font, multiplied as its width is.
    public let font: Font

    /// Places the pop of a key; `nil` for a key that shows none.
    ///
    /// - Parameters:
    ///   - style: the key's; multipliers that are negative or no number count as zero.
    ///   - key: where the key is drawn.
    ///   - bounds: where the pop must stay; `nil` for anywhere, as in the original. A pop that is too
    ///     large for them is cut.
    public init?(style: ButtonStyle, key: Rect, bounds: Rect? = nil) {
      guard let type = style.keyPopType else { return nil }
      let scaleX = style.keyPopWidthMultiplier.asLength
      let scaleY = style.keyPopHeightMultiplier.asLength
      let size = Size(
        width: (key.width * scaleX).asLength, height: (key.height * scaleY).asLength)
      let x =
        switch type {
        case .default: key.center.x - size.width / 2
        case .left: key.minX
        case .right: key.maxX - size.width
        }
      let frame = Rect(
        x: x, y: key.minY - Self.gap - size.height, width: size.width, height: size.height)
      self.type = type
      self.frame = bounds.map { frame.moved(into: $0).clamped(to: $0) } ?? frame
      cornerRadius = Size(
        width: (style.cornerRadius * scaleX).asLength,
        height: (style.cornerRadius * scaleY).asLength)
      font = Font(
        family: style.font.family, size: (style.font.size * scaleX).asLength,
        isBold: style.font.isBold)
    }

    public var hasSquareBottomLeftCorner: Bool { type == .left }
    public var hasSquareBottomRightCorner: Bool { type == .right }
  }
}
