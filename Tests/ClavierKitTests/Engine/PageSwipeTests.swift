// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The distance of swipes from page to page of emojis; their effects are in emoji-swipe.script.
struct PageSwipeTests {
  @Test(
    "One and a half keys sideways are a swipe, of wide keys 15 % of the keyboard's width",
    arguments: [
      (-58.4, 0, nil), (-58.5, 0, 1), (58.5, 58.4, -1), (58.5, -58.5, nil), (-.infinity, 0, 1),
      (.nan, 0, nil),
    ] as [(Double, Double, Int?)])
  func distance(x: Double, y: Double, step: Int?) {
    for (keyWidth, keyboardWidth) in [(39.0, 800.0), (195.0, 390.0)] {
      let swipe = PageSwipe(
        at: Point(x: 0, y: 0), keyWidth: keyWidth, keyboardWidth: keyboardWidth)
      #expect(swipe.step(to: Point(x: x, y: y)) == step)
    }
  }
}
