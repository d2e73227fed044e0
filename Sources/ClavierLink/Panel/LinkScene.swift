// SPDX-License-Identifier: MIT

public import ClavierKit

/// What is to be seen of the keyboard, as a panel is told of it: all that it needs to draw, without how things look.
///
/// Points are rounded to a hundredth on their way. What keys offer when they are held is not told; an open list is a
/// callout.
public struct LinkScene: Hashable, Sendable {
  /// What is to be seen.
  public var scene: Scene
  /// What the keyboard was made for, as far as styles depend on it.
  ///
  /// Whether the system is light or dark, and all else of the screen, is the panel's own to say.
  public var context: KeyboardContext
  /// The keys that do nothing here, as indices into the frames, in rising order: the receiver has no way to take
  /// what they type.
  public var untypableKeys: [Int]
  /// Whether the keyboard takes touches; a panel shows it only then.
  public var isShown: Bool
  /// Whether it was shown after a finger had come down on what it covers where its panel has told that it is.
  public var covers = false
  /// Where a mouse or a touchpad points that the daemon reads, in the keyboard's space; `nil` for none, and for one that
  /// was not moved yet.
  public var pointer: Point?

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

  /// Whether an action does something here, for ``SceneBuilder/canType``.
  ///
  /// - Returns: The answer for the actions of this scene's keys; it stays what it is when the scene changes.
  public var typability: (KeyboardAction) -> Bool {
    let keys = scene.frames.keys
    let untypable = Set(
      untypableKeys.compactMap { keys.indices.contains($0) ? keys[$0].action : nil })
    return { !untypable.contains($0) }
  }

  /// Parts of a scene that change on their own, each with its name in messages.
  public struct Parts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Whether the keyboard is shown.
    public static let shown = Parts(rawValue: 1)
    /// What the keyboard was made for.
    public static let context = Parts(rawValue: 2)
    /// The page of keys.
    public static let page = Parts(rawValue: 4)
    /// The form of the letters.
    public static let keyboardCase = Parts(rawValue: 8)
    public static let modifiers = Parts(rawValue: 16)
    /// The keys and their frames.
    public static let keys = Parts(rawValue: 32)
    /// The keys that do nothing here.
    public static let untypable = Parts(rawValue: 64)
    /// The keys under fingers.
    public static let pressed = Parts(rawValue: 128)
    public static let callouts = Parts(rawValue: 256)
    /// Whether a held space moves the cursor.
    public static let spaceDrag = Parts(rawValue: 512)
    /// What a scan offers.
    public static let scan = Parts(rawValue: 1024)
    /// The keys that will be typed if their fingers stay.
    public static let waits = Parts(rawValue: 2048)
    public static let suggestions = Parts(rawValue: 4096)
    /// Where a mouse points.
    public static let pointer = Parts(rawValue: 8192)

    /// The whole scene.
    public static let all = Parts(rawValue: 16_383)
  }

  /// The parts in which this scene is another than the one before it.
  public func changes(since old: LinkScene) -> Parts {
    var parts: Parts = []
    if isShown != old.isShown || covers != old.covers { parts.insert(.shown) }
    if context != old.context { parts.insert(.context) }
    if scene.keyboardType != old.scene.keyboardType { parts.insert(.page) }
    if scene.keyboardCase != old.scene.keyboardCase { parts.insert(.keyboardCase) }
    if scene.modifiers != old.scene.modifiers { parts.insert(.modifiers) }
    if scene.frames != old.scene.frames { parts.insert(.keys) }
    if untypableKeys != old.untypableKeys { parts.insert(.untypable) }
    if scene.pressedKeys != old.scene.pressedKeys { parts.insert(.pressed) }
    if scene.callouts != old.scene.callouts { parts.insert(.callouts) }
    if scene.isSpaceDragGestureActive != old.scene.isSpaceDragGestureActive {
      parts.insert(.spaceDrag)
    }
    if scene.scan != old.scene.scan { parts.insert(.scan) }
    if scene.waits != old.scene.waits { parts.insert(.waits) }
    if scene.suggestions != old.scene.suggestions { parts.insert(.suggestions) }
    if pointer != old.pointer { parts.insert(.pointer) }
    return parts
  }
}

extension LinkScene {
  /// A keyboard without keys, which the first message fills.
  static var empty: LinkScene {
    let bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    return LinkScene(
      scene: Scene(
        keyboardType: .alphabetic, keyboardCase: .auto, modifiers: Keyboard.ModifierStates(),
        frames: KeyboardFrames(size: .zero, bounds: bounds, rows: []), pressedKeys: [],
        callouts: [], isSpaceDragGestureActive: false, scan: nil, waits: [], suggestions: []),
      context: KeyboardContext(), isShown: false)
  }
}
