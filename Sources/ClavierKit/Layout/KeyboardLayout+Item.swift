// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// A key, or a gap between keys, that has not yet found its place.
  public struct Item: Hashable, Sendable {
    public var action: KeyboardAction
    /// The width with insets.
    public var width: ItemWidth
    /// The height in points, with insets; a row is as high as its highest item.
    public var height: Double
    /// How far the key's cap stays away from the item's edges; touches count up to the edges.
    public var edgeInsets: EdgeInsets
    /// Where the label stands on the cap.
    public var alignment: Alignment
    /// The text on the key; `nil` for that of its action.
    public var label: String?
    /// What a long press offers; `nil` for what the language says.
    public var calloutActions: [KeyboardAction]?
    /// What the key does when the finger swipes down on it; `nil` for nothing.
    public var swipeDownAction: KeyboardAction?

    public init(
      action: KeyboardAction, width: ItemWidth, height: Double, edgeInsets: EdgeInsets = .zero,
      alignment: Alignment = .center, label: String? = nil,
      calloutActions: [KeyboardAction]? = nil, swipeDownAction: KeyboardAction? = nil
    ) {
      self.action = action
      self.width = width
      self.height = height
      self.edgeInsets = edgeInsets
      self.alignment = alignment
      self.label = label
      self.calloutActions = calloutActions
      self.swipeDownAction = swipeDownAction
    }
  }

  /// Where a label stands on a cap.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case center
    case bottomLeading
    case bottomTrailing
  }

  /// How wide an item is, insets included.
  ///
  /// Negative numbers, and what is no number, count as zero.
  ///
  /// **Source:** KeyboardKit's `ItemWidth`.
  public enum ItemWidth: Hashable, Sendable {
    /// An equal share of what the other items of the row leave.
    case available
    /// As wide as an input key, which is the same all over the layout.
    case input
    /// This many times an input key.
    case inputPercentage(Double)
    /// This fraction of the whole width.
    case percentage(Double)
    /// A fixed number of points.
    case points(Double)
  }
}

extension KeyboardLayout.Item {
  /// The item's width in points, or `nil` if it takes an equal share of what is left.
  ///
  /// An item whose insets would leave nothing of its cap takes such a share, too.
  ///
  /// **Source:** KeyboardKit's resolution of `ItemWidth`, and SwiftUI for caps without width.
  func resolvedWidth(inputWidth: Double, totalWidth: Double) -> Double? {
    let resolved: Double
    switch width {
    case .available: return nil
    case .input: resolved = inputWidth
    case .inputPercentage(let fraction): resolved = fraction.asLength * inputWidth
    case .percentage(let fraction): resolved = fraction.asLength * totalWidth
    case .points(let points): resolved = points
    }
    let insets = edgeInsets.leading.asLength + edgeInsets.trailing.asLength
    return resolved.asLength > insets ? resolved.asLength : nil
  }
}
