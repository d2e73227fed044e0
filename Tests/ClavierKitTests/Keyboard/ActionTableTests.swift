// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The table of actions, semantics 1.1: the effect and the class of each.
struct ActionTableTests {
  typealias GestureAction = KeyboardAction.GestureAction

  /// A row: its words, the action, and its effects on press, release and repeatPress.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var action: KeyboardAction
    var press: GestureAction?
    var release: GestureAction?
    var repeatPress: GestureAction?
    var isInput: Bool
    var isSystem: Bool

    init(
      _ words: String, _ action: KeyboardAction, press: GestureAction? = nil,
      release: GestureAction? = nil, repeats: GestureAction? = nil, isInput: Bool = false,
      isSystem: Bool = false
    ) {
      testDescription = words
      (self.action, self.press, self.release, repeatPress) = (action, press, release, repeats)
      (self.isInput, self.isSystem) = (isInput, isSystem)
    }
  }

  private static let acute = Keyboard.Diacritic(char: "´", replacements: ["a": "á"])

  static let rows = [
    Row(
      "1.1 backspace: press deleteBackward, repeatPress = press action, isSystem", .backspace,
      press: .deleteBackward, repeats: .deleteBackward, isSystem: true),
    Row("1.1 capsLock: on press, isSystem", .capsLock, press: .toggleCapsLock, isSystem: true),
    Row(
      "1.1 character(s): insertText(s), isInput", .character("s"), release: .insertText("s"),
      isInput: true),
    Row(
      "1.1 characterMargin(s): insertText(s), isInput, isSpacer", .characterMargin("s"),
      release: .insertText("s"), isInput: true),
    // Without behavior in KeyboardKit; here they are keys of a computer.
    Row("1.1 command", .command, press: .hold(.super), isSystem: true),
    Row("1.1 control", .control, press: .hold(.control), isSystem: true),
    Row("1.1 escape", .escape, release: .press(.escape), isSystem: true),
    Row("1.1 function", .function, press: .hold(.function), isSystem: true),
    Row("1.1 option", .option, press: .hold(.alt), isSystem: true),
    // No effect in KeyboardKit unless the program adds it; here it is a request to the program.
    Row(
      "1.1 custom(named): no class", .custom(named: "help"),
      release: .request(.custom(named: "help"))),
    Row(
      "1.1 diacritic(d): insertDiacritic(d), isInput", .diacritic(acute),
      release: .insertDiacritic(acute), isInput: true),
    Row(
      "1.1 dictation: performDictation, isSystem", .dictation, release: .request(.dictation),
      isSystem: true),
    Row(
      "1.1 dismissKeyboard: isSystem", .dismissKeyboard, release: .request(.dismissKeyboard),
      isSystem: true),
    Row(
      "1.1 emoji(e): insertText(e.char), isInput, isEmojiAction", .emoji("😀"),
      release: .insertText("😀"), isInput: true),
    Row(
      "1.1 image(description,keyboardImageName,imageName): isInput",
      .image(description: "star", keyboardImageName: "a", imageName: "b"), isInput: true),
    Row(
      "1.1 keyboardType(t): setKeyboardType(t) on press, isSystem", .keyboardType(.numeric),
      press: .showPage(.numeric), isSystem: true),
    // A held arrow repeats, as a computer's does.
    Row(
      "1.1 moveCursorBackward: adjustTextPosition(−1), isSystem", .moveCursorBackward,
      release: .press(.left), repeats: .press(.left), isSystem: true),
    Row(
      "1.1 moveCursorForward: adjustTextPosition(+1), isSystem", .moveCursorForward,
      release: .press(.right), repeats: .press(.right), isSystem: true),
    Row(
      "1.1 nextKeyboard: system handles, isSystem", .nextKeyboard, release: .request(.nextKeyboard),
      isSystem: true),
    Row(
      "1.1 nextLocale: selectNextLocale, isSystem", .nextLocale, release: .request(.nextLocale),
      isSystem: true),
    Row("1.1 none: isSpacer", .none),
    Row(
      "1.1 primary(rt): insertText newline, isSystem only when rt is .return or .newLine",
      .primary(.return), release: .insertText("\n"), isSystem: true),
    Row(
      "1.1 primary(rt): insertText newline for every return key type",
      .primary(.custom(title: "Pay")), release: .insertText("\n")),
    // No effect in KeyboardKit; a key without effect is useless.
    Row("1.1 settings: isSystem", .settings, release: .request(.settings), isSystem: true),
    // In KeyboardKit on release; here a finger may hold it, and it toggles at the lift.
    Row("1.1 shift(case): isSystem", .shift(.auto), press: .holdShift, isSystem: true),
    Row(
      "1.1 space: insertText a space, longPress can be handled, isInput", .space,
      release: .insertText(" "), isInput: true),
    Row(
      "1.1 systemImage(…): isInput",
      .systemImage(description: "star", keyboardImageName: "a", imageName: "b"), isInput: true),
    // No system action in KeyboardKit, which the table calls a trap.
    Row(
      "1.1 systemSettings: openUrl(system settings)", .systemSettings,
      release: .request(.systemSettings), isSystem: true),
    Row("1.1 tab: insertText a tab, isSystem", .tab, release: .insertText("\t"), isSystem: true),
    Row(
      "1.1 text(s): insertText(s), isInput", .text(".com"), release: .insertText(".com"),
      isInput: true),
    Row(
      "1.1 url(u,id): openUrl(u), isSystem", .url("https://example.org", id: "help"),
      release: .request(.openURL("https://example.org")), isSystem: true),
    Row("1.1 undo: isSystem", .undo, release: .undo, isSystem: true),
    // KeyboardKit has no such action.
    Row("1.1 redo: isSystem", .redo, release: .redo, isSystem: true),
    Row(
      "1.1 clipboard: isSystem", .clipboard(.paste), release: .clipboard(.paste), isSystem: true),
  ]

  @Test(arguments: rows)
  func eachActionHasItsGesturesAndClasses(_ row: Row) {
    #expect(row.action.standardAction(for: .press) == row.press)
    #expect(row.action.standardAction(for: .release) == row.release)
    #expect(row.action.standardAction(for: .repeatPress) == row.repeatPress)
    #expect(row.action.isInputAction == row.isInput)
    #expect(row.action.isSystemAction == row.isSystem)
  }

  @Test("1.1 standardAction = release action, else press action", arguments: rows)
  func withoutGesture(row: Row) {
    #expect(row.action.standardAction == row.release ?? row.press)
  }

  @Test("1.1 standardAction(for: .end) and standardDoubleTapAction are nil for every action")
  func nothing() {
    for action in Self.rows.map(\.action) + ActionNameTests.all {
      #expect(action.standardAction(for: .end) == nil)
      #expect(action.standardAction(for: .doubleTap) == nil)
    }
  }

  @Test("1.1 isKeyboardTypeAction(t): exact match; isAlphabeticKeyboardTypeAction: alphabetic t")
  func pages() {
    let numeric = KeyboardAction.keyboardType(.numeric)
    #expect(numeric.isKeyboardTypeAction(.numeric) && !numeric.isKeyboardTypeAction(.symbolic))
    #expect(!numeric.isAlphabeticKeyboardTypeAction)
    #expect(KeyboardAction.keyboardType(.alphabetic).isAlphabeticKeyboardTypeAction)
    #expect(!KeyboardAction.shift(.auto).isKeyboardTypeAction(.alphabetic))
  }

  @Test("1.1 isUppercasedShiftAction: shift whose case is uppercased or capsLocked")
  func shifts() {
    let cases = Keyboard.Case.allCases.filter { KeyboardAction.shift($0).isUppercasedShiftAction }
    #expect(Set(cases) == [.uppercased, .capsLocked])
  }

  @Test("1.1 emoji(\"x\") / accent(d) are shorthands; .url(…) with id nil")
  func shorthands() {
    #expect(KeyboardAction.accent(Self.acute) == .diacritic(Self.acute))
    #expect(KeyboardAction.url("x:y") == .url("x:y", id: nil))
    #expect(KeyboardAction.url("x:y") != .url("x:y", id: "z"))
  }

  @Test func anActionIsNoLargerThanItWasWithoutPictures() {
    // The engine copies several for each finger.
    #expect(MemoryLayout<KeyboardAction>.size <= 17)
  }
}
