// SPDX-License-Identifier: MIT

/// A value in a TOML file, and where it stands.
struct TOMLNode: Sendable {
  var value: Value
  var position: SourcePosition

  enum Value: Sendable {
    /// Its keys, each once, in no order that tells anything.
    case table([TOMLEntry])
    case array([TOMLNode])
    case string(String)
    case integer(Int64)
    /// Any number with a point or an exponent, also infinity and NaN.
    case real(Double)
    case boolean(Bool)
    /// A date, a time, or both: nothing that we read has one.
    case dateTime
  }
}

/// A key of a table, and its value.
struct TOMLEntry: Sendable {
  var key: String
  var keyPosition: SourcePosition
  var node: TOMLNode
}

extension TOMLNode {
  /// What a table has at a key; `nil` if it has none, or this is no table.
  subscript(key: String) -> TOMLNode? {
    guard case .table(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.node
  }

  /// What stands there, in the words of a message.
  var found: String {
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

/// A number as a person writes it: without ".0" where it is whole.
package func shortest(_ number: Double) -> String {
  Int64(exactly: number).map { "\($0)" } ?? "\(number)"
}
