// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("1.2: autocomplete-related predicates")
struct KeyboardActionAutocompleteTests {
  /// Keys that type no character.
  private static let others: [KeyboardAction] = [
    .backspace, .capsLock, .custom(named: "x"), .dictation, .dismissKeyboard, .escape, .key(.f1),
    .keyboardType(.numeric), .modifier(.control), .moveCursorBackward, .moveCursorForward,
    .nextKeyboard, .nextLocale, .none, .shift(.lowercased), .tab, .text("."), .urlDomain,
  ]

  @Test(
    "shouldApplyAutocorrectSuggestion: character that is an autocorrect trigger",
    arguments: [".", ",", ":", ";", "!", "¡", "?", "¿", "{", "}", "<", ">", "«", "»", " ", "\n"])
  func appliesAfterTriggers(_ text: String) {
    #expect(KeyboardAction.character(text).shouldApplyAutocorrectSuggestion)
    #expect(KeyboardAction.characterMargin(text).shouldApplyAutocorrectSuggestion)
  }

  @Test("shouldApplyAutocorrectSuggestion: primary(.return/.newLine); space")
  func appliesAfterReturnAndSpace() {
    #expect(KeyboardAction.space.shouldApplyAutocorrectSuggestion)
    for type in Keyboard.ReturnKeyType.allCases {
      let applies = KeyboardAction.primary(type).shouldApplyAutocorrectSuggestion
      #expect(applies == (type == .return || type == .newLine), "\(type)")
    }
  }

  @Test(
    "shouldApplyAutocorrectSuggestion: ( ) [ ] no longer trigger in 9.0, nor do word characters",
    arguments: ["(", ")", "[", "]", "a", "-", "’", "\"", "/", "@", "1", "", "..", ". "])
  func doesNotApply(_ text: String) {
    #expect(!KeyboardAction.character(text).shouldApplyAutocorrectSuggestion)
  }

  @Test(
    "Keys that type no character neither apply corrections nor change suggested spaces",
    arguments: others)
  func otherKeys(_ action: KeyboardAction) {
    #expect(!action.shouldApplyAutocorrectSuggestion)
    #expect(!action.shouldRemoveAutocompleteInsertedSpace)
    #expect(!action.shouldReinsertAutocompleteInsertedSpace)
  }

  @Test(
    "shouldRemoveAutocompleteInsertedSpace: character that is a word delimiter",
    arguments: [".", ",", ":", ";", "!", "?", ")", "]", "}", ">", "»"])
  func removes(_ text: String) {
    #expect(KeyboardAction.character(text).shouldRemoveAutocompleteInsertedSpace)
    #expect(KeyboardAction.characterMargin(text).shouldRemoveAutocompleteInsertedSpace)
  }

  @Test(
    "shouldRemoveAutocompleteInsertedSpace: not blanks, opening marks or word characters",
    arguments: [" ", "\n", "\t", "(", "[", "{", "<", "«", "¡", "¿", "a", "-", "’", "", ".."])
  func keeps(_ text: String) {
    #expect(!KeyboardAction.character(text).shouldRemoveAutocompleteInsertedSpace)
  }

  @Test("shouldRemoveAutocompleteInsertedSpace: space and Return false")
  func keepsBeforeSpace() {
    #expect(!KeyboardAction.space.shouldRemoveAutocompleteInsertedSpace)
    #expect(!KeyboardAction.primary(.return).shouldRemoveAutocompleteInsertedSpace)
  }

  @Test("shouldReinsertAutocompleteInsertedSpace: same as remove")
  func reinserts() {
    for text in [".", ",", ")", "(", " ", "a", "»", "«", ""] {
      let action = KeyboardAction.character(text)
      #expect(
        action.shouldReinsertAutocompleteInsertedSpace
          == action.shouldRemoveAutocompleteInsertedSpace, "\(text)")
    }
  }
}
