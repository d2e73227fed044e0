// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The keyboard's visible state as sent to a panel: all that is drawn, without styles.
///
/// Points are rounded to a hundredth when sent. The alternatives of a held key are not sent; an
/// open list of them is a callout.
public struct LinkScene: Hashable, Sendable {
  /// The scene of the keyboard.
  public var scene: Scene
  /// The keyboard's context, limited to the parts that styles depend on.
  ///
  /// The panel itself determines the screen's properties, such as light or dark.
  public var context: KeyboardContext
  /// The keys that cannot be typed here, as indices into the frames in ascending order.
  public var untypableKeys: [Int]
  /// Whether the keyboard is shown and handles touches; otherwise a panel hides it.
  public var isShown: Bool
  /// Whether a touch on the area that the panel covers with the keyboard has shown it.
  public var isCovering = false
  /// Whether a panel shows a bar instead of the hidden keyboard, for the user to show it again.
  public var isCollapsed = false
  /// The position of the cursor of a mouse or touchpad, in the keyboard's space.
  ///
  /// The position is `nil` without such a device, and before the first motion.
  public var pointer: Point?
  /// The settings that the user has chosen, in place of those of the panel's configuration.
  public var userSettings = UserSettings()

  public init(
    scene: Scene, context: KeyboardContext, untypableKeys: [Int] = [], isShown: Bool = true,
    pointer: Point? = nil
  ) {
    self.scene = scene
    self.context = context
    self.untypableKeys = untypableKeys
    self.isShown = isShown
    self.pointer = pointer
  }

  /// The function that returns whether an action can be typed here, for ``SceneBuilder/canType``.
  ///
  /// - Returns: A function for the actions of this scene's keys; later changes of the scene do not
  ///   affect it.
  public var typability: (KeyboardAction) -> Bool {
    let keys = scene.frames.keys
    let untypable = Set(
      untypableKeys.compactMap { keys.indices.contains($0) ? keys[$0].action : nil })
    return { !untypable.contains($0) }
  }
}

extension LinkScene {
  /// A keyboard without keys, until the first message arrives.
  static var empty: LinkScene {
    let bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    return LinkScene(
      scene: Scene(
        keyboardType: .alphabetic, keyboardCase: .auto, modifiers: Keyboard.ModifierStates(),
        frames: KeyboardFrames(size: .zero, bounds: bounds, rows: []), pressedKeys: [],
        callouts: [], isSpaceDragGestureActive: false, scan: nil, waits: [], suggestions: [],
        pressedSuggestion: nil),
      context: KeyboardContext(), isShown: false)
  }
}
