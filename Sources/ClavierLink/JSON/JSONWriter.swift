// SPDX-License-Identifier: MIT

/// A writer of JSON, byte by byte and without intermediate values, since messages are sent for
/// every touch.
///
/// **Source:** RFC 8259.
struct JSONWriter {
  /// The bytes written so far, without ``tail``.
  private var head: [UInt8] = []
  /// The last bytes, stored inline, since appending to an array checks for each byte whether its
  /// storage is shared.
  private var tail = [256 of UInt8](repeating: 0)
  private var tailCount = 0
  /// Whether a comma must precede the next value or name.
  private var needsComma = false

  /// The bytes written so far.
  var bytes: [UInt8] {
    mutating get {
      flushTail()
      return head
    }
  }

  /// Removes all bytes and keeps the capacity.
  mutating func removeAll() {
    head.removeAll(keepingCapacity: true)
    tailCount = 0
    needsComma = false
  }

  /// Ends the line with a line feed.
  mutating func endLine() {
    append(0x0A)
    needsComma = false
  }

  /// Begins an object; its members follow.
  mutating func beginObject() { open("{") }

  /// Ends the innermost open object.
  mutating func endObject() { close("}") }

  /// Writes an object; the body writes its members.
  mutating func writeObject(_ body: (inout JSONWriter) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  /// Writes a list; the body writes its values.
  mutating func writeList(_ body: (inout JSONWriter) -> Void) {
    open("[")
    body(&self)
    close("]")
  }

  /// Writes a list; the body writes the value of each element.
  mutating func writeList<Element>(
    of elements: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) {
    open("[")
    for element in elements { body(element, &self) }
    close("]")
  }

  /// Writes the name of a member; its value follows.
  mutating func writeName(_ name: String) {
    writeText(name)
    append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text in quotation marks; the quotation mark, the reverse solidus and control
  /// characters are escaped.
  ///
  /// **Source:** RFC 8259, section 7: the quotation mark, the reverse solidus, and U+0000 to
  /// U+001F.
  mutating func writeText(_ text: String) {
    begin()
    append(UInt8(ascii: "\""))
    // Iterating a text's bytes one by one takes longer than writing them.
    let utf8 = text.utf8.span
    for index in utf8.indices {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0x0A: append("\\n")
      case 0x09: append("\\t")
      case ..<0x20:
        append("\\u00")
        append(Self.hexadecimal(byte >> 4))
        append(Self.hexadecimal(byte & 15))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  mutating func writeInteger(_ number: Int) {
    begin()
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(of: number.magnitude)
  }

  /// Writes a number; a number that is not finite becomes `null`, since JSON has none.
  mutating func writeFraction(_ number: Double) {
    begin()
    append(number.isFinite ? "\(number)" : "null")
  }

  mutating func writeBoolean(_ flag: Bool) {
    begin()
    append(flag ? "true" : "false")
  }

  mutating func writeNull() {
    begin()
    append("null")
  }

  /// Writes a number of points, rounded to a hundredth, which is less than a pixel of any screen.
  ///
  /// A number that is not finite, or over ten million points, is written as zero.
  mutating func writePoints(_ points: Double) {
    let hundredths = (points * 100).rounded()
    guard hundredths.magnitude <= 1e9, let whole = Int(exactly: hundredths) else {
      return writeInteger(0)
    }
    begin()
    if whole < 0 { append(UInt8(ascii: "-")) }
    let (number, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    appendDigits(of: number)
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }
}

// Single bytes.

extension JSONWriter {
  private mutating func begin() {
    if needsComma { append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    begin()
    append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// Writes a whole number without allocating a string.
  private mutating func appendDigits(of number: UInt) {
    if number > 9 { appendDigits(of: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    if tailCount == tail.count { flushTail() }
    tail[tailCount] = byte
    tailCount += 1
  }

  /// Moves the tail into ``head``, for more room.
  private mutating func flushTail() {
    tail.span.extracting(first: tailCount).withUnsafeBufferPointer { head += $0 }
    tailCount = 0
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
