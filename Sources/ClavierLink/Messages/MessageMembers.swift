// SPDX-License-Identifier: MIT

/// The members of an object in a message, read by name and kind.
struct MessageMembers {
  private let members: [JSONValue.Member]
  let object: String

  /// Reads the members of an object.
  ///
  /// - Parameters:
  ///   - json: The value, which must be an object.
  ///   - object: The object's name, for error messages.
  /// - Throws: ``ProtocolError`` if the value is no object.
  init(_ json: JSONValue, of object: String) throws(ProtocolError) {
    guard case .object(let members) = json else {
      throw ProtocolError(object, wants: "an object", not: json)
    }
    self.members = members
    self.object = object
  }

  /// The names of all members, in the order of the message.
  var names: some Collection<String> { members.lazy.map(\.name) }

  /// Returns the value of a name; `nil` if the object has none.
  subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  func string(_ name: String) throws(ProtocolError) -> String {
    let value = try value(name)
    guard case .string(let text) = value else {
      throw ProtocolError("\(object).\(name)", wants: "a text", not: value)
    }
    return text
  }

  func integer(_ name: String) throws(ProtocolError) -> Int {
    let value = try value(name)
    guard case .integer(let number) = value else {
      throw ProtocolError("\(object).\(name)", wants: "a whole number", not: value)
    }
    return number
  }

  func boolean(_ name: String) throws(ProtocolError) -> Bool {
    let value = try value(name)
    guard case .boolean(let isTrue) = value else {
      throw ProtocolError("\(object).\(name)", wants: "true or false", not: value)
    }
    return isTrue
  }

  /// Returns the number for a name, whole or with a fraction.
  func number(_ name: String, in range: ClosedRange<Double>) throws(ProtocolError) -> Double {
    try Self.number(try value(name), "\(object).\(name)", in: range)
  }

  /// Returns the whole number for a name.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(ProtocolError) -> Int {
    let number = try integer(name)
    guard range.contains(number) else {
      throw ProtocolError(
        "\(object).\(name): it must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the text for a name, with at least one byte and at most `limit`.
  func string(_ name: String, atMost limit: Int) throws(ProtocolError) -> String {
    let text = try string(name)
    guard !text.isEmpty, text.utf8.count <= limit else {
      throw ProtocolError("\(object).\(name): it must have 1 to \(limit) bytes")
    }
    return text
  }

  /// Returns the word for a name, one of the choice's words.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, of _: Choice.Type = Choice.self
  ) throws(ProtocolError) -> Choice {
    try Self.choice(try value(name), "\(object).\(name)")
  }

  /// Returns a value as one of the choice's words.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ json: JSONValue, _ place: @autoclosure () -> String
  ) throws(ProtocolError) -> Choice {
    guard case .string(let word) = json else {
      throw ProtocolError(place(), wants: "a text", not: json)
    }
    guard let choice = Choice(rawValue: word) else {
      throw ProtocolError(noSuch: place(), word, of: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Returns the members of the object for a name.
  func members(_ name: String) throws(ProtocolError) -> MessageMembers {
    try MessageMembers(try value(name), of: "\(object).\(name)")
  }

  /// Returns the elements of the list for a name.
  func list(_ name: String) throws(ProtocolError) -> [JSONValue] {
    let value = try value(name)
    guard case .list(let elements) = value else {
      throw ProtocolError("\(object).\(name)", wants: "a list", not: value)
    }
    return elements
  }

  /// Returns whether a name has a value that is not `null`.
  func hasValue(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return value != .null
  }

  /// Checks that the object has no names other than these.
  func allow(_ names: String...) throws(ProtocolError) {
    for member in members where !names.contains(member.name) {
      throw ProtocolError(noSuch: "member of \(object)", member.name, of: names)
    }
  }

  static func number(
    _ value: JSONValue, _ name: @autoclosure () -> String, in range: ClosedRange<Double>
  ) throws(ProtocolError) -> Double {
    let number: Double
    switch value {
    case .integer(let whole): number = Double(whole)
    case .fraction(let fraction): number = fraction
    default: throw ProtocolError(name(), wants: "a number", not: value)
    }
    guard range.contains(number) else {
      throw ProtocolError("\(name()): it must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func strings(_ name: String) throws(ProtocolError) -> [String] {
    let value = try value(name)
    guard case .list(let elements) = value else {
      throw ProtocolError("\(object).\(name)", wants: "a list", not: value)
    }
    var strings: [String] = []
    for element in elements {
      guard case .string(let text) = element else {
        throw ProtocolError("\(object).\(name)", wants: "a list of texts", not: element)
      }
      strings.append(text)
    }
    return strings
  }

  func value(_ name: String) throws(ProtocolError) -> JSONValue {
    guard let value = self[name] else { throw ProtocolError("\(object).\(name) is missing") }
    return value
  }
}
