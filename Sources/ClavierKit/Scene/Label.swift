// SPDX-License-Identifier: MIT

extension StyledScene {
  /// Where something stands in a frame that is larger than it.
  public struct Alignment: Hashable, Sendable, BitwiseCopyable {
    /// Where it stands from left to right.
    public enum Horizontal: String, Hashable, Sendable, BitwiseCopyable {
      case left, center, right
    }

    /// Where it stands from the top to the bottom.
    public enum Vertical: String, Hashable, Sendable, BitwiseCopyable {
      case top, center, bottom
    }

    public var horizontal: Horizontal
    public var vertical: Vertical

    public init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// Where a layout wants the label of a key.
    public init(_ alignment: KeyboardLayout.Alignment) {
      switch alignment {
      case .center: self.init()
      case .bottomLeading: self.init(.left, .bottom)
      case .bottomTrailing: self.init(.right, .bottom)
      }
    }
  }

  /// A text or a picture, and where it stands.
  ///
  /// It is one line, and never drawn outside its frame: what would be larger is drawn smaller, down
  /// to ``leastScale`` of its size, and what is too long even then is cut.
  public struct Label: Hashable, Sendable {
    /// What is to be read or seen.
    public enum Content: Hashable, Sendable {
      case text(String)
      /// As high as the font's size.
      case icon(KeyboardIcon)
      /// A picture of the program's own, by its name, and the text for renderers without it.
      case image(name: String, description: String)
    }

    public var content: Content
    public var font: KeyboardFont
    public var color: Color
    /// Unit: points, in the space of ``StyledScene/bounds``.
    public var frame: Rect
    public var alignment: Alignment

    /// How small a text may be drawn to fit into its frame, as a part of its size.
    public static let leastScale = 0.3

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
