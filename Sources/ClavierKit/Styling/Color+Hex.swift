// SPDX-License-Identifier: MIT

// Colours in web notation: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`.
//
// **Source:** W3C, "CSS Color Module Level 4", section 5.2.
extension Color {
  /// Parses a colour; `nil` for invalid text.
  ///
  /// - Parameter hex: `#` and 3, 4, 6 or 8 hexadecimal digits, in any case.
  public init?(hex: String) {
    let bytes = Array(hex.utf8.prefix(10))
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for byte in bytes.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    let parts: [UInt8]
    switch digits.count {
    case 3, 4: parts = digits.map { $0 * 17 }
    case 6, 8:
      parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let numbers = parts.map(Double.init)
    let alpha = numbers.count == 4 ? numbers[3] / 255 : 1
    self.init(bytes: numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  /// The colour as `#RRGGBB` if opaque, else as `#RRGGBBAA`; each component is rounded.
  public var hex: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    var text = "#"
    for part in parts {
      let byte = UInt8(part * 255 + 0.5)
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
