// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Spoken texts of keys, and rows of keys: semantics 1.3 and 1.4.
struct ActionTextTests {
  /// A row: its words, and the text of each of some actions.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var texts: [(KeyboardAction, String?)]
  }

  private static let picture = KeyboardAction.image(
    description: "A star", keyboardImageName: "a", imageName: "b")

  static let calloutTexts = [
    Row(testDescription: "1.3 char for .character", texts: [(.character("ä"), "ä")]),
    Row(testDescription: "1.3 emoji char for .emoji", texts: [(.emoji("👍🏽"), "👍🏽")]),
    Row(
      testDescription: "1.3 nil otherwise (no callout for margin, space, text…)",
      texts: [
        (.characterMargin("a"), nil), (.space, nil), (.text("a"), nil), (.backspace, nil),
        (.diacritic(Keyboard.Diacritic(char: "´")), nil), (picture, nil), (.urlDomain, nil),
        (.shift(.auto), nil), (.primary(.return), nil), (.tab, nil),
        (.keyboardType(.numeric), nil),
      ]),
  ]

  @Test("1.3 inputCalloutText", arguments: calloutTexts)
  func inputCalloutText(row: Row) {
    for (action, text) in row.texts { #expect(action.inputCalloutText == text) }
  }

  static let buttonTexts = [
    Row(
      testDescription: "1.3 character/text → itself",
      texts: [(.character("q"), "q"), (.text(".com"), ".com")]),
    Row(
      testDescription: "1.3 U+200B (zero width space) shows as ⁞",
      texts: [(.character("\u{200B}"), "⁞"), (.text("\u{200B}"), "⁞")]),
    Row(
      testDescription: "1.3 diacritic → its char; emoji → char",
      texts: [(.diacritic(Keyboard.Diacritic(char: "´")), "´"), (.emoji("😀"), "😀")]),
    Row(
      testDescription: "1.3 keyboardType alphabetic/numeric/symbolic",
      texts: [
        (.keyboardType(.alphabetic), "ABC"), (.keyboardType(.numeric), "123"),
        (.keyboardType(.symbolic), "#+="), (.keyboardType(.emojis), nil),
        (.keyboardType(.custom(named: "sums")), "sums"),
      ]),
    Row(
      testDescription: "1.3 nextLocale → upper-cased language code (\"EN\")",
      texts: [(.nextLocale, "EN")]),
    Row(
      testDescription: "1.3 primary → localized return text (newLine → nil, uses image)",
      texts: [
        (.primary(.return), "return"), (.primary(.newLine), nil),
        (.primary(.custom(title: "Pay")), "Pay"),
      ]),
    Row(testDescription: "1.3 space → localized space text", texts: [(.space, "space")]),
    Row(
      testDescription: "1.3 others nil",
      texts: [
        (.backspace, nil), (.shift(.auto), nil), (.none, nil), (.characterMargin("a"), nil),
        (.settings, nil), (picture, nil), (.url("x:y"), nil), (.nextKeyboard, nil), (.undo, nil),
      ]),
  ]

  @Test("1.3 standardButtonText", arguments: buttonTexts)
  func standardButtonText(row: Row) {
    for (action, text) in row.texts {
      #expect(action.standardButtonText(for: KeyboardContext()) == text, "\(action)")
    }
  }

  @Test func theNextLocaleKeyShowsTheCurrentLocale() {
    let context = KeyboardContext(locale: .german)
    #expect(KeyboardAction.nextLocale.standardButtonText(for: context) == "DE")
  }

  @Test(
    "1.3 Accessibility labels",
    arguments: [
      (KeyboardAction.backspace, "Backspace"), (.capsLock, "Capslock"), (.command, "Super"),
      (.control, "Control"), (.dictation, "Dictation"), (.dismissKeyboard, "Dismiss Keyboard"),
      (.emoji("😀"), "Emoji - 😀"), (.escape, "Escape"),
      (.keyboardType(.numeric), "Keyboard Type - numeric"),
      (.keyboardType(.custom(named: "sums")), "Keyboard Type - sums"),
      (.moveCursorBackward, "Move Cursor Backward"), (.moveCursorForward, "Move Cursor Forward"),
      (.nextKeyboard, "Next Keyboard"), (.nextLocale, "Next Locale"), (.option, "Alt"),
      (.primary(.search), "search"), (.primary(.custom(title: "Pay")), "Pay"),
      (.settings, "Settings"), (.shift(.auto), "Shift"), (.space, "Space"),
      (.systemSettings, "System Settings"), (.tab, "Tab"), (.text("text itself"), "text itself"),
      (.character("q"), "q"), (.url("https://example.org"), "Open https://example.org"),
      (.custom(named: "help"), "help"), (picture, "A star"), (.key(.pageUp), "Page Up"),
      (.key(.f5), "F5"), (.modifier(.altGr), "Alt Graph"), (.urlDomain, "."),
      (.undo, "Undo"), (.redo, "Redo"), (.clipboard(.cut), "Cut"), (.clipboard(.copy), "Copy"),
      (.clipboard(.paste), "Paste"), (.clipboard(.selectAll), "Select All"), (.none, nil),
      (.characterMargin("a"), nil),
    ] as [(KeyboardAction, String?)])
  func accessibilityLabels(action: KeyboardAction, label: String?) {
    #expect(action.accessibilityLabel == label)
  }

  @Test func everyKeyExceptGapsHasAnAccessibilityLabel() {
    for action in ActionNameTests.all where !action.isSpacer {
      #expect(action.accessibilityLabel?.isEmpty == false, "\(action)")
    }
  }

  // MARK: Rows

  @Test("1.4 Row(characters: \"abc\") → [.character a, b, c]; also from [String]")
  func row() {
    let abc: [KeyboardAction] = [.character("a"), .character("b"), .character("c")]
    #expect(KeyboardAction.Row(characters: "abc") == abc)
    #expect(KeyboardAction.Row(characters: ["a", "b", "c"]) == abc)
    #expect(KeyboardAction.Row(characters: "ch👍🏽").count == 3)
    #expect(KeyboardAction.Row(characters: ["ch"]) == [.character("ch")])
  }

  @Test("1.4 Rows(characters: [[String]])")
  func rows() {
    let rows = KeyboardAction.Rows(characters: [["a", "b"], ["c"]])
    #expect(rows == [[.character("a"), .character("b")], [.character("c")]])
  }

  @Test("1.4 leadingCharacterMarginAction = .characterMargin(firstChar), trailing same with last")
  func margins() {
    let row: KeyboardAction.Row = [.shift(.auto), .character("a"), .character("b"), .backspace]
    #expect(row.leadingCharacterMarginAction == .characterMargin("a"))
    #expect(row.trailingCharacterMarginAction == .characterMargin("b"))
  }

  @Test("1.4 A margin action is .none unless the row's first input action is a .character")
  func noMargins() {
    let row: KeyboardAction.Row = [.space, .character("a"), .emoji("😀")]
    #expect(row.leadingCharacterMarginAction == .none)
    #expect(row.trailingCharacterMarginAction == .none)
    #expect(KeyboardAction.Row().leadingCharacterMarginAction == .none)
    #expect([KeyboardAction.shift(.auto)].trailingCharacterMarginAction == .none)
  }

  @Test("1.4 evened(for: columns) pads with .none until count % columns == 0")
  func evened() {
    let row = KeyboardAction.Row(characters: "abcd")
    #expect(row.evened(for: 3) == row + [.none, .none])
    for columns in [1, 2, 4, 0, -3] { #expect(row.evened(for: columns) == row) }
    #expect(row.evened(for: 100).count == 100)
    #expect(KeyboardAction.Row().evened(for: 3).isEmpty)
  }
}
