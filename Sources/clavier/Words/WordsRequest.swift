// SPDX-License-Identifier: MIT

import ClavierLink
import Words

/// A request line that `clavier words serve` reads.
enum WordsRequest {
  /// The maximum length of a line in bytes, without the line feed.
  static let sizeLimit = 65_536
  /// The maximum number of keys.
  private static let keyLimit = 256
  /// The maximum number of words in each list of an answer.
  private static let wordLimit = 20

  /// The places of the keys, used for all later taps.
  case keys([KeyPlaces.Key])
  /// A query about a text.
  case query(Query)

  /// A text before the cursor, for which words are queried.
  struct Query {
    var text: String
    /// The places of the taps of the last letters; `nil` for an unknown place.
    var taps: [Place?] = []
    /// The maximum number of words in each list of the answer.
    var limit = 3
  }

  /// A place, in the unit of the keys' places.
  struct Place {
    var x: Float
    var y: Float
  }

  /// Reads a line of JSON.
  ///
  /// - Throws: ``CommandError`` with the problem.
  init(_ line: [UInt8]) throws(CommandError) {
    let value: JSONValue
    do throws(ProtocolError) {
      value = try JSONValue(line: line)
    } catch {
      throw CommandError(error.description)
    }
    guard case .object(let members) = value else {
      throw CommandError("a request is an object, not \(value.kind)")
    }
    if members.count == 1, let member = members.first, member.name == "keys" {
      self = .keys(try Self.keys(member.value))
    } else {
      self = .query(try Query(members))
    }
  }

  private static func keys(_ value: JSONValue) throws(CommandError) -> [KeyPlaces.Key] {
    guard case .list(let values) = value, values.count <= keyLimit else {
      throw CommandError("keys: it must be a list of at most \(keyLimit) keys")
    }
    var keys: [KeyPlaces.Key] = []
    for (index, value) in values.enumerated() {
      guard let key = key(value) else {
        throw CommandError(
          "keys: number \(index + 1) is not [letter, x, y, width, height] with numbers from "
            + "-1000000 to 1000000 and sizes of at least 0.001")
      }
      keys.append(key)
    }
    return keys
  }

  private static func key(_ value: JSONValue) -> KeyPlaces.Key? {
    guard case .list(let parts) = value, parts.count == 5, case .string(let text) = parts[0],
      text.unicodeScalars.count == 1, let letter = text.unicodeScalars.first,
      let x = number(parts[1]), let y = number(parts[2]),
      let width = number(parts[3]), let height = number(parts[4]), min(width, height) >= 0.001
    else { return nil }
    return KeyPlaces.Key(letter, x: x, y: y, width: width, height: height)
  }

  /// Returns a number small enough for arithmetic; `nil` for a larger number and other values.
  fileprivate static func number(_ value: JSONValue) -> Float? {
    switch value {
    case .integer(let number) where abs(Double(number)) <= 1e6: Float(number)
    case .fraction(let number) where abs(number) <= 1e6: Float(number)
    default: nil
    }
  }

  fileprivate static func checked(limit value: JSONValue) throws(CommandError) -> Int {
    guard case .integer(let number) = value, (1...wordLimit).contains(number) else {
      throw CommandError("limit: it must be a whole number from 1 to \(wordLimit)")
    }
    return number
  }
}

extension WordsRequest.Query {
  /// Reads the members of a request.
  fileprivate init(_ members: [JSONValue.Member]) throws(CommandError) {
    var text: String?
    for member in members {
      switch (member.name, member.value) {
      case ("text", .string(let value)): text = value
      case ("text", let value): throw CommandError("text: it must be a text, not \(value.kind)")
      case ("taps", let value): taps = try Self.places(value)
      case ("limit", let value): limit = try WordsRequest.checked(limit: value)
      default:
        throw CommandError(
          "there is no member \"\(member.name.prefix(40))\"; there are text, taps and limit, and "
            + "keys in a request of its own")
      }
    }
    guard let text else { throw CommandError("text is missing") }
    guard taps.count <= text.unicodeScalars.count else {
      throw CommandError("taps: there are more of them than characters in the text")
    }
    self.text = text
  }

  private static func places(_ value: JSONValue) throws(CommandError) -> [WordsRequest.Place?] {
    guard case .list(let values) = value else {
      throw CommandError("taps: it must be a list, not \(value.kind)")
    }
    var places: [WordsRequest.Place?] = []
    for (index, value) in values.enumerated() {
      switch value {
      case .null: places.append(nil)
      case .list(let parts) where parts.count == 2:
        guard let x = WordsRequest.number(parts[0]), let y = WordsRequest.number(parts[1]) else {
          fallthrough
        }
        places.append(WordsRequest.Place(x: x, y: y))
      default: throw CommandError("taps: number \(index + 1) is neither null nor [x, y]")
      }
    }
    return places
  }
}
