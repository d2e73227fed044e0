// SPDX-License-Identifier: MIT

/// The members of an object in a message, each asked for by its name and kind.
struct MessageMembers {
  private let members: [JSONValue.Member]
  private let object: String

  /// - Parameters:
  ///   - json: What must be an object.
  ///   - object: What the object is called in mistakes.
  /// - Throws: ``LinkMistake`` if it is none.
  init(_ json: JSONValue, of object: String) throws(LinkMistake) {
    guard case .object(let members) = json else {
      throw LinkMistake(object, wants: "an object", not: json)
    }
    self.members = members
    self.object = object
  }

  /// The value of a name; `nil` if there is none.
  subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  func string(_ name: String) throws(LinkMistake) -> String {
    let value = try value(name)
    guard case .string(let text) = value else {
      throw LinkMistake("\(object).\(name)", wants: "a text", not: value)
    }
    return text
  }

  func integer(_ name: String) throws(LinkMistake) -> Int {
    let value = try value(name)
    guard case .integer(let number) = value else {
      throw LinkMistake("\(object).\(name)", wants: "a whole number", not: value)
    }
    return number
  }

  func boolean(_ name: String) throws(LinkMistake) -> Bool {
    let value = try value(name)
    guard case .boolean(let isTrue) = value else {
      throw LinkMistake("\(object).\(name)", wants: "true or false", not: value)
    }
    return isTrue
  }

  /// The number of a name, whole or with a fraction.
  func number(_ name: String, in range: ClosedRange<Double>) throws(LinkMistake) -> Double {
    try number(try value(name), "\(object).\(name)", in: range)
  }

  /// The whole number of a name.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(LinkMistake) -> Int {
    let number = try integer(name)
    guard range.contains(number) else {
      throw LinkMistake(
        "\(object).\(name): it must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The text of a name, which has at least one byte and at most so many.
  func string(_ name: String, atMost limit: Int) throws(LinkMistake) -> String {
    let text = try string(name)
    guard !text.isEmpty, text.utf8.count <= limit else {
      throw LinkMistake("\(object).\(name): it must have 1 to \(limit) bytes")
    }
    return text
  }

  /// One of several words.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, of _: Choice.Type = Choice.self
  ) throws(LinkMistake) -> Choice {
    let word = try string(name)
    guard let choice = Choice(rawValue: word) else {
      throw LinkMistake(
        noSuch: "\(object).\(name)", word, of: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// The members of the object of a name.
  func members(_ name: String) throws(LinkMistake) -> MessageMembers {
    try MessageMembers(try value(name), of: "\(object).\(name)")
  }

  /// The elements of the list of a name.
  func list(_ name: String) throws(LinkMistake) -> [JSONValue] {
    let value = try value(name)
    guard case .list(let elements) = value else {
      throw LinkMistake("\(object).\(name)", wants: "a list", not: value)
    }
    return elements
  }

  /// Whether a name has a value that is not `null`.
  func says(_ name: String) -> Bool {
    guard let value = self[name] else { return false }
    return value != .null
  }

  /// Makes sure that there are no names but these.
  func allow(_ names: String...) throws(LinkMistake) {
    for member in members where !names.contains(member.name) {
      throw LinkMistake(noSuch: "member of \(object)", member.name, of: names)
    }
  }

  func number(
    _ value: JSONValue, _ name: String, in range: ClosedRange<Double>
  ) throws(LinkMistake) -> Double {
    let number: Double
    switch value {
    case .integer(let whole): number = Double(whole)
    case .fraction(let fraction): number = fraction
    default: throw LinkMistake(name, wants: "a number", not: value)
    }
    guard range.contains(number) else {
      throw LinkMistake("\(name): it must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func strings(_ name: String) throws(LinkMistake) -> [String] {
    let value = try value(name)
    guard case .list(let elements) = value else {
      throw LinkMistake("\(object).\(name)", wants: "a list", not: value)
    }
    var strings: [String] = []
    for element in elements {
      guard case .string(let text) = element else {
        throw LinkMistake("\(object).\(name)", wants: "a list of texts", not: element)
      }
      strings.append(text)
    }
    return strings
  }

  private func value(_ name: String) throws(LinkMistake) -> JSONValue {
    guard let value = self[name] else { throw LinkMistake("\(object).\(name) is missing") }
    return value
  }
}
