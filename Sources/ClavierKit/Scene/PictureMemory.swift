// SPDX-License-Identifier: MIT

/// Pictures of scenes that were seen lately, and differ only in what fingers do and a scan offers.
struct PictureMemory {
  private struct Moment: Hashable {
    let pressedKeys: [Int]
    let callouts: [CalloutScene]
    let scan: ScanHighlight?

    init(_ scene: Scene) {
      (pressedKeys, callouts, scan) = (scene.pressedKeys, scene.callouts, scene.scan)
    }

    /// Adds what tells most of them apart.
    func hash(into hasher: inout Hasher) {
      for key in pressedKeys { hasher.combine(key) }
      for callout in callouts {
        hasher.combine(callout.keyFrame.minX)
        hasher.combine(callout.keyFrame.minY)
        hasher.combine(callout.selectedIndex)
      }
    }
  }

  /// The scene whose keys all of them have; `nil` without any.
  private var scene: Scene?
  private var pictures = GenerationCache<Moment, StyledScene>(limit: limit)

  /// How many are kept at most.
  ///
  /// **Source:** ours: each letter under a finger; they share their keys, so that one takes a kilobyte or two.
  private static let limit = 128

  /// The picture of a scene, if it is known.
  mutating func picture(of other: Scene) -> StyledScene? {
    guard let scene, scene.hasKeysLike(other) else { return nil }
    return pictures.find(Moment(other))
  }

  /// Keeps the picture of a scene, which is not known.
  mutating func remember(_ picture: StyledScene, of other: Scene) {
    if scene?.hasKeysLike(other) != true { pictures = GenerationCache(limit: Self.limit) }
    scene = other
    pictures.keep(picture, for: Moment(other))
  }
}
