// SPDX-License-Identifier: MIT

package import ClavierDrawing

/// The renderer of the scale that was used last, which keeps its letters while the keyboard is hidden: to set them anew takes
/// longer than all else that showing it does.
package final class RendererStore {
  private var last: SceneRenderer?

  package init() {}

  /// The renderer of a scale.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - failed: Told that there is no memory, or that nothing can be drawn at that scale.
  /// - Returns: `nil` where there can be none.
  package func renderer(scale: Double, orTell failed: (String) -> Void) -> SceneRenderer? {
    if let last, last.scale == scale { return last }
    do throws(DrawingError) {
      last = try SceneRenderer(scale: scale)
      return last
    } catch {
      failed(error.description)
      return nil
    }
  }
}
