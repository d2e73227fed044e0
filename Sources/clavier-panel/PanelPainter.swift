// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Panel

/// The pictures for the daemon's scenes: the keyboard with its handle, or a placeholder.
struct PanelPainter {
  private var retained: RetainedPicture
  /// The proportions of the last keyboard's picture.
  private(set) var shape = PanelShape.unknown
  /// The handle's frame in the picture; `nil` for none.
  private(set) var handle: Rect?
  /// The placeholder that is shown instead of the keyboard; `nil` for none.
  private(set) var placeholder: PanelPlaceholder?

  /// Creates a painter for a theme.
  ///
  /// The parameter `headroom`, in points, limits the space above a keyboard.
  init(_ theme: KeyboardTheme, headroom: Double) {
    retained = RetainedPicture(
      SceneBuilder(
        styleService: .themeBased(theme: theme), headroom: headroom, coversRows: true))
  }

  /// Restyles all keys for a changed context, appearance or typability.
  mutating func restyle(_ scene: LinkScene, _ appearance: ColorScheme) {
    var builder = retained.builder
    builder.context = scene.context
    builder.context.colorScheme = appearance
    builder.canType = scene.typability
    retained.builder = builder
  }

  /// Returns the picture of a keyboard, and updates ``shape`` and ``handle``.
  mutating func picture(
    of scene: LinkScene, at now: Timestamp, hasPointer: Bool, hasHandle: Bool
  ) -> StyledScene {
    var picture = retained.update(
      to: scene.scene, at: now, pointer: hasPointer ? scene.pointer : nil)
    handle = nil
    if hasHandle {
      handle = PanelHandle.frame(below: picture.background.frame)
      picture = PanelHandle.added(to: picture)
    }
    shape = PanelShape(
      panel: picture.background.frame, keys: scene.scene.frames.bounds, gap: picture.gap)
    placeholder = nil
    return picture
  }

  /// Returns the picture of a placeholder; `nil` for none.
  mutating func picture(of placeholder: PanelPlaceholder?) -> StyledScene? {
    self.placeholder = placeholder
    return placeholder?.picture(headroom: retained.builder.headroom)
  }
}
