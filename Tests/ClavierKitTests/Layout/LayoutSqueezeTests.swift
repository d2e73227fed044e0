// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Keys that share the rest of a row, in rows with too little space.
struct LayoutSqueezeTests {
  private typealias Item = KeyboardLayout.Item

  private func item(_ action: KeyboardAction, _ width: KeyboardLayout.ItemWidth) -> Item {
    Item(action: action, width: width, height: 54)
  }

  private func letters(_ count: Int) -> [Item] {
    (0..<count).map { item(.character("k\($0)"), .input) }
  }

  private func widths(_ rows: [Item]..., width: Double = 390) -> [[Double]] {
    let frames = KeyboardFrames(KeyboardLayout(itemRows: rows), width: width)
    return frames.rows.map { row in
      row.keys.map { (frames.keys[$0].touchFrame.width * 1000).rounded() / 1000 }
    }
  }

  @Test func aTabKeyInAFullRowIsAsWideAsTheLettersOfThatRowAndOtherRowsStay() {
    let rows = widths([item(.tab, .available)] + letters(10), letters(10))
    #expect(rows[0] == times(11, 35.455))
    #expect(rows[1] == times(10, 39))
  }

  @Test func severalKeysInAFullRowAreAllAsWideAsLetters() {
    let rows = widths([item(.tab, .available)] + letters(10) + [item(.backspace, .available)])
    #expect(rows[0] == times(12, 32.5))
  }

  @Test func theTabKeyOfTheStandardLayoutCanBeHitAndSeen() throws {
    for device in DeviceType.handhelds {
      var layout = KeyboardLayout.standard(for: KeyboardContext(deviceType: device))
      layout.itemRows[0].insert(layout.createIdealItem(for: .escape), at: 0)
      for width in [200.0, 390, 768, 1366, 4000] {
        let frames = KeyboardFrames(layout, width: width)
        let key = try #require(frames.keys.first)
        #expect(key.action == .escape && key.touchFrame.width > width / 15)
        #expect(key.capFrame.width > 0 && frames.hitTest(key.capFrame.center) == 0)
        #expect(frames.tilingFlaw == nil, "\(device), \(width)")
      }
    }
  }

  @Test func halfALetterIsEnoughToKeepTheRest() {
    #expect(widths(letters(19) + [item(.tab, .available)], letters(20))[0].last == 19.5)
    let rest = widths([item(.space, .percentage(0.96)), item(.tab, .available)], letters(10))
    #expect(rest[0] == [353.208, 36.792], "less is a letter's width, squeezed")
    let enough = widths([item(.space, .percentage(0.95)), item(.tab, .available)], letters(10))
    #expect(enough[0] == [370.5, 19.5])
  }

  @Test func gapsAreUsedUpFirst() {
    let rows = widths([item(.none, .available)] + letters(9) + [item(.tab, .points(0))])
    #expect(rows[0].count == 10)
    #expect(widths(letters(9) + [item(.tab, .available)], letters(10))[0] == times(10, 39))
    // The tab key would share 12 points with the gap: it takes all of them and some of the others.
    let shared = widths(
      letters(9) + [item(.shift(.auto), .points(27)), item(.none, .available)]
        + [item(.tab, .available)], letters(10))
    #expect(shared[0].last == 36.475)
  }

  @Test func gapsOfAFullRowHaveNoWidth() {
    let rows = widths([item(.none, .available)] + letters(10) + [item(.none, .available)])
    #expect(rows[0] == times(10, 39))
  }

  @Test func wideLettersLeaveKeysBesideThemAsMuchRoom() {
    let row = [item(.tab, .available)] + letters(2) + [item(.backspace, .available)]
    #expect(widths(row, width: 200)[0] == times(4, 50))
    #expect(KeyboardLayout(itemRows: [row]).inputWidth(for: 200) == 100)
  }

  @Test func withoutLettersATenthOfTheKeyboardCounts() {
    let row = [item(.space, .points(390)), item(.tab, .available)]
    #expect(widths(row)[0] == [354.545, 35.455])
  }

  @Test func explicitNarrowWidthsAreKept() {
    let narrow = widths([item(.tab, .points(1)), item(.space, .percentage(1))])
    #expect(narrow[0].first.map { $0 < 1 } == true)
  }

  @Test func spaceIsThereHoweverFewLettersThereAre() throws {
    for device in DeviceType.handhelds {
      for purpose in Keyboard.FieldPurpose.allCases {
        let set = StaticInputSetProvider(
          alphabeticInputSet: InputSet(rows: [.init(chars: "a")]),
          numericInputSet: .numeric(currency: "$"), symbolicInputSet: .symbolic(currencies: []))
        let context = KeyboardContext(
          deviceType: device, fieldPurpose: purpose, needsInputModeSwitchKey: true,
          canDismissKeyboard: true)
        let layout = KeyboardLayout.DeviceBasedService(inputSetProvider: set)
          .keyboardLayout(for: context)
        for key in KeyboardFrames(layout, width: 390).keys {
          #expect(key.touchFrame.width > 19, "\(key.action) on \(device) for \(purpose)")
        }
      }
    }
  }
}
