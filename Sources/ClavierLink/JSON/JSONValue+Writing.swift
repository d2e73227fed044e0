// SPDX-License-Identifier: MIT

extension JSONValue {
  /// The value in one line of UTF-8, with its line feed.
  package var line: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    bytes.append(0x0A)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    // JSON has no word for what is no number.
    case .fraction(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += "\(number)".utf8
    case .string(let text): JSONBytes.append(text, to: &bytes)
    case .list(let values):
      Self.write(values, "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, "{", "}", to: &bytes) { member, bytes in
        JSONBytes.append(member.name, to: &bytes)
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
}
