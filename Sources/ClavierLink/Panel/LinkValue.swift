// SPDX-License-Identifier: MIT

import ClavierKit

/// A value of a scene's messages.
protocol LinkValue: SendableMetatype {
  func write(to json: inout JSONWriter)

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - place: The value's name, evaluated only for an error message.
  /// - Throws: ``ProtocolError``.
  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError)
}

extension Bool: LinkValue {
  func write(to json: inout JSONWriter) { json.writeBoolean(self) }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    guard case .boolean(let value) = json else {
      throw ProtocolError(place(), wants: "true or false", not: json)
    }
    self = value
  }
}

extension Int: LinkValue {
  func write(to json: inout JSONWriter) { json.writeInteger(self) }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    guard case .integer(let value) = json else {
      throw ProtocolError(place(), wants: "a whole number", not: json)
    }
    self = value
  }
}

/// Lists of values.
extension Array: LinkValue where Element: LinkValue {
  func write(to json: inout JSONWriter) { json.writeList(of: self) { $0.write(to: &$1) } }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    guard case .list(let values) = json else {
      throw ProtocolError(place(), wants: "a list", not: json)
    }
    self = []
    reserveCapacity(values.count)
    for value in values { append(try Element(value, of: place())) }
  }
}

/// Values that may be `null`.
extension Optional: LinkValue where Wrapped: LinkValue {
  func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.writeNull() }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    self = json == .null ? nil : try Wrapped(json, of: place())
  }
}

/// Lengths in points, rounded to a hundredth; a length larger than any keyboard is an error.
extension Double: LinkValue {
  func write(to json: inout JSONWriter) { json.writePoints(self) }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    self = try MessageMembers.number(json, place(), in: -1e7...1e7)
  }
}

/// `[x, y]`
extension Point: LinkValue {
  func write(to json: inout JSONWriter) { [x, y].write(to: &json) }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    let numbers = try [Double](json, of: place(), count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }
}

/// `[left, top, right, bottom]`
extension Rect: LinkValue {
  func write(to json: inout JSONWriter) {
    // No array is allocated, since a message has hundreds of rectangles.
    json.writeList { json in
      json.writePoints(minX)
      json.writePoints(minY)
      json.writePoints(maxX)
      json.writePoints(maxY)
    }
  }

  init(_ json: JSONValue, of place: @autoclosure () -> String) throws(ProtocolError) {
    guard case .list(let edges) = json, edges.count == 4 else {
      throw ProtocolError("\(place()): it must be a list of 4 numbers")
    }
    self.init(
      minX: try Double(edges[0], of: place()), minY: try Double(edges[1], of: place()),
      maxX: try Double(edges[2], of: place()), maxY: try Double(edges[3], of: place()))
  }
}

extension [Double] {
  init(_ json: JSONValue, of place: @autoclosure () -> String, count: Int) throws(ProtocolError) {
    try self.init(json, of: place())
    guard self.count == count else {
      throw ProtocolError("\(place()): it must be a list of \(count) numbers")
    }
  }
}

extension MessageMembers {
  /// Reads the value of a member.
  func read<Value: LinkValue>(
    _ name: String, as _: Value.Type = Value.self
  ) throws(ProtocolError) -> Value {
    try Value(try value(name), of: "\(object).\(name)")
  }
}

extension JSONWriter {
  mutating func writeMember(_ name: String, _ value: some LinkValue) {
    self.writeName(name)
    value.write(to: &self)
  }

  mutating func writeMember(_ name: String, _ text: String) {
    self.writeName(name)
    self.writeText(text)
  }
}
