// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The width and height of an item, including insets.
  public struct ItemSize: Hashable, Sendable {
    public var width: ItemWidth
    /// The height in points.
    public var height: Double

    public init(width: ItemWidth, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

extension KeyboardLayout.Item {
  public init(
    action: KeyboardAction, size: KeyboardLayout.ItemSize, edgeInsets: EdgeInsets = .zero
  ) {
    self.init(
      action: action, width: size.width, height: size.height, edgeInsets: edgeInsets)
  }

  /// The item's width and height.
  public var size: KeyboardLayout.ItemSize {
    get { KeyboardLayout.ItemSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
}
