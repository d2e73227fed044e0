// SPDX-License-Identifier: MIT

import CPango
import ClavierDrawing
import ClavierKit
import Foundation
import TestSupport
import Testing

/// Images behind keyboards.
struct ImageTests {
  private let frame = Rect(x: 0, y: 0, width: 40, height: 30)

  /// Returns an image whose left half is red and whose right half is blue.
  private func image(_ width: Int, _ height: Int) throws -> [UInt8] {
    let size = Size(width: Double(width), height: Double(height))
    let half = Rect(x: 0, y: 0, width: size.width / 2, height: size.height)
    let sketch = Sketch(size: size, ground: .blue)
    return try SceneRenderer().picture(
      of: sketch.scene([StyledScene.Box(frame: half, fill: .red)]), as: .png)
  }

  // MARK: On keys

  private func keyScene(
    _ name: String, _ color: Color = .black, frame: Rect? = nil
  ) -> StyledScene {
    let label = StyledScene.Label(
      .image(name: name, description: "W"), font: .system(size: 20), color: color,
      frame: frame ?? self.frame)
    return Sketch().scene(labels: [label])
  }

  private func drawnKey(
    _ scene: StyledScene, _ directories: [String]
  ) throws -> (pixels: Pixels, problems: [String]) {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(imageDirectories: directories)
    let surface = try renderer.surface(for: scene)
    for _ in 0..<3 { renderer.draw(scene, on: surface) }
    return (Pixels(surface), renderer.problems.map(\.description))
  }

  /// Calls a closure with a temporary directory that has an image.
  private func withDirectory(_ body: (URL) throws -> Void) throws {
    let directory = try TemporaryDirectory()
    try directory.write(image(20, 20), to: "logo.png")
    try body(URL(filePath: directory.path))
  }

  @Test func theImageOfAKeyIsFoundByItsNameAndSeenWhole() throws {
    try withDirectory { directory in
      for name in ["logo", "logo.png", directory.appending(path: "logo.png").path] {
        let drawn = try drawnKey(keyScene(name), ["/nonexistent", directory.path])
        #expect(drawn.problems.isEmpty)
        // 30 points high and wide, in the middle of 40.
        #expect(drawn.pixels.color(7, 2).isLike(.red) && drawn.pixels.color(32, 27).isLike(.blue))
        let sides = [drawn.pixels.color(2, 15), drawn.pixels.color(37, 15)]
        #expect(sides.allSatisfy { $0.isLike(.white) })
      }
    }
  }

  @Test func theImageOfADisabledKeyIsFaint() throws {
    try withDirectory { directory in
      let scene = keyScene("logo", Color.black.opacity(0.5))
      let color = try drawnKey(scene, [directory.path]).pixels.color(10, 15)
      #expect(color.isLike(Color(red: 1, green: 0.5, blue: 0.5)))
    }
  }

  @Test func aProgramDrawsTheImageItself() throws {
    _ = TestFonts.pinned
    let renderer = try SceneRenderer(scale: 2)
    var places: [Rect] = []
    renderer.drawings["ours"] = { place in
      places.append(place.frame)
      // More than the area contains, in a colour different from the label's, with the rest turned
      // upside down.
      cairo_rectangle(place.context, -100, -100, 500, 500)
      cairo_fill(place.context)
      cairo_rectangle(place.context, place.frame.minX, place.frame.minY, 4, 4)
      cairo_set_source_rgb(place.context, 0, 0, 1)
      cairo_fill(place.context)
      cairo_scale(place.context, -1, -1)
    }
    let own = Rect(x: 10, y: 10, width: 10, height: 10)
    var scene = keyScene("ours", .red, frame: own)
    scene.highlights = [
      StyledScene.Box(frame: Rect(x: 30, y: 0, width: 5, height: 5), fill: .green)
    ]
    let surface = try renderer.surface(for: scene)
    renderer.draw(scene, on: surface)
    let pixels = Pixels(surface)
    #expect(places == [Rect(x: 20, y: 20, width: 20, height: 20)])
    #expect(pixels.color(21, 21).isLike(.blue) && pixels.color(38, 38).isLike(.red))
    #expect(pixels.color(18, 25) == .white && pixels.color(41, 25) == .white)
    #expect(pixels.color(64, 4).isLike(.green))
    // Other names are files, or their descriptions.
    renderer.draw(keyScene("theirs"), on: surface)
    #expect(places.count == 1)
  }

  @Test func withoutAnImageItsDescriptionStandsOnTheKey() throws {
    _ = TestFonts.pinned
    let text = Sketch().scene(labels: [
      StyledScene.Label(.text("W"), font: .system(size: 20), color: .black, frame: frame)
    ])
    let written = try drawnKey(text, []).pixels
    // A program without image areas uses no images.
    let none = try drawnKey(keyScene("logo"), [])
    #expect(none.pixels == written && none.problems.isEmpty)
    let absent = try drawnKey(keyScene("logo"), ["/a", "/b"])
    #expect(absent.pixels == written)
    #expect(absent.problems == ["logo: there is no logo.png in /a, /b; its text is shown instead"])
  }

  @Test func aBrokenImageIsReportedAndItsTextShown() throws {
    try withDirectory { directory in
      let file = directory.appending(path: "broken.png")
      try Data(image(20, 20).dropLast(40)).write(to: file)
      let drawn = try drawnKey(keyScene("broken"), [directory.path])
      let text = try drawnKey(keyScene("logo"), []).pixels
      #expect(drawn.pixels == text && drawn.problems.count == 1)
      #expect(drawn.problems[0].hasPrefix("\(file.path): the image is broken"))
    }
  }

