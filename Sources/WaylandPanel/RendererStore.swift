// SPDX-License-Identifier: MIT

import ClavierDrawing

/// The renderer of the scale that was used last, which keeps its letters while the keyboard is hidden: to set them anew takes
/// longer than all else that showing it does.
final class RendererStore {
  private var last: SceneRenderer?

  /// The renderer of a scale.
  ///
  /// - Throws: ``WaylandError/system(call:reason:)`` without memory, or for a scale that cannot be drawn at.
  func renderer(scale: Double) throws(WaylandError) -> SceneRenderer {
    if let last, last.scale == scale { return last }
    do throws(DrawingError) {
      let made = try SceneRenderer(scale: scale)
      last = made
      return made
    } catch {
      throw .system(call: "draw", reason: "\(error)")
    }
  }
}
