// SPDX-License-Identifier: MIT

/// Converts scenes to styled scenes, with a style service.
///
/// ```swift
/// let builder = SceneBuilder(styleService: .standard(), context: session.context)
/// let picture = builder.styled(session.scene)
/// ```
///
/// The builder keeps no state of the keyboard: equal scenes, contexts and styles give equal
/// results.
public struct SceneBuilder {
  /// The service that provides the styles of keys and callouts.
  public var styleService: any KeyboardStyleService
  /// The context for the service; its page, case and space drag are replaced by those of the scene.
  public var context: KeyboardContext
  /// The height of the drawing area above the keyboard, in points.
  ///
  /// Callouts need about 55 points, unless ``Callouts/Configuration/bounds`` are lower.
  public var headroom: Double
  /// Whether the panel covers the rows completely, even if its style's bottom inset is negative.
  ///
  /// It is for screens on which another process lays out the rows and hit-tests touches.
  public var coversRows: Bool
  /// The test whether an action has an effect on the receiver; keys without one are greyed.
  public var canType: (KeyboardAction) -> Bool
  /// The functions of the program that change the result.
  public var hooks = SceneHooks()

  public init(
    styleService: any KeyboardStyleService, context: KeyboardContext = KeyboardContext(),
    headroom: Double = 0, coversRows: Bool = false,
    canType: @escaping (KeyboardAction) -> Bool = { _ in true }
  ) {
    self.styleService = styleService
    self.context = context
    self.headroom = headroom
    self.coversRows = coversRows
    self.canType = canType
  }

  /// The factor for the opacity of the labels of greyed keys.
  public static let untypableOpacity = 0.3
  /// The factor for the opacity of a second label, if the key's style has none.
  ///
  /// **Source:** KeyboardKit has 0.5, which gives black on white too little contrast.
  public static let secondaryOpacity = 0.6

  /// Returns the styled scene of a scene.
  ///
  /// - Parameters:
  ///   - scene: The keyboard's scene.
  ///   - time: The current time, for the progress of keys that wait; `nil` for none.
  ///   - pointer: The position of a mouse or a touchpad, in the keyboard's space; `nil` for none.
  ///   - isPointerPressed: Whether the pointer's button is down.
  /// - Returns: The styled scene.
  public func styled(
    _ scene: Scene, at time: Timestamp? = nil, pointer: Point? = nil,
    isPointerPressed: Bool = false
  ) -> StyledScene {
    let callouts = calloutStyler(for: scene)
    var picture = styledKeys(of: scene, at: time, callouts)
    addOverlays(of: scene, callouts, to: &picture)
    picture.pointer = pointer.map { self.pointer(at: $0, isPressed: isPointerPressed) }
    return picture
  }

  /// Returns the styler for the callouts of a scene; also for scenes that differ only in touches.
  func calloutStyler(for scene: Scene) -> CalloutStyler {
    prepareService(for: scene)
    return CalloutStyler(styleService)
  }

  /// Returns the styled scene without its toolbar and overlays.
  func styledKeys(
    of scene: Scene, at time: Timestamp?, _ callouts: CalloutStyler
  ) -> StyledScene {
    let frame = panelFrame(scene.frames)
    let gap = scene.frames.gap.map {
      Rect(minX: $0.minX, minY: frame.minY, maxX: $0.maxX, maxY: frame.maxY)
    }
    let styler = KeyStyler(self, scene, time, callouts)
    var keys = scene.frames.keys.indices.map(styler.key)
    if scene.keyboardType == .emojis, let hook = hooks.emojiKeyboard {
      keys = hook(SceneHooks.Params(item: scene, view: keys))
    }
    return StyledScene(
      bounds: bounds(around: frame, scene.frames),
      effectiveAppearance: styleService.effectiveAppearance,
      language: context.locale.rawValue, background: panel(in: frame), gap: gap, keys: keys)
  }

  /// Adds the toolbar and the overlays of a scene.
  func addOverlays(
    of scene: Scene, _ callouts: CalloutStyler, to picture: inout StyledScene
  ) {
    picture.toolbar = styledToolbar(of: scene)
    picture.highlights = highlights(of: scene)
    picture.callouts = scene.callouts.map(callouts.callout)
  }

  /// Returns the toolbar of a scene; `nil` without one.
  func styledToolbar(of scene: Scene) -> StyledScene.Toolbar? {
    guard let bar = scene.frames.toolbar else { return nil }
    let toolbar = toolbar(scene.suggestions, pressed: scene.pressedSuggestion, in: bar)
    return hooks.toolbar?(SceneHooks.Params(item: scene, view: toolbar)) ?? toolbar
  }

  /// Passes the scene's page, case and space drag to the service.
  private func prepareService(for scene: Scene) {
    var context = context
    context.keyboardType = scene.keyboardType
    context.keyboardCase = scene.keyboardCase
    context.isSpaceDragGestureActive = scene.isSpaceDragGestureActive
    if styleService.keyboardContext != context { styleService.keyboardContext = context }
  }

  /// Returns the frame around the keys, the toolbar and their margins.
  private func panelFrame(_ frames: KeyboardFrames) -> Rect {
    let insets = styleService.keyboardEdgeInsets
    let keys = frames.bounds
    // A negative inset moves the edge towards the keys, but cuts none of them.
    let edge = keys.maxY + max(-100, min(100, insets.bottom))
    return Rect(
      minX: keys.minX - insets.leading.asLength,
      minY: keys.minY - insets.top.asLength,
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
      frame: frame, fill: .keyboardBackground(for: styleService.effectiveAppearance),
      background: styleService.backgroundStyle)
  }
}
