// SPDX-License-Identifier: MIT

/// The drawing of a keyboard, as values: frames, colours, texts.
///
/// ```
///   KeyboardEngine ─▶ Scene ─▶ SceneBuilder ─▶ StyledScene ─▶ pixels
///                                   ▲              │
///                     KeyboardStyleService         └─ damage(from: the one before)
/// ```
///
/// ``Scene`` is the state of the keyboard; a styled scene is its look. Renderers only fill the
/// shapes with pixels. Layers are drawn in the order of the fields, and their elements in order.
///
/// Unit: points, in the keyboard's own space: the rows begin at the origin, and elements above them
/// have negative y coordinates.
public struct StyledScene: Hashable, Sendable {
  /// The whole drawing area; no element extends beyond it.
  public var bounds: Rect
  public var effectiveAppearance: Keyboard.EffectiveAppearance
  /// The language for the forms of characters, such as "de"; empty for that of the system.
  ///
  /// Chinese, Japanese and Korean share Unicode characters that are drawn differently in each
  /// language.
  public var language: String
  /// The background of the keys and the toolbar.
  public var background: Box {
    get { sharedBackground.value }
    set { sharedBackground.value = newValue }
  }
  /// The gap in a split keyboard, without a background; `nil` for none.
  public var gap: Rect?
  /// The toolbar above the keys; `nil` for none.
  public var toolbar: Toolbar? {
    get { sharedToolbar?.value }
    set { sharedToolbar = newValue.map(CopyOnWrite.init) }
  }
  public var keys: [Key]
  /// Boxes over the keys, such as the frame around a scanned row or key.
  public var highlights: [Box]
  /// Callouts and menus over the keys.
  public var callouts: [Callout]
  /// The mark at the position of a mouse or a touchpad; `nil` without one.
  public var pointer: Box? {
    get { sharedPointer?.value }
    set { sharedPointer = newValue.map(CopyOnWrite.init) }
  }

  // Large parts that most scenes have in common, since every touch copies and compares scenes.
  private(set) var sharedBackground: CopyOnWrite<Box>
  private(set) var sharedToolbar: CopyOnWrite<Toolbar>?
  private(set) var sharedPointer: CopyOnWrite<Box>?

  public init(
    bounds: Rect, effectiveAppearance: Keyboard.EffectiveAppearance, language: String = "",
    background: Box, gap: Rect? = nil,
    toolbar: Toolbar? = nil, keys: [Key] = [], highlights: [Box] = [], callouts: [Callout] = [],
    pointer: Box? = nil
  ) {
    self.bounds = bounds
    self.effectiveAppearance = effectiveAppearance
    self.language = language
    sharedBackground = CopyOnWrite(background)
    self.gap = gap
    sharedToolbar = toolbar.map(CopyOnWrite.init)
    self.keys = keys
    self.highlights = highlights
    self.callouts = callouts
    sharedPointer = pointer.map(CopyOnWrite.init)
  }
}

extension StyledScene {
  /// The parts that do not change while fingers are on the keys.
  package struct StaticParts: Equatable, Sendable {
    package var bounds: Rect
    package var gap: Rect?
    private(set) var background: CopyOnWrite<Box>

    /// The frame of the background.
    package var panel: Rect {
      get { background.value.frame }
      set { if newValue != panel { background.value.frame = newValue } }
    }

    fileprivate init(_ scene: StyledScene) {
      bounds = scene.bounds
      gap = scene.gap
      background = scene.sharedBackground
    }
  }

  package var staticParts: StaticParts {
    get { StaticParts(self) }
    set {
      bounds = newValue.bounds
      gap = newValue.gap
      sharedBackground = newValue.background
    }
  }
}

// The drawing areas of overlays, shadows included.

extension StyledScene.Callout {
  /// The rectangle around all pixels of the callout.
  public var inkFrame: Rect {
    var ink = body.inkFrame
    if let stem {
      // The stem has the same shadows as the body.
      let frame = stem.frame.grown(horizontally: stem.curve.width.asLength, vertically: 0)
      ink = ink.union(body.shadows.ink(of: frame))
    }
    for item in items {
      ink = ink.union(item.label.frame)
      if let box = item.box { ink = ink.union(box.inkFrame) }
    }
    return separators.reduce(ink) { $0.union($1.inkFrame) }
  }
}

extension StyledScene.Toolbar.Item {
  /// The rectangle around all pixels of the item.
  public var inkFrame: Rect { labels.reduce(box.inkFrame) { $0.union($1.frame) } }
}
