// SPDX-License-Identifier: MIT

public import ClavierKit

/// A compact list of keys as a text: the keys in order, separated by blanks.
///
/// ```
///   q  w  #  {shift}  {text:Hello world}  .com  {{  }}
/// ```
///
/// A single character is a key that types it; several characters are a key that types them as a
/// text. Braces enclose the name of an action. Only braces are escaped, by doubling, so `#`, quotes
/// and backslashes are literal.
struct CompactKeys {
  /// A key, with the number of characters (code points) before it.
  struct Key {
    var action: KeyboardAction
    var offset: Int
  }

  /// An error, with the number of characters (code points) before it.
  struct Failure {
    var offset: Int
    var message: () -> String
  }

  private(set) var keys: [Key] = []
  private(set) var failures: [Failure] = []
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Parses a text up to a number of keys.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The number of keys or errors after which parsing stops.
  init(_ text: String, atMost limit: Int) {
    scalars = Array(text.unicodeScalars)
    while index < scalars.count, keys.count + failures.count < limit {
      if Self.isBlank(scalars[index]) {
        index += 1
      } else if scalars[index] == "{", next != "{" {
        readAction()
      } else {
        readCharacters()
      }
    }
  }

  private var next: Unicode.Scalar? {
    index + 1 < scalars.count ? scalars[index + 1] : nil
  }

  /// Returns whether a scalar separates keys; all others may appear on keys.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  /// Parses `{name}`.
  private mutating func readAction() {
    let start = index
    var name = String.UnicodeScalarView()
    index += 1
    while index < scalars.count {
      switch scalars[index] {
      case "}" where next != "}":
        index += 1
        return end(start, name: String(name))
      case "{" where next != "{":
        return fail(start, "} is missing behind this action")
      case "{", "}":
        name.append(scalars[index])
        index += 2
      default:
        name.append(scalars[index])
        index += 1
      }
    }
    fail(start, "} is missing behind this action")
  }

  private mutating func end(_ start: Int, name: String) {
    guard index == scalars.count || Self.isBlank(scalars[index]) else {
      return fail(start, "put a blank behind \(quoted("{\(name)}")), it is a key of its own")
    }
    let reason = ActionName.error(in: name)
    guard let action = KeyboardAction(name: name), reason == nil else {
      return fail(start, reason ?? ActionName.unknown(name))
    }
    keys.append(Key(action: action, offset: start))
  }

  /// Parses characters up to the next blank.
  private mutating func readCharacters() {
    let start = index
    var text = String.UnicodeScalarView()
    while index < scalars.count, !Self.isBlank(scalars[index]) {
      let scalar = scalars[index]
      if scalar == "{" || scalar == "}" {
        guard next == scalar else {
          let message =
            scalar == "{"
            ? "put a blank before {, or write {{ for the character"
            : "write }} for the character }"
          return fail(index, message)
        }
        index += 1
      }
      text.append(scalar)
      index += 1
    }
    let characters = String(text)
    let isSingle = characters.count == 1
    if !isSingle, let action = KeyboardAction(name: characters) {
      return fail(
        start,
        "\(quoted(characters)) stands for no key; write \(shortened(action.compact)) for the "
          + "action, or \(shortened(KeyboardAction.text(characters).compact)) to type it")
    }
    keys.append(Key(action: isSingle ? .character(characters) : .text(characters), offset: start))
  }

  /// Records an error, and skips to the next blank.
  private mutating func fail(_ offset: Int, _ message: @autoclosure @escaping () -> String) {
    failures.append(Failure(offset: offset, message: message))
    while index < scalars.count, !Self.isBlank(scalars[index]) { index += 1 }
  }
}

extension KeyboardAction {
  /// The action in the shortest form for files.
  public var compact: String {
    switch self {
    case .character(let text) where text.count == 1 && Self.isPlain(text): Self.doubled(text)
    case .text(let text)
    where text.count > 1 && Self.isPlain(text) && KeyboardAction(name: text) == nil:
      Self.doubled(text)
    default: "{" + Self.doubled(name) + "}"
    }
  }

  /// Returns whether a text has no blanks, which would separate it into several keys.
  private static func isPlain(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
  }

  private static func doubled(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result)
  }
}
