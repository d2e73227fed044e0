// SPDX-License-Identifier: MIT

/// A strict reader of a table: unread keys are errors.
///
/// Each key is read by a call with its type and range. An invalid value, and each key left unread
/// at the end, becomes a ``Problem``. Reading continues, so that one run reports all problems.
/// Missing keys leave the existing values unchanged.
struct TOMLReader: ~Copyable {
  /// The path of the table, such as `touch.area`; empty for the root.
  let path: String
  /// Whether the file contains the table.
  let exists: Bool
  private let position: SourcePosition
  /// The unread entries.
  private var entries: [TOMLEntry]
  /// The full names of all keys requested so far, in this table and in inner tables.
  private(set) var names: [String] = []
  private(set) var problems: [Problem] = []

  /// The result of a finished reader.
  struct Findings {
    var problems: [Problem]
    var names: [String]
  }

  /// Creates a reader of a file's root table; any other value counts as an empty table.
  init(root: TOMLNode) {
    self.init(path: "", root, orAt: root.position)
  }

  private init(path: String, _ node: TOMLNode?, orAt place: SourcePosition) {
    self.path = path
    position = node?.position ?? place
    exists = node?.isTable ?? false
    if case .table(let entries)? = node?.value { self.entries = entries } else { entries = [] }
  }

  /// Returns whether the table has an unread key of this name.
  func has(_ key: String) -> Bool {
    entries.contains { $0.key == key }
  }

  /// Whether all keys were read.
  var areAllKeysRead: Bool { entries.isEmpty }

  /// Removes and returns the value of a key of any type; `nil` if it is missing.
  mutating func remove(_ key: String) -> TOMLNode? {
    names.append(fullName(key))
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).node
  }

  /// Reads a table with `body`; a missing table counts as an empty one.
  mutating func table(_ key: String, _ body: (inout TOMLReader) -> Void) {
    let node = remove(key)
    if let node, !node.isTable { reportMismatch(key, node, expected: "a table") }
    var inner = TOMLReader(path: fullName(key), node, orAt: position)
    body(&inner)
    let findings = inner.finish()
    problems += findings.problems
    names += findings.names
  }

  /// Reads the table in a node that was already removed, with a name for messages.
  mutating func read(_ node: TOMLNode, named name: String, _ body: (inout TOMLReader) -> Void) {
    var inner = TOMLReader(path: name, node, orAt: node.position)
    body(&inner)
    let findings = inner.finish()
    problems += findings.problems
    names += findings.names
  }

  /// Reads an array of tables, written with `[[headings]]`, each with `body`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - limit: The maximum number of tables; more are an error, and none is read.
  ///   - body: Reads one table, with its position.
  mutating func tables(
    _ key: String, atMost limit: Int, _ body: (inout TOMLReader, SourcePosition) -> Void
  ) {
    guard let node = remove(key) else { return }
    guard case .array(let elements) = node.value, elements.allSatisfy(\.isTable) else {
      return reportMismatch(key, node, expected: "tables below headings [[\(key)]]")
    }
    guard elements.count <= limit else {
      return report(key, at: elements[limit].position, "more than \(limit) of them")
    }
    for element in elements {
      read(element, named: fullName(key)) { body(&$0, element.position) }
    }
  }

  /// Collects the names of the keys of a table that is missing in the file.
  mutating func collectNames(of key: String, _ body: (inout TOMLReader) -> Void) {
    var inner = TOMLReader(path: fullName(key), nil, orAt: position)
    body(&inner)
    names += inner.finish().names
  }

  /// Finishes reading, and adds a problem for each unread key.
  consuming func finish() -> Findings {
    for entry in entries {
      let kind: Problem.Kind =
        path.isEmpty
        ? .unknownRootKey(entry.key, isSection: entry.node.isSection)
        : .unknownKey(entry.key, table: path)
      report(kind, at: entry.keyPosition)
    }
    return Findings(problems: problems, names: names)
  }

  /// Reports an invalid value of a key.
  mutating func report(_ key: String, at position: SourcePosition, _ message: String) {
    report(.message("\(fullName(key)): \(message)"), at: position)
  }

  /// Reports an error within a text of a key.
  mutating func report(_ key: String, at place: TextPlace, _ message: @escaping () -> String) {
    let name = fullName(key)
    problems.append(
      Problem(
        position: place.position, textOffset: place.offset,
        kind: .lateMessage { "\(name): \(message())" }))
  }

  /// Reports an error of the whole table.
  mutating func report(_ message: String) {
    report(.message("\(path): \(message)"), at: position)
  }

  /// Reports at least one key that this table lacks.
  mutating func report(missing keys: [String]) {
    let first = keys.dropLast().joined(separator: ", ")
    report("\(first)\(first.isEmpty ? "" : " and ")\(keys.last ?? "") must be given as well")
  }

  /// Reports a value of a wrong type or outside of the permitted values.
  mutating func reportMismatch(_ key: String, _ node: TOMLNode, expected: String) {
    report(key, at: node.position, "expected \(expected), found \(node.summary)")
  }

  private mutating func report(_ kind: Problem.Kind, at position: SourcePosition) {
    problems.append(Problem(position: position, kind: kind))
  }

  private func fullName(_ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

extension TOMLNode {
  /// Whether the node is a table.
  var isTable: Bool {
    if case .table = value { true } else { false }
  }

  /// Whether a heading may have created the node: a table, or a non-empty array of tables only.
  fileprivate var isSection: Bool {
    guard case .array(let elements) = value, !elements.isEmpty else { return isTable }
    return elements.allSatisfy(\.isTable)
  }
}
