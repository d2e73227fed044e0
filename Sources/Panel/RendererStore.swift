// SPDX-License-Identifier: MIT

package import ClavierDrawing
package import ClavierKit

/// The renderer of the scale that was used last, and the pictures that fitted the room that there was last.
///
/// It keeps its letters while the keyboard is hidden: to set them anew takes longer than all else that showing it does.
package final class RendererStore {
  private struct Room: Equatable {
    var width: Int
    var height: Int
    var headroom: Double?
  }

  private var last: SceneRenderer?
  private var room = Room(width: 0, height: 0)
  private var fitted = GenerationCache<StyledScene, FittedPicture?>(limit: 1)

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

  /// A picture that fills a surface, as ``FittedPicture/init(_:width:height:headroom:)`` has it.
  ///
  /// One that was seen lately is the same again, and not only equal, so that all that was found out about it is found by it.
  package func fitted(
    _ scene: StyledScene, width: Int, height: Int, headroom: Double? = nil
  ) -> FittedPicture? {
    let room = Room(width: width, height: height, headroom: headroom)
    if room != self.room {
      (self.room, fitted) = (room, GenerationCache(limit: Self.limit))
    }
    return fitted.value(for: scene) {
      FittedPicture(scene, width: width, height: height, headroom: headroom)
    }
  }

  /// How many pictures are known at most.
  ///
  /// **Source:** ours: as many as ``SceneFollower`` remembers.
  private static let limit = 128
}
