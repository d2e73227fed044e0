// SPDX-License-Identifier: MIT

import ClavierDrawing
import Panel

/// Buffers of one size, and the pictures on them.
///
/// ```
///   made ──▶ a surface's ── hidden ──▶ kept ── shown again, as large as it was ──▶ another surface's
/// ```
///
/// They outlive the surface that they were drawn for, so that a keyboard that comes again as it went need not be drawn.
final class DrawnBuffers {
  private let pool: BufferPool
  private var pictures = PictureBuffers(count: BufferPool.count)

  /// Makes clear buffers.
  ///
  /// - Parameters:
  ///   - globals: Of the compositor.
  ///   - width: How many pixels a row has.
  ///   - height: How many rows there are.
  /// - Throws: ``BackendError``.
  init(_ globals: Globals, width: Int, height: Int) throws(BackendError) {
    pool = try BufferPool(globals, width: width, height: height)
    pool.onRelease = { [weak self] index in
      guard let self else { return }
      pictures.release(index, on: pool.surfaces)
      onRelease?()
    }
  }

  /// Called when the compositor has given one of them back.
  var onRelease: (() -> Void)?

  /// Whether they are as large as this.
  func fit(width: Int, height: Int) -> Bool { pool.width == width && pool.height == height }

  /// What the surface shows; `nil` for nothing yet.
  var shown: FittedPicture? { pictures.shown }

  /// Draws a picture, if the surface does not show it.
  func draw(_ picture: FittedPicture, with renderer: SceneRenderer) -> PictureBuffers.Outcome {
    pictures.draw(picture, on: pool.surfaces, with: renderer)
  }

  /// The compositor's object for a buffer.
  func buffer(_ index: Int) -> OpaquePointer? { pool.buffer(index) }

  /// They are a surface's no longer.
  func leaveSurface() {
    onRelease = nil
    pictures.leave()
  }
}
