// SPDX-License-Identifier: MIT

/// Reads a table strictly: what nobody took is a mistake.
///
/// Each key is taken by a call that knows its type and range. A value that does not fit, and each key that
/// is left over at the end, becomes a ``Problem``; reading goes on, so that one run tells all of them.
/// Keys that the table lacks change nothing: the reader fills in values over what is there already.
struct TOMLReader: ~Copyable {
  /// The name of the table, such as `touch.area`; empty for the root.
  let path: String
  /// Whether the table stands in the file at all.
  let isThere: Bool
  private let position: SourcePosition
  /// What is in the table and was not taken yet.
  private var entries: [TOMLEntry]
  /// The full names of all keys that were asked for, here and in inner tables.
  private(set) var names: [String] = []
  private(set) var problems: [Problem] = []

  /// What a reader has found out when it is done.
  struct Findings {
    var problems: [Problem]
    var names: [String]
  }

  /// Opens the root table of a file; anything but a table is as an empty one.
  init(root: TOMLNode) {
    self.init(path: "", root, orAt: root.position)
  }

  private init(path: String, _ node: TOMLNode?, orAt place: SourcePosition) {
    self.path = path
    position = node?.position ?? place
    isThere = node?.isTable ?? false
    if case .table(let entries)? = node?.value { self.entries = entries } else { entries = [] }
  }

  /// Whether the table holds a key that was not taken yet.
  func has(_ key: String) -> Bool {
    entries.contains { $0.key == key }
  }

  /// Whether all keys of the table were taken.
  var hasNothingLeft: Bool { entries.isEmpty }

  /// Takes the value of a key, whatever it is; `nil` if the table does not have it.
  mutating func take(_ key: String) -> TOMLNode? {
    names.append(fullName(key))
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).node
  }

  /// Takes a table and reads it by `body`, which sees one that is not there as an empty one.
  mutating func table(_ key: String, _ body: (inout TOMLReader) -> Void) {
    let node = take(key)
    if let node, !node.isTable { mismatch(key, node, expected: "a table") }
    var inner = TOMLReader(path: fullName(key), node, orAt: position)
    body(&inner)
    let findings = inner.finish()
    problems += findings.problems
    names += findings.names
  }

  /// Reads a table that was found as a value or in one, under a name for messages.
  mutating func read(_ node: TOMLNode, named name: String, _ body: (inout TOMLReader) -> Void) {
    var inner = TOMLReader(path: name, node, orAt: node.position)
    body(&inner)
    let findings = inner.finish()
    problems += findings.problems
    names += findings.names
  }

  /// Takes an array of tables, as `[[headings]]` make it, and reads each by `body`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - limit: More of them are a mistake, and none is read.
  ///   - body: Reads one table, and is told where it stands.
  mutating func tables(
    _ key: String, atMost limit: Int, _ body: (inout TOMLReader, SourcePosition) -> Void
  ) {
    guard let node = take(key) else { return }
    guard case .array(let elements) = node.value, elements.allSatisfy(\.isTable) else {
      return mismatch(key, node, expected: "tables below headings [[\(key)]]")
    }
    guard elements.count <= limit else {
      return report(key, at: elements[limit].position, "more than \(limit) of them")
    }
    for element in elements {
      read(element, named: fullName(key)) { body(&$0, element.position) }
    }
  }

  /// Learns the names of the keys that a table would have, where none is in the file.
  mutating func learn(_ key: String, _ body: (inout TOMLReader) -> Void) {
    var inner = TOMLReader(path: fullName(key), nil, orAt: position)
    body(&inner)
    names += inner.finish().names
  }

  /// Ends the reading: adds a problem for each key that was not taken.
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

  /// Notes that a value is wrong, naming its key.
  mutating func report(_ key: String, at position: SourcePosition, _ message: String) {
    report(.message("\(fullName(key)): \(message)"), at: position)
  }

  /// Notes that something in a text is wrong, naming its key.
  mutating func report(_ key: String, at place: TextPlace, _ message: @escaping () -> String) {
    let name = fullName(key)
    problems.append(
      Problem(
        position: place.position, textOffset: place.offset,
        kind: .lateMessage { "\(name): \(message())" }))
  }

  /// Notes that the table as a whole is wrong.
  mutating func report(_ message: String) {
    report(.message("\(path): \(message)"), at: position)
  }

  /// Notes that a value has the wrong type or is none of those that are allowed.
  mutating func mismatch(_ key: String, _ node: TOMLNode, expected: String) {
    report(key, at: node.position, "expected \(expected), found \(node.found)")
  }

  private mutating func report(_ kind: Problem.Kind, at position: SourcePosition) {
    problems.append(Problem(position: position, kind: kind))
  }

  private func fullName(_ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

extension TOMLNode {
  /// Whether this is a table.
  var isTable: Bool {
    if case .table = value { true } else { false }
  }

  /// Whether a heading may have made this: a table, or an array of nothing else.
  fileprivate var isSection: Bool {
    guard case .array(let elements) = value, !elements.isEmpty else { return isTable }
    return elements.allSatisfy(\.isTable)
  }
}
