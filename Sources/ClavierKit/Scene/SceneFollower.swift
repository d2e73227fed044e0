// SPDX-License-Identifier: MIT

/// Makes pictures of one scene after the other, and styles only those keys anew that look different.
///
/// ```
///            first, or another page, case, modifier, builder …
///    ┌────────────────────────────────────────────────▶ all keys
///  scene
///    └────────────────────────────────────────────────▶ keys that a finger, a callout or a wait has come to or left
///            like the one before but for fingers and what lies over the keys
/// ```
///
/// ```swift
/// var follower = SceneFollower(SceneBuilder(styleService: .standard(), context: session.context))
/// let picture = follower.picture(of: session.scene)
/// let damage = picture.damage(from: before)
/// ```
///
/// Its pictures are those that the builder would make of each scene by itself. What was seen lately is remembered as a whole, since
/// whoever writes touches the same keys again and again.
package struct SceneFollower {
  /// What makes the pictures; setting it makes the next one anew.
  package var builder: SceneBuilder {
    didSet { (memory, pictures) = (KeyMemory(), PictureMemory()) }
  }
  private var memory = KeyMemory()
  private var pictures = PictureMemory()

  package init(_ builder: SceneBuilder) {
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
  package mutating func picture(
    of scene: Scene, at time: Timestamp? = nil, pointer: Point? = nil,
    isPointerPressed: Bool = false
  ) -> StyledScene {
    // A toolbar and emojis may be a program's own.
    let isLasting =
      pointer == nil && scene.waits.isEmpty && scene.keyboardType != .emojis && !builder.hasToolbar
    if isLasting, let picture = pictures.picture(of: scene) { return picture }
    let picture = builder.styled(
      scene, at: time, pointer: pointer, isPointerPressed: isPointerPressed,
      remembering: &memory)
    if isLasting { pictures.remember(picture, of: scene) }
    return picture
  }
}
