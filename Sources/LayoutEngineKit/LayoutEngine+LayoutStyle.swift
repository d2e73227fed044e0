// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// The stacking of a layout's rows, and their ground.
  ///
  /// Unit: points. Omitted values have their defaults.
  public struct LayoutStyle: Hashable, Sendable {
    /// The paddings between the rows.
    public enum RowPlacement: Hashable, Sendable {
      /// Each row has its own above and below: 0.9.9.
      case rowPaddings
      /// The layout has one above, one below, and one between rows: the README.
      case layoutPaddings
    }

    /// The paddings below count only with ``RowPlacement/layoutPaddings``.
    public var rowPlacement: RowPlacement
    public var topPadding: Double
    public var bottomPadding: Double
    /// The space between two rows, unless the upper one has a bottom padding of its own.
    public var rowPadding: Double
    public var rowPaddingLandscape: Double
    public var backgroundColor: Color

    /// The background that both generations have.
    public static let standardBackground = Color(bytes: 208, 213, 219)

    /// The README's layout with all defaults.
    public static let readme = LayoutStyle(topPadding: 10)

    /// Creates a style from the given values.
    ///
    /// With any padding of the layout, rows are stacked as in the README; with none, each row has
    /// its own paddings.
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

  /// The paddings of a row's buttons.
  ///
  /// Unit: points. Omitted values for landscape are those for portrait, else the defaults.
  public struct RowStyle: Hashable, Sendable {
    public var leadingPadding: Double
    public var leadingPaddingLandscape: Double
    public var trailingPadding: Double
    public var trailingPaddingLandscape: Double
    public var topPadding: Double
    public var topPaddingLandscape: Double
    /// The space below the row; `nil` leaves it to the layout's style, or is 6, in landscape 4.
    public var bottomPadding: Double?
    public var bottomPaddingLandscape: Double?
    public var buttonsPadding: Double
    public var buttonsPaddingLandscape: Double

    /// The README's row with all defaults: buttons are as far apart in landscape as in portrait.
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
  /// Returns the paddings of one orientation, as lengths: those around the row, and that between
  /// buttons.
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
