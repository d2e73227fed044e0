// SPDX-License-Identifier: MIT

public import ClavierDrawing
public import ClavierKit

/// Pictures on the buffers of a display server: each is drawn on a buffer that is free, and of it only what is not there yet.
///
/// The pixels themselves are their owner's, as many surfaces as there are buffers, all of one size and clear at first.
public struct PictureBuffers {
  private var ring: BufferRing<FittedPicture>
  /// What the server has; `nil` for nothing yet.
  public private(set) var shown: FittedPicture?

  public init(count: Int) {
    ring = BufferRing(count: count)
  }

  /// Draws a picture on a buffer, which from then on the server holds.
  ///
  /// - Parameters:
  ///   - picture: The picture, as large as the surfaces.
  ///   - surfaces: The pixels of each buffer.
  ///   - renderer: Draws at the picture's scale.
  /// - Returns: Which buffer it is, and where it may differ from what the server had, in pixels, `nil` for everywhere; or
  ///   `nil` while the server holds all of them.
  public mutating func draw(
    _ picture: FittedPicture, on surfaces: [PixelSurface], with renderer: SceneRenderer
  ) -> (index: Int, damage: [Rect]?)? {
    guard let (index, content) = ring.next(), surfaces.indices.contains(index) else { return nil }
    renderer.draw(
      picture.scene, on: surfaces[index], damage: picture.damage(from: content)?.points)
    let damage = picture.damage(from: shown)?.pixels
    ring.commit(index, picture)
    shown = picture
    return (index, damage)
  }

  /// The server has given a buffer back.
  public mutating func release(_ index: Int) {
    ring.release(index)
  }
}
