// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A keyboard takes the proportions of its area")
struct KeyboardProportionsTests {
  private func proportions(
    _ ratio: Double?, areaWidth: Double? = nil, _ orientation: InterfaceOrientation? = nil
  ) -> KeyboardProportions {
    KeyboardProportions(aspectRatio: ratio, areaWidth: areaWidth, orientation: orientation) {
      $0 == .portrait ? 216 : 160
    }
  }

  @Test("A wide area has the rows of landscape, a high one those of portrait")
  func orientation() {
    #expect(proportions(390 / 216).orientation == .portrait)
    #expect(proportions(844 / 160).orientation == .landscape)
    #expect(proportions(390 / 216, .landscape).orientation == .landscape)
    #expect(proportions(844 / 160, .portrait).orientation == .portrait)
  }

  @Test("The keyboard is as wide in relation to its layout's height as the area is")
  func width() {
    #expect(abs(proportions(390 / 216).width - 390) < 0.001)
    #expect(abs(proportions(844 / 160).width - 844) < 0.001)
    #expect(abs(proportions(2, .landscape).width - 320) < 0.001)
    #expect(proportions(nil).width == 390)
  }

  @Test(
    "The keyboard's width is limited for areas of extreme proportions",
    arguments: [0, -1, 1e-9, 1e9])
  func limits(ratio: Double) {
    let width = proportions(ratio).width
    #expect(width >= 0.2 * 160 && width <= 20 * 216)
  }

  @Test("A point's size follows the area's width in millimeters, and is nil if that is unknown")
  func scale() {
    #expect(proportions(390 / 216).pointsPerMillimeter == nil)
    #expect(proportions(390 / 216, areaWidth: 0).pointsPerMillimeter == nil)
    let scale = proportions(390 / 216, areaWidth: 78).pointsPerMillimeter
    #expect(abs((scale ?? 0) - 5) < 0.001)
  }
}
