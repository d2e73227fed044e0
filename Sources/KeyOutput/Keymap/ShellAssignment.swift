// SPDX-License-Identifier: MIT

/// A line that sets a variable, in the shell's syntax without expansions.
///
/// **Source:** POSIX, Shell Command Language, 2.2 "Quoting" and 2.9.1 "Simple Commands".
enum ShellAssignment {
  /// Parses a line such as `export XKBLAYOUT="us" # the owner's layout`.
  ///
  /// - Parameter line: The bytes between two line feeds.
  /// - Returns: The name and the value. `nil` for any other line, for one that continues on the
  ///   next, and for one that is not UTF-8. Shell expansions stay as they are written.
  static func parse(_ line: some Sequence<UInt8>) -> (name: String, value: String)? {
    guard let text = String(validating: Array(line), as: UTF8.self) else { return nil }
    var rest = Substring(text).drop(while: isBlank)
    if rest.hasPrefix("export "), let name = rest.firstIndex(of: " ") {
      rest = rest[name...].drop(while: isBlank)
    }
    guard let sign = rest.firstIndex(of: "=") else { return nil }
    guard let value = word(rest[sign...].dropFirst()) else { return nil }
    return (String(rest[..<sign]), value)
  }

  /// Returns the word at the start of the text, without its quotes.
  ///
  /// - Returns: The word; `nil` if a quote is not closed, or anything but a comment follows.
  private static func word(_ text: Substring) -> String? {
    var value = ""
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "'":
        guard let end = rest.firstIndex(of: "'") else { return nil }
        value += rest[..<end]
        rest = rest[end...].dropFirst()
      case "\"":
        guard let quoted = doubleQuoted(&rest) else { return nil }
        value += quoted
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        value.append(escaped)
      case ";": return isComment(rest) ? value : nil
      case _ where isBlank(character): return isComment(rest) ? value : nil
      default: value.append(character)
      }
    }
    return value
  }

  /// Removes and returns the text before the closing quote, and removes the quote.
  private static func doubleQuoted(_ rest: inout Substring) -> String? {
    var value = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return value
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        if !"\"\\$`".contains(escaped) { value.append(character) }
        value.append(escaped)
      default: value.append(character)
      }
    }
    return nil
  }

  /// Returns whether only blanks and a comment follow.
  private static func isComment(_ text: Substring) -> Bool {
    let text = text.drop(while: isBlank)
    return text.isEmpty || text.hasPrefix("#")
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\r"
  }
}
