// SPDX-License-Identifier: MIT

import ClavierKit

/// The words of a line of a recording, parsed one by one.
///
/// A missing or invalid word is an error that names the line.
struct RecordingWords {
  private let line: Int
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.line = line
    rest = bytes
  }

  /// Returns the next word, if there is one; a comment ends the words.
  mutating func next() -> ArraySlice<UInt8>? {
    rest = rest.drop { Self.isSpace($0) }
    guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
    let word = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "#") }
    rest = rest.dropFirst(word.count)
    return word
  }

  /// Parses the next word as a hexadecimal number.
  mutating func hexadecimal(_ name: String, upTo limit: UInt16) throws(RecordingError) -> UInt16 {
    let word = try self.word(name)
    guard let number = Self.hexadecimal(word), number <= limit else {
      throw syntaxError(
        "\(name) is \(quoted(word))",
        "it must be a hexadecimal number from 0 to \(String(limit, radix: 16))")
    }
    return number
  }

  /// Parses the next word as a decimal number.
  mutating func decimal(_ name: String) throws(RecordingError) -> Int32 {
    let word = try self.word(name)
    guard let number = Self.decimal(word) else {
      throw syntaxError(
        "\(name) is \(quoted(word))", "it must be a whole number from -2147483648 to 2147483647")
    }
    return number
  }

  /// Parses the next word as a decimal number, if there is a word.
  mutating func decimalIfAny(_ name: String) throws(RecordingError) -> Int32? {
    var lookahead = self
    return lookahead.next() == nil ? nil : try decimal(name)
  }

  /// Parses the next word as seconds with at most six decimal places.
  mutating func time() throws(RecordingError) -> Timestamp {
    let word = try self.word("the time")
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Self.unsignedInteger(parts[0], digits: 1...10),
      let fraction = Self.unsignedInteger(parts[1], digits: 1...6)
    else {
      throw syntaxError(
        "the time is \(quoted(word))", "it must be seconds such as 12.000345, from 0 on")
    }
    let scale = (0..<(6 - parts[1].count)).reduce(Int64(1)) { product, _ in product * 10 }
    return Timestamp(microseconds: seconds * 1_000_000 + fraction * scale)
  }

  /// Checks that at most a comment is left.
  mutating func finish() throws(RecordingError) {
    guard let word = next() else { return }
    throw syntaxError("\(quoted(word)) is too much", "remove it, or write # before a comment")
  }

  func syntaxError(_ problem: String, _ remedy: String) -> RecordingError {
    RecordingError(line: line, problem, remedy)
  }

  private mutating func word(_ name: String) throws(RecordingError) -> ArraySlice<UInt8> {
    guard let word = next() else {
      throw syntaxError("\(name) is missing", "write it, or remove the line")
    }
    return word
  }

  /// Returns a word for a message, truncated if it is long.
  private func quoted(_ word: ArraySlice<UInt8>) -> String {
    let text = String(decoding: word.prefix(32), as: UTF8.self)
    return "“\(text)\(word.count > 32 ? "…" : "")”"
  }
}

extension RecordingWords {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func hexadecimal(_ word: ArraySlice<UInt8>) -> UInt16? {
    guard (1...4).contains(word.count) else { return nil }
    var number: UInt16 = 0
    for byte in word {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      number = number << 4 | UInt16(digit)
    }
    return number
  }

  private static func decimal(_ word: ArraySlice<UInt8>) -> Int32? {
    let isNegative = word.first == UInt8(ascii: "-")
    guard let number = unsignedInteger(isNegative ? word.dropFirst() : word, digits: 1...10) else {
      return nil
    }
    return Int32(exactly: isNegative ? -number : number)
  }

  /// Parses a number of digits alone, too few to overflow.
  private static func unsignedInteger(
    _ word: ArraySlice<UInt8>, digits: ClosedRange<Int>
  ) -> Int64? {
    guard digits.contains(word.count) else { return nil }
    var number: Int64 = 0
    for byte in word {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
