// SPDX-License-Identifier: MIT

import ClavierKit

/// Messages about the names of actions.
enum ActionName {
  /// Returns the reason why a valid name must not be used; `nil` if it may be used.
  static func error(in name: String) -> String? {
    let page = "page:"
    guard name.hasPrefix(page), let word = standardPages[String(name.dropFirst(page.count))] else {
      return nil
    }
    return "this page comes with every keyboard; write {\(word)} to show it"
  }

  /// Returns the message about an unknown name.
  static func unknown(_ name: String) -> String {
    if name.hasSuffix(":"), KeyboardAction.namePrefixes.contains(String(name.dropLast())) {
      return "a text is missing behind \(quoted(name))"
    }
    let language = "locale:"
    if name.hasPrefix(language) {
      return "there is no language \(quoted(String(name.dropFirst(language.count)))); "
        + "`clavier layouts locales` lists all"
    }
    let near = nearest(name).map { "did you mean {\($0)}?" }
    return "there is no action \(quoted(name)); " + (near ?? "clavier-layout(5) lists all")
  }

  private static func nearest(_ name: String) -> String? {
    if let other = synonyms[name] { return other }
    if let near = suggestion(for: name, among: KeyboardAction.plainNames) { return near }
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let (word, text) = (String(name[..<colon]), String(name[name.index(after: colon)...]))
    if KeyboardAction.plainNames.contains(text) { return text }
    return suggestion(for: word, among: KeyboardAction.namePrefixes).map { "\($0):…" }
  }

  /// The pages that have their own words for messages.
  static let standardPages = [
    "alphabetic": "abc", "numeric": "123", "symbolic": "#+=", "emojis": "emojis",
  ]

  /// The names of keys in other software, with the names here.
  private static let synonyms = [
    "alphabetic": "abc", "letters": "abc", "numeric": "123", "digits": "123", "symbolic": "#+=",
    "control": "ctrl", "meta": "super", "win": "super", "esc": "escape", "enter": "return",
    "newLine": "return:newLine", "caps": "capslock", "bksp": "backspace", "del": "delete",
    "ins": "insert", "pgup": "pageup", "pgdn": "pagedown", "print": "printscreen",
    "shift:lowercased": "shift", "return:return": "return", "gap": "none", "hide": "dismiss",
  ]
}
