// SPDX-License-Identifier: MIT

import Foundation

@testable import ClavierFiles

/// A key of docs/settings.toml, from which scripts/configuration writes the default file and the
/// documents.
struct DescribedKey {
  /// The section's name, such as `touch.area`.
  let section: String
  let name: String
  private let fields: TOMLNode

  /// Reads all keys of the description.
  ///
  /// - Parameters:
  ///   - root: The package's root.
  ///   - path: The description's path from there.
  /// - Returns: The keys, in no meaningful order.
  /// - Throws: An error if the description is missing or no TOML.
  static func all(
    in root: URL, at path: String = "docs/settings.toml"
  ) throws -> [DescribedKey] {
    let bytes = [UInt8](try Data(contentsOf: root.appending(path: path)))
    let description = try TOMLNode.parse(SourceText(name: "settings.toml", bytes: bytes))
    guard case .array(let sections)? = description["section"]?.value else { return [] }
    var result: [DescribedKey] = []
    for section in sections {
      guard case .string(let name)? = section["name"]?.value,
        case .table(let keys)? = section["key"]?.value
      else { continue }
      result += keys.map { DescribedKey(section: name, name: $0.key, fields: $0.node) }
    }
    return result
  }

  var fullName: String { "\(section).\(name)" }

  var type: String {
    guard case .string(let text)? = fields["type"]?.value else { return "" }
    return text
  }

  /// The valid words or numbers, as a file has them; empty if others are valid, too.
  var values: [String] {
    switch fields["values"]?.value {
    case .array(let elements)?: elements.compactMap(Self.written)
    case .table(let entries)?: entries.map { "\"\($0.key)\"" }
    default: []
    }
  }

  /// The range of a number; `nil` for all other types.
  var range: ClosedRange<Int64>? {
    guard case .array(let ends)? = fields["range"]?.value, ends.count == 2,
      case .integer(let least) = ends[0].value, case .integer(let greatest) = ends[1].value,
      least < greatest
    else { return nil }
    return least...greatest
  }

  /// The values that the reader must accept: all listed ones, examples, and both ends of a range.
  var valid: [String] {
    if type == "boolean" { return ["true", "false"] }
    guard let range else {
      return texts("valid") + (type == "texts" ? values.map { "[\($0)]" } : values)
    }
    let inner = type == "number" ? ["\(range.lowerBound).5"] : []
    return inner + ["\(range.lowerBound)", "\(range.upperBound)"]
  }

  /// The values that the reader must refuse: examples, and those beside a range.
  var invalid: [String] {
    guard let range else { return texts("invalid") }
    let inner = type == "number" ? [] : ["\(range.lowerBound).5"]
    return inner + ["\(range.lowerBound - 1)", "\(range.upperBound + 1)"]
  }

  /// The reader's name for the type in messages; `nil` if it lists the values instead.
  var expectation: String? {
    switch type {
    case "boolean": "true or false"
    case "integer" where values.isEmpty: "a whole number"
    case "number": "a number"
    case "table", "table of texts": "a \(type)"
    case "text" where name == "locale": TOMLReader.expectedLanguage
    case "text" where name == "letters": "\"\", \"turkishF\""
    case "text" where values.isEmpty, "text or texts": "a text in quotes"
    case "text", "integer": nil
    default: "an array in [brackets]"
    }
  }

  /// Returns a file that sets this key, and those that it needs.
  func file(_ value: String) -> String {
    switch section {
    case "touch.area": "[touch]\narea = \(rectangle(value, size: 5))"
    case "device.dead_areas":
      "[[device]]\nmatch = \"x\"\ndead_areas = [\(rectangle(value, size: 0))]"
    case "application" where name != "match", "device" where name != "match":
      "[[\(section)]]\nmatch = \"x\"\n\(name) = \(value)"
    case "language" where name != "locale": "[[language]]\nlocale = \"tr\"\n\(name) = \(value)"
    case "clip" where name != "text": "[[clip]]\ntext = \"x\"\n\(name) = \(value)"
    case "application", "clip", "device", "language": "[[\(section)]]\n\(name) = \(value)"
    case "output" where name != "layout": "[output]\nlayout = \"us\"\n\(name) = \(value)"
    default: "[\(section)]\n\(name) = \(value)"
    }
  }

  /// Returns an area with a value in place of one of its sides.
  private func rectangle(_ value: String, size: Int) -> String {
    guard name != "bottom" else { return "{ bottom = \(value) }" }
    var sides = ["left": "0", "top": "0", "width": "\(size)", "height": "\(size)"]
    sides[name] = value
    return "{ " + sides.map { "\($0) = \($1)" }.joined(separator: ", ") + " }"
  }

  private func texts(_ field: String) -> [String] {
    guard case .array(let elements)? = fields[field]?.value else { return [] }
    return elements.compactMap { element in
      guard case .string(let text) = element.value else { return nil }
      return text
    }
  }

  private static func written(_ node: TOMLNode) -> String? {
    switch node.value {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    default: nil
    }
  }
}
