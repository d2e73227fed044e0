// SPDX-License-Identifier: MIT

/// The keys of the scene before, and how keys look under fingers and without, as far as that was to be seen.
struct KeyMemory {
  private struct Look: Hashable {
    var index: Int
    var isPressed = false
    var hasCallout = false
  }

  private var last: (scene: Scene, touched: Set<Int>, keys: [StyledScene.Key])?
  /// All of keys that look as those of the last scene but for fingers.
  private var looks: [Look: StyledScene.Key] = [:]

  /// The keys of the next scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - styler: What styles a key of it.
  ///   - all: Styles all keys of it.
  /// - Returns: Those keys; what looks as it did is taken from memory.
  mutating func keys(
    of scene: Scene, styledBy styler: KeyStyler, orAll all: () -> [StyledScene.Key]
  ) -> [StyledScene.Key] {
    let touched = scene.touchedKeys
    guard let last, last.scene.hasKeysLike(scene), last.keys.count == scene.frames.keys.count,
      // Of a page of emojis the keys in the picture may be others than those of the layout.
      scene.keyboardType != .emojis
    else {
      let keys = all()
      looks = [:]
      self.last = (scene, touched, keys)
      return keys
    }
    var keys = last.keys
    for index in touched.union(last.touched) where keys.indices.contains(index) {
      if !last.touched.contains(index) { looks[Look(index: index)] = keys[index] }
      keys[index] = key(index, in: scene, styler)
    }
    self.last = (scene, touched, keys)
    return keys
  }

  private mutating func key(
    _ index: Int, in scene: Scene, _ styler: KeyStyler
  ) -> StyledScene.Key {
    // One that waits looks different at each time.
    guard !scene.waits.contains(where: { $0.key == index }) else { return styler.key(index) }
    let look = Look(
      index: index, isPressed: scene.pressedKeys.contains(index),
      hasCallout: scene.hasCallout(over: scene.frames.keys[index]))
    if let key = looks[look] { return key }
    let key = styler.key(index)
    looks[look] = key
    return key
  }
}

extension SceneBuilder {
  /// The keys of a scene.
  func keys(
    of scene: Scene, at time: Timestamp?, remembering memory: inout KeyMemory
  ) -> [StyledScene.Key] {
    let styler = KeyStyler(self, scene, time)
    return memory.keys(of: scene, styledBy: styler) {
      hooked(scene.frames.keys.indices.map(styler.key), in: scene)
    }
  }

  private func hooked(_ keys: [StyledScene.Key], in scene: Scene) -> [StyledScene.Key] {
    guard scene.keyboardType == .emojis, let hook = hooks.emojiKeyboard else { return keys }
    return hook(SceneHooks.Params(item: scene, view: keys))
  }
}

extension Scene {
  /// Whether all keys look as in another scene but for fingers and waits.
  func hasKeysLike(_ other: Scene) -> Bool {
    keyboardType == other.keyboardType && keyboardCase == other.keyboardCase
      && modifiers == other.modifiers
      && isSpaceDragGestureActive == other.isSpaceDragGestureActive && frames == other.frames
  }

  /// The keys that look different by what happens to them: under fingers or callouts, or waiting.
  fileprivate var touchedKeys: Set<Int> {
    var keys = Set(pressedKeys).union(waits.map(\.key))
    if !callouts.isEmpty {
      keys.formUnion(frames.keys.indices.filter { hasCallout(over: frames.keys[$0]) })
    }
    return keys
  }

  /// Whether a letter in large or a list belongs to a key: then it looks pressed also after its finger was lifted, and is
  /// drawn once.
  func hasCallout(over key: KeyboardFrames.Key) -> Bool {
    callouts.contains { $0.keyFrame == key.capFrame }
  }
}
