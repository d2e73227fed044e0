// SPDX-License-Identifier: MIT

import ClavierDrawing
import Panel

/// Buffers of equal size, and the pictures drawn on them.
///
/// ```
///   made ──▶ in use ── hidden ──▶ cached ── shown in the same size ──▶ in use by a new surface
/// ```
///
/// The buffers outlive their surface, so a keyboard that reappears unchanged need not be redrawn.
final class RetainedBuffers {
  private let pool: BufferPool
  private var pictures = Swapchain(count: BufferPool.count)

  /// Creates transparent buffers.
  ///
  /// - Parameters:
  ///   - globals: The compositor's globals.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Throws: ``BackendError``.
  init(_ globals: Globals, width: Int, height: Int) throws(BackendError) {
    pool = try BufferPool(globals, width: width, height: height)
    pool.onRelease = { [weak self] index in
      guard let self else { return }
      pictures.release(index, on: pool.surfaces)
      onRelease?()
    }
  }

  /// Called when the compositor has released a buffer.
  var onRelease: (() -> Void)?

  /// Returns whether the buffers have this size.
  func haveSize(width: Int, height: Int) -> Bool { pool.width == width && pool.height == height }

  /// The picture that the surface shows; `nil` if it shows none yet.
  var shown: ScaledScene? { pictures.shown }

  /// Draws a picture; a no-op if the surface shows it already.
  func draw(_ picture: ScaledScene, with renderer: SceneRenderer) -> Swapchain.Outcome {
    pictures.draw(picture, on: pool.surfaces, with: renderer)
  }

  /// Returns the compositor's object for a buffer.
  func buffer(_ index: Int) -> OpaquePointer? { pool.buffer(index) }

  /// Detaches the buffers from their surface.
  func leaveSurface() {
    onRelease = nil
    pictures.detach()
  }
}
