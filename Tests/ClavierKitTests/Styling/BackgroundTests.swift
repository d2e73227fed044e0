// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct BackgroundTests {
  @Test func withoutLayersTheGroundIsSeen() {
    #expect(Keyboard.Background.standard.isEmpty)
    #expect(Keyboard.Background.standard.colors(on: .red) == [.red])
    #expect(Keyboard.Background.color(.clear).isEmpty)
  }

  @Test func layersLieOnEachOtherInOrder() {
    var background = Keyboard.Background.color(.blue)
    #expect(background.colors(on: .white) == [.blue])
    background.backgroundGradient = [.red, .clear]
    #expect(background.colors(on: .white) == [.red, .blue])
    background.overlayColor = .black
    #expect(background.colors(on: .white) == [.black, .black])
    #expect(!background.isEmpty)
  }

  @Test func aGradientIsMixedBetweenItsColours() {
    let background = Keyboard.Background(
      backgroundGradient: [.black, .white], overlayGradient: [.clear, .clear, .clear])
    #expect(background.colors(on: .red) == [.black, Color(white: 0.5), .white])
  }

  @Test func eachColourOfTwoGradientsCounts() {
    let background = Keyboard.Background(
      backgroundGradient: [.black, .white, .black],
      overlayGradient: [.clear, .clear, .clear, .clear])
    let colors = background.colors(on: .red)
    #expect(colors.count == 5)
    #expect(colors.first == .black && colors[2] == .white && colors.last == .black)
  }

  @Test func aGradientsEdgesHaveItsEndColours() {
    let background = Keyboard.Background.verticalGradient([.red, .green, .blue])
    #expect(background.colors(on: .white).first == .red)
    #expect(background.colors(on: .white).last == .blue)
    #expect(Keyboard.Background(backgroundGradient: []).colors(on: .white) == [.white])
  }

  @Test func anImageBackgroundIsNotEmpty() {
    let background = Keyboard.Background.image([1, 2, 3])
    #expect(!background.isEmpty)
    #expect(background.imageContentMode == .fill)
    #expect(background.image == .data([1, 2, 3]))
  }
}
