// SPDX-License-Identifier: MIT

import CYAML
import ClavierFiles

/// Builds a tree from a sequence of events, within limits.
struct YAMLTreeBuilder {
  /// A mapping or sequence whose end has not been read.
  private struct Open {
    var position: SourcePosition
    var isMapping: Bool
    /// The key whose value follows next.
    var key: (text: String, position: SourcePosition)?
    var entries: [YAMLEntry] = []
    var elements: [YAMLNode] = []
  }

  private let source: SourceText
  private let limits: YAMLLimits
  /// The open collections, from the root to the innermost.
  private var open: [Open] = []
  private var nodeCount = 0
  /// The root node; `nil` until it is complete.
  private(set) var root: YAMLNode?

  init(source: SourceText, _ limits: YAMLLimits) {
    self.source = source
    self.limits = limits
  }

  /// Handles the next event of the parser.
  ///
  /// - Throws: A construct that is not supported, or a limit that is exceeded.
  mutating func handle(_ event: yaml_event_t) throws(Diagnostic) {
    let position = SourcePosition(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      if root != nil {
        throw syntaxError(position, "\(limits.kind) is one document; this begins another")
      }
    case YAML_ALIAS_EVENT:
      throw syntaxError(position, "aliases are not supported; write out what this one stands for")
    case YAML_SCALAR_EVENT:
      try begin(position, tag: event.data.scalar.tag)
      let text = String(
        decoding: UnsafeBufferPointer(
          start: event.data.scalar.value, count: event.data.scalar.length), as: UTF8.self)
      try add(YAMLNode(value: .scalar(text), position: position))
    case YAML_SEQUENCE_START_EVENT:
      try begin(position, tag: event.data.sequence_start.tag)
      try push(Open(position: position, isMapping: false))
    case YAML_MAPPING_START_EVENT:
      try begin(position, tag: event.data.mapping_start.tag)
      try push(Open(position: position, isMapping: true))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      try pop()
    default:
      break
    }
  }

  private mutating func begin(
    _ position: SourcePosition, tag: UnsafeMutablePointer<yaml_char_t>?
  ) throws(Diagnostic) {
    nodeCount += 1
    guard nodeCount <= limits.nodes else {
      throw syntaxError(position, "more than \(limits.nodes) values")
    }
    guard tag == nil else { throw syntaxError(position, "tags are not supported; remove it") }
  }

  private mutating func push(_ node: Open) throws(Diagnostic) {
    guard open.count < limits.depth else {
      throw syntaxError(node.position, "nested too deep: more than \(limits.depth) levels")
    }
    open.append(node)
  }

  private mutating func pop() throws(Diagnostic) {
    guard let done = open.popLast() else { return }
    let value: YAMLNode.Value = done.isMapping ? .mapping(done.entries) : .sequence(done.elements)
    try add(YAMLNode(value: value, position: done.position))
  }

  private mutating func add(_ node: YAMLNode) throws(Diagnostic) {
    guard let parent = open.indices.last else {
      root = node
      return
    }
    guard open[parent].isMapping else {
      open[parent].elements.append(node)
      return
    }
    if let key = open[parent].key {
      open[parent].entries.append(
        YAMLEntry(key: key.text, keyPosition: key.position, node: node))
      open[parent].key = nil
    } else if case .scalar(let text) = node.value {
      open[parent].key = (text, node.position)
    } else {
      throw syntaxError(node.position, "a key is a word, not \(node.summary)")
    }
  }

  private func syntaxError(_ position: SourcePosition, _ message: String) -> Diagnostic {
    Diagnostic(source, at: position, message: message)
  }
}
