// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// How the rows of a layout are stacked, and on what.
  ///
  /// Unit: points. What is not given has its default.
  public struct LayoutStyle: Hashable, Sendable {
    /// Whose paddings stand between the rows.
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
    /// What stands between two rows, unless the upper one has a bottom padding of its own.
    public var rowPadding: Double
    public var rowPaddingLandscape: Double
    public var backgroundColor: Color

    /// The background that both generations have.
    public static let standardBackground = Color(bytes: 208, 213, 219)

    /// The README's layout with nothing given.
    public static let readme = LayoutStyle(topPadding: 10)

    /// Takes what is given.
    ///
    /// A padding of the layout means the README's way of stacking rows; with none of them each row
    /// has its own.
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

  /// How the buttons of a row are placed.
  ///
  /// Unit: points. What is not given for landscape is what is given for portrait, else its default.
  public struct RowStyle: Hashable, Sendable {
    public var leadingPadding: Double
    public var leadingPaddingLandscape: Double
    public var trailingPadding: Double
    public var trailingPaddingLandscape: Double
    public var topPadding: Double
    public var topPaddingLandscape: Double
    /// What stands below the row; `nil` leaves it to the layout's style, or is 6, in landscape 4.
    public var bottomPadding: Double?
    public var bottomPaddingLandscape: Double?
    public var buttonsPadding: Double
    public var buttonsPaddingLandscape: Double

    /// The README's row with nothing given: buttons are as far apart in landscape as in portrait.
    public static let readme = RowStyle(buttonsPadding: 6)

    /// Takes what is given.
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
  /// The paddings of one orientation, none of them negative, endless or no number.
  struct Paddings {
    var leading: Double
    var trailing: Double
    var top: Double
    var bottom: Double
    var buttons: Double
  }

  /// The paddings to reckon with.
  func paddings(in orientation: InterfaceOrientation) -> Paddings {
    switch orientation {
    case .portrait:
      Paddings(
        leading: leadingPadding.asLength, trailing: trailingPadding.asLength,
        top: topPadding.asLength, bottom: (bottomPadding ?? 6).asLength,
        buttons: buttonsPadding.asLength)
    case .landscape:
      Paddings(
        leading: leadingPaddingLandscape.asLength, trailing: trailingPaddingLandscape.asLength,
        top: topPaddingLandscape.asLength, bottom: (bottomPaddingLandscape ?? 4).asLength,
        buttons: buttonsPaddingLandscape.asLength)
    }
  }
}
