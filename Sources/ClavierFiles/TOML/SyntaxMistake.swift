// SPDX-License-Identifier: MIT

import CTOML

/// Where a text stops being TOML, with toml++'s reason put into the words of whoever wrote it.
///
/// The usual mistakes have words of their own, known by those of toml++ 3; any other reason is told as
/// toml++ tells it.
struct SyntaxMistake {
  private var position: SourcePosition
  /// What was being read, such as "array"; empty if the text was refused before.
  private var scope = ""
  private var reason: String

  init(_ error: ctoml_error) {
    position = SourcePosition(error.place)
    reason = withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let opening = "Error while parsing "
    let parts = reason.dropFirst(opening.count).split(separator: ": ", maxSplits: 1)
    if reason.hasPrefix(opening), parts.count == 2 {
      scope = String(parts[0])
      reason = String(parts[1])
    }
  }

  /// The message for the author of the text.
  func diagnostic(in source: SourceText) -> Diagnostic {
    let line = String(decoding: source.line(position.line), as: UTF8.self)
    if let name = nameSetTwice {
      let column = start(of: name, in: line) ?? position.column
      return Diagnostic(
        source, at: SourcePosition(line: position.line, column: column),
        message: "\(quoted(name)) is set already; keep one of the two")
    }
    let isAtLineEnd = position.column > line.unicodeScalars.count
    return Diagnostic(source, at: position, message: message(isAtLineEnd: isAtLineEnd))
  }

  private func message(isAtLineEnd: Bool) -> String {
    switch reason {
    case "could not determine value type", hasPrefix("expected 'true'"),
      hasPrefix("expected 'false'"), hasPrefix("expected 'inf'"), hasPrefix("expected 'nan'"):
      "this is no value; a text needs quotes around it"
    case hasPrefix("unescaped control characters") where isAtLineEnd:
      "the text is not closed; a quote is missing at its end"
    case "encountered end-of-file":
      "the file ends before this \(scope) is complete"
    case hasPrefix("cannot redefine existing table '"):
      "this section stands above already; put all its keys below one heading"
    case hasPrefix("expected a comment or whitespace"):
      "only a comment may follow in this line"
    case hasPrefix("expected '=', saw"):
      "expected = and a value after the key"
    case hasPrefix("expected keys, tables, whitespace or comments"):
      "expected a key, a [section] or a # comment"
    default:
      reason.unicodeScalars.map { DisplayCharacter($0, atColumn: 0).text }.joined()
    }
  }

  /// The key that toml++ met for the second time, as the text writes it.
  private var nameSetTwice: String? {
    guard scope == "key-value pair", reason.hasPrefix("cannot redefine existing "),
      reason.last == "'", let quote = reason.firstIndex(of: "'")
    else { return nil }
    return String(reason[reason.index(after: quote)...].dropLast())
  }

  /// The column of the last `name` before the value, which is where toml++ points to.
  private func start(of name: String, in line: String) -> Int? {
    let name = Array(name.unicodeScalars)
    let before = Array(line.unicodeScalars.prefix(position.column - 1))
    guard !name.isEmpty, before.count >= name.count else { return nil }
    let start = (0...(before.count - name.count)).last { before[$0...].starts(with: name) }
    return start.map { $0 + 1 }
  }
}

/// Matches a text by how it begins, in a `switch`.
private struct Prefix {
  var text: String
}

private func hasPrefix(_ text: String) -> Prefix {
  Prefix(text: text)
}

private func ~= (pattern: Prefix, text: String) -> Bool {
  text.hasPrefix(pattern.text)
}
