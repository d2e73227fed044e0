// SPDX-License-Identifier: MIT

// The overlays above the keys, and the toolbar.

extension StyledScene {
  /// A callout or a menu.
  ///
  /// ```
  ///   ╭───────────╮  body
  ///   ╰─╮       ╭─╯  curves, in the height of their size, from the stem to the body
  ///     │       │    stem: the cap of the key, as one shape with the body
  ///     ╰───────╯
  /// ```
  public struct Callout: Hashable, Sendable {
    /// The part that covers the key.
    public struct Stem: Hashable, Sendable {
      /// The frame of the covered cap.
      public var frame: Rect
      /// The radius of the corners that do not touch the body.
      public var cornerRadius: Double
      /// The maximum size of the curves from the stem to the body; less where there is no room.
      public var curve: Size

      public init(frame: Rect, cornerRadius: Double, curve: Size) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.curve = curve
      }
    }

    /// An item of the callout.
    public struct Item: Hashable, Sendable {
      /// The highlight of the item; `nil` for none.
      public var box: Box?
      public var label: Label
      public var isSelected: Bool

      public init(box: Box? = nil, label: Label, isSelected: Bool = false) {
        self.box = box
        self.label = label
        self.isSelected = isSelected
      }
    }

    /// The body, whose fill, border and shadows are also those of the stem.
    public var body: Box
    /// The stem; `nil` for a body alone.
    public var stem: Stem?
    public var items: [Item]
    /// The lines between the items of a callout.
    public var separators: [Box]

    public init(body: Box, stem: Stem? = nil, items: [Item], separators: [Box] = []) {
      self.body = body
      self.stem = stem
      self.items = items
      self.separators = separators
    }
  }

  /// The toolbar above the keys.
  public struct Toolbar: Hashable, Sendable {
    /// An item of the toolbar that a tap selects.
    public struct Item: Hashable, Sendable {
      /// The background of the item.
      public var box: Box
      /// The title, and the subtitle if there is one.
      public var labels: [Label]
      /// Whether the item replaces a misspelt word automatically.
      public var isAutocorrect: Bool
      /// Whether a finger is on the item.
      public var isPressed: Bool

      public init(
        box: Box, labels: [Label], isAutocorrect: Bool = false, isPressed: Bool = false
      ) {
        self.box = box
        self.labels = labels
        self.isAutocorrect = isAutocorrect
        self.isPressed = isPressed
      }
    }

    public var box: Box
    public var items: [Item]
    public var separators: [Box]

    public init(box: Box, items: [Item] = [], separators: [Box] = []) {
      self.box = box
      self.items = items
      self.separators = separators
    }
  }
}
