// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Panel
import TestSupport
import Testing

/// The screen's content after drawing on buffers that come and go.
struct SwapchainTests {
  private static let (width, height) = (390, 300)

  /// Returns a keyboard with fingers on some keys.
  private func picture(_ pressed: [String]) throws -> ScaledScene {
    var preview = KeyboardPreview()
    preview.pressed = pressed
    var scene = try preview.scene()
    // The headroom for the largest letter over a finger.
    scene.bounds.minY = -80
    return try #require(ScaledScene(scene, width: Self.width, height: Self.height))
  }

  private func pixels(_ surface: PixelSurface) -> [UInt8] { surface.withPixels { Array($0) } }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: 0..<6 as Range<UInt64>)
  func eachPictureIsCompleteInABufferOfAnyAge(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pictures = try [[], ["q"], ["g"], ["m", "a"], ["q", "p"], ["return"]].map {
      try picture($0)
    }
    let renderer = try SceneRenderer(scale: pictures[0].scale)
    let count = Int.random(in: 2...3, using: &random)
    let surfaces = try (0..<count).map { _ in
      try PixelSurface(width: Self.width, height: Self.height)
    }
    var buffers = Swapchain(count: count)
    // The server's screen, updated only by the reported damage.
    var screen = [UInt8](repeating: 0, count: Self.width * Self.height * 4)
    var held: [Int] = []
    for _ in 0..<40 {
      let picture = pictures[Int.random(in: pictures.indices, using: &random)]
      switch buffers.draw(picture, on: surfaces, with: renderer) {
      case .isShown: #expect(screen == (try alone(picture, renderer)))
      case .noBuffer: #expect(held.count == count)
      case .drawn(let index, let damage):
        held.append(index)
        let source = pixels(surfaces[index])
        let whole = Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))
        for rect in damage ?? [whole] { copy(rect.clamped(to: whole), of: source, to: &screen) }
        let expected = try alone(picture, renderer)
        let (isWhole, isSeen) = (source == expected, screen == expected)
        // A server may copy the whole buffer, or only the damage.
        #expect(isWhole && isSeen)
        #expect(buffers.shown == picture)
      }
      // Sometimes hidden, and shown again.
      if Int.random(in: 0..<8, using: &random) == 0 { buffers.detach() }
      while held.count > 1, Bool.random(using: &random) || held.count == count {
        let index = held.remove(at: Int.random(in: held.indices, using: &random))
        buffers.release(index, on: surfaces)
      }
    }
  }

  @Test func withoutAFreeBufferTheSurfaceIsUnchanged() throws {
    let (first, second) = (try picture([]), try picture(["q"]))
    let renderer = try SceneRenderer(scale: first.scale)
    let surface = try PixelSurface(width: Self.width, height: Self.height)
    var buffers = Swapchain(count: 1)
    #expect(buffers.draw(first, on: [surface], with: renderer) == .drawn(0, damage: nil))
    let before = pixels(surface)
    #expect(buffers.draw(second, on: [surface], with: renderer) == .noBuffer)
    let isUntouched = pixels(surface) == before
    #expect(isUntouched)
    #expect(buffers.shown == first)
    #expect(buffers.draw(first, on: [surface], with: renderer) == .isShown)
    buffers.release(0, on: [surface])
    guard case .drawn(0, let damage?) = buffers.draw(second, on: [surface], with: renderer) else {
      Issue.record("it was not drawn")
      return
    }
    #expect(!damage.isEmpty)
  }

  /// Overwrites a buffer with garbage; returns whether a picture is then drawn over it.
  private func isDrawnOver(
    _ surface: PixelSurface, by draw: () -> Swapchain.Outcome
  ) throws -> Bool {
    let stain = Rect(x: 0, y: Double(Self.height) - 1, width: 1, height: 1)
    surface.copy(stain, of: try PixelSurface(width: Self.width, height: Self.height))
    let outcome = draw()
    guard case .drawn(0, _) = outcome else { return false }
    return pixels(surface)[(Self.height - 1) * Self.width * 4 + 3] != 0
  }

  @Test func currentBuffersAreNotRedrawn() throws {
    let (rest, pressed) = (try picture([]), try picture(["q"]))
    let renderer = try SceneRenderer(scale: rest.scale)
    let surfaces = try (0..<2).map { _ in
      try PixelSurface(width: Self.width, height: Self.height)
    }
    var buffers = Swapchain(count: 2)
    #expect(buffers.draw(rest, on: surfaces, with: renderer) == .drawn(0, damage: nil))
    _ = buffers.draw(pressed, on: surfaces, with: renderer)
    buffers.release(0, on: surfaces)
    // The key is released: the first buffer still shows it pressed.
    let isDrawn = try isDrawnOver(surfaces[0]) {
      buffers.draw(rest, on: surfaces, with: renderer)
    }
    #expect(!isDrawn && buffers.shown == rest)
    // Hidden, and shown again unchanged.
    buffers.release(0, on: surfaces)
    buffers.release(1, on: surfaces)
    buffers.detach()
    #expect(buffers.shown == nil)
    let isDrawnAgain = try isDrawnOver(surfaces[0]) {
      buffers.draw(rest, on: surfaces, with: renderer)
    }
    #expect(!isDrawnAgain && buffers.shown == rest)
  }

  @Test func aBufferReleasedAtRestIsPreparedForTheNextTouch() throws {
    let (rest, pressed, other) = (try picture([]), try picture(["q"]), try picture(["p"]))
    let renderer = try SceneRenderer(scale: rest.scale)
    let surfaces = try (0..<2).map { _ in
      try PixelSurface(width: Self.width, height: Self.height)
    }
    var buffers = Swapchain(count: 2)
    _ = buffers.draw(rest, on: surfaces, with: renderer)
    let atRest = pixels(surfaces[0])
    _ = buffers.draw(pressed, on: surfaces, with: renderer)
    let touched = pixels(surfaces[1])
    #expect(touched != atRest)
    // Under a finger, the buffer with the picture after the lift is kept.
    buffers.release(0, on: surfaces)
    #expect(pixels(surfaces[0]) == atRest)
    _ = buffers.draw(rest, on: surfaces, with: renderer)
    #expect(pixels(surfaces[1]) == touched)
    buffers.release(1, on: surfaces)
    #expect(pixels(surfaces[1]) == atRest)
    // The next picture is drawn on that buffer, and is complete.
    guard case .drawn(1, let damage?) = buffers.draw(other, on: surfaces, with: renderer) else {
      Issue.record("it was not drawn on the free buffer")
      return
    }
    #expect(pixels(surfaces[1]) == (try alone(other, renderer)) && damage.count == 1)
  }

  @Test("Another renderer draws a changed image, also of a picture that is on the buffers already")
  func changedImages() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(try image(.red), to: "image.png")
    var scene = try KeyboardPreview().scene()
    scene.background.background = Keyboard.Background(image: .file(path))
    let picture = try #require(ScaledScene(scene, width: Self.width, height: Self.height))
    let surfaces = try (0..<2).map { _ in
      try PixelSurface(width: Self.width, height: Self.height)
    }
    var buffers = Swapchain(count: 2)
    let first = try SceneRenderer(scale: picture.scale)
    #expect(buffers.draw(picture, on: surfaces, with: first) == .drawn(0, damage: nil))
    let red = pixels(surfaces[0])
    // Hidden, and shown again; later while it is shown.
    for (color, isHidden) in [(Color.blue, true), (Color.green, false)] {
      for index in surfaces.indices { buffers.release(index, on: surfaces) }
      if isHidden { buffers.detach() }
      try directory.write(try image(color), to: "image.png")
      let other = try SceneRenderer(scale: picture.scale)
      guard case .drawn(let index, nil) = buffers.draw(picture, on: surfaces, with: other) else {
        Issue.record("the picture was not drawn")
        return
      }
      let expected = try alone(picture, other)
      #expect(expected != red)
      let isDrawn = pixels(surfaces[index]) == expected
      #expect(isDrawn)
      #expect(buffers.draw(picture, on: surfaces, with: other) == .isShown)
    }
  }

  /// Returns an image of one colour.
  private func image(_ color: Color) throws -> [UInt8] {
    let frame = Rect(x: 0, y: 0, width: 8, height: 8)
    let scene = StyledScene(
      bounds: frame, effectiveAppearance: .light,
      background: StyledScene.Box(frame: frame, fill: color))
    return try SceneRenderer().picture(of: scene, as: .png)
  }

  private func alone(_ picture: ScaledScene, _ renderer: SceneRenderer) throws -> [UInt8] {
    let surface = try PixelSurface(width: Self.width, height: Self.height)
    renderer.draw(picture.scene, on: surface)
    return pixels(surface)
  }

  private func copy(_ rect: Rect, of source: [UInt8], to target: inout [UInt8]) {
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let row = (y * Self.width + Int(rect.minX)) * 4..<(y * Self.width + Int(rect.maxX)) * 4
      target.replaceSubrange(row, with: source[row])
    }
  }
}
