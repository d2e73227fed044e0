// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Foundation
import SceneSupport
import TestSupport
import Testing

/// Whole scenes, and the differences of two.
struct SceneRendererTests {
  init() { _ = TestFonts.pinned }

  @Test(arguments: [0, -1, 0.05, 33, .nan, .infinity])
  func anInvalidScaleIsRefused(scale: Double) {
    let error = #expect(throws: DrawingError.self) { try SceneRenderer(scale: scale) }
    #expect(error?.description.hasSuffix("use a number from 0.1 to 32.0") == true)
  }

  @Test(arguments: [0, -4, .nan, .infinity, 40_000, 1e300])
  func anInvalidSizeIsRefusedWithARemedy(side: Double) throws {
    let scene = Sketch(size: Size(width: side, height: 20)).scene()
    for format in PictureFormat.allCases {
      let error = #expect(throws: DrawingError.self) {
        try SceneRenderer().picture(of: scene, as: format)
      }
      #expect(error?.description.hasSuffix("use another width or scale") == true)
    }
    #expect(throws: DrawingError.size(width: 20_000, height: 20_000)) {
      try PixelSurface(width: 20_000, height: 20_000)
    }
  }

  @Test func earlierContentIsErased() throws {
    var scene = Sketch().scene()
    scene.background.fill = .clear
    let renderer = try SceneRenderer()
    let surface = try renderer.surface(for: scene)
    renderer.draw(Sketch(ground: .red).scene(), on: surface)
    renderer.draw(scene, on: surface)
    #expect(Pixels(surface).color(20, 15) == .clear)
  }

  @Test func pixelsOutsideTheDamageAreUntouched() throws {
    let box = StyledScene.Box(frame: Rect(x: 10, y: 10, width: 10, height: 5), fill: .white)
    let (without, with) = (Sketch().scene(), Sketch().scene([box]))
    let renderer = try SceneRenderer()
    let surface = try renderer.surface(for: without)
    renderer.draw(Sketch(ground: .red).scene(), on: surface)
    // The previous scene is given wrongly, so that the whole redraw is visible.
    renderer.draw(with, on: surface, replacing: without)
    // One pixel more at each side, for rounded edges.
    #expect(Pixels(surface).ink(on: .red) == Rect(x: 9, y: 9, width: 12, height: 7))
    renderer.draw(with, on: surface, replacing: with)
    #expect(Pixels(surface).ink(on: .red) == Rect(x: 9, y: 9, width: 12, height: 7))
  }

  @Test func aSurfaceDrawsOnForeignMemory() throws {
    var memory = [UInt32](repeating: 0, count: 50 * 30)
    let scene = Sketch(ground: .red).scene()
    try memory.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let surface = try PixelSurface(memory: start, width: 40, height: 30, stride: 200)
      try SceneRenderer().draw(scene, on: surface)
    }
    #expect(memory[0] == 0xFFFF_0000 && memory[39] == 0xFFFF_0000 && memory[45] == 0)
  }

  @Test func pixelsAreCopiedAsFarAsBothSurfacesReach() throws {
    let renderer = try SceneRenderer()
    let (white, red) = (Sketch().scene(), Sketch(ground: .red).scene())
    let (target, source) = (
      try PixelSurface(width: 40, height: 30), try PixelSurface(width: 20, height: 10)
    )
    let far = Rect(x: -50, y: -50, width: 500, height: 500)
    for (x, y, expected) in [
      (0.0, 0.0, Rect(x: 0, y: 0, width: 20, height: 10)),
      (-5, 25, Rect(x: 0, y: 25, width: 15, height: 5)),
      (30, -2, Rect(x: 30, y: 0, width: 10, height: 8)),
    ] {
      renderer.draw(white, on: target)
      renderer.draw(red, on: source)
      target.copy(far, of: source, movedBy: Point(x: x, y: y))
      #expect(Pixels(target).ink(on: .white) == expected)
    }
    renderer.draw(white, on: target)
    target.copy(Rect(x: 3, y: 2, width: 4, height: 5), of: source)
    #expect(Pixels(target).ink(on: .white) == Rect(x: 3, y: 2, width: 4, height: 5))
    target.copy(Rect(x: 60, y: 2, width: 4, height: 5), of: source)
    target.copy(far, of: source, movedBy: Point(x: 100, y: 0))
    #expect(Pixels(target).ink(on: .white) == Rect(x: 3, y: 2, width: 4, height: 5))
  }

  @Test func memoryThatDoesNotFitIsRefused() throws {
    var memory = [UInt32](repeating: 0, count: 100)
    try memory.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress)
      for stride in [0, 8, 41, Int.max] {
        #expect(throws: DrawingError.self) {
          try PixelSurface(memory: start, width: 10, height: 10, stride: stride)
        }
      }
    }
  }

  private func isSame(_ one: PixelSurface, _ other: PixelSurface) -> Bool {
    one.withPixels { pixels in
      other.withPixels { others in
        guard let start = pixels.baseAddress, let other = others.baseAddress else { return false }
        return pixels.count == others.count && memcmp(start, other, pixels.count) == 0
      }
    }
  }

  /// Draws changes of random scenes by their damage, and compares each with a full redraw.
  private func expectSamePixels(seed: UInt64, changes: Int, scale: Double) throws {
    var random = RandomScene(seed: seed)
    var scene = random.scene()
    let renderer = try SceneRenderer(scale: scale)
    let (surface, fresh) = (
      try renderer.surface(for: scene), try renderer.surface(for: scene)
    )
    renderer.draw(scene, on: surface)
    for change in 0..<changes {
      let next = random.changed(scene)
      renderer.draw(next, on: surface, replacing: scene)
      renderer.draw(next, on: fresh)
      #expect(isSame(surface, fresh), "seed \(seed), change \(change)")
      scene = next
    }
  }

  @Test(arguments: [1.0, 1.25, 1.37, 2])
  func theDamageDrawsTheSamePixelsAsAll(scale: Double) throws {
    for seed in 0..<5 { try expectSamePixels(seed: UInt64(seed), changes: 25, scale: scale) }
  }

  @Test func realKeyboardsAreDrawnAsWellByTheirDamage() throws {
    var random = SplitMix64(seed: 3)
    let session = KeyboardSession(width: 390)
    var scene = session.styledScene
    let renderer = try SceneRenderer(scale: 1.3)
    let (surface, fresh) = (try renderer.surface(for: scene), try renderer.surface(for: scene))
    renderer.draw(scene, on: surface)
    var time = Timestamp(microseconds: 0)
    for change in 0..<120 {
      time = time + .milliseconds(Int.random(in: 20...700, using: &random))
      let point = Point(
        x: .random(in: 0...390, using: &random), y: .random(in: 0...216, using: &random))
      let phase: Contact.Phase = [.down, .moved, .up][change % 3]
      let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
      _ = session.handle(.touch(TouchFrame(time: time, touches: [touch])))
      if phase == .moved { _ = session.handle(.deadline(time + .seconds(1))) }
      let next = session.styledScene
      renderer.draw(next, on: surface, replacing: scene)
      renderer.draw(next, on: fresh)
      #expect(isSame(surface, fresh), "change \(change)")
      scene = next
    }
  }

  @Test func eachFormatHasItsSignature() throws {
    let scene = Sketch().scene([
      StyledScene.Box(frame: Rect(x: 5, y: 5, width: 20, height: 10), fill: .red)
    ])
    let renderer = try SceneRenderer(scale: 2)
    let png = try renderer.picture(of: scene, as: .png)
    let ink = try #require(Pixels(png: png)).ink(on: .white)
    #expect(ink == Rect(x: 10, y: 10, width: 40, height: 20))
    let svg = String(decoding: try renderer.picture(of: scene, as: .svg), as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 80 60\"") && svg.contains("100%,0%,0%"))
    let pdf = try renderer.picture(of: scene, as: .pdf)
    #expect(pdf.starts(with: Array("%PDF-1.".utf8)))
  }

  @Test func theSameSceneIsTheSameFile() throws {
    let scene = KeyboardSession().styledScene
    // In SVG files the names of letters vary each time.
    for format in [PictureFormat.png, .pdf] {
      let first = try SceneRenderer(scale: 1).picture(of: scene, as: format)
      #expect(try SceneRenderer(scale: 1).picture(of: scene, as: format) == first, "\(format)")
    }
  }

  @Test func theExtensionDeterminesAFilesFormat() {
    #expect(PictureFormat(path: "a.png") == .png && PictureFormat(path: "/x.y/B.SVG") == .svg)
    #expect(PictureFormat(path: "a.tar.pdf") == .pdf)
    for path in ["", "png", "a.", "a.jpeg", "-", "a.png/b"] {
      #expect(PictureFormat(path: path) == nil)
    }
  }

  @Test(.enabled(if: Tier.runsRealTests)) func repeatedDrawingUsesConstantMemory() async {
    // In a process of its own, since other tests take memory at the same time.
    await #expect(processExitsWith: .success) {
      func memory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return Int(text.split(separator: " ")[5]) ?? 0
      }
      var random = RandomScene(seed: 9)
      let scenes = (0..<20).map { _ in random.scene() }
      func draw(_ times: Int) throws {
        for _ in 0..<times {
          let renderer = try SceneRenderer(scale: 1)
          for scene in scenes.prefix(3) { _ = try renderer.picture(of: scene, as: .png) }
          _ = try renderer.picture(of: scenes[4], as: .svg)
        }
      }
      try draw(20)
      let before = try memory()
      try draw(60)
      // A leaked renderer has 300 pages or more.
      #expect(try memory() - before < 60 * 150)
    }
  }
}
