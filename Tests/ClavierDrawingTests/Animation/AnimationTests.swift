// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import Testing

@testable import ClavierDrawing

/// Animated pictures.
struct AnimationTests {
  private func scene(_ color: Color, _ bounds: Rect? = nil) -> StyledScene {
    var scene = Sketch(size: Size(width: 40, height: 30)).scene(
      [StyledScene.Box(frame: Rect(x: 10, y: 10, width: 8, height: 6), fill: color)])
    if let bounds { scene.bounds = bounds }
    return scene
  }

  private func file(_ frames: [AnimatedPicture.Frame], scale: Double = 1) throws -> [UInt8] {
    _ = TestFonts.pinned
    return try SceneRenderer(scale: scale).picture(of: AnimatedPicture(frames))
  }

  private func drawn(
    _ frames: [AnimatedPicture.Frame], scale: Double = 1
  ) throws -> [AnimatedPixels.Frame] {
    try #require(AnimatedPixels(try file(frames, scale: scale))).frames
  }

  private func millisecondFrames(_ times: Int...) -> [AnimatedPicture.Frame] {
    times.enumerated().map { index, time in
      AnimatedPicture.Frame(
        scene(index.isMultiple(of: 2) ? .red : .green), for: .milliseconds(time))
    }
  }

  @Test func eachSceneIsSeenForItsTime() throws {
    let frames = try drawn(millisecondFrames(100, 250, 1))
    #expect(frames.map(\.milliseconds) == [100, 250, 1])
    #expect(frames[0].pixels.color(12, 12).isLike(.red))
    #expect(frames[1].pixels.color(12, 12).isLike(.green))
    #expect(frames[2].pixels.color(12, 12).isLike(.red))
    #expect(frames.allSatisfy { $0.pixels.color(2, 2).isLike(.white) })
  }

  @Test func everyFrameMatchesItsScene() throws {
    _ = TestFonts.pinned
    var generator = SystemRandomNumberGenerator()
    var preview = KeyboardPreview(width: 200)
    var scenes: [StyledScene] = []
    for keys in [["q"], ["g", "shift"], ["space"], [], ["p", "backspace"]] {
      preview.pressed = keys
      preview.context.keyboardCase = Bool.random(using: &generator) ? .lowercased : .capsLocked
      var scene = try preview.scene()
      scene.bounds = Rect(x: 0, y: -80, width: 200, height: 300)
      scenes.append(scene)
    }
    let frames = try drawn(scenes.map { .init($0, for: .seconds(1)) }, scale: 1.3)
    #expect(frames.count == scenes.count)
    for (frame, scene) in zip(frames, scenes) {
      let alone = try file([.init(scene, for: .seconds(1))], scale: 1.3)
      #expect(frame.pixels == AnimatedPixels(alone)?.frames.first?.pixels)
    }
  }

  @Test func framesHoldOnlyTheChangedArea() throws {
    let file = try file(millisecondFrames(100, 100))
    let controls = (PNGChunk.all(in: file) ?? []).filter { $0.type == "fcTL" }
    #expect(controls.count == 2)
    let second = controls[1].data.dropFirst(4)
    // 8 × 6 points at 10, 10, plus a pixel on each side.
    #expect(second.prefix(16).filter { $0 != 0 } == [10, 8, 9, 9])
  }

  @Test func pngReadersWithoutAnimationShowTheFirstFrame() throws {
    let pixels = try #require(try Pixels(png: file(millisecondFrames(100, 100))))
    #expect(pixels.width == 40 && pixels.color(12, 12).isLike(.red))
  }

  @Test func equalScenesAreOneFrame() throws {
    let frames = [scene(.red), scene(.red), scene(.green), scene(.green), scene(.green)]
    let drawn = try drawn(frames.map { .init($0, for: .milliseconds(30)) })
    #expect(drawn.map(\.milliseconds) == [60, 90])
  }

  @Test func framesWithoutDurationAreOmitted() throws {
    var frames = millisecondFrames(0, 50, 0, 20)
    #expect(try drawn(frames).map(\.milliseconds) == [70])
    frames = millisecondFrames(0, -5)
    #expect(try drawn(frames).count == 1)
    #expect(throws: DrawingError.size(width: 0, height: 0)) { try file([]) }
  }

  @Test func timesAreNotLostByRounding() throws {
    let frames = (0..<30).map { index in
      AnimatedPicture.Frame(
        scene(index.isMultiple(of: 2) ? .red : .green), for: .microseconds(16_667))
    }
    #expect(try drawn(frames).reduce(0) { $0 + $1.milliseconds } == 500)
  }

  @Test func aVeryLongTimeIsCut() throws {
    let frames = try drawn([
      .init(scene(.red), for: .seconds(3600)), .init(scene(.green), for: .seconds(1)),
    ])
    #expect(frames.map(\.milliseconds) == [65535, 1000])
  }

  @Test func scenesOfSeveralSizesHaveRoomForAll() throws {
    let frames = try drawn([
      .init(scene(.red), for: .seconds(1)),
      .init(scene(.green, Rect(x: 0, y: -20, width: 40, height: 50)), for: .seconds(1)),
    ])
    #expect(frames[0].pixels.height == 50 && frames[1].pixels.height == 50)
    #expect(frames[0].pixels.color(12, 32).isLike(.red))
    #expect(frames[1].pixels.color(12, 32).isLike(.green))
    #expect(frames[0].pixels.color(12, 5).isLike(.white))
  }

  @Test func tooManyFramesAreRefused() throws {
    let frames = (0...AnimatedPicture.frameLimit).map { index in
      AnimatedPicture.Frame(
        scene(index.isMultiple(of: 2) ? .red : .green), for: .milliseconds(1))
    }
    let error = #expect(throws: DrawingError.self) { try file(frames) }
    #expect(error?.description.contains("3000 frames, and this has 3001: make it shorter") == true)
  }

  @Test func undrawnAreasShowThePaper() throws {
    _ = TestFonts.pinned
    let high = scene(.red, Rect(x: 0, y: -20, width: 40, height: 50))
    let picture = AnimatedPicture([.init(high, for: .seconds(1))])
    let file = try SceneRenderer().picture(of: picture, on: .blue)
    let pixels = try #require(AnimatedPixels(file)).frames[0].pixels
    #expect(pixels.color(3, 3).isLike(.blue) && pixels.color(3, 40).isLike(.white))
  }

  // MARK: Chunks

  @Test func aPartOfAFileHasItsLengthAndItsChecksum() {
    // The end of every PNG file.
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    #expect(PNGChunk(type: "IEND", data: []).bytes == end)
    // The check value of this polynomial.
    #expect(PNGChunk.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func aTruncatedFileIsInvalid() throws {
    let file = try file(millisecondFrames(10))
    let whole = try #require(PNGChunk.all(in: file))
    #expect(PNGChunk.signature + whole.flatMap(\.bytes) == file)
    let beginnings = Set(whole.indices.map { 8 + whole[...$0].flatMap(\.bytes).count } + [8])
    for length in file.indices where !beginnings.contains(length) {
      #expect(PNGChunk.all(in: Array(file[..<length])) == nil, "\(length)")
    }
    #expect(PNGChunk.all(in: []) == nil)
  }
}
