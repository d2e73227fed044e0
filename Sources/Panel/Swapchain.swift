// SPDX-License-Identifier: MIT

public import ClavierDrawing
public import ClavierKit

/// A set of buffers of a display server; each picture is drawn on a free buffer with the fewest
/// changes.
///
/// ```
///   shown   ┌─────────┐          free   ┌─────────┐   1. what the shown buffer has newer is copied
///           │ a   B   │ ── copied ────▶ │ a   B   │
///           │   c     │                 │   C     │   2. what neither has is drawn
///           └─────────┘                 └─────────┘
/// ```
///
/// At rest, buffers are updated as soon as they are free, so that only a touched key needs to be
/// drawn. While fingers are on keys the update waits, since the free buffer already has the picture
/// that follows their lift.
///
/// The caller owns the pixels: one surface per buffer, all of equal size and transparent at first.
public struct Swapchain {
  /// The result of drawing.
  public enum Outcome: Hashable, Sendable {
    /// The server has the picture already.
    case isShown
    /// The server holds all buffers, so nothing was drawn.
    case noBuffer
    /// The picture is on the buffer of this number, which the server holds now.
    ///
    /// `damage` is the area in which the picture may differ from the previous one, in pixels; `nil`
    /// for everything.
    case drawn(Int, damage: [Rect]?)
  }

  private var ring: BufferQueue<ScaledScene>
  /// The area of each buffer in which newer pictures differ from it, in pixels; `nil` for
  /// everything.
  private var stale: [[Rect]?]
  private var shownIndex = 0
  /// The renderer of all pictures; `nil` before the first, and once it is released.
  private weak var renderer: SceneRenderer?
  /// The picture that the server has; `nil` before the first.
  public private(set) var shown: ScaledScene?

  public init(count: Int) {
    ring = BufferQueue(count: count)
    stale = Array(repeating: nil, count: max(0, count))
  }

  /// Draws a picture on a buffer, if it differs from the picture that the server has.
  ///
  /// With another renderer, the whole picture is drawn, since images may have changed.
  ///
  /// - Parameters:
  ///   - picture: The picture, of the same size as the surfaces.
  ///   - surfaces: The pixels of each buffer.
  ///   - renderer: The renderer at the picture's scale.
  /// - Returns: The result.
  public mutating func draw(
    _ picture: ScaledScene, on surfaces: [PixelSurface], with renderer: SceneRenderer
  ) -> Outcome {
    let isSameRenderer = self.renderer === renderer
    let damage = isSameRenderer ? picture.damage(from: shown) : nil
    if let damage, damage.points.isEmpty { return .isShown }
    guard let index = ring.next(), surfaces.indices.contains(index) else { return .noBuffer }
    if !isSameRenderer {
      ring.forgetContents()
      self.renderer = renderer
    }
    if let damage, let shown = shown?.scene {
      // A buffer often has the picture already: a released key looks as before the touch.
      if isCurrent(index) || picture.damage(from: ring.content(of: index))?.points.isEmpty != true {
        copyNewerParts(index, on: surfaces)
        renderer.redraw(picture.scene, in: damage.points, on: surfaces[index], over: shown)
      }
    } else {
      let content = ring.content(of: index)
      let old = picture.damage(from: content) == nil ? nil : content?.scene
      renderer.draw(picture.scene, on: surfaces[index], replacing: old)
    }
    updateStale(picture, on: index, damage?.pixels)
    return .drawn(index, damage: damage?.pixels)
  }

  /// Returns whether a buffer has the shown picture.
  private func isCurrent(_ index: Int) -> Bool { stale[index]?.isEmpty == true }

  /// Copies the parts of the shown buffer that are newer to another buffer.
  private func copyNewerParts(_ index: Int, on surfaces: [PixelSurface]) {
    guard index != shownIndex, surfaces.indices.contains(shownIndex) else { return }
    let (surface, shown) = (surfaces[index], surfaces[shownIndex])
    let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    for part in stale[index] ?? [whole] { surface.copy(part, of: shown) }
  }

  private mutating func updateStale(_ picture: ScaledScene, on index: Int, _ damage: [Rect]?) {
    for other in stale.indices where other != index { addStaleArea(other, by: damage) }
    stale[index] = []
    ring.commit(index, picture)
    (shown, shownIndex) = (picture, index)
  }

  /// Adds an area in which a newer picture differs from a buffer; `nil` for everything.
  private mutating func addStaleArea(_ index: Int, by damage: [Rect]?) {
    guard let damage, stale[index] != nil else {
      stale[index] = nil
      return
    }
    stale[index]?.append(contentsOf: damage)
    guard let parts = stale[index], parts.count > Self.maximumParts else { return }
    stale[index] = [parts.dropFirst().reduce(parts[0]) { $0.union($1) }]
  }

  /// The maximum number of areas to copy one by one; more areas are merged into one.
  ///
  /// **Source:** ours: the number of areas in which two pictures differ during quick typing.
  private static let maximumParts = 8

  /// Forgets the shown picture when the surface is removed; the buffers keep their content.
  public mutating func detach() {
    shown = nil
  }

  /// Handles the release of a buffer.
  ///
  /// - Parameters:
  ///   - index: The buffer's number.
  ///   - surfaces: The pixels of each buffer.
  public mutating func release(_ index: Int, on surfaces: [PixelSurface]) {
    ring.release(index)
    guard let shown, shown.scene.isAtRest, stale.indices.contains(index),
      surfaces.count == stale.count
    else { return }
    copyNewerParts(index, on: surfaces)
    stale[index] = []
    ring.setContent(shown, on: index)
  }
}

extension StyledScene {
  /// Whether the scene shows no touched key or callout.
  fileprivate var isAtRest: Bool { callouts.isEmpty && !keys.contains { $0.isPressed } }
}
