// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The style of a layout: the paddings of its rows, and its background.
  ///
  /// Unit: points. Omitted values have their defaults.
  public struct LayoutStyle: Hashable, Sendable {
    /// The source of the vertical paddings.
    public enum RowPlacement: Hashable, Sendable {
      /// Each row has its own paddings above and below, as in KeyboardLayoutEngine 0.9.9.
      case rowPaddings
      /// The layout has one padding above, one below, and one between rows, as in the README.
      case layoutPaddings
    }

    /// The source of the vertical paddings; the values below are used only with
    /// ``RowPlacement/layoutPaddings``.
    public var rowPlacement: RowPlacement
    public var topPadding: Double
    public var bottomPadding: Double
    /// The space between two rows, unless the upper row has its own bottom padding.
    public var rowPadding: Double
    public var rowPaddingLandscape: Double
    public var backgroundColor: Color

    /// The background, which is the same in both versions.
    public static let standardBackground = Color(bytes: 208, 213, 219)

    /// The style of KeyboardLayoutEngine's README, with all its defaults.
    public static let readme = LayoutStyle(topPadding: 10)

    /// Creates a style from the given values.
    ///
    /// If any padding of the layout is given, rows are stacked as in the README; otherwise each row
    /// has its own paddings.
    ///
    /// **Source:** the defaults of tag 0.8.
    public init(
      topPadding: Double? = nil, bottomPadding: Double? = nil, rowPadding: Double? = nil,
      rowPaddingLandscape: Double? = nil, backgroundColor: Color = Self.standardBackground
    ) {
      let given = [topPadding, bottomPadding, rowPadding, rowPaddingLandscape].compactMap(\.self)
      rowPlacement = given.isEmpty ? .rowPaddings : .layoutPaddings
      self.topPadding = topPadding ?? 10
      self.bottomPadding = bottomPadding ?? 4
      self.rowPadding = rowPadding ?? 12
      self.rowPaddingLandscape = rowPaddingLandscape ?? 6
      self.backgroundColor = backgroundColor
    }
  }

  /// The style of a row: the paddings of its buttons.
  ///
  /// Unit: points. Omitted values for landscape are those for portrait, or otherwise the defaults.
  public struct RowStyle: Hashable, Sendable {
    public var leadingPadding: Double
    public var leadingPaddingLandscape: Double
    public var trailingPadding: Double
    public var trailingPaddingLandscape: Double
    public var topPadding: Double
    public var topPaddingLandscape: Double
    /// The space below the row; `nil` for that of the layout's style, or 6 in portrait and 4 in
    /// landscape.
    public var bottomPadding: Double?
    public var bottomPaddingLandscape: Double?
    public var buttonsPadding: Double
    public var buttonsPaddingLandscape: Double

    /// The style of KeyboardLayoutEngine's README, with the same button paddings in both
    /// orientations.
    public static let readme = RowStyle(buttonsPadding: 6)

    /// Creates a style from the given values.
    ///
    /// **Source:** the defaults of 0.9.9.
    public init(
      leadingPadding: Double? = nil, leadingPaddingLandscape: Double? = nil,
      trailingPadding: Double? = nil, trailingPaddingLandscape: Double? = nil,
      topPadding: Double? = nil, topPaddingLandscape: Double? = nil,
      bottomPadding: Double? = nil, bottomPaddingLandscape: Double? = nil,
      buttonsPadding: Double? = nil, buttonsPaddingLandscape: Double? = nil
    ) {
      self.leadingPadding = leadingPadding ?? 3
      self.leadingPaddingLandscape = leadingPaddingLandscape ?? leadingPadding ?? 3
      self.trailingPadding = trailingPadding ?? 3
      self.trailingPaddingLandscape = trailingPaddingLandscape ?? trailingPadding ?? 3
      self.topPadding = topPadding ?? 6
      self.topPaddingLandscape = topPaddingLandscape ?? topPadding ?? 6
      self.bottomPadding = bottomPadding
      self.bottomPaddingLandscape = bottomPaddingLandscape ?? bottomPadding
      self.buttonsPadding = buttonsPadding ?? 6
      self.buttonsPaddingLandscape = buttonsPaddingLandscape ?? buttonsPadding ?? 5
    }
  }
}

extension LayoutEngine.RowStyle {
  /// Returns the paddings of one orientation: those around the row, and those between its buttons.
  func paddings(in orientation: InterfaceOrientation) -> (around: EdgeInsets, between: Double) {
    let isPortrait = orientation == .portrait
    let bottom = isPortrait ? bottomPadding ?? 6 : bottomPaddingLandscape ?? 4
    let insets = EdgeInsets(
      top: (isPortrait ? topPadding : topPaddingLandscape).asLength,
      leading: (isPortrait ? leadingPadding : leadingPaddingLandscape).asLength,
      bottom: bottom.asLength,
      trailing: (isPortrait ? trailingPadding : trailingPaddingLandscape).asLength)
    return (insets, (isPortrait ? buttonsPadding : buttonsPaddingLandscape).asLength)
  }
}
