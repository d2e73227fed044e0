// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct KeyboardFontTests {
  @Test func textStylesHaveTheirSizes() {
    let sizes: [(KeyboardFont, Double)] = [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    for (font, size) in sizes {
      #expect(font.size == size, "\(font)")
      #expect(font.family == nil)
    }
  }

  @Test func onlyHeadlinesAreBoldByDefault() {
    #expect(KeyboardFont.headline.resolvedWeight == .semibold)
    #expect(KeyboardFont.body.resolvedWeight == .regular)
    #expect(KeyboardFont.headline.weight(.light).resolvedWeight == .light)
  }

  @Test func aFamilyAndASizeAreKept() {
    let font = KeyboardFont.custom("DejaVu Sans", size: 21, weight: .bold)
    #expect(font.family == "DejaVu Sans")
    #expect(font.size(10) == .custom("DejaVu Sans", size: 10, weight: .bold))
    let fixed = KeyboardFont(.customFixed("Mono", size: 9))
    #expect(fixed.size(10).type == .customFixed("Mono", size: 10))
    #expect(KeyboardFont.headline.family("Mono").resolvedWeight == .semibold)
    #expect(KeyboardFont.headline.family("Mono").size == 17)
    #expect(KeyboardFont.headline.size(30) == .system(size: 30, weight: .semibold))
  }

  @Test(arguments: [-1, .nan, -.infinity, 0] as [Double])
  func anInvalidSizeHasNoEffect(size: Double) {
    #expect(KeyboardFont.system(size: size).size == 0)
  }

  @Test func aSizeIsNeverInfinite() {
    #expect(KeyboardFont.system(size: .infinity).size.isFinite)
  }

  @Test func weightsHaveTheNumbersOfFontFiles() {
    let numbers = KeyboardFont.FontWeight.allCases.map(\.number)
    #expect(numbers == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }
}
