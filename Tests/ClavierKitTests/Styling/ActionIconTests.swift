// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct ActionIconTests {
  private let context = KeyboardContext()

  private let icons: [(KeyboardAction, KeyboardIcon?)] = [
    (.backspace, .backspace), (.capsLock, .capsLockInactive), (.command, .command),
    (.control, .control), (.option, .option), (.function, .function), (.dictation, .dictation),
    (.dismissKeyboard, .dismissKeyboard), (.keyboardType(.emojis), .emoji),
    (.moveCursorBackward, .arrowLeft), (.moveCursorForward, .arrowRight), (.nextKeyboard, .globe),
    (.settings, .settings), (.systemSettings, .settings), (.tab, .tab), (.url("a"), .url),
    (.undo, .undo), (.redo, .redo), (.clipboard(.paste), nil),
    (.shift(.auto), .shiftLowercased), (.shift(.lowercased), .shiftLowercased),
    (.shift(.uppercased), .shiftUppercased), (.shift(.capsLocked), .capsLocked),
    (.primary(.newLine), .newLine), (.primary(.return), nil), (.primary(.search), nil),
    (.character("↵"), .newLine), (.text("↳"), .newLine), (.character("a"), nil), (.space, nil),
    (.keyboardType(.numeric), nil), (.nextLocale, nil), (.none, nil), (.characterMargin("a"), nil),
    (.key(.up), .arrowUp), (.key(.delete), .forwardDelete), (.key(.f1), nil),
  ]

  @Test func keysHaveTheIconsOfTheirModel() {
    for (action, icon) in icons {
      #expect(action.standardButtonImage(for: context) == icon, "\(action)")
    }
  }

  @Test func everyKeyButGapsHasAnIconOrText() {
    for (action, icon) in icons where !action.isSpacer {
      let text = action.standardButtonText(for: context) ?? action.label
      #expect(icon != nil || !text.isEmpty, "\(action)")
    }
  }

  @Test func capsLockIsFilledWhileItLocks() {
    let locked = KeyboardContext(keyboardCase: .capsLocked)
    #expect(KeyboardAction.capsLock.standardButtonImage(for: locked) == .capsLocked)
  }

  @Test func withACapsLockKeyShiftDoesNotShowTheLock() {
    let large = KeyboardContext(keyboardCase: .capsLocked, deviceType: .tabletPro)
    #expect(KeyboardAction.shift(.capsLocked).standardButtonImage(for: large) == .shiftLowercased)
  }

  @Test func someIconsAreTurnedWhereTextIsWrittenFromRightToLeft() {
    #expect(KeyboardIcon.backspace.rightToLeft == .backspaceRightToLeft)
    #expect(KeyboardIcon.newLine.rightToLeft == .newLineRightToLeft)
    #expect(KeyboardIcon.tab.rightToLeft == .tabRightToLeft)
    #expect(KeyboardIcon.arrowLeft.rightToLeft == .arrowLeft)
  }

  @Test func returnKeysHaveAWordOrAnIcon() {
    for type in Keyboard.ReturnKeyType.named {
      #expect((type.standardButtonImage == nil) == (type.standardButtonText != nil), "\(type)")
    }
    #expect(Keyboard.ReturnKeyType.search.standardButtonText == "search")
    #expect(Keyboard.ReturnKeyType.custom(title: "Pay").standardButtonText == "Pay")
  }

  @Test func iconNamesAreUnique() {
    let names = KeyboardIcon.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(KeyboardIcon(rawValue: "globe") == .globe)
  }
}
