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
/// At rest the copying is done as soon as a buffer is free, so that a key that is touched is only drawn. While fingers are on keys
/// it waits: the free buffer has what will be shown when they are lifted.
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

  /// Two pictures, one after the other.
  private struct Step: Hashable {
    let old: FittedPicture
    let new: FittedPicture
  }

  private var ring: BufferRing<FittedPicture>
  /// What pictures differ in that came after each other lately, as ``FittedPicture/damage(from:)`` says it.
  private var steps = GenerationCache<Step, FittedPicture.Damage?>(limit: 128)
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
    let damage = difference(of: picture, from: shown)
    if let damage, damage.points.isEmpty { return .isShown }
    guard let (index, content) = ring.next(), surfaces.indices.contains(index) else {
      return .noBuffer
    }
    if let damage {
      // It often has it already: a key that is let go looks as it did before it was touched.
      if isLevel(index) || difference(of: picture, from: content)?.points.isEmpty != true {
        catchUp(index, on: surfaces)
        renderer.draw(picture.scene, on: surfaces[index], damage: damage.points)
      }
    } else {
      renderer.draw(
        picture.scene, on: surfaces[index], damage: difference(of: picture, from: content)?.points)
    }
    take(picture, on: index, damage?.pixels)
    return .drawn(index, damage: damage?.pixels)
  }

  private mutating func difference(
    of picture: FittedPicture, from old: FittedPicture?
  ) -> FittedPicture.Damage? {
    guard let old else { return nil }
    return steps.value(for: Step(old: old, new: picture)) { picture.damage(from: old) }
  }

  /// Whether a buffer has what the shown one has.
  private func isLevel(_ index: Int) -> Bool { stale[index]?.isEmpty == true }

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
  ///
  /// - Parameters:
  ///   - index: Its number.
  ///   - surfaces: The pixels of each buffer.
  public mutating func release(_ index: Int, on surfaces: [PixelSurface]) {
    ring.release(index)
    guard let shown, shown.scene.isAtRest, stale.indices.contains(index),
      surfaces.count == stale.count
    else { return }
    catchUp(index, on: surfaces)
    stale[index] = []
    ring.note(shown, on: index)
  }
}

extension StyledScene {
  /// Whether no finger is to be seen in it.
  fileprivate var isAtRest: Bool { callouts.isEmpty && !keys.contains { $0.isPressed } }
}
