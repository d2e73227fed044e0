// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutWidthTests {
  private func layout(_ rows: [KeyboardLayout.ItemWidth]...) -> KeyboardLayout {
    KeyboardLayout(
      itemRows: rows.map { row in
        row.map { KeyboardLayout.Item(action: .space, width: $0, height: 54) }
      })
  }

  @Test func theNarrowestRowDecides() {
    let inputs = { [KeyboardLayout.ItemWidth](repeating: .input, count: $0) }
    #expect(layout(inputs(10), inputs(9), inputs(7)).inputWidth(for: 390) == 39)
    #expect(layout(inputs(9), inputs(11), inputs(7)).inputWidth(for: 330) == 30)
  }

  @Test func rowsWithoutAnInputAreIgnored() {
    #expect(layout().inputWidth(for: 200) == 0)
    #expect(layout([], [.available], [.inputPercentage(3)]).inputWidth(for: 200) == 0)
    #expect(layout([.inputPercentage(9)], [.input, .input]).inputWidth(for: 200) == 100)
  }

  @Test func theWidthFollowsTheRowsWhenTheyChange() {
    var changed = layout([.input, .input])
    #expect(changed.inputWidth(for: 200) == 100)
    changed.itemRows[0].append(KeyboardLayout.Item(action: .tab, width: .points(50), height: 54))
    #expect(changed.inputWidth(for: 200) == 75)
  }

  @Test func aRowWithoutRoomHasNoInputWidth() {
    #expect(layout([.points(300), .input]).inputWidth(for: 200) == 0)
    #expect(layout([.percentage(1.5), .input]).inputWidth(for: 200) == 0)
  }

  @Test func invalidLengthsCountAsZero() {
    for bad in [-1, -Double.infinity, .nan] {
      #expect(layout([.input]).inputWidth(for: bad) == 0)
      #expect(layout([.points(bad), .input]).inputWidth(for: 200) == 200)
      #expect(layout([.percentage(bad), .input]).inputWidth(for: 200) == 200)
      #expect(layout([.inputPercentage(bad), .input]).inputWidth(for: 200) == 200)
    }
    #expect(layout([.input, .input]).inputWidth(for: .infinity) == 50_000)
    #expect(layout([.points(.infinity), .input]).inputWidth(for: 200) == 0)
    #expect(layout([.inputPercentage(.infinity), .input]).inputWidth(for: 200).isFinite)
  }

  @Test func aRowIsAsHighAsItsHighestItem() {
    var rows = layout([.input, .input], [], [.input])
    rows.itemRows[0][1].height = 60
    #expect(rows.totalHeight == 114)
    rows.itemRows[2][0].height = -.infinity
    #expect(rows.totalHeight == 60)
    #expect(layout().totalHeight == 0)
  }

  @Test func phonesOfEachKindAndOrientationHaveTheirSizes() {
    func configuration(_ width: Double, _ height: Double, _ orientation: InterfaceOrientation)
      -> KeyboardLayout.Configuration
    {
      .standardPhone(
        for: KeyboardContext(
          interfaceOrientation: orientation, screenSize: Size(width: width, height: height)))
    }
    #expect(configuration(390, 844, .portrait) == .standardPhone)
    #expect(configuration(0, 0, .portrait) == .standardPhone)
    #expect(configuration(844, 390, .landscape) == .standardPhoneLandscape)
    #expect(configuration(428, 926, .portrait) == .standardPhoneProMax)
    #expect(configuration(437.9, 916.1, .portrait) == .standardPhoneProMax)
    #expect(configuration(438, 926, .portrait) == .standardPhone)
    #expect(configuration(428, 916, .portrait) == .standardPhone)
    #expect(configuration(926, 428, .landscape) == .standardPhoneProMaxLandscape)
    #expect(configuration(.nan, .infinity, .portrait) == .standardPhone)
  }

  @Test func sizesMatchTheMeasurements() {
    typealias Configuration = KeyboardLayout.Configuration
    let all = [
      Configuration.standardPhone, .standardPhoneProMax, .standardPhoneLandscape,
      .standardPhoneProMaxLandscape,
    ]
    #expect(all.map(\.rowHeight) == [54, 56, 40, 40])
    #expect(all.map(\.buttonInsets.top) == [6, 5.5, 4, 4])
    #expect(all.map(\.buttonInsets.bottom) == [6, 5.5, 4, 4])
    #expect(all.map(\.buttonInsets.leading) == [3, 3, 3, 3])
    #expect(all.map(\.buttonInsets.trailing) == [3, 3, 3, 3])
    #expect(all.map(\.buttonCornerRadius) == [5, 5, 5, 5])
  }
}
