// SPDX-License-Identifier: MIT

import ClavierKit

extension ScriptStep.Verb {
  /// Parses `suggest "the" autocorrect "tea" for "te"` or `accept "the"`; `nil` for other lines.
  static func suggestion(_ line: Substring) -> ScriptStep.Verb? {
    let line = line.drop { $0 == " " }
    let verb = line.prefix { $0 != " " }
    guard var parts = Part.parts(of: line.dropFirst(verb.count)), !parts.isEmpty else { return nil }
    if verb == "accept" {
      guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
      return .accept(text)
    }
    var context: String?
    if parts.count >= 2, parts[parts.count - 2] == .word("for"), case .text(let text)? = parts.last
    {
      context = text
      parts.removeLast(2)
    }
    var suggestions: [Autocomplete.Suggestion] = []
    for part in parts {
      switch part {
      case .text(let text): suggestions.append(Autocomplete.Suggestion(text: text))
      case .word(let word):
        guard let type = Autocomplete.SuggestionType(rawValue: word),
          let last = suggestions.indices.last, suggestions[last].type == .regular
        else { return nil }
        suggestions[last].type = type
      }
    }
    return .suggest(suggestions, for: context)
  }

  /// A text in quotation marks, or a word without them.
  private enum Part: Equatable {
    case text(String)
    case word(String)

    /// Returns the parts of a line; `nil` if a quotation is not closed.
    static func parts(of line: Substring) -> [Part]? {
      var parts: [Part] = []
      var rest = line
      while let first = rest.first {
        guard first != " " else {
          rest.removeFirst()
          continue
        }
        let length = first == "\"" ? quotationLength(rest) : rest.prefix { $0 != " " }.count
        guard let length else { return nil }
        let part = rest.prefix(length)
        rest = rest.dropFirst(length)
        guard rest.isEmpty || rest.first == " " else { return nil }
        rest = rest.dropFirst()
        guard first == "\"" else {
          parts.append(.word(String(part)))
          continue
        }
        guard let text = Quoted.text(part) else { return nil }
        parts.append(.text(text))
      }
      return parts
    }

    private static func quotationLength(_ text: Substring) -> Int? {
      var isEscaped = false
      for (offset, character) in text.enumerated().dropFirst() {
        if !isEscaped, character == "\"" { return offset + 1 }
        isEscaped = !isEscaped && character == "\\"
      }
      return nil
    }
  }
}

extension [Autocomplete.Suggestion] {
  /// The suggestions as words of a transcript, in the form of a step; `off` for none.
  var words: String {
    isEmpty ? "off" : map(\.words).joined(separator: " ")
  }
}

extension Autocomplete.Suggestion {
  /// The text, its title if that differs, and its type unless that is regular.
  fileprivate var words: String {
    let title = title == text ? [] : ["title", Quoted.quote(title)]
    let type = type == .regular ? [] : [type.rawValue]
    return ([Quoted.quote(text)] + title + type).joined(separator: " ")
  }
}

extension Autocomplete.Request {
  /// Returns the request as a line of a transcript; `nil` for a hidden request for suggestions.
  func words(showsRequests: Bool) -> String? {
    switch self {
    case .suggestions(let context, _):
      showsRequests ? "ask \(Quoted.quote(context.beforeInput ?? ""))" : nil
    case .learnWord(let word): "learn \(Quoted.quote(word))"
    case .ignoreWord(let word): "ignore \(Quoted.quote(word))"
    case .removeSuggestion(let word): "remove \(Quoted.quote(word))"
    }
  }
}
