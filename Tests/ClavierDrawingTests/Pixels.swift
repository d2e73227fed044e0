// SPDX-License-Identifier: MIT

import CPango
import ClavierKit
import Foundation

@testable import ClavierDrawing

/// The drawn pixels, for expectations.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  /// Premultiplied opacity, red, green and blue, from the highest byte to the lowest.
  private let values: [UInt32]

  init(_ surface: PixelSurface) {
    width = surface.width
    height = surface.height
    let (width, stride) = (surface.width, surface.stride)
    // Rows of 32-bit pixels have no padding.
    values =
      stride == width * 4 ? surface.withPixels { Array($0.bindMemory(to: UInt32.self)) } : []
  }

  /// Decodes a PNG file.
  init?(png: [UInt8]) {
    let stream = ByteStream(png)
    let image = cairo_image_surface_create_from_png_stream(readBytes, stream.pointer)
    defer { cairo_surface_destroy(image) }
    let (width, height) = (
      Int(cairo_image_surface_get_width(image)), Int(cairo_image_surface_get_height(image))
    )
    guard let image, let surface = try? PixelSurface(width: width, height: height),
      let canvas = Canvas(surface.surface)
    else { return nil }
    cairo_set_source_surface(canvas.context, image, 0, 0)
    cairo_paint(canvas.context)
    self.init(surface)
  }

  /// Returns premultiplied opacity, red, green and blue, from 0 to 255.
  func parts(_ x: Int, _ y: Int) -> [Int] {
    let value = values[y * width + x]
    return [24, 16, 8, 0].map { Int(value >> $0 & 0xFF) }
  }

  /// Returns the mean of a square's pixels inside the picture.
  func mean(_ left: Int, _ top: Int, side: Int) -> [Double] {
    let (right, bottom) = (min(left + side, width), min(top + side, height))
    var (alpha, red, green, blue) = (0, 0, 0, 0)
    values.withUnsafeBufferPointer { values in
      for y in top..<bottom {
        for index in y * width + left..<y * width + right {
          let value = Int(truncatingIfNeeded: values[index])
          alpha += value >> 24
          red += value >> 16 & 0xFF
          green += value >> 8 & 0xFF
          blue += value & 0xFF
        }
      }
    }
    let count = Double((right - left) * (bottom - top))
    return [alpha, red, green, blue].map { Double($0) / count }
  }

  /// Returns the colour at a position.
  func color(_ x: Int, _ y: Int) -> Color {
    let parts = parts(x, y).map(Double.init)
    guard parts[0] > 0 else { return .clear }
    return Color(
      red: parts[1] / parts[0], green: parts[2] / parts[0], blue: parts[3] / parts[0],
      alpha: parts[0] / 255)
  }

  /// Returns the smallest rectangle around all pixels that differ from a colour by more than
  /// rounding.
  func ink(on ground: Color) -> Rect {
    var ink = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    for y in 0..<height {
      for x in 0..<width where !color(x, y).isLike(ground) {
        ink = ink.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return ink
  }

  /// Returns the number of pixels that differ from a colour by more than rounding.
  func inkCount(on ground: Color) -> Int {
    (0..<height).reduce(0) { sum, y in
      sum + (0..<width).count { !color($0, y).isLike(ground) }
    }
  }
}

extension Color {
  /// Returns whether it equals a colour up to rounding.
  func isLike(_ other: Color) -> Bool {
    if alpha < 0.01, other.alpha < 0.01 { return true }
    let pairs = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.02 }
  }
}

/// Fonts that are the same on every machine.
enum TestFonts {
  /// Whether fontconfig was restricted to the fonts that `scripts/install-deps` installs; read it
  /// before drawing.
  static let pinned: Bool = setenv("FONTCONFIG_FILE", path, 1) == 0

  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/fonts.conf").path
}

/// Draws scenes of a few boxes and labels.
struct Sketch {
  var scale = 1.0
  var size = Size(width: 40, height: 30)
  var ground = Color.white

  /// Returns the scene with these parts.
  func scene(
    _ boxes: [StyledScene.Box] = [], labels: [StyledScene.Label] = [],
    callouts: [StyledScene.Callout] = []
  ) -> StyledScene {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var keys = boxes.enumerated().map { index, box in
      StyledScene.Key(index: index, action: .space, cap: box)
    }
    if !labels.isEmpty {
      let empty = StyledScene.Box(frame: Rect(x: 0, y: 0, width: 0, height: 0), fill: .clear)
      keys.append(StyledScene.Key(index: keys.count, action: .space, cap: empty, labels: labels))
    }
    return StyledScene(
      bounds: bounds, effectiveAppearance: .light,
      background: StyledScene.Box(frame: bounds, fill: ground),
      keys: keys, callouts: callouts)
  }

  /// Returns the pixels of a scene.
  func pixels(_ scene: StyledScene) throws -> Pixels {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(scale: scale)
    let surface = try renderer.surface(for: scene)
    renderer.draw(scene, on: surface)
    return Pixels(surface)
  }

  func pixels(_ boxes: StyledScene.Box...) throws -> Pixels { try pixels(scene(boxes)) }

  func pixels(_ label: StyledScene.Label) throws -> Pixels { try pixels(scene(labels: [label])) }
}
