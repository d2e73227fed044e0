// SPDX-License-Identifier: MIT

extension JSONValue {
  /// Reads one list or object.
  ///
  /// - Parameter line: UTF-8 without a line feed.
  /// - Throws: ``ProtocolError`` with the column of the error. Errors are invalid JSON, duplicate
  ///   names, the character U+0000, and numbers that are too large. So is exceeding
  ///   ``LinkLimits/depth`` or ``LinkLimits/members``.
  package init(line: [UInt8]) throws(ProtocolError) {
    var reader = JSONReader(line)
    self = try reader.readDocument()
  }
}

/// A parser of one line, from left to right, fast enough for a message at each touch.
///
/// **Source:** RFC 8259.
private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the current place; after the last byte 0, which is not valid in JSON.
  private var byte: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func syntaxError(_ text: String) -> ProtocolError {
    ProtocolError("column \(place + 1): \(text)")
  }

  /// Returns the error that another token was expected here.
  private func syntaxError(wants wanted: String) -> ProtocolError {
    let near = bytes[place...].prefix(12).prefix { $0 >= 0x20 }
    guard !near.isEmpty else { return syntaxError("\(wanted) is missing") }
    return syntaxError("\(wanted) is missing before '\(String(decoding: near, as: UTF8.self))'")
  }

  private mutating func skipSpace() {
    // The daemon's messages have no space, so this is the frequent case.
    guard byte <= 0x20 else { return }
    while byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B && byte != 0x0C) {
      place += 1
    }
  }

  /// Skips a character and the space before it; returns whether the character was there.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  mutating func readDocument() throws(ProtocolError) -> JSONValue {
    skipSpace()
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
      throw syntaxError(wants: "'{' or '['")
    }
    let value = try readValue()
    skipSpace()
    guard place == bytes.count else { throw syntaxError(wants: "the end of the line") }
    return value
  }

  private mutating func readValue() throws(ProtocolError) -> JSONValue {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object(try readMembers())
    case UInt8(ascii: "["): return .list(try readElements())
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: throw syntaxError(wants: "a value")
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let isFound = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
    guard isFound else { throw syntaxError(wants: "a value") }
    place += word.utf8CodeUnitCount
    return value
  }

  // MARK: Lists and objects

  /// Skips an opening bracket.
  private mutating func open() throws(ProtocolError) {
    guard depth < LinkLimits.depth else {
      throw ProtocolError("lists and objects are more than \(LinkLimits.depth) deep")
    }
    depth += 1
    place += 1
  }

  /// Skips a closing bracket and the space before it; returns whether the bracket was there.
  private mutating func close(_ bracket: Unicode.Scalar) -> Bool {
    guard skip(bracket) else { return false }
    depth -= 1
    return true
  }

  private mutating func readElements() throws(ProtocolError) -> [JSONValue] {
    try open()
    var elements: [JSONValue] = []
    if close("]") { return elements }
    // The usual length of a list is that of a frame: four edges.
    elements.reserveCapacity(4)
    repeat { elements.append(try readValue()) } while skip(",")
    guard close("]") else { throw syntaxError(wants: "',' or ']'") }
    return elements
  }

  private mutating func readMembers() throws(ProtocolError) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    if close("}") { return members }
    members.reserveCapacity(4)
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw syntaxError(wants: "a name in '\"'") }
      let name = try readString()
      guard !members.contains(where: { $0.name == name }) else {
        throw syntaxError("the name before comes twice")
      }
      guard members.count < LinkLimits.members else {
        throw syntaxError("an object has more than \(LinkLimits.members) members")
      }
      guard skip(":") else { throw syntaxError(wants: "':'") }
      members.append(JSONValue.Member(name: name, value: try readValue()))
    } while skip(",")
    guard close("}") else { throw syntaxError(wants: "',' or '}'") }
    return members
  }

  // MARK: Texts

  private mutating func readString() throws(ProtocolError) -> String {
    place += 1
    let start = place
    var bits: UInt8 = 0
    while byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      bits |= byte
      place += 1
    }
    if byte == UInt8(ascii: "\"") {
      let utf8 = bytes[start..<place]
      // ASCII needs no UTF-8 validation, which takes ten times as long as the rest.
      let text = bits < 0x80 ? String(decoding: utf8, as: UTF8.self) : try text(utf8)
      place += 1
      return text
    }
    return try readEscapedString(bytes[start..<place])
  }

  private func text(_ utf8: ArraySlice<UInt8>) throws(ProtocolError) -> String {
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw syntaxError("the text before is not UTF-8")
    }
    return text
  }

  /// Reads the rest of a text, after the bytes before its first escape.
  private mutating func readEscapedString(
    _ beginning: ArraySlice<UInt8>
  ) throws(ProtocolError) -> String {
    var utf8 = beginning
    while byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw syntaxError(wants: "'\"'") }
      if byte == UInt8(ascii: "\\") {
        place += 1
        utf8.append(contentsOf: String(Character(try readEscape())).utf8)
      } else {
        utf8.append(byte)
        place += 1
      }
    }
    let text = try text(utf8)
    place += 1
    return text
  }

  /// Reads an escape after its reverse solidus.
  private mutating func readEscape() throws(ProtocolError) -> Unicode.Scalar {
    let kind = byte
    guard let scalar = Self.escapes[kind] else {
      guard kind == UInt8(ascii: "u") else { throw syntaxError(wants: "one of \"\\/bfnrtu") }
      return try readScalar()
    }
    place += 1
    return scalar
  }

  private static let escapes = Dictionary(
    uniqueKeysWithValues: zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".unicodeScalars))

  /// Reads `u20ac`, or a pair such as `ud83d\ude42`.
  private mutating func readScalar() throws(ProtocolError) -> Unicode.Scalar {
    let unit = try readHexadecimal()
    guard UTF16.isLeadSurrogate(unit) else {
      guard unit > 0, let scalar = Unicode.Scalar(unit) else {
        throw syntaxError("\\u is not followed by a character")
      }
      return scalar
    }
    guard byte == UInt8(ascii: "\\") else { throw syntaxError(wants: "the second half of a pair") }
    place += 1
    guard byte == UInt8(ascii: "u") else { throw syntaxError(wants: "the second half of a pair") }
    let trail = try readHexadecimal()
    guard UTF16.isTrailSurrogate(trail) else {
      throw syntaxError("\\u is not followed by the second half of a pair")
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  /// Reads `u` and four digits.
  private mutating func readHexadecimal() throws(ProtocolError) -> UInt16 {
    place += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw syntaxError(wants: "a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  // MARK: Numbers

  private mutating func readNumber() throws(ProtocolError) -> JSONValue {
    let start = place
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var digits = Digits()
    if byte == UInt8(ascii: "0") { place += 1 } else { try readDigits(&digits) }
    let isWhole = byte != UInt8(ascii: ".") && byte | 0x20 != UInt8(ascii: "e")
    if isWhole {
      guard let number = digits.integer(isNegative: isNegative) else {
        throw syntaxError("the number before is too large")
      }
      return .integer(number)
    }
    var decimals = 0
    if byte == UInt8(ascii: ".") {
      place += 1
      let point = place
      try readDigits(&digits)
      decimals = place - point
    }
    let hasExponent = byte | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      place += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { place += 1 }
      var exponent = Digits()
      try readDigits(&exponent)
    } else if let number = digits.fraction(decimals: decimals, isNegative: isNegative) {
      return .fraction(number)
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw syntaxError("the number before is too large")
    }
    return .fraction(number)
  }

  /// Reads at least one digit.
  private mutating func readDigits(_ digits: inout Digits) throws(ProtocolError) {
    let start = place
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      digits.append(byte - UInt8(ascii: "0"))
      place += 1
    }
    guard place > start else { throw syntaxError(wants: "a digit") }
  }
}

/// The digits of a number.
private struct Digits {
  private var magnitude: UInt64 = 0
  private var isTooLarge = false

  mutating func append(_ digit: UInt8) {
    let (tenfold, isProductOver) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, isSumOver) = tenfold.addingReportingOverflow(UInt64(digit))
    magnitude = sum
    if isProductOver || isSumOver { isTooLarge = true }
  }

  /// Returns the whole number; `nil` if it does not fit into 64 bits.
  func integer(isNegative: Bool) -> Int? {
    guard !isTooLarge else { return nil }
    guard isNegative, magnitude != Int.min.magnitude else {
      return isNegative ? .min : Int(exactly: magnitude)
    }
    return Int(exactly: magnitude).map { -$0 }
  }

  /// Returns the number with this many decimals.
  ///
  /// The result is `nil` if a single division does not give the nearest floating-point number.
  ///
  /// **Source:** IEEE 754: whole numbers to 2^53 and powers of ten to 10^22 are exact. The quotient
  /// of two exact numbers is the nearest one.
  func fraction(decimals: Int, isNegative: Bool) -> Double? {
    guard !isTooLarge, magnitude < 1 << 53, decimals <= 22 else { return nil }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let number = Double(magnitude) / power
    return isNegative ? -number : number
  }
}
