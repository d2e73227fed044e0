// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// How wide and how high an item is, insets included.
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

  /// The item's width and height in one.
  public var size: KeyboardLayout.ItemSize {
    get { KeyboardLayout.ItemSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
}

// The names of KeyboardKit 6, with which programs were written that still build.
public typealias KeyboardLayoutItemSize = KeyboardLayout.ItemSize

extension KeyboardLayout.Item {
  public init(action: KeyboardAction, size: KeyboardLayout.ItemSize, insets: EdgeInsets) {
    self.init(action: action, size: size, edgeInsets: insets)
  }

  /// KeyboardKit 6's name of ``edgeInsets``.
  public var insets: EdgeInsets {
    get { edgeInsets }
    set { edgeInsets = newValue }
  }
}
