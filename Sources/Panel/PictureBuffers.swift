// SPDX-License-Identifier: MIT

public import ClavierDrawing
public import ClavierKit

/// Pictures on the buffers of a display server: each is drawn on a buffer that is free, and of it only what has changed.
///
/// ```
///   shown   ┌─────────┐          free   ┌─────────┐   1. what the shown buffer has and this one has not is copied
///           │ a   B   │ ── copied ────▶ │ a   B   │
///           │   c     │                 │   C     │   2. what neither has is drawn
///           └─────────┘                 └─────────┘
/// ```
///
/// The pixels themselves are their owner's, as many surfaces as there are buffers, all of one size and clear at first.
public struct PictureBuffers {
  /// What came of drawing.
  public enum Outcome: Hashable, Sendable {
    /// The server has the picture already.
    case isShown
    /// The server holds all buffers.
    case noBuffer
    /// The picture is on the buffer of this number, which from now on the server holds; and where it may differ from what the server
    /// had, in pixels, `nil` for everywhere.
    case drawn(Int, damage: [Rect]?)
  }

  private var ring: BufferRing<FittedPicture>
  /// Where newer pictures have differed from what is on a buffer, in pixels; `nil` for everywhere.
  private var stale: [[Rect]?]
  private var shownIndex = 0
  /// What the server has; `nil` for nothing yet.
  public private(set) var shown: FittedPicture?

  public init(count: Int) {
    ring = BufferRing(count: count)
    stale = Array(repeating: nil, count: max(0, count))
  }

  /// Draws a picture on a buffer, if it is another than the one that the server has.
  ///
  /// - Parameters:
  ///   - picture: The picture, as large as the surfaces.
  ///   - surfaces: The pixels of each buffer.
  ///   - renderer: Draws at the picture's scale.
  /// - Returns: What came of it.
  public mutating func draw(
    _ picture: FittedPicture, on surfaces: [PixelSurface], with renderer: SceneRenderer
  ) -> Outcome {
    let damage = picture.damage(from: shown)
    if let damage, damage.points.isEmpty { return .isShown }
    guard let (index, content) = ring.next(), surfaces.indices.contains(index) else {
      return .noBuffer
    }
    if let damage {
      // It often has it already: a key that is let go looks as it did before it was touched.
      if picture.damage(from: content)?.points.isEmpty != true {
        catchUp(index, on: surfaces)
        renderer.draw(picture.scene, on: surfaces[index], damage: damage.points)
      }
    } else {
      renderer.draw(
        picture.scene, on: surfaces[index], damage: picture.damage(from: content)?.points)
    }
    take(picture, on: index, damage?.pixels)
    return .drawn(index, damage: damage?.pixels)
  }

  /// Brings a buffer to where the shown one is.
  private func catchUp(_ index: Int, on surfaces: [PixelSurface]) {
    guard index != shownIndex, surfaces.indices.contains(shownIndex) else { return }
    let (surface, shown) = (surfaces[index], surfaces[shownIndex])
    let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    for part in stale[index] ?? [whole] { surface.copy(part, of: shown) }
  }

  private mutating func take(_ picture: FittedPicture, on index: Int, _ damage: [Rect]?) {
    for other in stale.indices {
      guard let damage, let old = stale[other] else {
        stale[other] = nil
        continue
      }
      let parts = old + damage
      stale[other] =
        parts.count > Self.mostParts
        ? [parts.dropFirst().reduce(parts[0]) { $0.union($1) }] : parts
    }
    stale[index] = []
    ring.commit(index, picture)
    (shown, shownIndex) = (picture, index)
  }

  /// How many parts of a buffer are copied one by one; more as one around them.
  ///
  /// **Source:** ours: as many as two pictures of quick fingers differ in.
  private static let mostParts = 8

  /// The server shows nothing any more; what it still holds it will give back, and what is on the buffers stays there.
  public mutating func leave() {
    shown = nil
  }

  /// The server has given a buffer back.
  public mutating func release(_ index: Int) {
    ring.release(index)
  }
}
