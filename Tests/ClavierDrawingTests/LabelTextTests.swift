// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierDrawing

/// The visible forms of texts that would be invisible or combine with others.
struct LabelTextTests {
  @Test(arguments: ["a", "space", "ß", "ضاد", "ไม้", "🙂", "👩‍👩‍👧", "a\u{301}", "क्ष", "é"])
  func ordinaryTextsAreUnchanged(text: String) {
    #expect(LabelText.visible(text) == text)
  }

  @Test func controlCharactersAreDrawnAsTheirPictures() {
    #expect(LabelText.visible("a\nb\t\u{0}\u{7F}") == "a␊b␉␀␡")
    #expect(LabelText.visible("\u{85}\u{2028}\u{2029}") == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func invisibleCharactersAreDrawnByName() {
    #expect(LabelText.visible("\u{200C}") == "ZWNJ")
    #expect(LabelText.visible("\u{200D}") == "ZWJ")
    #expect(LabelText.visible("\u{A0}") == "NBSP")
    #expect(LabelText.visible("\u{200F}") == "RLM")
  }

  @Test func invisibleCharactersInsideATextAreKept() {
    #expect(LabelText.visible("می\u{200C}خواهم") == "می\u{200C}خواهم")
  }

  @Test func aMarkAloneStandsOnACircle() {
    #expect(LabelText.visible("\u{301}").unicodeScalars.map(\.value) == [0x25CC, 0x301])
    #expect(LabelText.visible("\u{E34}").unicodeScalars.map(\.value) == [0x25CC, 0xE34])
    // Marks of Indic scripts get a circle from the shaper, and would have two.
    #expect(LabelText.visible("\u{948}").unicodeScalars.map(\.value) == [0x948])
  }

  @Test func aMarkOnACircleGetsNoSecondCircle() {
    #expect(LabelText.visible("◌\u{301}").unicodeScalars.map(\.value) == [0x25CC, 0x301])
    #expect(LabelText.visible("◌\u{948}").unicodeScalars.map(\.value) == [0x948])
    #expect(LabelText.visible("◌\u{93E}").unicodeScalars.map(\.value) == [0x93E])
    #expect(LabelText.visible("◌") == "◌")
  }

  @Test func signsThatTurnTheOrderAreLeftOut() {
    #expect(LabelText.visible("a\u{202E}b\u{2067}c\u{200F}") == "abc")
    #expect(LabelText.visible("\u{202E}") == "")
  }

  @Test func anEmptyTextStaysEmptyAndALongOneIsCut() {
    #expect(LabelText.visible("") == "")
    let long = String(repeating: "x", count: 100_000)
    #expect(LabelText.visible(long).count == LabelText.limit)
    let high = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(LabelText.visible(high).unicodeScalars.count == LabelText.limit)
  }
}
