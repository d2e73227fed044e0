// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierLink

@Suite("JSON")
struct JSONValueTests {
  private func value(_ text: String) throws(ProtocolError) -> JSONValue {
    let list = try JSONValue(line: Array("[\(text)]".utf8))
    guard case .list(let elements) = list, elements.count == 1 else {
      throw ProtocolError("not one value")
    }
    return elements[0]
  }

  @Test(
    "Each kind of value is read",
    arguments: [
      ("null", .null), ("true", .boolean(true)), (" false\t", .boolean(false)),
      ("0", .integer(0)), ("-0", .integer(0)), ("-17", .integer(-17)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("0.25", .fraction(0.25)), ("-62.13", .fraction(-62.13)), ("1e3", .fraction(1000)),
      ("2.5E-2", .fraction(0.025)), ("0.1", .fraction(0.1)),
      ("5.000000000000000000000000000001", .fraction(5)), ("1e-400", .fraction(0)),
      ("123456789012345678.5", .fraction(123_456_789_012_345_678.5)),
      (#""""#, .string("")), (#""ß 🙂""#, .string("ß 🙂")),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""a\u20ACb\ud83d\ude42c""#, .string("a€b🙂c")),
      ("[]", .list([])), ("{}", .object([])), (" [ 1 , 2 ] ", .list([.integer(1), .integer(2)])),
      (#"{ "a" : 1 , "b" : [ { } ] }"#, ["a": .integer(1), "b": .list([.object([])])]),
    ] as [(String, JSONValue)])
  func values(text: String, wanted: JSONValue) throws {
    #expect(try value(text) == wanted)
  }

  @Test(
    "Invalid JSON is refused with the column of the mistake",
    arguments: [
      ("", "column 1: '{' or '[' is missing"),
      ("7", "column 1: '{' or '[' is missing before '7'"),
      ("\u{FEFF}{}", "column 1: '{' or '[' is missing before '\u{FEFF}{}'"),
      ("[1,]", "column 4: a value is missing before ']'"),
      ("[1 2]", "column 4: ',' or ']' is missing before '2]'"),
      ("[1", "column 3: ',' or ']' is missing"),
      ("[01]", "column 3: ',' or ']' is missing before '1]'"),
      ("[+1]", "column 2: a value is missing before '+1]'"),
      ("[.5]", "column 2: a value is missing before '.5]'"),
      ("[1.]", "column 4: a digit is missing before ']'"),
      ("[-]", "column 3: a digit is missing before ']'"),
      ("[1e]", "column 4: a digit is missing before ']'"),
      ("[1e999]", "column 7: the number before is too large"),
      ("[9223372036854775808]", "column 21: the number before is too large"),
      ("[nul]", "column 2: a value is missing before 'nul]'"),
      ("{\"a\"}", "column 5: ':' is missing before '}'"),
      ("{a:1}", "column 2: a name in '\"' is missing before 'a:1}'"),
      ("{\"a\":1", "column 7: ',' or '}' is missing"),
      ("{\"a\":1,\"a\":2}", "column 11: the name before comes twice"),
      ("[\"a", "column 4: '\"' is missing"),
      ("[\"a\tb\"]", "column 4: '\"' is missing"),
      ("[\"\\x\"]", "column 4: one of \"\\/bfnrtu is missing before 'x\"]'"),
      ("[\"\\u00g0\"]", "column 7: a hexadecimal digit is missing before 'g0\"]'"),
      ("[\"\\u0000\"]", "column 9: \\u is not followed by a character"),
      ("[\"\\udc00\"]", "column 9: \\u is not followed by a character"),
      ("[\"\\ud83d\"]", "column 9: the second half of a pair is missing before '\"]'"),
      ("[\"\\ud83d\\u0041\"]", "column 15: \\u is not followed by the second half of a pair"),
    ])
  func mistakes(text: String, mistake: String) {
    let error = #expect(throws: ProtocolError.self) { try JSONValue(line: Array(text.utf8)) }
    #expect(error?.description == mistake)
  }

  @Test(
    "Bytes that are no UTF-8 are refused", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
  func notUTF8(bytes: [UInt8]) {
    for prefix in ["", "\\n"] {
      let line = Array("[\"\(prefix)".utf8) + bytes + Array("\"]".utf8)
      #expect(throws: ProtocolError.self) { try JSONValue(line: line) }
    }
  }

  @Test("An object has at most 256 members", arguments: [256, 257])
  func members(count: Int) {
    let members = (0..<count).map { "\"\($0)\":0" }.joined(separator: ",")
    let value = try? JSONValue(line: Array("{\(members)}".utf8))
    #expect((value != nil) == (count <= LinkLimits.members))
  }

  @Test("A number is read as the nearest representable value")
  func nearest() throws {
    var random = SplitMix64(seed: 41)
    for _ in 0..<20_000 {
      let decimals = Int.random(in: 1...18, using: &random)
      let whole = UInt64.random(
        in: 0...UInt64.random(in: 1...UInt64.max, using: &random), using: &random)
      let padded = String(repeating: "0", count: decimals) + "\(whole)"
      let split = padded.index(padded.endIndex, offsetBy: -decimals)
      let front = padded[..<split].drop { $0 == "0" }
      let text = "-\(front.isEmpty ? "0" : front).\(padded[split...])"
      #expect(try value(text) == .fraction(Double(text)!))
    }
  }
}
