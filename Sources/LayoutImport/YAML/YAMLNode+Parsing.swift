// SPDX-License-Identifier: MIT

import CYAML
package import ClavierFiles

extension YAMLNode {
  /// Parses a file that holds one document.
  ///
  /// Only the subset of YAML that these files need is supported. An alias, a tag or a directive is
  /// an error, so that a short file cannot expand to a long one.
  ///
  /// - Parameters:
  ///   - source: The file, UTF-8 and of bounded length.
  ///   - limits: The limits for the kind of file.
  /// - Returns: The root node.
  /// - Throws: The first syntax error, or the limit that the file exceeds.
  package static func parse(
    _ source: SourceText, _ limits: YAMLLimits
  ) throws(Diagnostic) -> YAMLNode {
    try source.checkLineStarts(limits)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      throw Diagnostic(file: source.name, message: "cannot be read: out of memory")
    }
    defer { yaml_parser_delete(parser) }
    let result = source.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      return Result { () throws(Diagnostic) in try read(parser, source, limits) }
    }
    return try result.get()
  }

  /// Reads events until the document ends.
  private static func read(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ source: SourceText, _ limits: YAMLLimits
  ) throws(Diagnostic) -> YAMLNode {
    var builder = YAMLTreeBuilder(source: source, limits)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        throw syntaxError(parser, source)
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { break }
      try builder.handle(event)
    }
    guard let root = builder.root else {
      throw Diagnostic(file: source.name, message: "is empty; \(limits.kind) needs \(limits.need)")
    }
    return root
  }

  /// Returns the syntax error in libyaml's words, with its position.
  private static func syntaxError(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ source: SourceText
  ) -> Diagnostic {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    // libyaml finds an illegal character before it counts lines.
    let position =
      parser.pointee.error == YAML_READER_ERROR
      ? source.position(ofByte: parser.pointee.problem_offset)
      : SourcePosition(parser.pointee.problem_mark)
    return Diagnostic(source, at: position, message: "this is not YAML: \(problem)")
  }
}

extension SourcePosition {
  init(_ mark: yaml_mark_t) {
    // libyaml counts from 0; its columns are code points, as in `SourcePosition`.
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}

extension SourceText {
  /// Checks that lines end as in an editor, and that none begins a directive.
  ///
  /// libyaml also ends lines at other characters, and its run time grows with the square of the
  /// number of directives.
  fileprivate func checkLineStarts(_ limits: YAMLLimits) throws(Diagnostic) {
    var last: (UInt8, UInt8) = (0, UInt8(ascii: "\n"))
    for (offset, byte) in bytes.enumerated() {
      if last.1 == UInt8(ascii: "\n"), byte == UInt8(ascii: "%") {
        throw Diagnostic(
          self, at: position(ofByte: offset),
          message: "\(limits.kind) has no directives; remove this line")
      }
      let isUnsupportedBreak =
        switch (last.0, last.1, byte) {
        case (_, 0xC2, 0x85), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): true
        case (_, UInt8(ascii: "\r"), _): byte != UInt8(ascii: "\n")
        default: false
        }
      if isUnsupportedBreak {
        let start = byte == 0x85 ? offset - 1 : last.1 == 0x80 ? offset - 2 : offset - 1
        throw Diagnostic(
          self, at: position(ofByte: start),
          message: "lines end with a line feed, not so; replace it")
      }
      last = (last.1, byte)
    }
  }
}
