// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Panel
import TestSupport
import Testing

/// What is on the screen after pictures were drawn on buffers that come and go.
struct PictureBuffersTests {
  private static let (width, height) = (390, 300)

  /// A keyboard with fingers on some keys.
  private func picture(_ pressed: [String]) throws -> FittedPicture {
    var preview = KeyboardPreview()
    preview.pressed = pressed
    var scene = try preview.scene()
    // As much room as the largest letter over a finger needs.
    scene.bounds.minY = -80
    return try #require(FittedPicture(scene, width: Self.width, height: Self.height))
  }

  private func pixels(_ surface: PixelSurface) -> [UInt8] { surface.withPixels { Array($0) } }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func eachIsThereWholeHoweverOldItsBufferIs(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pictures = try [[], ["q"], ["g"], ["m", "a"], ["q", "p"], ["return"]].map {
      try picture($0)
    }
    let renderer = try SceneRenderer(scale: pictures[0].scale)
    let count = Int.random(in: 2...3, using: &random)
    let surfaces = try (0..<count).map { _ in
      try PixelSurface(width: Self.width, height: Self.height)
    }
    var buffers = PictureBuffers(count: count)
    // What the server shows: only what is said to differ is taken over.
    var screen = [UInt8](repeating: 0, count: Self.width * Self.height * 4)
    var held: [Int] = []
    for _ in 0..<40 {
      let picture = pictures[Int.random(in: pictures.indices, using: &random)]
      let drawn = buffers.draw(picture, on: surfaces, with: renderer)
      if let (index, damage) = drawn {
        held.append(index)
        let source = pixels(surfaces[index])
        let whole = Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))
        for rect in damage ?? [whole] { copy(rect.clamped(to: whole), of: source, to: &screen) }
        let alone = try PixelSurface(width: Self.width, height: Self.height)
        renderer.draw(picture.scene, on: alone)
        let expected = pixels(alone)
        let (isWhole, isSeen) = (source == expected, screen == expected)
        // A server may take the whole buffer, or only what is said to differ.
        #expect(isWhole && isSeen)
        #expect(buffers.shown == picture)
      } else {
        #expect(held.count == count)
      }
      while held.count > 1, Bool.random(using: &random) || held.count == count {
        buffers.release(held.remove(at: Int.random(in: held.indices, using: &random)))
      }
    }
  }

  @Test func withoutAFreeBufferNothingIsDrawn() throws {
    let (first, second) = (try picture([]), try picture(["q"]))
    let renderer = try SceneRenderer(scale: first.scale)
    let surface = try PixelSurface(width: Self.width, height: Self.height)
    var buffers = PictureBuffers(count: 1)
    let drawn = buffers.draw(first, on: [surface], with: renderer)
    #expect(drawn?.index == 0 && drawn?.damage == nil)
    let before = pixels(surface)
    let refused = buffers.draw(second, on: [surface], with: renderer)
    #expect(refused == nil)
    let isUntouched = pixels(surface) == before
    #expect(isUntouched)
    #expect(buffers.shown == first)
    buffers.release(0)
    let next = buffers.draw(second, on: [surface], with: renderer)
    #expect(next?.damage?.isEmpty == false)
  }

  private func copy(_ rect: Rect, of source: [UInt8], to target: inout [UInt8]) {
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let row = (y * Self.width + Int(rect.minX)) * 4..<(y * Self.width + Int(rect.maxX)) * 4
      target.replaceSubrange(row, with: source[row])
    }
  }
}
