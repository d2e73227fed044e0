// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import TestSupport
import Testing

@testable import X11Panel

/// The visible parts of a picture where transparency is not available.
struct OpaqueRegionsTests {
  /// Draws boxes, and returns the covered spans.
  private func spans(
    _ boxes: [Rect], rows: Int = 20, opacity: Double = 1
  ) throws -> (spans: [Rect], surface: PixelSurface) {
    let bounds = Rect(x: 0, y: 0, width: 30, height: 20)
    let scene = StyledScene(
      bounds: bounds, effectiveAppearance: .light,
      background: StyledScene.Box(frame: Rect(x: 0, y: 0, width: 0, height: 0), fill: .clear),
      highlights: boxes.map { StyledScene.Box(frame: $0, fill: Color.red.opacity(opacity)) })
    let surface = try PixelSurface(width: 30, height: 20)
    try SceneRenderer(scale: 1).draw(scene, on: surface)
    return (opaqueRegions(of: surface, rows: rows), surface)
  }

  @Test func undrawnAreasAreNotOpaque() throws {
    #expect(try spans([]).spans == [])
  }

  @Test func aBoxIsOneRectangle() throws {
    let box = Rect(x: 3, y: 2, width: 10, height: 5)
    #expect(try spans([box]).spans == [box])
    #expect(try spans([box], rows: 4).spans == [Rect(x: 3, y: 2, width: 10, height: 2)])
    #expect(try spans([box], rows: 0).spans == [])
    #expect(try spans([Rect(x: 0, y: 0, width: 30, height: 20)]).spans.count == 1)
  }

  @Test func mostlyTransparentPixelsAreNotOpaque() throws {
    let box = Rect(x: 3, y: 2, width: 10, height: 5)
    #expect(try spans([box], opacity: 0.4).spans == [])
    #expect(try spans([box], opacity: 0.6).spans == [box])
  }

  @Test func eachPixelIsCoveredOnceIfItIsSeenAndElseNotAtAll() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<60 {
      let boxes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Rect(
          x: Double(Int.random(in: -3...28, using: &random)),
          y: Double(Int.random(in: -3...18, using: &random)),
          width: Double(Int.random(in: 0...15, using: &random)),
          height: Double(Int.random(in: 0...10, using: &random)))
      }
      let (spans, surface) = try spans(boxes)
      surface.withPixels { pixels in
        for y in 0..<20 {
          for x in 0..<30 {
            let pixel = pixels.loadUnaligned(
              fromByteOffset: y * surface.stride + 4 * x, as: UInt32.self)
            let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            let count = spans.count { $0.contains(middle) }
            #expect(count == (pixel >> 24 >= 128 ? 1 : 0), "\(boxes): \(x), \(y)")
          }
        }
      }
    }
  }
}
