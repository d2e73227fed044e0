// SPDX-License-Identifier: MIT

/// A JSON value, limited to the kinds that messages use.
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
  /// Members in their order; names are unique.
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue
  }

  /// The value's kind with its article, for error messages.
  package var kind: String {
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
  /// Creates an object with these members, in this order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }
}

extension JSONValue {
  /// The value as one line of UTF-8, with its line feed.
  package var line: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    json.endLine()
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.writeNull()
    case .fraction(let number): json.writeFraction(number)
    case .boolean(let flag): json.writeBoolean(flag)
    case .integer(let number): json.writeInteger(number)
    case .string(let text): json.writeText(text)
    case .list(let values): json.writeList(of: values) { $0.write(to: &$1) }
    case .object(let members):
      json.beginObject()
      for member in members {
        json.writeName(member.name)
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }
}
