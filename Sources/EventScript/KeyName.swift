// SPDX-License-Identifier: MIT

public import ClavierKit

extension KeyboardAction {
  /// Returns the name of the key in scripts for a language.
  ///
  /// The language matters because the lower case of I may be ı.
  func keyName(in locale: KeyboardLocale) -> String {
    switch self {
    case .character(let string), .characterMargin(let string), .text(let string):
      locale.lowercased(string)
    default: keyName
    }
  }

  /// The name of the key in scripts: a letter in lower case, other keys by function.
  public var keyName: String {
    switch self {
    case .character(let string), .characterMargin(let string), .text(let string):
      string.lowercased()
    case .diacritic(let diacritic): diacritic.char
    case .emoji(let emoji): emoji
    case .image(_, let name, _): "image:\(name)"
    case .key(let key): key.rawValue.lowercased()
    case .primary: "return"
    case .shift: "shift"
    case .systemImage(_, let name, _): "systemimage:\(name)"
    case .url(let url, _): "url:\(url)"
    default: name
    }
  }
}
