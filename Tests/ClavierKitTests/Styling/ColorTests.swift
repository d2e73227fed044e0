// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

struct ColorTests {
  @Test func componentsOutOfRangeAreClamped() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(Color(white: 0.5, alpha: -3).isClear)
    #expect(Color(bytes: 255, 0, 51) == Color(red: 1, green: 0, blue: 0.2))
  }

  @Test(arguments: [
    ("#000", Color.black), ("#fff", .white), ("#F00", .red),
    ("#00f8", Color.blue.opacity(8.0 / 15)),
    ("#FF0000", .red), ("#ff000080", Color.red.opacity(128.0 / 255)), ("#00FF00FF", .green),
    ("#00000000", .clear),
  ])
  func aColourIsReadAsTheWebWritesIt(hex: String, color: Color) {
    #expect(Color(hex: hex) == color)
  }

  @Test(arguments: [
    "", "#", "fff", "#f", "#ff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "#-11", "# ff", "red",
    "#fff ", "#ＦＦＦ", "#é00",
  ])
  func invalidColoursAreRefused(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func aColourIsWrittenInItsShortestForm() {
    #expect(Color.white.hex == "#FFFFFF")
    #expect(Color(bytes: 10, 171, 0).hex == "#0AAB00")
    #expect(Color.red.opacity(0.5).hex == "#FF000080")
    #expect(Color.clear.hex == "#00000000")
  }

  @Test func everyColourOfBytesReadsBackAsItWas() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      func byte() -> Double { Double(Int.random(in: 0...255, using: &random)) }
      let color = Color(bytes: byte(), byte(), byte(), alpha: byte() / 255)
      #expect(Color(hex: color.hex) == color)
    }
  }

  @Test func opacityIsAFactor() {
    #expect(Color.black.opacity(0.3).opacity(0.5).alpha == 0.15)
    #expect(Color.black.opacity(7) == .black)
    #expect(Color.black.opacity(.nan).isClear)
  }

  @Test func aTranslucentColourMixesWithItsBackground() {
    #expect(Color.black.opacity(0.25).over(.white) == Color(white: 0.75))
    #expect(Color.clear.over(.red) == .red)
    #expect(Color.red.over(.blue) == .red)
    #expect(Color.clear.over(.clear).isClear)
    // KeyboardKit's white at 0.3 over its dark background, which is as bright as its solid key.
    let key = Color.white.opacity(0.3).over(Color(bytes: 44, 44, 44))
    #expect(abs(key.red * 255 - 107) < 1)
  }

  @Test func aMixLiesBetweenItsColours() {
    #expect(Color.black.mixed(with: .white, by: 0.25) == Color(white: 0.25))
    #expect(Color.black.mixed(with: .white, by: 9) == .white)
    #expect(Color.black.mixed(with: .white, by: .nan) == .black)
    #expect(Color.clear.mixed(with: .black, by: 0.5).alpha == 0.5)
  }
}

/// Contrast by the guidelines' formula, with numbers computed by an independent program.
struct ColorContrastTests {
  @Test(arguments: [
    ("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1), ("#777777", "#FFFFFF", 4.4781),
    ("#767676", "#FFFFFF", 4.5422), ("#0000FF", "#FFFFFF", 8.5925), ("#FF0000", "#FFFFFF", 3.9985),
    ("#007AFF", "#FFFFFF", 4.0170), ("#0070EA", "#FFFFFF", 4.6607), ("#6B6B6B", "#FFFFFF", 5.3292),
    ("#0A0A0A", "#000000", 1.0607),
  ])
  func theContrastRatioMatchesTheGuidelines(one: String, two: String, ratio: Double) throws {
    let (one, two) = (try #require(Color(hex: one)), try #require(Color(hex: two)))
    #expect(abs(one.contrastRatio(to: two) - ratio) < 0.0001)
    #expect(one.contrastRatio(to: two) == two.contrastRatio(to: one))
  }

  @Test func everyColourIsReadByBlackOrWhite() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let color = Color(
        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
        blue: .random(in: 0...1, using: &random))
      let best = max(color.contrastRatio(to: .black), color.contrastRatio(to: .white))
      #expect(color.contrastRatio(to: color.isDark ? .white : .black) == best)
      #expect(best >= Color.minimumTextContrast)
    }
  }

  @Test func brightnessGrowsWithEveryPart() {
    let greys = (0...255).map { Color(white: Double($0) / 255).relativeLuminance }
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 < $1 })
    #expect(greys.first == 0)
    #expect(abs(Color.white.relativeLuminance - 1) < 1e-12)
  }

  @Test func aColourThatCanBeReadStays() {
    #expect(Color.black.readable(on: [.white]) == .black)
    #expect(Color.blue.readable(on: [.white]) == .blue)
    #expect(Color.red.readable(on: []) == .red)
  }

  @Test func aColourThatCannotBeReadMovesUntilItCan() {
    let text = Color(bytes: 225, 80, 60)
    let ground = Color(bytes: 252, 231, 212)
    let readable = text.readable(on: [ground])
    #expect(text.contrastRatio(to: ground) < 4.5)
    #expect((4.5..<5).contains(readable.contrastRatio(to: ground)))
    // It is still red.
    #expect(readable.red > 2 * readable.green && readable.red > 2 * readable.blue)
  }

  @Test func incompatibleBackgroundsGetBlackOrWhite() {
    let readable = Color.gray.readable(on: [.black, .white, Color(white: 0.9)])
    #expect(readable == .black || readable == .white)
  }

  @Test func translucentColoursAreComparedAsSeen() {
    let grey = Color.black.opacity(0.3)
    let readable = grey.readable(on: [.white])
    #expect(readable.over(.white).contrastRatio(to: .white) >= 4.5)
  }
}
