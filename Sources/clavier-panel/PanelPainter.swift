// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Panel

/// Makes pictures of what the daemon says: of the keyboard with its handle, or of what stands for it.
struct PanelPainter {
  private var follower: SceneFollower
  /// Pictures of a keyboard that floats, with their handle.
  private var handled = GenerationCache<StyledScene, StyledScene>(limit: 128)
  /// Where the panel and the keys of the last keyboard were in its picture.
  private(set) var shape = PanelShape.unknown
  /// Where the handle is in the picture; `nil` for none.
  private(set) var handle: Rect?
  /// What is shown instead of the keyboard; `nil` if nothing is.
  private(set) var standIn: PanelStandIn?

  /// Makes pictures in a theme; above a keyboard, what is beyond the headroom in points is cut off.
  init(_ theme: KeyboardTheme, headroom: Double) {
    follower = SceneFollower(
      SceneBuilder(
        styleService: .themeBased(theme: theme), headroom: headroom, coversRows: true))
  }

  /// Has all keys styled anew, by what the daemon says of the keyboard as a whole.
  mutating func restyle(_ scene: LinkScene, _ settings: PanelSettings) {
    var builder = follower.builder
    builder.context = scene.context
    builder.context.colorScheme = settings.appearance
    builder.canType = scene.typability
    follower.builder = builder
  }

  /// The picture of a keyboard, whose ``shape`` and ``handle`` hold from now on.
  mutating func picture(
    of scene: LinkScene, at now: Timestamp, hasPointer: Bool, hasHandle: Bool
  ) -> StyledScene {
    var picture = follower.picture(
      of: scene.scene, at: now, pointer: hasPointer ? scene.pointer : nil)
    handle = nil
    if hasHandle {
      handle = PanelHandle.frame(below: picture.background.frame)
      picture = handled.value(for: picture) { PanelHandle.added(to: picture) }
    }
    shape = PanelShape(
      panel: picture.background.frame, keys: scene.scene.frames.bounds, gap: picture.gap)
    standIn = nil
    return picture
  }

  /// The picture of what stands for the keyboard; `nil` for nothing.
  mutating func picture(of standIn: PanelStandIn?) -> StyledScene? {
    self.standIn = standIn
    return standIn?.picture(headroom: follower.builder.headroom)
  }
}
