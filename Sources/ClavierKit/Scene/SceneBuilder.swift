// SPDX-License-Identifier: MIT

/// Makes of what the keyboard shows what is to be drawn, by a style service.
///
/// ```swift
/// let builder = SceneBuilder(styleService: .standard(), context: session.context)
/// let picture = builder.styled(session.scene)
/// ```
///
/// It holds no state of the keyboard: equal scenes, contexts and answers of the service give equal
/// pictures.
public struct SceneBuilder {
  /// What says how things look.
  public var styleService: any KeyboardStyleService
  /// What the service is asked with; the page, its case and the dragged space are taken from the scene.
  public var context: KeyboardContext
  /// How much may be drawn on above the keys, in points; a toolbar is in it.
  ///
  /// Callouts need about 55 points more than the toolbar has, unless they were told to stay lower:
  /// ``Callouts/Configuration/bounds``.
  public var headroom: Double
  /// Whether there is a bar of suggestions above the keys.
  public var hasToolbar: Bool
  /// Whether the panel reaches as far down as the rows do, also where its style lets it end nearer to the lowest keys.
  ///
  /// For screens on which somebody else lays the rows out and finds touches by them.
  public var coversRows: Bool
  /// Whether an action does something here; keys of others are greyed.
  public var canType: (KeyboardAction) -> Bool
  /// What a program changes of all this.
  public var hooks = SceneHooks()

  public init(
    styleService: any KeyboardStyleService, context: KeyboardContext = KeyboardContext(),
    headroom: Double = 0, hasToolbar: Bool = false,
    coversRows: Bool = false, canType: @escaping (KeyboardAction) -> Bool = { _ in true }
  ) {
    self.styleService = styleService
    self.context = context
    self.headroom = headroom
    self.hasToolbar = hasToolbar
    self.coversRows = coversRows
    self.canType = canType
  }

  /// How opaque the label of a key is that does nothing here, as a factor.
  public static let untypableOpacity = 0.3
  /// How opaque a second label is, as a factor, where its key's style does not say it.
  ///
  /// **Source:** KeyboardKit has 0.5, with which black on white is not read as well as text should be.
  public static let secondaryOpacity = 0.6

  /// The picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: What the keyboard shows.
  ///   - time: Now, by which keys that wait show how far they are; `nil` to show no bars.
  ///   - pointer: Where a mouse or a touchpad points, in the keyboard's space; `nil` for none.
  ///   - isPointerPressed: Whether its button is down.
  /// - Returns: The picture.
  public func styled(
    _ scene: Scene, at time: Timestamp? = nil, pointer: Point? = nil,
    isPointerPressed: Bool = false
  ) -> StyledScene {
    var memory = KeyMemory()
    return styled(
      scene, at: time, pointer: pointer, isPointerPressed: isPointerPressed, remembering: &memory)
  }

  /// The picture of a scene, with keys from memory where they look the same.
  func styled(
    _ scene: Scene, at time: Timestamp?, pointer: Point?, isPointerPressed: Bool,
    remembering memory: inout KeyMemory
  ) -> StyledScene {
    prepareService(for: scene)
    let frame = panelFrame(scene.frames)
    let gap = scene.frames.gap.map {
      Rect(minX: $0.minX, minY: frame.minY, maxX: $0.maxX, maxY: frame.maxY)
    }
    return StyledScene(
      bounds: bounds(around: frame, scene.frames), look: styleService.look,
      language: context.locale.rawValue, background: panel(in: frame), gap: gap,
      toolbar: hasToolbar ? hookedToolbar(of: scene) : nil,
      keys: keys(of: scene, at: time, remembering: &memory), highlights: highlights(of: scene),
      callouts: scene.callouts.map(callout),
      pointer: pointer.map { self.pointer(at: $0, isPressed: isPointerPressed) })
  }

  private func hookedToolbar(of scene: Scene) -> StyledScene.Toolbar {
    let toolbar = toolbar(scene.suggestions, above: scene.frames.bounds)
    return hooks.toolbar?(SceneHooks.Params(item: scene, view: toolbar)) ?? toolbar
  }

  /// Tells the service what it is asked about.
  private func prepareService(for scene: Scene) {
    var context = context
    context.keyboardType = scene.keyboardType
    context.keyboardCase = scene.keyboardCase
    context.isSpaceDragGestureActive = scene.isSpaceDragGestureActive
    if styleService.keyboardContext != context { styleService.keyboardContext = context }
  }

  /// How high the toolbar is, in points; 0 without one.
  public var toolbarHeight: Double {
    guard hasToolbar else { return 0 }
    let height = max(
      styleService.toolbarStyle.minHeight, styleService.autocompleteToolbarStyle.height)
    return height.asLength
  }

  /// The keys, what stays free around them, and the toolbar.
  private func panelFrame(_ frames: KeyboardFrames) -> Rect {
    let insets = styleService.keyboardEdgeInsets
    let keys = frames.bounds
    // What is negative brings the keys nearer to the edge, but cuts none of them.
    let edge = keys.maxY + max(-100, min(100, insets.bottom))
    return Rect(
      minX: keys.minX - insets.leading.asLength,
      minY: keys.minY - insets.top.asLength - toolbarHeight,
      maxX: keys.maxX + insets.trailing.asLength,
      maxY: max(lowestCap(frames), coversRows ? max(edge, keys.maxY) : edge))
  }

  private func lowestCap(_ frames: KeyboardFrames) -> Double {
    frames.keys.reduce(frames.bounds.minY) { max($0, $1.capFrame.maxY) }
  }

  private func bounds(around panel: Rect, _ frames: KeyboardFrames) -> Rect {
    var bounds = panel
    bounds.minY = min(bounds.minY, frames.bounds.minY - headroom.asLength)
    return bounds
  }

  private func panel(in frame: Rect) -> StyledScene.Box {
    StyledScene.Box(
      frame: frame, fill: .keyboardBackground(for: styleService.look),
      background: styleService.backgroundStyle)
  }
}
