// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutMutationInputToolbarTests {
  private typealias Mode = Keyboard.InputToolbarDisplayMode

  private let phone = KeyboardLayout.PhoneService().keyboardLayout(for: KeyboardContext())
  private let configuration = KeyboardLayout.Configuration.standardPhone

  @Test func numbersAreTheInputsFromOneToZero() {
    #expect(Mode.numbers == .inputs("1234567890"))
    let layout = phone.adjusted(for: .numbers, layoutConfiguration: configuration)
    #expect(layout.itemRows.count == 5)
    #expect(layout.itemRow(at: 0).map(text(of:)) == "1234567890")
    #expect(Array(layout.itemRows.dropFirst()) == phone.itemRows)
  }

  @Test func inputsHaveAKeyForEachCharacterAsAUserSeesThem() {
    let layout = phone.adjusted(for: .inputs("äÄ👍🏽🇸🇪"), layoutConfiguration: configuration)
    #expect(
      layout.itemRows[0].map(\.action)
        == ["ä", "Ä", "👍🏽", "🇸🇪"].map(KeyboardAction.character))
  }

  @Test func hiddenAndNoInputsAddNoRow() {
    #expect(phone.adjusted(for: .hidden, layoutConfiguration: configuration) == phone)
    #expect(phone.adjusted(for: .inputs(""), layoutConfiguration: configuration) == phone)
  }

  @Test func automaticAddsNoRowUntilItIsResolved() {
    #expect(phone.adjusted(for: .automatic, layoutConfiguration: configuration) == phone)
  }

  @Test(arguments: [
    Size(width: 1024, height: 1366), Size(width: 1366, height: 1024),
    Size(width: 975, height: 1415), Size(width: 1073, height: 1317),
  ])
  func automaticIsNumbersOnTheLargestTablets(screen: Size) {
    #expect(Mode.automatic.resolved(forScreen: screen) == .numbers)
  }

  @Test(arguments: [
    Size.zero, Size(width: 390, height: 844), Size(width: 768, height: 1024),
    Size(width: 974, height: 1366), Size(width: 1074, height: 1366),
    Size(width: 1024, height: 1316), Size(width: 1024, height: 1416),
    Size(width: Double.nan, height: Double.infinity),
  ])
  func automaticIsHiddenOnOtherScreens(screen: Size) {
    #expect(Mode.automatic.resolved(forScreen: screen) == .hidden)
  }

  @Test func otherModesDoNotDependOnTheScreen() {
    for screen in [Size.zero, Size(width: 1024, height: 1366)] {
      for mode in [Mode.hidden, .numbers, .inputs("abc")] {
        #expect(mode.resolved(forScreen: screen) == mode)
      }
    }
  }

  @Test(arguments: [
    (KeyboardLayout.Configuration.standardPhone, 54.0),
    (.standardPhoneLandscape, 40), (.standardPhoneProMax, 56), (.standardPhoneProMaxLandscape, 40),
  ])
  func theRowIsAsHighAsOthersOnPhones(
    configuration: KeyboardLayout.Configuration, height: Double
  ) {
    #expect(configuration.inputToolbarHeight == height)
    let layout = phone.adjusted(for: .numbers, layoutConfiguration: configuration)
    for item in layout.itemRows[0] {
      #expect(item.height == height)
      #expect(item.edgeInsets == configuration.buttonInsets)
    }
    #expect(layout.totalHeight == phone.totalHeight + height)
  }

  @Test(arguments: ["1", "1234567890", "abcdefghijklmnopqrstuvwxyz"])
  func theKeysShareTheWholeWidthAndLeaveThoseBelowAsTheyWere(inputs: String) {
    let layout = phone.adjusted(for: .inputs(inputs), layoutConfiguration: configuration)
    let frames = KeyboardFrames(layout, width: 390)
    let share = 390 / Double(inputs.count)
    for (index, key) in frames.keys[frames.rows[0].keys].enumerated() {
      #expect(abs(key.touchFrame.minX - Double(index) * share) < 1e-9)
      #expect(abs(key.touchFrame.width - share) < 1e-9)
    }
    let below = frames.keys.dropFirst(inputs.count)
    for (key, before) in zip(below, KeyboardFrames(phone, width: 390).keys) {
      #expect(key.action == before.action)
      #expect(key.touchFrame.minX == before.touchFrame.minX)
      #expect(key.touchFrame.maxX == before.touchFrame.maxX)
      #expect(abs(key.touchFrame.minY - before.touchFrame.minY - 54) < 1e-9)
    }
  }

  @Test func aLayoutWithoutRowsGetsOne() {
    let layout = KeyboardLayout(itemRows: [])
      .adjusted(for: .numbers, layoutConfiguration: configuration)
    #expect(layout.itemRows.map(text(of:)) == ["1234567890"])
  }
}
