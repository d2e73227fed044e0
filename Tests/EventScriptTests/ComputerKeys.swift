// SPDX-License-Identifier: MIT

import ClavierKit

/// A keyboard with a few keys of each kind on a computer, for the scripts in `ComputerScripts/`.
enum ComputerKeys {
  /// The letters, and pages of digits, of function keys and of rare keys.
  static let service = KeyboardLayout.PagesService(pages: [
    KeyboardLayout.PagesService.Page(.alphabetic, layout: letters),
    KeyboardLayout.PagesService.Page(.numeric, layout: digits),
    KeyboardLayout.PagesService.Page(.custom(named: "fn"), layout: functionKeys),
    KeyboardLayout.PagesService.Page(.custom(named: "more"), layout: rareKeys),
  ])

  private static let bottom: [KeyboardAction] = [
    .modifier(.control), .modifier(.alt), .modifier(.altGr), .modifier(.super), .shift(.lowercased),
    .modifier(.function),
  ]

  private static let letters = layout([
    [.escape, .tab, .character("a"), .character("s"), .character("c"), .backspace],
    [.capsLock, .character("z"), .character("x"), .text("www"), .space, .primary(.return)],
    bottom + [
      .key(.left), .key(.f1), .keyboardType(.custom(named: "fn")), .keyboardType(.numeric),
    ],
    [.custom(named: "menu"), .nextKeyboard, .dictation, .dismissKeyboard, .nextLocale]
      + [.keyboardType(.custom(named: "more")), .undo, .redo],
  ])

  private static let digits = layout([
    [.character("1"), .character("2"), .character("’"), .space, .keyboardType(.alphabetic)], bottom,
    [.character("0"), .character("-"), .character("="), .backspace, .key(.up), .key(.down)],
  ])

  private static let functionKeys = layout([
    [.key(.f5), .key(.home), .key(.delete), .character("#"), .character("’"), .space],
    bottom + [.primary(.return), .keyboardType(.alphabetic)],
  ])

  private static let acute = Keyboard.Diacritic(char: "´", replacements: ["a": "á", "e": "é"])

  private static let rareKeys = layout([
    [.character("a"), .character("b"), .character("e"), .diacritic(acute), .emoji("😀"), .space],
    [.settings, .systemSettings, .url("https://example.org"), .url("mailto:a@b", id: "mail")],
    [
      .image(description: "A star", keyboardImageName: "star", imageName: "large-star"),
      .systemImage(description: "A moon", keyboardImageName: "moon", imageName: "large-moon"),
    ] + Keyboard.ClipboardCommand.allCases.map(KeyboardAction.clipboard),
    bottom + [.backspace, .primary(.custom(title: "Pay")), .keyboardType(.alphabetic)],
  ])

  /// Returns rows of keys, 50 points high; a and s type a digit when they are swiped down.
  private static func layout(_ rows: [[KeyboardAction]]) -> KeyboardLayout {
    let swipes: [KeyboardAction: KeyboardAction] = [
      .character("a"): .character("1"), .character("s"): .key(.f2), .character("z"): .backspace,
    ]
    return KeyboardLayout(
      itemRows: rows.map { row in
        row.map {
          KeyboardLayout.Item(
            action: $0, width: .available, height: 50, swipeDownAction: swipes[$0])
        }
      })
  }
}
