// SPDX-License-Identifier: MIT

import CJansson

extension JSONValue {
  /// Reads one list or object.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``LinkMistake`` with the column of what is not JSON, or for names that come twice, the
  ///   character U+0000, and lists in lists in lists without end.
  init(line: [UInt8]) throws(LinkMistake) {
    var error = json_error_t()
    let flags = Int(JSON_REJECT_DUPLICATES)
    let root = line.withUnsafeBytes {
      json_loadb($0.baseAddress, $0.count, flags, &error)
    }
    guard let root else { throw LinkMistake(error.message) }
    defer { json_decref(root) }
    self = try JSONValue(root, depth: 0)
  }

  /// Copies a value of the C library's.
  private init(_ node: UnsafeMutablePointer<json_t>, depth: Int) throws(LinkMistake) {
    guard depth < LinkLimits.depth else {
      throw LinkMistake("lists and objects are more than \(LinkLimits.depth) deep")
    }
    switch node.pointee.type {
    case JSON_NULL: self = .null
    case JSON_TRUE: self = .boolean(true)
    case JSON_FALSE: self = .boolean(false)
    case JSON_INTEGER: self = .integer(Int(json_integer_value(node)))
    case JSON_STRING: self = .string(Self.string(json_string_value(node)))
    case JSON_ARRAY: self = .list(try Self.elements(of: node, depth: depth))
    case JSON_OBJECT: self = .object(try Self.members(of: node, depth: depth))
    default: self = .fraction(json_real_value(node))
    }
  }

  private static func elements(
    of node: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(LinkMistake) -> [JSONValue] {
    var elements: [JSONValue] = []
    for index in 0..<json_array_size(node) {
      guard let element = json_array_get(node, index) else { break }
      elements.append(try JSONValue(element, depth: depth + 1))
    }
    return elements
  }

  private static func members(
    of node: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(LinkMistake) -> [Member] {
    var members: [Member] = []
    var place = json_object_iter(node)
    while let current = place {
      if let value = json_object_iter_value(current) {
        members.append(
          Member(
            name: string(json_object_iter_key(current)),
            value: try JSONValue(value, depth: depth + 1)))
      }
      place = json_object_iter_next(node, current)
    }
    return members
  }

  /// A text, which the library has checked to be UTF-8 without U+0000.
  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

extension json_error_t {
  /// What is not JSON, and where.
  fileprivate var message: String {
    let text = withUnsafeBytes(of: self.text) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "column \(max(1, column)): \(text)"
  }
}
