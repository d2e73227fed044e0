// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import FramebufferPanel
import Testing

/// The validation of a framebuffer driver's data.
struct FramebufferLayoutTests {
  private func layout(
    _ width: Int, _ height: Int, left: Int = 0, top: Int = 0, line: Int, memory: Int,
    rotation: Rotation = .none
  ) throws -> FramebufferLayout? {
    let format = try #require(
      PixelFormat(
        bitsPerPixel: 32, red: .init(offset: 16, length: 8), green: .init(offset: 8, length: 8),
        blue: .init(offset: 0, length: 8)))
    return FramebufferLayout(
      width: width, height: height, left: left, top: top, lineLength: line, memory: memory,
      format: format, rotation: rotation)
  }

  @Test func aPictureMustLieInTheFramebuffersMemory() throws {
    #expect(try layout(1280, 800, line: 5120, memory: 4_096_000) != nil)
    // Two pictures, of which the lower one is shown.
    #expect(try layout(1280, 800, top: 800, line: 5120, memory: 8_192_000) != nil)
    #expect(try layout(1280, 800, top: 801, line: 5120, memory: 8_192_000) == nil)
    #expect(try layout(1280, 800, line: 5120, memory: 4_095_999) == nil)
    #expect(try layout(1280, 800, line: 5119, memory: 4_096_000) == nil)
    #expect(try layout(1280, 800, left: 1, line: 5120, memory: 4_096_000) == nil)
  }

  @Test(arguments: [
    (0, 800, 0, 0, 5120, 4_096_000), (1280, 0, 0, 0, 5120, 4_096_000),
    (-1, 800, 0, 0, 5120, 4_096_000), (1280, 800, -1, 0, 5120, 4_096_000),
    (1280, 800, 0, -1, 5120, 4_096_000), (1280, 800, 0, 0, 0, 4_096_000),
    (1280, 800, 0, 0, -5120, 4_096_000), (1280, 800, 0, 0, Int.max, Int.max),
    (Int.max, Int.max, Int.max, Int.max, Int.max, Int.max), (40_000, 10, 0, 0, 160_000, Int.max),
    (1280, 800, 0, Int.max, 5120, Int.max),
  ])
  func impossibleLayoutsAreRefused(
    _ width: Int, _ height: Int, _ left: Int, _ top: Int, _ line: Int, _ memory: Int
  ) throws {
    #expect(try layout(width, height, left: left, top: top, line: line, memory: memory) == nil)
  }

  @Test func aTurnedScreenIsSeenUprightAndTouchesAreTurnedBack() throws {
    let upright = try #require(
      try layout(1280, 800, line: 5120, memory: 4_096_000, rotation: .upsideDown))
    #expect(upright.userSize == Size(width: 1280, height: 800))
    for rotation in [Rotation.left, .right] {
      let layout = try self.layout(1280, 800, line: 5120, memory: 4_096_000, rotation: rotation)
      #expect(layout?.userSize == Size(width: 800, height: 1280))
    }
    // Rotated clockwise, the upper left corner is at the screen's upper right one.
    let corner = Rotation.left.transform(Point(x: 1, y: 0))
    #expect(corner == Point(x: 0, y: 0))
    let other = Rotation.right.transform(Point(x: 0, y: 1))
    #expect(other == Point(x: 0, y: 0))
  }

  @Test func theKernelsNumbersAreRotations() {
    #expect(Rotation(fbcon: "0") == .none)
    #expect(Rotation(fbcon: "1") == .left)
    #expect(Rotation(fbcon: "2") == .upsideDown)
    #expect(Rotation(fbcon: "3") == .right)
    for text in ["", "4", "-1", "x", "99999999999999999999"] {
      #expect(Rotation(fbcon: text) == .none, "\(text)")
    }
  }
}
