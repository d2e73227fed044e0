// SPDX-License-Identifier: MIT

/// Makes pictures of one scene after the other, and styles only those keys anew that look different.
///
/// ```
///            first, or another page, case, modifier, builder …
///    ┌────────────────────────────────────────────────▶ all keys
///  scene
///    └────────────────────────────────────────────────▶ keys that a finger or a wait has come to or left
///            like the one before but for fingers and what lies over the keys
/// ```
///
/// ```swift
/// var follower = SceneFollower(SceneBuilder(styleService: .standard(), context: session.context))
/// let picture = follower.picture(of: session.scene)
/// let damage = picture.damage(from: before)
/// ```
///
/// Its pictures are those that the builder would make of each scene by itself.
public struct SceneFollower {
  /// What makes the pictures; setting it makes the next one anew.
  public var builder: SceneBuilder {
    didSet { last = nil }
  }
  private var last: (scene: Scene, picture: StyledScene)?

  public init(_ builder: SceneBuilder) {
    self.builder = builder
  }

  /// The picture of the next scene.
  ///
  /// - Parameters:
  ///   - scene: What the keyboard shows.
  ///   - time: Now, by which keys that wait show how far they are; `nil` to show no bars.
  ///   - pointer: Where a mouse or a touchpad points, in the keyboard's space; `nil` for none.
  ///   - isPointerPressed: Whether its button is down.
  /// - Returns: The picture.
  public mutating func picture(
    of scene: Scene, at time: Timestamp? = nil, pointer: Point? = nil,
    isPointerPressed: Bool = false
  ) -> StyledScene {
    let picture = builder.styled(
      scene, at: time, pointer: pointer, isPointerPressed: isPointerPressed, after: last)
    last = (scene, picture)
    return picture
  }
}

extension SceneBuilder {
  /// The keys of a scene; those of the picture before it that look the same are taken from there.
  func keys(
    of scene: Scene, at time: Timestamp?, after last: (scene: Scene, picture: StyledScene)?
  ) -> [StyledScene.Key] {
    let styler = KeyStyler(self, scene, time)
    // Of a page of emojis the keys in the picture may be others than those of the layout.
    guard let last, last.scene.hasKeysLike(scene), scene.keyboardType != .emojis,
      last.picture.keys.count == scene.frames.keys.count
    else { return hooked(scene.frames.keys.indices.map(styler.key), in: scene) }
    var keys = last.picture.keys
    for index in scene.touchedKeys.union(last.scene.touchedKeys) where keys.indices.contains(index)
    {
      keys[index] = styler.key(index)
    }
    return keys
  }

  private func hooked(_ keys: [StyledScene.Key], in scene: Scene) -> [StyledScene.Key] {
    guard scene.keyboardType == .emojis, let hook = hooks.emojiKeyboard else { return keys }
    return hook(SceneHooks.Params(item: scene, view: keys))
  }
}

extension Scene {
  /// Whether all keys look as in another scene but for fingers and waits.
  fileprivate func hasKeysLike(_ other: Scene) -> Bool {
    keyboardType == other.keyboardType && keyboardCase == other.keyboardCase
      && modifiers == other.modifiers
      && isSpaceDragGestureActive == other.isSpaceDragGestureActive && frames == other.frames
  }

  /// The keys that look different by what happens to them: under fingers, or waiting.
  fileprivate var touchedKeys: Set<Int> {
    Set(pressedKeys).union(waits.map(\.key))
  }
}
