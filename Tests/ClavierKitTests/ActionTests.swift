// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// What the tables of KeyboardKit say about one action.
struct ActionFacts: CustomTestStringConvertible {
  enum Class: Hashable { case input, system, shift, keyboardType, spacer, primary }

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
    ActionFacts(.character("ä"), [.input], "ä"),
    ActionFacts(.character("\u{200B}"), [.input], "⁞"),
    ActionFacts(.characterMargin("a"), [.input, .spacer], ""),
    ActionFacts(.escape, [.system], "esc"),
    ActionFacts(.keyboardType(.alphabetic), [.system, .keyboardType], "ABC"),
    ActionFacts(.keyboardType(.numeric), [.system, .keyboardType], "123"),
    ActionFacts(.keyboardType(.symbolic), [.system, .keyboardType], "#+="),
    ActionFacts(.moveCursorBackward, [.system], "←"),
    ActionFacts(.moveCursorForward, [.system], "→"),
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
    ActionFacts(.shift(.auto), [.system, .shift], "⇧"),
    ActionFacts(.shift(.lowercased), [.system, .shift], "⇧"),
    ActionFacts(.shift(.uppercased), [.system, .shift], "⇧"),
    ActionFacts(.shift(.capsLocked), [.system, .shift], "⇪"),
    ActionFacts(.space, [.input], "space"),
    ActionFacts(.tab, [.system], "⇥"),
    ActionFacts(.text("\u{200B}"), [.input], "⁞"),
    ActionFacts(.text(".com"), [.input], ".com"),
  ]
}

struct ActionTests {
  @Test(arguments: ActionFacts.all)
  func anActionIsInItsClassesAndHasItsLabel(facts: ActionFacts) {
    let action = facts.action
    #expect(action.isInputAction == facts.classes.contains(.input))
    #expect(action.isSystemAction == facts.classes.contains(.system))
    #expect(action.isShiftAction == facts.classes.contains(.shift))
    #expect(action.isKeyboardTypeAction == facts.classes.contains(.keyboardType))
    #expect(action.isSpacer == facts.classes.contains(.spacer))
    #expect(action.isPrimaryAction == facts.classes.contains(.primary))
    #expect(action.label == facts.label)
  }

  @Test func everyReturnKeySaysSomething() {
    for type in Keyboard.ReturnKeyType.allCases {
      #expect(!type.label.isEmpty)
    }
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

  @Test func localesAreNamedAsInFiles() {
    #expect(KeyboardLocale(rawValue: "en") == .english)
    #expect(KeyboardLocale(rawValue: "de") == .german)
    #expect(KeyboardLocale(rawValue: "xx") == nil)
  }
}
