// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The entries of KeyboardKit's tables for one action.
struct ActionFacts: CustomTestStringConvertible {
  enum Class: Hashable {
    case input, system, character, emoji, shift, uppercasedShift, keyboardType
    case alphabeticKeyboardType, spacer, primary
  }

  var action: KeyboardAction
  var classes: Set<Class>
  var label: String

  init(_ action: KeyboardAction, _ classes: Set<Class>, _ label: String) {
    (self.action, self.classes, self.label) = (action, classes, label)
  }

  var testDescription: String { "\(action)" }

  static let all = [
    ActionFacts(.backspace, [.system], "⌫"),
    ActionFacts(.capsLock, [.system], "⇪"),
    ActionFacts(.character("ä"), [.input, .character], "ä"),
    ActionFacts(.character("\u{200B}"), [.input, .character], "⁞"),
    ActionFacts(.characterMargin("a"), [.input, .spacer], ""),
    ActionFacts(.clipboard(.cut), [.system], "cut"),
    ActionFacts(.clipboard(.selectAll), [.system], "select all"),
    ActionFacts(.custom(named: "help"), [], "help"),
    ActionFacts(.diacritic(Keyboard.Diacritic(char: "´")), [.input], "´"),
    ActionFacts(.dictation, [.system], "🎤"),
    ActionFacts(.dismissKeyboard, [.system], "▾"),
    ActionFacts(.emoji("😀"), [.input, .emoji], "😀"),
    ActionFacts(.escape, [.system], "esc"),
    ActionFacts(
      .image(description: "star", keyboardImageName: "a", imageName: "b"), [.input], "star"),
    ActionFacts(.key(.home), [.system], "home"),
    ActionFacts(.modifier(.control), [.system], "ctrl"),
    ActionFacts(
      .keyboardType(.alphabetic), [.system, .keyboardType, .alphabeticKeyboardType], "ABC"),
    ActionFacts(.keyboardType(.numeric), [.system, .keyboardType], "123"),
    ActionFacts(.keyboardType(.symbolic), [.system, .keyboardType], "#+="),
    ActionFacts(.moveCursorBackward, [.system], "←"),
    ActionFacts(.moveCursorForward, [.system], "→"),
    ActionFacts(.nextKeyboard, [.system], "🌐"),
    ActionFacts(.nextLocale, [.system], "🌐"),
    ActionFacts(.none, [.spacer], ""),
    ActionFacts(.primary(.return), [.primary, .system], "return"),
    ActionFacts(.primary(.newLine), [.primary, .system], "↵"),
    ActionFacts(.primary(.done), [.primary], "done"),
    ActionFacts(.primary(.go), [.primary], "go"),
    ActionFacts(.primary(.join), [.primary], "join"),
    ActionFacts(.primary(.next), [.primary], "next"),
    ActionFacts(.primary(.ok), [.primary], "OK"),
    ActionFacts(.primary(.search), [.primary], "search"),
    ActionFacts(.primary(.send), [.primary], "send"),
    ActionFacts(.primary(.continue), [.primary], "continue"),
    ActionFacts(.primary(.emergencyCall), [.primary], "SOS"),
    ActionFacts(.primary(.route), [.primary], "route"),
    ActionFacts(.primary(.custom(title: "Pay")), [.primary], "Pay"),
    ActionFacts(.redo, [.system], "↷"),
    ActionFacts(.settings, [.system], "⚙"),
    ActionFacts(.shift(.auto), [.system, .shift], "⇧"),
    ActionFacts(.shift(.lowercased), [.system, .shift], "⇧"),
    ActionFacts(.shift(.uppercased), [.system, .shift, .uppercasedShift], "⇧"),
    ActionFacts(.shift(.capsLocked), [.system, .shift, .uppercasedShift], "⇪"),
    ActionFacts(.space, [.input], "space"),
    ActionFacts(
      .systemImage(description: "star", keyboardImageName: "a", imageName: "b"), [.input], "star"),
    ActionFacts(.systemSettings, [.system], "⚙"),
    ActionFacts(.tab, [.system], "⇥"),
    ActionFacts(.text("\u{200B}"), [.input], "⁞"),
    ActionFacts(.text(".com"), [.input], ".com"),
    ActionFacts(.undo, [.system], "↶"),
    ActionFacts(.url("https://example.org"), [.system], "https://example.org"),
    ActionFacts(.url("https://example.org", id: "help"), [.system], "help"),
    ActionFacts(.urlDomain, [.input], "."),
  ]
}

struct ActionTests {
  @Test(arguments: ActionFacts.all)
  func anActionIsInItsClassesAndHasItsLabel(facts: ActionFacts) {
    let action = facts.action
    #expect(action.isInputAction == facts.classes.contains(.input))
    #expect(action.isSystemAction == facts.classes.contains(.system))
    #expect(action.isCharacterAction == facts.classes.contains(.character))
    #expect(action.isEmojiAction == facts.classes.contains(.emoji))
    #expect(action.isUppercasedShiftAction == facts.classes.contains(.uppercasedShift))
    let isAlphabetic = facts.classes.contains(.alphabeticKeyboardType)
    #expect(action.isAlphabeticKeyboardTypeAction == isAlphabetic)
    #expect(action.isKeyboardTypeAction(.alphabetic) == isAlphabetic)
    #expect(action.isShiftAction == facts.classes.contains(.shift))
    #expect(action.isKeyboardTypeAction == facts.classes.contains(.keyboardType))
    #expect(action.isSpacer == facts.classes.contains(.spacer))
    #expect(action.isPrimaryAction == facts.classes.contains(.primary))
    #expect(action.label == facts.label)
  }

  @Test func aContextStartsOnSmallEnglishLettersInPortrait() {
    let context = KeyboardContext()
    #expect(context.keyboardType == .alphabetic)
    #expect(context.keyboardCase == .auto)
    #expect(context.locale == .english)
    #expect(context.interfaceOrientation == .portrait)
    #expect(context.returnKeyType == .return)
    #expect(context.screenSize == .zero)
  }

  @Test func onlyLowercasedIsLowerCase() {
    #expect(Keyboard.Case.allCases.filter(\.isLowercased) == [.lowercased])
    let upper = Keyboard.Case.allCases.filter(\.isUppercasedOrCapslocked)
    #expect(upper == [.uppercased, .capsLocked])
  }
}
