// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The results of KeyboardKit's rules, computed by hand to a hundredth of a point.
///
/// **Source:** KeyboardKit 8.9.3's rules for widths; for large tablets, its pictures.
struct LayoutWorkedExamplesTests {
  private func phone(
    _ type: Keyboard.KeyboardType = .alphabetic, _ purpose: Keyboard.FieldPurpose = .standard,
    _ orientation: InterfaceOrientation = .portrait, globe: Bool = false,
    dictation: KeyboardAction? = nil, width: Double = 390
  ) -> LayoutCells {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: .lowercased, interfaceOrientation: orientation,
      fieldPurpose: purpose, needsInputModeSwitchKey: globe,
      keyboardDictationReplacement: dictation, hasEmojiKeyboard: true)
    return LayoutCells(KeyboardLayout.PhoneService(), context, width: width)
  }

  private func tablet(
    _ device: DeviceType, _ type: Keyboard.KeyboardType = .alphabetic,
    dictation: KeyboardAction? = nil, width: Double
  ) -> LayoutCells {
    let context = KeyboardContext(
      keyboardType: type, deviceType: device, needsInputModeSwitchKey: true,
      keyboardDictationReplacement: dictation, canDismissKeyboard: true)
    return LayoutCells(KeyboardLayout.StandardService(), context, width: width)
  }

  // A phone of 390 points.

  @Test func theLettersOfAPhoneAre39PointsWideAndTheirCaps33() throws {
    let letters = phone()
    letters.expectWidths(0, times(10, 39))
    letters.expectWidths(1, times(9, 39))
    try letters.expectEnds(1, 19.5, 370.5)
    letters.expectWidths(2, [50.7] + times(7, 39) + [50.7])
    #expect(abs(letters.starts[2][1] - 58.5) < 0.01, "after Shift and a margin of 7.8 points")
    letters.expectWidths(3, [47.97, 47.97, 196.56, 97.5])
    #expect(letters.labels[3] == ["123", "☺", "space", "return"])
    #expect(letters.size == Size(width: 390, height: 216))

    let frames = KeyboardFrames(
      KeyboardLayout.PhoneService().keyboardLayout(for: KeyboardContext()), width: 390)
    #expect(abs(frames.keys[0].capFrame.width - 33) < 0.01)
    #expect(abs(frames.keys[0].capFrame.height - 42) < 0.01)
  }

  @Test func theGlobeIsAsWideAsTheKeyForEmojisAndInItsPlace() {
    let letters = phone(globe: true)
    #expect(letters.labels[3] == ["123", "🌐", "space", "return"])
    letters.expectWidths(3, [47.97, 47.97, 196.56, 97.5])
  }

  @Test func theDictationReplacementIsAsWideAsASwitcher() {
    let upright = phone(globe: true, dictation: .dictation)
    #expect(upright.labels[3] == ["123", "🌐", "🎤", "space", "return"])
    upright.expectWidths(3, [47.97, 47.97, 47.97, 148.59, 97.5])
    let wide = phone(
      .alphabetic, .standard, .landscape, globe: true, dictation: .dictation, width: 844)
    #expect(wide.labels[3] == ["123", "🌐", "space", "return", "🎤"])
    wide.expectWidths(3, [80.18, 80.18, 438.88, 164.58, 80.18])
  }

  @Test func theDigitsOfAPhoneHaveAWiderLowerRow() {
    let digits = phone(.numeric)
    digits.expectWidths(0, times(10, 39))
    digits.expectWidths(1, times(10, 39))
    digits.expectWidths(2, [47.97] + times(5, 54.6) + [50.7])
    #expect(abs(digits.starts[2][1] - 57.135) < 0.01, "after a margin of 9.165 points")
    digits.expectWidths(3, [47.97, 47.97, 196.56, 97.5])
    #expect(digits.labels[2].first == "#+=")
    #expect(digits.labels[3].first == "ABC")
  }

  @Test func aPhoneInLandscapeHasLowRowsAndNarrowerSwitchers() throws {
    let letters = phone(.alphabetic, .standard, .landscape, width: 844)
    #expect(letters.size.height == 160)
    letters.expectWidths(0, times(10, 84.4))
    letters.expectWidths(1, times(9, 84.4))
    try letters.expectEnds(1, 42.2, 801.8)
    letters.expectWidths(2, [109.72] + times(7, 84.4) + [109.72])
    letters.expectWidths(3, [80.18, 80.18, 519.06, 164.58])
  }

  @Test func anEmailFieldsSpaceIsTwoLettersNarrower() {
    let letters = phone(.alphabetic, .email)
    #expect(letters.labels[3] == ["123", "☺", "space", "@", ".", "return"])
    letters.expectWidths(3, [47.97, 47.97, 118.56, 39, 39, 97.5])
  }

  @Test func anAddressOfTheWebHasThreeKeysOfEqualWidthInPlaceOfSpace() {
    let letters = phone(.alphabetic, .url)
    #expect(letters.labels[3] == ["123", "☺", ".", "/", ".com", "return"])
    letters.expectWidths(3, [47.97, 47.97, 65.52, 65.52, 65.52, 97.5])
  }

  // A tablet of 768 points.

  @Test func theLettersOfATabletAreAnEleventhWide() throws {
    let letters = tablet(.tablet, width: 768)
    letters.expectWidths(0, times(11, 69.818))
    letters.expectWidths(1, times(9, 69.818) + [111.709])
    try letters.expectEnds(1, 27.927, 768)
    letters.expectWidths(2, times(11, 69.818))
    #expect(letters.labels[3] == ["123", "🌐", "space", "123", "▾"])
    letters.expectWidths(3, [69.818, 69.818, 488.727, 69.818, 69.818])
  }

  @Test func onTabletsTheDictationReplacementIsAsWideAsALetter() {
    let letters = tablet(.tablet, dictation: .dictation, width: 768)
    #expect(letters.labels[3] == ["123", "🌐", "🎤", "space", "123", "▾"])
    letters.expectWidths(3, [69.818, 69.818, 69.818, 418.909, 69.818, 69.818])
  }

  // A large tablet of 834 points.

  @Test func theLettersOfALargeTabletAreATwelfthWide() throws {
    let letters = tablet(.tabletPro, width: 834)
    letters.expectWidths(0, times(12, 69.5))
    letters.expectWidths(1, [1.25 * 69.5] + times(9, 69.5) + [1.75 * 69.5])
    letters.expectWidths(2, [1.68 * 69.5] + times(9, 69.5) + [1.32 * 69.5])
    #expect(letters.labels[3] == ["🌐", "123", "space", "123", "▾"])
    letters.expectWidths(3, [69.5, 69.5, 834 - 4.4 * 69.5, 69.5, 1.4 * 69.5])
    for row in 0..<4 { try letters.expectEnds(row, 0, 834) }
  }

  // Widths of input keys, 200 points for all.

  private func inputWidth(_ widths: KeyboardLayout.ItemWidth...) -> Double {
    let row = widths.map { KeyboardLayout.Item(action: .character("a"), width: $0, height: 1) }
    return KeyboardLayout(itemRows: [row]).inputWidth(for: 200)
  }

  @Test func theGoldenInputWidthsHold() {
    #expect(inputWidth(.available, .input, .input, .available) == 100)
    #expect(inputWidth(.percentage(0.2), .input, .input, .percentage(0.2)) == 60)
    #expect(inputWidth(.points(50), .input, .input, .points(50)) == 50)
    #expect(inputWidth(.points(50), .inputPercentage(0.6), .input, .points(50)) == 62.5)
    #expect(KeyboardLayout(itemRows: []).inputWidth(for: 200) == 0)
  }
}
