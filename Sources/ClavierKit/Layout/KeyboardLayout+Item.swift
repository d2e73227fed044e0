// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// A key or a gap of a layout, without its frames.
  public struct Item: Hashable, Sendable {
    public var action: KeyboardAction
    /// The width of the item, including insets.
    public var width: ItemWidth
    /// The height in points, including insets; a row is as high as its highest item.
    public var height: Double
    /// The distances of the key's cap from the item's edges; touches count on the whole item.
    public var edgeInsets: EdgeInsets
    /// The position of the label on the cap.
    public var alignment: Alignment
    /// The text on the key; `nil` for that of its action.
    public var label: String?
    /// The callout actions; `nil` for those of the language.
    public var calloutActions: [KeyboardAction]?
    /// The actions of swipes by their direction; empty for none.
    public var swipes: [Keyboard.SwipeDirection: KeyboardAction]

    /// The action of a downward swipe; `nil` for none.
    public var swipeDownAction: KeyboardAction? {
      get { swipes[.down] }
      set { swipes[.down] = newValue }
    }

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
      swipes = swipeDownAction.map { [.down: $0] } ?? [:]
    }
  }

  /// The position of a label on a cap.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case center
    case bottomLeading
    case bottomTrailing
  }

  /// The width of an item, including insets.
  ///
  /// Negative numbers and NaN count as zero.
  ///
  /// **Source:** KeyboardKit's `ItemWidth`.
  public enum ItemWidth: Hashable, Sendable {
    /// An equal share of the remaining width of the row.
    case available
    /// The width of an input key, which is the same in the whole layout.
    case input
    /// A multiple of the width of an input key.
    case inputPercentage(Double)
    /// A fraction of the whole width.
    case percentage(Double)
    /// A fixed number of points.
    case points(Double)
  }
}

extension KeyboardLayout.Item {
  /// Returns the width in points; `nil` for an equal share of the remaining width.
  ///
  /// An item no wider than its insets also gets an equal share.
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
