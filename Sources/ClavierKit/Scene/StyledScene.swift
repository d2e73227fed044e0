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
///
/// Copies share what they hold until one of them is changed, so that whoever hands a scene on, keeps it or finds it again does so in
/// next to no time.
public struct StyledScene: Hashable, Sendable {
  /// What copies share; never changed.
  private final class Storage: Sendable {
    let content: Content
    /// Of what differs while somebody types: of one keyboard there are few scenes that are alike in this.
    let hash: Int

    init(_ content: Content) {
      self.content = content
      var hasher = Hasher()
      for callout in content.callouts {
        hasher.combine(callout.body.frame.minX)
        hasher.combine(callout.body.frame.minY)
      }
      for key in content.keys where key.isPressed { hasher.combine(key.index) }
      hash = hasher.finalize()
    }
  }

  private struct Content: Equatable, Sendable {
    var bounds: Rect
    var look: Keyboard.Look
    var language: String
    var background: Box
    var gap: Rect?
    var toolbar: Toolbar?
    var keys: [Key]
    var highlights: [Box]
    var callouts: [Callout]
    var pointer: Box?
  }

  private var storage: Storage

  private var content: Content {
    get { storage.content }
    set { storage = Storage(newValue) }
  }

  public init(
    bounds: Rect, look: Keyboard.Look, language: String = "", background: Box, gap: Rect? = nil,
    toolbar: Toolbar? = nil, keys: [Key] = [], highlights: [Box] = [], callouts: [Callout] = [],
    pointer: Box? = nil
  ) {
    storage = Storage(
      Content(
        bounds: bounds, look: look, language: language, background: background, gap: gap,
        toolbar: toolbar, keys: keys, highlights: highlights, callouts: callouts, pointer: pointer))
  }

  /// Whether another scene is a copy of this one, of which nothing was changed: then it is equal, and that is known at once.
  func isCopy(of other: StyledScene) -> Bool { storage === other.storage }

  /// Whether both are equal; of copies that is known at once, and mostly also of scenes that are not.
  public static func == (one: StyledScene, other: StyledScene) -> Bool {
    one.isCopy(of: other)
      || (one.storage.hash == other.storage.hash && one.content == other.content)
  }

  /// Adds what was found out when it was made, so that one of many is found at once.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

extension StyledScene {
  /// All that may be drawn on; nothing reaches beyond it.
  public var bounds: Rect {
    get { content.bounds }
    set { content.bounds = newValue }
  }

  public var look: Keyboard.Look {
    get { content.look }
    set { content.look = newValue }
  }

  /// The language whose forms letters have, such as "de"; empty for that of the system.
  ///
  /// Many characters of Chinese, Japanese and Korean are one to Unicode and look different in each.
  public var language: String {
    get { content.language }
    set { content.language = newValue }
  }

  /// What is behind the keys and the toolbar.
  public var background: Box {
    get { content.background }
    set { content.background = newValue }
  }

  /// Where nothing is behind the keys, since the keyboard is split; `nil` for nowhere.
  public var gap: Rect? {
    get { content.gap }
    set { content.gap = newValue }
  }

  /// What is above the keys; `nil` for nothing.
  public var toolbar: Toolbar? {
    get { content.toolbar }
    set { content.toolbar = newValue }
  }

  public var keys: [Key] {
    get { content.keys }
    set { content.keys = newValue }
  }

  /// What is framed because a scan offers it, behind its keys' labels for a row.
  public var highlights: [Box] {
    get { content.highlights }
    set { content.highlights = newValue }
  }

  /// Bubbles, lists and menus over the keys.
  public var callouts: [Callout] {
    get { content.callouts }
    set { content.callouts = newValue }
  }

  /// Where a mouse or a touchpad points; `nil` where fingers do.
  public var pointer: Box? {
    get { content.pointer }
    set { content.pointer = newValue }
  }
}
