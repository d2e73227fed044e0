// SPDX-License-Identifier: MIT

/// The styled scene of a keyboard, in which only changed keys are styled again.
///
/// ```
///          the first scene, or another page, case, modifier, builder …
///   ┌────────────────────────────────────────────────▶ all keys
/// scene
///   └────────────────────────────────────────────────▶ keys with a new or lost finger, callout
///          like the last one except for fingers and overlays
/// ```
///
/// ```swift
/// let builder = SceneBuilder(styleService: .standard(), context: session.context)
/// var retained = RetainedPicture(builder)
/// let picture = retained.update(to: session.scene)
/// ```
///
/// The results equal those of the builder for each scene alone.
package struct RetainedPicture {
  /// The builder of the styled scenes; a change causes a complete rebuild.
  package var builder: SceneBuilder {
    didSet { last = nil }
  }
  private var last: LastPicture?

  package init(_ builder: SceneBuilder) {
    self.builder = builder
  }

  /// Returns the styled scene of the next scene.
  ///
  /// - Parameters:
  ///   - scene: The keyboard's scene.
  ///   - time: The current time, for the progress of keys that wait; `nil` for none.
  ///   - pointer: The position of a mouse or a touchpad, in the keyboard's space; `nil` for none.
  /// - Returns: The styled scene.
  package mutating func update(
    to scene: Scene, at time: Timestamp? = nil, pointer: Point? = nil
  ) -> StyledScene {
    var picture = picture(of: scene, at: time)
    if let pointer { picture.pointer = builder.pointer(at: pointer, isPressed: false) }
    return picture
  }

  private mutating func picture(of scene: Scene, at time: Timestamp?) -> StyledScene {
    if let picture = last?.update(to: scene, by: builder, at: time) { return picture }
    let next = LastPicture(scene, by: builder, at: time)
    last = next
    return next.picture
  }
}

/// The last styled scene, with the data that an update needs.
private struct LastPicture {
  private var scene: Scene
  /// The keys whose look depends on a finger, a callout or a wait.
  private var touched: [Int]
  /// The styled scene, without a pointer.
  private(set) var picture: StyledScene
  private let callouts: CalloutStyler

  init(_ scene: Scene, by builder: SceneBuilder, at time: Timestamp?) {
    callouts = builder.calloutStyler(for: scene)
    self.scene = scene
    touched = scene.touchedKeys(callouts)
    picture = builder.styledKeys(of: scene, at: time, callouts)
    builder.addOverlays(of: scene, callouts, to: &picture)
  }

  /// Updates the styled scene to a scene with the same keys.
  ///
  /// - Returns: The styled scene; `nil` for a scene with other keys. Always `nil` for an emoji
  ///   page, whose keys a hook may replace.
  mutating func update(
    to next: Scene, by builder: SceneBuilder, at time: Timestamp?
  ) -> StyledScene? {
    guard scene.hasKeysLike(next), next.keyboardType != .emojis else { return nil }
    let last = scene
    scene = next
    restyleTouchedKeys(by: builder, at: time)
    if last.suggestions != next.suggestions || last.pressedSuggestion != next.pressedSuggestion
      || builder.hooks.toolbar != nil
    {
      picture.toolbar = builder.styledToolbar(of: next)
    }
    if last.scan != next.scan { picture.highlights = builder.highlights(of: next) }
    if last.callouts != next.callouts { picture.callouts = next.callouts.map(callouts.callout) }
    return picture
  }

  private mutating func restyleTouchedKeys(by builder: SceneBuilder, at time: Timestamp?) {
    let before = touched
    touched = scene.touchedKeys(callouts)
    // Keys that are covered by callouts do not look pressed.
    guard !touched.isEmpty || !before.isEmpty else { return }
    let styler = KeyStyler(builder, scene, time, callouts)
    for index in touched where picture.keys.indices.contains(index) {
      picture.keys[index] = styler.key(index)
    }
    for index in before where picture.keys.indices.contains(index) && !touched.contains(index) {
      picture.keys[index] = styler.key(index)
    }
  }
}

extension Scene {
  /// Returns whether all keys look the same except for fingers and waits.
  fileprivate func hasKeysLike(_ other: Scene) -> Bool {
    keyboardType == other.keyboardType && keyboardCase == other.keyboardCase
      && modifiers == other.modifiers
      && isSpaceDragGestureActive == other.isSpaceDragGestureActive && frames == other.frames
  }

  /// Returns whether a key has a callout; it then looks pressed even after the finger is lifted.
  func hasCallout(over key: KeyboardFrames.Key) -> Bool {
    callouts.contains { $0.keyFrame == key.capFrame }
  }

  /// Returns the keys whose look depends on a finger, callout or wait, as indices into the frames,
  /// each once.
  fileprivate func touchedKeys(_ styler: CalloutStyler) -> [Int] {
    var keys = pressedKeys
    for callout in callouts {
      guard let key = frames.index(ofCap: callout.keyFrame) else { continue }
      if styler.hidesKey(of: callout) {
        keys.removeAll { $0 == key }
      } else if !keys.contains(key) {
        keys.append(key)
      }
    }
    for wait in waits where !keys.contains(wait.key) { keys.append(wait.key) }
    return keys
  }
}
