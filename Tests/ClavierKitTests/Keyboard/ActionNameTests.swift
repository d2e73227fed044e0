// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The names of actions in layout files.
struct ActionNameTests {
  /// Every action without a text, and some of those with one.
  static let all: [KeyboardAction] = {
    var actions: [KeyboardAction] = [
      .backspace, .capsLock, .dictation, .dismissKeyboard, .escape, .moveCursorBackward,
      .moveCursorForward, .nextKeyboard, .nextLocale, .none, .redo, .settings, .space,
      .systemSettings, .tab, .undo, .urlDomain,
    ]
    actions += FunctionKey.allCases.map(KeyboardAction.key)
    actions += Keyboard.ClipboardCommand.allCases.map(KeyboardAction.clipboard)
    actions += Keyboard.Modifier.allCases.map(KeyboardAction.modifier)
    actions += Keyboard.Case.allCases.map(KeyboardAction.shift)
    actions += Keyboard.ReturnKeyType.named.map(KeyboardAction.primary)
    actions += [.alphabetic, .numeric, .symbolic, .emojis, .clips].map(KeyboardAction.keyboardType)
    actions += KeyboardLocale.allCases.map(KeyboardAction.selectLocale)
    for text in ["q", "Q", "ß", "{", "}", ":", " ", "a:b", "e\u{301}", "\u{301}", "shift", "\n"] {
      actions += [
        .character(text), .characterMargin(text), .text(text), .custom(named: text),
        .keyboardType(.custom(named: text)), .emoji(text), .primary(.custom(title: text)),
      ]
    }
    let acute = ["a": "á", "e": "é", "E": "É"]
    for replacements in [[:], acute, ["r": "r!", "ß": "ẞ", "e\u{301}": "e"]] {
      actions.append(.diacritic(Keyboard.Diacritic(char: "´", replacements: replacements)))
    }
    for description in ["Star", "a star", " ", " a  b "] {
      actions += [
        .image(description: description, keyboardImageName: "star.key", imageName: "star"),
        .systemImage(description: description, keyboardImageName: "star", imageName: "star.key"),
      ]
    }
    for url in ["https://example.org/a?b=c:d#e", ":"] {
      actions += [.url(url), .url(url, id: "help"), .url(url, id: "a b")]
    }
    return actions
  }()

  @Test func everyActionIsFoundByItsName() {
    for action in Self.all {
      #expect(KeyboardAction(name: action.name) == action, "\(action)")
    }
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  /// Returns whether an action has a text.
  ///
  /// The switch has no default: a new action does not compile until it has a name below.
  private func hasText(_ action: KeyboardAction) -> Bool {
    switch action {
    case .keyboardType(let type) where type == .clips: false
    case .character, .characterMargin, .custom, .diacritic, .emoji, .image, .keyboardType(.custom),
      .primary(.custom), .selectLocale, .systemImage, .text, .url:
      true
    case .backspace, .capsLock, .clipboard, .dictation, .dismissKeyboard, .escape, .key,
      .keyboardType(.alphabetic), .keyboardType(.numeric), .keyboardType(.symbolic),
      .keyboardType(.emojis), .modifier, .moveCursorBackward, .moveCursorForward, .nextKeyboard,
      .nextLocale, .none, .primary, .redo, .settings, .shift, .space, .systemSettings, .tab, .undo,
      .urlDomain:
      false
    }
  }

  @Test func everyPlainNameIsOneOfTheseActions() {
    let plain = Self.all.filter { !hasText($0) }
    #expect(Set(plain.map(\.name)) == Set(KeyboardAction.plainNames))
    #expect(KeyboardAction.plainNames.count == 79 - 8 + 4 + 5 + 1 + 2 + 4 + 1)
  }

  @Test(
    "Actions have the names that event scripts use",
    arguments: [
      ("abc", KeyboardAction.keyboardType(.alphabetic)), ("123", .keyboardType(.numeric)),
      ("#+=", .keyboardType(.symbolic)), ("capslock", .capsLock), ("left", .moveCursorBackward),
      ("right", .moveCursorForward), ("key:left", .key(.left)), ("key:escape", .key(.escape)),
      ("up", .key(.up)), ("pageup", .key(.pageUp)), ("f12", .key(.f12)),
      ("altgr", .modifier(.altGr)), ("shift", .shift(.lowercased)),
      ("shift:capsLocked", .shift(.capsLocked)), ("return", .primary(.return)),
      ("return:newLine", .primary(.newLine)), ("globe", .nextKeyboard),
      ("page:sums", .keyboardType(.custom(named: "sums"))), ("custom:help", .custom(named: "help")),
      ("text:a b", .text("a b")), ("character: ", .character(" ")),
      ("locale", .nextLocale), ("locale:de", .selectLocale(.german)),
      ("margin:a", .characterMargin("a")), ("emoji:😀", .emoji("😀")),
      ("return:route", .primary(.route)),
      ("return:custom:Pay now", .primary(.custom(title: "Pay now"))),
      ("diacritic:´", .diacritic(Keyboard.Diacritic(char: "´"))),
      (
        "diacritic:´ aá eé",
        .diacritic(Keyboard.Diacritic(char: "´", replacements: ["a": "á", "e": "é"]))
      ),
      (
        "image:star.key star a star",
        .image(description: "a star", keyboardImageName: "star.key", imageName: "star")
      ),
      (
        "systemimage:star.key star a star",
        .systemImage(description: "a star", keyboardImageName: "star.key", imageName: "star")
      ),
      ("undo", .undo), ("redo", .redo),
      ("cut", .clipboard(.cut)), ("copy", .clipboard(.copy)), ("paste", .clipboard(.paste)),
      ("select-all", .clipboard(.selectAll)),
      ("settings", .settings), ("systemsettings", .systemSettings),
      ("url:https://example.org", .url("https://example.org")),
      ("url:https://example.org help", .url("https://example.org", id: "help")),
    ] as [(String, KeyboardAction)])
  func words(name: String, action: KeyboardAction) {
    #expect(KeyboardAction(name: name) == action)
    #expect(action.name == name)
  }

  @Test(
    "An unknown or invalid name is rejected as an action",
    arguments: [
      "", "q", "Shift", " shift", "shift ", "shift:", "shift:lowercased", "return:return", "key:f1",
      "key:", "text:", "character:", "page:", "custom:", "margin:", ":", ":a", "keys:a", "spcae",
      "return:custom:", "return:pay", "emoji:", "url:", "url: ", "diacritic:", "diacritic: ",
      "diacritic:´ a", "image:star", "image:a b", "systemimage:a b", "locale:", "locale:qq",
    ])
  func noName(name: String) {
    #expect(KeyboardAction(name: name) == nil)
  }
}
