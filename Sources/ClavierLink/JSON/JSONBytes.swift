// SPDX-License-Identifier: MIT

/// JSON that is written byte after byte, without values in between: what is told at every touch.
///
/// **Source:** RFC 8259.
struct JSONBytes {
  /// What was written, without the last of it.
  private var head: [UInt8] = []
  /// The last of it, in the value itself: to append to an array is to ask for each byte whether others have it, too.
  private var tail = [256 of UInt8](repeating: 0)
  private var tailCount = 0
  /// Whether a comma comes before the next value or name.
  private var isBehindValue = false

  /// What was written.
  var bytes: [UInt8] {
    mutating get {
      settle()
      return head
    }
  }

  /// Forgets what was written, and keeps the room for it.
  mutating func removeAll() {
    head.removeAll(keepingCapacity: true)
    tailCount = 0
    isBehindValue = false
  }

  /// Ends the line.
  mutating func endLine() {
    put(0x0A)
    isBehindValue = false
  }

  /// Begins an object, whose members are written next.
  mutating func beginObject() { open("{") }

  /// Ends the object that was begun last.
  mutating func endObject() { close("}") }

  /// Writes an object; the body writes its members.
  mutating func object(_ body: (inout JSONBytes) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  /// Writes a list; the body writes its values.
  mutating func list(_ body: (inout JSONBytes) -> Void) {
    open("[")
    body(&self)
    close("]")
  }

  /// Writes a list with a value for each element, which the body writes.
  mutating func list<Element>(
    of elements: [Element], _ body: (Element, inout JSONBytes) -> Void
  ) {
    open("[")
    for element in elements { body(element, &self) }
    close("]")
  }

  /// Writes the name of a member; its value follows.
  mutating func name(_ name: String) {
    text(name)
    put(UInt8(ascii: ":"))
    isBehindValue = false
  }

  /// Writes a text in quotation marks; what would end it or the line is escaped.
  ///
  /// **Source:** RFC 8259, section 7: the quotation mark, the reverse solidus, and U+0000 to U+001F.
  mutating func text(_ text: String) {
    begin()
    put(UInt8(ascii: "\""))
    // To ask a text for its bytes one by one takes longer than to write them.
    let utf8 = text.utf8.span
    for index in utf8.indices {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        put(UInt8(ascii: "\\"))
        put(byte)
      case 0x0A: put("\\n")
      case 0x09: put("\\t")
      case ..<0x20:
        put("\\u00")
        put(Self.hexadecimal(byte >> 4))
        put(Self.hexadecimal(byte & 15))
      default: put(byte)
      }
    }
    put(UInt8(ascii: "\""))
  }

  mutating func integer(_ number: Int) {
    begin()
    if number < 0 { put(UInt8(ascii: "-")) }
    putDigits(of: number.magnitude)
  }

  /// Writes a number; JSON has no word for what is none.
  mutating func fraction(_ number: Double) {
    begin()
    put(number.isFinite ? "\(number)" : "null")
  }

  mutating func flag(_ flag: Bool) {
    begin()
    put(flag ? "true" : "false")
  }

  mutating func null() {
    begin()
    put("null")
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
    if whole < 0 { put(UInt8(ascii: "-")) }
    let (number, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    putDigits(of: number)
    guard rest > 0 else { return }
    put(UInt8(ascii: "."))
    put(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { put(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }
}

// Byte after byte.

extension JSONBytes {
  private mutating func begin() {
    if isBehindValue { put(UInt8(ascii: ",")) }
    isBehindValue = true
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    begin()
    put(UInt8(ascii: bracket))
    isBehindValue = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    put(UInt8(ascii: bracket))
    isBehindValue = true
  }

  /// Writes a whole number; to make a text of it first would be to allocate one.
  private mutating func putDigits(of number: UInt) {
    if number > 9 { putDigits(of: number / 10) }
    put(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func put(_ text: String) {
    for byte in text.utf8 { put(byte) }
  }

  private mutating func put(_ byte: UInt8) {
    if tailCount == tail.count { settle() }
    tail[tailCount] = byte
    tailCount += 1
  }

  /// Makes room for more.
  private mutating func settle() {
    tail.span.extracting(first: tailCount).withUnsafeBufferPointer { head += $0 }
    tailCount = 0
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
