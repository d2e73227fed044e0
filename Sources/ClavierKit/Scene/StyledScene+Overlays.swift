// SPDX-License-Identifier: MIT

// What lies over the keys, and above them.

extension StyledScene {
  /// A bubble, a list or a menu.
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
      /// The cap that it covers.
      public var frame: Rect
      /// The radius of its free corners.
      public var cornerRadius: Double
      /// How wide and high the curves are that lead to the body, where there is room.
      public var curve: Size

      public init(frame: Rect, cornerRadius: Double, curve: Size) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.curve = curve
      }
    }

    /// One of what it offers.
    public struct Item: Hashable, Sendable {
      /// What marks the item; `nil` for nothing.
      public var box: Box?
      public var label: Label
      public var isSelected: Bool

      public init(box: Box? = nil, label: Label, isSelected: Bool = false) {
        self.box = box
        self.label = label
        self.isSelected = isSelected
      }
    }

    /// Its fill, border and shadows count for the stem, too.
    public var body: Box
    /// `nil` for a body alone.
    public var stem: Stem?
    public var items: [Item]
    /// Lines between items.
    public var separators: [Box]

    public init(body: Box, stem: Stem? = nil, items: [Item], separators: [Box] = []) {
      self.body = body
      self.stem = stem
      self.items = items
      self.separators = separators
    }
  }

  /// The bar above the keys.
  public struct Toolbar: Hashable, Sendable {
    /// Something that can be tapped.
    public struct Item: Hashable, Sendable {
      /// What it stands on.
      public var box: Box
      /// The title, and the subtitle if there is one.
      public var labels: [Label]
      /// Whether it takes the place of a misspelt word by itself.
      public var isAutocorrect: Bool

      public init(box: Box, labels: [Label], isAutocorrect: Bool = false) {
        self.box = box
        self.labels = labels
        self.isAutocorrect = isAutocorrect
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
