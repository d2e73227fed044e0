// SPDX-License-Identifier: MIT

/// An element of a TOML tree that its reader rejects.
struct Problem {
  var position: SourcePosition
  /// The number of characters (code points) before the error, if the value is a text.
  var textOffset: Int?
  var kind: Kind

  enum Kind {
    case message(String)
    /// A message that is created only when shown, since its creation is expensive.
    case lateMessage(() -> String)
    /// An unknown key in the table with this path.
    case unknownKey(String, table: String)
    /// An unknown key of the root: a section, or a key before all sections.
    case unknownRootKey(String, isSection: Bool)
  }

  /// The words for the tables of one kind of file, used in messages.
  struct Vocabulary {
    /// The manual page with all keys.
    var manual = "clavier.toml(5)"
    /// The keys of the root that are not sections.
    var rootKeys: [String] = []
    /// The function that returns the name of a table from its path.
    var title: @Sendable (String) -> String = { "[\($0)]" }
  }

  /// Returns the message for the author.
  ///
  /// - Parameters:
  ///   - names: The full names of all valid keys, such as `touch.area.left`.
  ///   - vocabulary: The terms for the tables.
  /// - Returns: The error and its remedy, in one line.
  func message(knowing names: [String], in vocabulary: Vocabulary = Vocabulary()) -> String {
    let manual = "\(vocabulary.manual) lists all that there are"
    switch kind {
    case .message(let text):
      return text
    case .lateMessage(let make):
      return make()
    case .unknownKey(let key, let table):
      let siblings = names.filter { $0.hasPrefix(table + ".") }
        .map { String($0.dropFirst(table.count + 1)) }
      let near = suggestion(for: key, among: siblings).map { "did you mean \"\($0)\"?" }
      return "there is no key \(quoted(key)) in \(vocabulary.title(table)); "
        + (Self.tableHint(of: key, names, vocabulary) ?? near ?? manual)
    case .unknownRootKey(let key, isSection: false):
      let near = suggestion(for: key, among: vocabulary.rootKeys).map { "did you mean \"\($0)\"?" }
      return "there is no key \(quoted(key)) outside the sections; "
        + (Self.tableHint(of: key, names, vocabulary) ?? near ?? manual)
    case .unknownRootKey(let key, isSection: true):
      let sections = names.filter { !$0.contains(".") && !vocabulary.rootKeys.contains($0) }
      let near = suggestion(for: key, among: sections).map {
        "did you mean \(vocabulary.title($0))?"
      }
      return "there is no section \(quoted(key)); " + (near ?? manual)
    }
  }

  /// Returns a hint at the table to which a misplaced key belongs.
  private static func tableHint(
    of key: String, _ names: [String], _ vocabulary: Vocabulary
  ) -> String? {
    guard let name = names.first(where: { $0.hasSuffix("." + key) }),
      let dot = name.lastIndex(of: ".")
    else { return nil }
    return "it belongs in \(vocabulary.title(String(name[..<dot])))"
  }
}

extension SourceText {
  /// Returns the diagnostic of a problem.
  func diagnostic(
    _ problem: Problem, knowing keys: [String], in vocabulary: Problem.Vocabulary
  ) -> Diagnostic {
    let message = problem.message(knowing: keys, in: vocabulary)
    if problem.position == .beginning, line(1).isEmpty {
      return Diagnostic(file: name, message: message)
    }
    let place =
      problem.textOffset.map { position(of: $0, inTextAt: problem.position) } ?? problem.position
    return Diagnostic(self, at: place, message: message)
  }

  /// Returns the position of a character in a text.
  ///
  /// - Parameters:
  ///   - offset: The number of characters (code points) in the text before the position.
  ///   - start: The position of the text's opening quote.
  /// - Returns: The position. The quote's position is returned if escapes shift the characters,
  ///   that is, in double-quoted texts with a backslash and in multi-line texts.
  func position(of offset: Int, inTextAt start: SourcePosition) -> SourcePosition {
    let line = String(decoding: line(start.line), as: UTF8.self).unicodeScalars
    let text = line.dropFirst(start.column - 1)
    guard let quote = text.first, quote == "\"" || quote == "'", !text.starts(with: [quote, quote])
    else { return start }
    let before = text.dropFirst().prefix(offset)
    guard before.count == offset, !before.contains(quote),
      quote == "'" || !before.contains("\\")
    else { return start }
    return SourcePosition(line: start.line, column: start.column + 1 + offset)
  }
}
