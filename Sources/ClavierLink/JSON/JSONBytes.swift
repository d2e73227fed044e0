// SPDX-License-Identifier: MIT

/// JSON that is written byte after byte, without values in between: what is told at every touch.
///
/// **Source:** RFC 8259.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma comes before the next value or name.
  private var isBehindValue = false

  /// Forgets what was written, and keeps the room for it.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isBehindValue = false
  }

  /// Ends the line.
  mutating func endLine() {
    bytes.append(0x0A)
    isBehindValue = false
  }

  /// Writes an object; the body writes its members.
  mutating func object(_ body: (inout JSONBytes) -> Void) {
    enclose("{", "}", body)
  }

  /// Writes a list; the body writes its values.
  mutating func list(_ body: (inout JSONBytes) -> Void) {
    enclose("[", "]", body)
  }

  /// Writes the name of a member; its value follows.
  mutating func name(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
    isBehindValue = false
  }

  mutating func text(_ text: String) {
    begin()
    Self.append(text, to: &bytes)
  }

  mutating func integer(_ number: Int) {
    begin()
    bytes += String(number).utf8
  }

  mutating func flag(_ flag: Bool) {
    begin()
    bytes += (flag ? "true" : "false").utf8
  }

  mutating func null() {
    begin()
    bytes += "null".utf8
  }

  /// Writes a number of points, rounded to a hundredth: less than a pixel of any screen.
  ///
  /// What is no number, or farther away than any keyboard is large, is written as zero.
  mutating func points(_ points: Double) {
    let hundredths = (points * 100).rounded()
    guard hundredths.magnitude <= 1e9, let whole = Int(exactly: hundredths) else {
      return integer(0)
    }
    begin()
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let (number, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    bytes += String(number).utf8
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  private mutating func begin() {
    if isBehindValue { bytes.append(UInt8(ascii: ",")) }
    isBehindValue = true
  }

  private mutating func enclose(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout JSONBytes) -> Void
  ) {
    begin()
    bytes.append(UInt8(ascii: opening))
    isBehindValue = false
    body(&self)
    bytes.append(UInt8(ascii: closing))
    isBehindValue = true
  }

  /// Writes a text in quotation marks; what would end it or the line is escaped.
  ///
  /// **Source:** RFC 8259, section 7: the quotation mark, the reverse solidus, and U+0000 to U+001F.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += "\\n".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20:
        bytes += "\\u00".utf8
        bytes.append(hexadecimal(byte >> 4))
        bytes.append(hexadecimal(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
