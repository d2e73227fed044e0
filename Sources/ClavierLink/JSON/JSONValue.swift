// SPDX-License-Identifier: MIT

/// A value of JSON, as far as messages have them.
///
/// **Source:** RFC 8259.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number with a fraction or an exponent.
  case fraction(Double)
  case string(String)
  case list([JSONValue])
  /// Members in their order; no name comes twice.
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What it is, with its article, for mistakes.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .fraction: "a number with a fraction"
    case .string: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with these members, in this order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }
}
