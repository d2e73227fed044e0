// SPDX-License-Identifier: MIT

/// Something in a TOML tree that its reader does not accept.
struct Problem {
  var position: SourcePosition
  /// How many characters of a text are before the mistake, where the value is a text.
  var textOffset: Int?
  var kind: Kind

  enum Kind {
    case message(String)
    /// A message that takes time to make, and is made only if it is told.
    case lateMessage(() -> String)
    /// A key that nobody asked for, in a table by its path.
    case unknownKey(String, table: String)
    /// A key of the root that nobody asked for; a section, or one that stands before all of them.
    case unknownRootKey(String, isSection: Bool)
  }

  /// How a kind of file speaks of its tables.
  struct Dialect {
    /// What lists all keys.
    var manual = "clavier.toml(5)"
    /// The keys of the root that are no sections.
    var rootKeys: [String] = []
    /// What a table is called, by its path.
    var title: @Sendable (String) -> String = { "[\($0)]" }
  }

  /// What to tell the author.
  ///
  /// - Parameters:
  ///   - names: The full names of all keys that there are, such as `touch.area.left`.
  ///   - dialect: How to speak of the tables.
  /// - Returns: What is wrong and how to repair it, in one line.
  func message(knowing names: [String], in dialect: Dialect = Dialect()) -> String {
    let manual = "\(dialect.manual) lists all that there are"
    switch kind {
    case .message(let text):
      return text
    case .lateMessage(let make):
      return make()
    case .unknownKey(let key, let table):
      let siblings = names.filter { $0.hasPrefix(table + ".") }
        .map { String($0.dropFirst(table.count + 1)) }
      let near = suggestion(for: key, among: siblings).map { "did you mean \"\($0)\"?" }
      return "there is no key \(quoted(key)) in \(dialect.title(table)); "
        + (Self.home(of: key, names, dialect) ?? near ?? manual)
    case .unknownRootKey(let key, isSection: false):
      let near = suggestion(for: key, among: dialect.rootKeys).map { "did you mean \"\($0)\"?" }
      return "there is no key \(quoted(key)) outside the sections; "
        + (Self.home(of: key, names, dialect) ?? near ?? manual)
    case .unknownRootKey(let key, isSection: true):
      let sections = names.filter { !$0.contains(".") && !dialect.rootKeys.contains($0) }
      let near = suggestion(for: key, among: sections).map { "did you mean \(dialect.title($0))?" }
      return "there is no section \(quoted(key)); " + (near ?? manual)
    }
  }

  /// Where a key is at home that stands in the wrong place.
  private static func home(of key: String, _ names: [String], _ dialect: Dialect) -> String? {
    guard let name = names.first(where: { $0.hasSuffix("." + key) }),
      let dot = name.lastIndex(of: ".")
    else { return nil }
    return "it belongs in \(dialect.title(String(name[..<dot])))"
  }
}

extension SourceText {
  /// What the author is told about a problem.
  func diagnostic(
    _ problem: Problem, knowing keys: [String], in dialect: Problem.Dialect
  ) -> Diagnostic {
    let message = problem.message(knowing: keys, in: dialect)
    if problem.position == .beginning, line(1).isEmpty {
      return Diagnostic(file: name, message: message)
    }
    let place =
      problem.textOffset.map { position(of: $0, inTextAt: problem.position) } ?? problem.position
    return Diagnostic(self, at: place, message: message)
  }

  /// Where a character of a text stands that begins at a position.
  ///
  /// - Parameters:
  ///   - offset: How many characters (code points) of the text are before it.
  ///   - start: Where the text's opening quote stands.
  /// - Returns: Its position, or that of the quote where characters stand for others: in texts with a
  ///   backslash in double quotes, and in those of several lines.
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
