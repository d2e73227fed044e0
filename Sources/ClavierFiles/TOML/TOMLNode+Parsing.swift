// SPDX-License-Identifier: MIT

import CTOML

extension TOMLNode {
  /// Parses a complete file.
  ///
  /// - Parameter source: The file, at most 1 MiB of UTF-8.
  /// - Returns: The root table.
  /// - Throws: The first syntax error, or the exceeded limit.
  static func parse(_ source: SourceText) throws(Diagnostic) -> TOMLNode {
    var builder = TreeBuilder()
    var error = ctoml_error()
    let isTOML = source.bytes.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &builder) { builder in
        // An empty array has no base address.
        let start = bytes.baseAddress ?? UnsafeRawPointer(builder)
        return ctoml_parse(
          start.assumingMemoryBound(to: CChar.self), bytes.count,
          { context, node in
            context.assumingMemoryBound(to: TreeBuilder.self).pointee.handle(node.pointee)
          }, builder, &error)
      }
    }
    guard isTOML, let root = builder.root else {
      throw SyntaxError(error).diagnostic(in: source)
    }
    return root
  }
}

/// Builds a tree from a sequence of nodes.
private struct TreeBuilder {
  /// An unfinished table or array.
  private struct Open {
    var key: String?
    var keyPosition: SourcePosition
    var position: SourcePosition
    var isTable: Bool
    var entries: [TOMLEntry] = []
    var elements: [TOMLNode] = []
  }

  /// The unfinished elements, from the root to the innermost.
  private var open: [Open] = []
  /// The root table; `nil` until it is complete.
  private(set) var root: TOMLNode?

  mutating func handle(_ node: ctoml_node) {
    let key = node.key.map { Self.string($0, node.key_length) }
    let keyPosition = SourcePosition(node.key_place)
    let position = SourcePosition(node.place)
    switch node.kind {
    case CTOML_TABLE, CTOML_ARRAY:
      open.append(
        Open(
          key: key, keyPosition: keyPosition, position: position,
          isTable: node.kind == CTOML_TABLE))
    case CTOML_END:
      close()
    default:
      add(TOMLNode(value: Self.scalar(node), position: position), key, keyPosition)
    }
  }

  private mutating func close() {
    guard let done = open.popLast() else { return }
    let value: TOMLNode.Value =
      done.isTable ? .table(done.entries) : .array(done.elements)
    add(TOMLNode(value: value, position: done.position), done.key, done.keyPosition)
  }

  private mutating func add(_ node: TOMLNode, _ key: String?, _ keyPosition: SourcePosition) {
    guard let parent = open.indices.last else {
      root = node
      return
    }
    if let key {
      open[parent].entries.append(TOMLEntry(key: key, keyPosition: keyPosition, node: node))
    } else {
      open[parent].elements.append(node)
    }
  }

  private static func scalar(_ node: ctoml_node) -> TOMLNode.Value {
    switch node.kind {
    case CTOML_STRING: .string(node.string.map { string($0, node.string_length) } ?? "")
    case CTOML_INTEGER: .integer(node.integer)
    case CTOML_REAL: .real(node.real)
    case CTOML_BOOLEAN: .boolean(node.boolean)
    default: .dateTime
    }
  }

  private static func string(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension SourcePosition {
  init(_ place: ctoml_place) {
    self.init(line: Int(place.line), column: Int(place.column))
  }
}
