// SPDX-License-Identifier: MIT

/// A value in a TOML file, with its position.
struct TOMLNode: Sendable {
  var value: Value
  var position: SourcePosition

  enum Value: Sendable {
    /// The entries with unique keys, in no meaningful order.
    case table([TOMLEntry])
    case array([TOMLNode])
    case string(String)
    case integer(Int64)
    /// Any number with a point or an exponent, including infinity and NaN.
    case real(Double)
    case boolean(Bool)
    /// A date, a time, or both; no key uses this type.
    case dateTime
  }
}

/// A key of a table, with its value.
struct TOMLEntry: Sendable {
  var key: String
  var keyPosition: SourcePosition
  var node: TOMLNode
}

extension TOMLNode {
  /// The value of a key in a table; `nil` if the key is missing, or the node is no table.
  subscript(key: String) -> TOMLNode? {
    guard case .table(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.node
  }

  /// The description of the value for messages.
  var summary: String {
    switch value {
    case .table: "a table"
    case .array: "an array"
    case .string(let text): "the text \(quoted(text))"
    case .integer(let number): "the number \(number)"
    case .real(let number): "the number \(number)"
    case .boolean(let flag): "\(flag)"
    case .dateTime: "a date or time"
    }
  }
}

/// Returns the shortest form of a number: without ".0" if it is whole.
package func shortest(_ number: Double) -> String {
  Int64(exactly: number).map { "\($0)" } ?? "\(number)"
}
