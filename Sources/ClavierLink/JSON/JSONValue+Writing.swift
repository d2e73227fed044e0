// SPDX-License-Identifier: MIT

extension JSONValue {
  /// The value in one line of UTF-8, with its line feed.
  var line: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    bytes.append(0x0A)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    // A fraction is never made here; it stands for no number that could be written.
    case .null, .fraction: bytes += "null".utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += "\(number)".utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .list(let values):
      Self.write(values, "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, "{", "}", to: &bytes) { member, bytes in
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
    }
  }

  /// Writes elements between brackets, with commas between them.
  private static func write<Element>(
    _ elements: [Element], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    to bytes: inout [UInt8], _ writeOne: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      writeOne(element, &bytes)
    }
    bytes.append(UInt8(ascii: closing))
  }

  /// Writes a text in quotation marks; what would end it or the line is escaped.
  ///
  /// **Source:** RFC 8259, section 7: the quotation mark, the reverse solidus, and U+0000 to U+001F.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20: bytes += "\\u00".utf8 + [hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
