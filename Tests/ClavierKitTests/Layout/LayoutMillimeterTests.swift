// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Sizes for fingers, in millimetres on the screen.
struct LayoutMillimeterTests {
  private typealias Configuration = KeyboardLayout.Configuration
  private let letters = KeyboardFrames(
    KeyboardLayout.standard(for: KeyboardContext()), width: 390)

  @Test func keysHaveASizeInMillimeters() {
    let sizes = letters.keySizes(pointsPerMillimeter: 3.9)
    #expect(sizes.count == letters.keys.count)
    #expect(abs(sizes[0].width - 10) < 1e-9)
    #expect(abs(sizes[0].height - 54 / 3.9) < 1e-9)
  }

  @Test func onAPhoneTheLettersAreTooSmallForAnOutstretchedHand() {
    let small = letters.keysSmaller(pointsPerMillimeter: 163 / 25.4).map { letters.keys[$0].action }
    #expect(small.contains(.character("q")) && !small.contains(.space))
    #expect(!small.contains(.character("a")), "with its margin, it is wide enough")
    #expect(letters.keysSmaller(pointsPerMillimeter: .nan).map { letters.keys[$0].action } == small)
  }

  @Test func exactlyTheMinimumIsLargeEnough() {
    #expect(letters.keysSmaller(pointsPerMillimeter: 39 / 7.0).isEmpty)
    #expect(!letters.keysSmaller(pointsPerMillimeter: 39 / 6.99).isEmpty)
  }

  @Test func theMinimumMayDifferInEachDirection() {
    func small(_ width: Double, _ height: Double) -> Int {
      letters.keysSmaller(than: Size(width: width, height: height), pointsPerMillimeter: 1).count
    }
    #expect(small(39, 54) == 0)
    #expect(small(39, 54.1) == letters.keys.count)
    #expect(small(39.1, 54) == letters.keys.filter { $0.touchFrame.width < 39.1 }.count)
    #expect(small(0, 0) == 0)
    #expect(small(.nan, .nan) == 0)
    #expect(small(.infinity, 0) == letters.keys.count)
  }

  @Test(arguments: [0, -1, -Double.infinity, .infinity, .nan, 1e-300])
  func invalidScalesGiveFinitePositiveSizes(scale: Double) {
    for size in letters.keySizes(pointsPerMillimeter: scale) {
      #expect(size.width.isFinite && size.width > 0 && size.height.isFinite && size.height > 0)
    }
  }

  // Configurations.

  @Test func rowsAreNeverLowerThanTheMinimum() {
    let low = Configuration.standardPhoneLandscape
    #expect(low.withRowHeight(atLeast: 70).rowHeight == 70)
    #expect(low.withRowHeight(atLeast: 70).inputToolbarHeight == 70)
    #expect(Configuration.standardPad.withRowHeight(atLeast: 60).rowHeight == 64)
    #expect(Configuration.standardPad.withRowHeight(atLeast: 60).inputToolbarHeight == 60)
    for none in [0, 40, -5, -Double.infinity, .nan] {
      #expect(low.withRowHeight(atLeast: none) == low)
    }
    #expect(low.withRowHeight(atLeast: .infinity).rowHeight == 100_000)
  }

  @Test(arguments: DeviceType.handhelds, InterfaceOrientation.allCases)
  func everyServiceHonoursTheMinimumOfTheContext(
    device: DeviceType, orientation: InterfaceOrientation
  ) {
    for minimum in [0, 50, 75, 200] as [Double] {
      let context = KeyboardContext(
        interfaceOrientation: orientation, deviceType: device, minimumRowHeight: minimum)
      let frames = KeyboardFrames(KeyboardLayout.standard(for: context), width: 1000)
      let usual = Configuration.standard(for: context).rowHeight
      #expect(frames.size.height == 4 * max(usual, minimum))
      #expect(
        frames.keysSmaller(than: Size(width: 0, height: minimum), pointsPerMillimeter: 1).isEmpty)
    }
    let wrong = KeyboardContext(
      interfaceOrientation: orientation, deviceType: device, minimumRowHeight: .nan)
    let usual = Configuration.standard(for: wrong).rowHeight
    #expect(KeyboardLayout.standard(for: wrong).totalHeight == 4 * usual)
  }
}