  @Test func aKeyWithoutRoomForItsImageHasNone() throws {
    try withDirectory { directory in
      for frame in [
        Rect(x: 5, y: 5, width: 0, height: 0), Rect(x: 5, y: 5, width: 0.2, height: 9),
        Rect(x: .nan, y: 0, width: 4, height: 4),
      ] {
        _ = try drawnKey(keyScene("logo", frame: frame), [directory.path])
      }
    }
  }

  // MARK: Backgrounds

  private func scene(
    _ image: Keyboard.Background.Image, _ mode: Keyboard.Background.ImageContentMode = .fill
  ) -> StyledScene {
    let background = Keyboard.Background(image: image, imageContentMode: mode)
    return Sketch().scene([
      StyledScene.Box(frame: frame, fill: .green, background: background)
    ])
  }

  /// Returns the pixels of a background, and the reported problems.
  private func drawn(_ scene: StyledScene) throws -> (pixels: Pixels, problems: [String]) {
    let renderer = try SceneRenderer()
    let surface = try renderer.surface(for: scene)
    for _ in 0..<3 { renderer.draw(scene, on: surface) }
    return (Pixels(surface), renderer.problems.map(\.description))
  }

  @Test func aFillingImageCoversTheFrameAndIsClipped() throws {
    let pixels = try drawn(scene(.data(image(20, 60)))).pixels
    #expect(pixels.color(2, 2).isLike(.red) && pixels.color(37, 27).isLike(.blue))
    #expect(pixels.inkCount(on: .green) == 1200)
  }

  @Test func aFittingImageIsSeenWholeWithGaps() throws {
    let pixels = try drawn(scene(.data(image(20, 60)), .fit)).pixels
    #expect(pixels.color(2, 15) == .green && pixels.color(37, 15) == .green)
    #expect(pixels.color(16, 15).isLike(.red) && pixels.color(23, 15).isLike(.blue))
  }

  @Test func aStretchedImageHasTheProportionsOfItsGround() throws {
    let pixels = try drawn(scene(.data(image(60, 10)), .stretch)).pixels
    #expect(pixels.color(1, 1).isLike(.red) && pixels.color(38, 28).isLike(.blue))
    #expect(pixels.color(17, 28).isLike(.red) && pixels.color(22, 1).isLike(.blue))
  }

  @Test func anImageIsClippedToTheCorners() throws {
    var scene = try scene(.data(image(40, 30)))
    scene.keys[0].cap.corners = StyledScene.Corners(10)
    #expect(try drawn(scene).pixels.color(0, 0) == .white)
  }

  @Test func aFileIsReadByItsPath() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(image(20, 60), to: "red.png")
    let drawn = try drawn(scene(.file(path)))
    #expect(drawn.problems.isEmpty && drawn.pixels.color(2, 2).isLike(.red))
  }

  private func expectGround(
    _ image: Keyboard.Background.Image, _ problem: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let drawn = try drawn(scene(image))
    #expect(drawn.pixels.color(20, 15) == .green, sourceLocation: location)
    #expect(drawn.problems == [problem], sourceLocation: location)
  }

  @Test func aMissingBackgroundImageIsReported() throws {
    try expectGround(
      .file("/nonexistent/a.png"),
      "/nonexistent/a.png: the image cannot be read: No such file or directory")
    try expectGround(.file("/"), "/: this is no file of an image")
    try expectGround(.file("/dev/zero"), "/dev/zero: this is no file of an image")
    try expectGround(
      .data(Array("GIF89a".utf8)),
      "the background's image: this is not a PNG image; convert it to PNG")
    try expectGround(
      .data([]), "the background's image: this is not a PNG image; convert it to PNG")
  }

  @Test func aBrokenImageFileIsReported() throws {
    let whole = try image(20, 60)
    try expectGround(
      .data(Array(whole.prefix(20))),
      "the background's image: the image is cut short; save it again as PNG")
    try expectGround(
      .data(Array(whole.prefix(whole.count / 2))),
      "the background's image: the image is broken or cut short; save it again as PNG")
    var broken = whole
    for index in 30..<60 { broken[index] ^= 0x5A }
    try expectGround(
      .data(broken),
      "the background's image: the image is broken or cut short; save it again as PNG")
  }

  @Test func anImageOfTooManyPixelsIsRefused() throws {
    var huge = try image(20, 60)
    huge.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    try expectGround(
      .data(huge),
      "the background's image: the image has 30000 × 30000 pixels; make it smaller, with at most "
        + "33554432 in all")
    // Samples of 16 bits take four times the memory.
    huge.replaceSubrange(16..<25, with: [0, 0, 0x0F, 0xA0, 0, 0, 0x0F, 0xA0, 16])
    try expectGround(
      .data(huge),
      "the background's image: the image has 4000 × 4000 pixels; make it smaller, with at most "
        + "8388608 in all")
  }

  @Test func everyCutOfAnImageIsSurvived() throws {
    let whole = try image(8, 8)
    for count in 0..<whole.count {
      #expect(try drawn(scene(.data(Array(whole.prefix(count))))).problems.count <= 1)
    }
  }
}
