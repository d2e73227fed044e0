// SPDX-License-Identifier: MIT

extension StyledScene {
  /// The position of an element in a larger frame.
  public struct Alignment: Hashable, Sendable, BitwiseCopyable {
    /// The horizontal position of an element in its frame.
    public enum Horizontal: String, Hashable, Sendable, BitwiseCopyable {
      case left, center, right
    }

    /// The vertical position of an element in its frame.
    public enum Vertical: String, Hashable, Sendable, BitwiseCopyable {
      case top, center, bottom
    }

    public var horizontal: Horizontal
    public var vertical: Vertical

    public init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// Creates the position for a key's label in a layout.
    public init(_ alignment: KeyboardLayout.Alignment) {
      switch alignment {
      case .center: self.init()
      case .bottomLeading: self.init(.left, .bottom)
      case .bottomTrailing: self.init(.right, .bottom)
      }
    }
  }

  /// A text or an image with its position.
  ///
  /// The content is a single line inside the frame. Larger content is scaled down, but not below
  /// ``minimumScale``; a text that is still too long is truncated.
  public struct Label: Hashable, Sendable {
    /// The content of a label.
    public enum Content: Hashable, Sendable {
      case text(String)
      /// An icon, as high as the font's size.
      case icon(KeyboardIcon)
      /// An image of the program by its name, and a text for renderers without that image.
      case image(name: String, description: String)
    }

    public var content: Content
    public var font: KeyboardFont
    public var color: Color
    /// The frame in points, in the space of ``StyledScene/bounds``.
    public var frame: Rect
    public var alignment: Alignment

    /// The smallest scale of a text that is too large for its frame.
    public static let minimumScale = 0.3

    public init(
      _ content: Content, font: KeyboardFont, color: Color, frame: Rect,
      alignment: Alignment = Alignment()
    ) {
      self.content = content
      self.font = font
      self.color = color
      self.frame = frame
      self.alignment = alignment
    }
  }
}
