// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// The drawn sizes of texts, and their legibility.
struct LabelMeasureTests {
  private func label(
    _ text: String, size: Double = 20, width: Double = 200, height: Double = 60
  ) -> StyledScene.Label {
    StyledScene.Label(
      .text(text), font: .system(size: size), color: .black,
      frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  private func measures(
    _ labels: StyledScene.Label..., scale: Double = 2
  ) throws -> [LabelMeasure] {
    _ = TestFonts.pinned
    let scene = Sketch(size: Size(width: 200, height: 60)).scene(labels: labels)
    return try SceneRenderer(scale: scale).measures(of: scene)
  }

  @Test func capitalsHaveSevenTenthsOfTheSize() throws {
    let measure = try #require(try measures(label("Hg")).first)
    #expect(measure.text == "Hg" && measure.scale == 1 && !measure.isTruncated)
    #expect((13.5...15.5).contains(measure.capHeight))
  }

  @Test func theScaleOfThePictureMakesNoDifference() throws {
    let heights = try [1, 2, 4].map { try measures(label("Hg"), scale: $0)[0].capHeight }
    for height in heights { #expect(abs(height - heights[2]) < 0.6) }
  }

  @Test func tooWideLabelsShrink() throws {
    let measure = try measures(label("a long text", width: 60))[0]
    #expect((0.4..<0.9).contains(measure.scale) && !measure.isTruncated)
    #expect(measure.capHeight < 11)
    let cut = try measures(label("a text that is much too long", width: 40))[0]
    #expect(cut.scale == StyledScene.Label.minimumScale && cut.isTruncated)
  }

  @Test func aRepeatedTextCountsAtItsSmallestSize() throws {
    let both = try measures(label("a", size: 30), label("a", size: 10), label("a", size: 20))
    #expect(both.count == 1 && both[0].capHeight < 8)
  }

  @Test func iconsAreNotMeasured() throws {
    let icon = StyledScene.Label(
      .icon(.backspace), font: .body, color: .black, frame: Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(try measures(icon).isEmpty)
  }

  // MARK: Screens

  private func measure(_ text: String, _ height: Double) -> LabelMeasure {
    LabelMeasure(text: text, capHeight: height)
  }

  @Test func onAScreenALabelHasMillimetres() {
    #expect(measure("a", 14).millimeters(pointsPerMillimeter: 4) == 3.5)
    for nonsense in [0, -1, .nan, .infinity] {
      #expect(measure("a", 14).millimeters(pointsPerMillimeter: nonsense) == 0)
    }
  }

  @Test func tooLowLabelsAreSortedByHeight() {
    let all = [measure("a", 14), measure("b", 13), measure("c", 20), measure("d", 5)]
    #expect(all.lower(pointsPerMillimeter: 4).map(\.text) == ["d", "b"])
    #expect(all.lower(pointsPerMillimeter: 1).isEmpty)
    #expect(all.lower(than: 6, pointsPerMillimeter: 4).map(\.text) == ["d", "b", "a", "c"])
  }

  @Test func aKeyboardThatFillsAKiosksScreenCanBeRead() throws {
    _ = TestFonts.pinned
    var preview = KeyboardPreview(width: 844)
    preview.context.interfaceOrientation = .landscape
    let measures = try SceneRenderer(scale: 2).measures(of: preview.scene())
    // 15.6 inches, 16 : 9.
    #expect(measures.lower(pointsPerMillimeter: 844 / 345).isEmpty)
    // A small screen of 7 inches.
    #expect(measures.lower(pointsPerMillimeter: 844 / 155).contains { $0.text == "space" })
  }
}
