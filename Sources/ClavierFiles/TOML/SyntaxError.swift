// SPDX-License-Identifier: MIT

import CTOML

/// A TOML syntax error, with toml++'s reason reworded for the author of the file.
///
/// Frequent errors have their own messages, recognised by the wording of toml++ 3; all others keep
/// the wording of toml++.
struct SyntaxError {
  private var position: SourcePosition
  /// The element being parsed, such as "array"; empty if the whole text was rejected.
  private var scope = ""
  private var reason: String

  init(_ error: ctoml_error) {
    position = SourcePosition(error.place)
    reason = withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let opening = "Error while parsing "
    let rest = reason.dropFirst(opening.count)
    if reason.hasPrefix(opening), let colon = rest.firstIndex(of: ":"),
      rest[colon...].hasPrefix(": ")
    {
      scope = String(rest[..<colon])
      reason = String(rest[colon...].dropFirst(2))
    }
  }

  /// Returns the diagnostic for the author.
  func diagnostic(in source: SourceText) -> Diagnostic {
    let line = Array(String(decoding: source.line(position.line), as: UTF8.self).unicodeScalars)
    var position = position
    position.column = correctedColumn(in: line) ?? position.column
    return Diagnostic(source, at: position, message: message(isAtLineEnd: column > line.count))
  }

  private var column: Int { position.column }

  private func message(isAtLineEnd: Bool) -> String {
    switch reason {
    case _ where duplicateKey != nil:
      "this key is set already; keep one of the two"
    case _ where lacksValue:
      "this is no value; a text needs quotes around it"
    case hasPrefix("unescaped control characters") where isAtLineEnd:
      "the text is not closed; a quote is missing at its end"
    case "encountered end-of-file":
      "the file ends before this \(scope) is complete"
    case hasPrefix("cannot redefine existing table '"):
      "this section stands above already; put all its keys below one heading"
    case hasPrefix("expected a comment or whitespace"):
      "only a comment may follow in this line"
    case hasPrefix("expected value, saw"):
      "a value is missing behind the ="
    case hasPrefix("expected '=', saw"):
      "expected = and a value after the key"
    case hasPrefix("expected keys, tables, whitespace or comments"):
      "expected a key, a [section] or a # comment"
    default:
      singleLine(reason.unicodeScalars)
    }
  }

  /// Whether there is a bare word in place of a value.
  private var lacksValue: Bool {
    let guesses = ["expected 'true'", "expected 'false'", "expected 'inf'", "expected 'nan'"]
    return reason == "could not determine value type" || guesses.contains(where: reason.hasPrefix)
  }

  /// The duplicate key, as stored by toml++.
  private var duplicateKey: String? {
    guard scope == "key-value pair", reason.hasPrefix("cannot redefine existing "),
      reason.last == "'", let quote = reason.firstIndex(of: "'")
    else { return nil }
    return String(reason[reason.index(after: quote)...].dropLast())
  }

  /// Returns the start of an error for which toml++ reports the end; `nil` for other errors.
  private func correctedColumn(in line: [Unicode.Scalar]) -> Int? {
    let before = line.prefix(column - 1)
    if let key = duplicateKey {
      // toml++ reports the second value's position; the key is to its left if written as stored.
      let key = Array(key.unicodeScalars)
      let starts = before.indices.filter { before[$0...].starts(with: key) }
      return starts.last.map { $0 + 1 }
    }
    guard lacksValue else { return nil }
    let word = before.reversed().prefix { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    return column - word.count
  }
}

/// A pattern for `switch` that matches the prefix of a text.
private struct Prefix {
  var text: String
}

private func hasPrefix(_ text: String) -> Prefix {
  Prefix(text: text)
}

private func ~= (pattern: Prefix, text: String) -> Bool {
  text.hasPrefix(pattern.text)
}
