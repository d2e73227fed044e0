// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
import FramebufferPanel
import Panel
import TestSupport
import Testing

/// The visible keyboard on a framebuffer.
struct StripCanvasTests {
  private static let (width, height) = (390, 216)

  /// A framebuffer in memory, with rows of text above the keyboard.
  private final class Screen {
    let layout: FramebufferLayout
    var memory: [UInt8]
    var written = 0

    init(_ turn: Rotation = .none) throws {
      let format = try #require(
        PixelFormat(
          bitsPerPixel: 16, red: .init(offset: 11, length: 5), green: .init(offset: 5, length: 6),
          blue: .init(offset: 0, length: 5)))
      let (width, height) = turn.isSideways ? (300, 390) : (390, 300)
      layout = try #require(
        FramebufferLayout(
          width: width, height: height, lineLength: width * 2, memory: width * height * 2,
          format: format, rotation: turn))
      memory = [UInt8](repeating: 0xEE, count: layout.memory)
    }

    func write(_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
      memory.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      written += bytes.count
      return true
    }

    func has(_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
      memory[offset..<offset + bytes.count].elementsEqual(bytes)
    }

    /// Clears the memory, like the kernel when it redraws a console.
    func erase() { memory.replaceSubrange(0..., with: repeatElement(0, count: memory.count)) }
  }

  private func picture(_ pressed: [String]) throws -> ScaledScene {
    var preview = KeyboardPreview()
    preview.pressed = pressed
    var scene = try preview.scene()
    scene.bounds.minY = scene.background.frame.minY
    return try #require(ScaledScene(scene, width: Self.width, height: Self.height))
  }

  /// Returns the expected screen: the picture drawn at once on a fresh screen.
  private func drawn(_ picture: ScaledScene, _ turn: Rotation) throws -> [UInt8] {
    let screen = try Screen(turn)
    var canvas = try self.canvas(screen)
    let renderer = try SceneRenderer(scale: picture.scale)
    canvas.draw(picture, with: renderer, isWhole: true, screen.write)
    return screen.memory
  }

  private func canvas(_ screen: Screen) throws -> StripCanvas {
    try StripCanvas(try #require(FramebufferStrip(screen.layout, height: Self.height)))
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: Rotation.allCases)
  func eachPictureIsThereWholeAndTheTextAboveIsLeftAlone(_ turn: Rotation) throws {
    let screen = try Screen(turn)
    var canvas = try self.canvas(screen)
    let pictures = try [[], ["q"], ["q", "p"], ["space"], []].map { try picture($0) }
    let renderer = try SceneRenderer(scale: pictures[0].scale)
    for (index, picture) in pictures.enumerated() {
      screen.written = 0
      canvas.draw(picture, with: renderer, isWhole: index == 0, screen.write)
      let isSame = try screen.memory == drawn(picture, turn)
      #expect(isSame, "\(index)")
      #expect(canvas.shown == picture)
      // Only the changed keys are written.
      let whole = Self.width * Self.height * 2
      #expect(index == 0 ? screen.written == whole : screen.written < whole / 3)
    }
    let untouched = screen.memory.count { $0 == 0xEE }
    #expect(untouched >= Self.width * (300 - Self.height) * 2)
  }

  @Test func overdrawnPixelsAreDetected() throws {
    let screen = try Screen()
    var canvas = try self.canvas(screen)
    let picture = try self.picture([])
    let renderer = try SceneRenderer(scale: picture.scale)
    canvas.draw(picture, with: renderer, isWhole: true, screen.write)
    #expect(canvas.isUnchanged(screen.has))
    screen.erase()
    #expect(!canvas.isUnchanged(screen.has))
    // The same picture is redrawn only if it is reported lost.
    screen.written = 0
    canvas.draw(picture, with: renderer, isWhole: false, screen.write)
    #expect(screen.written == 0 && !canvas.isUnchanged(screen.has))
    canvas.draw(picture, with: renderer, isWhole: true, screen.write)
    #expect(canvas.isUnchanged(screen.has))
  }

  @Test func theClearedStripIsBlack() throws {
    let screen = try Screen()
    var canvas = try self.canvas(screen)
    let picture = try self.picture([])
    let renderer = try SceneRenderer(scale: picture.scale)
    canvas.draw(picture, with: renderer, isWhole: true, screen.write)
    canvas.strip.clear(screen.write)
    let start = (300 - Self.height) * Self.width * 2
    let (isTextThere, isBlack) = (
      screen.memory[..<start].allSatisfy { $0 == 0xEE },
      screen.memory[start...].allSatisfy { $0 == 0 }
    )
    #expect(isTextThere && isBlack)
  }
}
