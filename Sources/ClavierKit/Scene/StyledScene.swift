// SPDX-License-Identifier: MIT

/// All that is to be drawn of a keyboard, as values: places, colours, texts.
///
/// ```
///   KeyboardEngine ─▶ Scene ─▶ SceneBuilder ─▶ StyledScene ─▶ pixels
///                                   ▲              │
///                     KeyboardStyleService         └─ damage(from: the one before)
/// ```
///
/// ``Scene`` says what there is; this says how it looks. Whoever draws decides nothing but how the
/// shapes are filled with pixels. Layers are drawn in the order of the fields, and the elements
/// of each in order.
///
/// Unit: points, in the keyboard's own space: its rows begin at the origin, and what is above them has
/// negative heights.
public struct StyledScene: Hashable, Sendable {
  /// All that may be drawn on; nothing reaches beyond it.
  public var bounds: Rect
  public var look: Keyboard.Look
  /// The language whose forms letters have, such as "de"; empty for that of the system.
  ///
  /// Many characters of Chinese, Japanese and Korean are one to Unicode and look different in each.
  public var language = ""
  /// What is behind the keys and the toolbar.
  public var background: Box
  /// Where nothing is behind the keys, since the keyboard is split; `nil` for nowhere.
  public var gap: Rect?
  /// What is above the keys; `nil` for nothing.
  public var toolbar: Toolbar?
  public var keys: [Key]
  /// What is framed because a scan offers it, behind its keys' labels for a row.
  public var highlights: [Box]
  /// Bubbles, lists and menus over the keys.
  public var callouts: [Callout]
  /// Where a mouse or a touchpad points; `nil` where fingers do.
  public var pointer: Box?

  public init(
    bounds: Rect, look: Keyboard.Look, background: Box, toolbar: Toolbar? = nil, keys: [Key] = [],
    highlights: [Box] = [], callouts: [Callout] = [], pointer: Box? = nil
  ) {
    self.bounds = bounds
    self.look = look
    self.background = background
    self.toolbar = toolbar
    self.keys = keys
    self.highlights = highlights
    self.callouts = callouts
    self.pointer = pointer
  }

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
