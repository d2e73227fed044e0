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
