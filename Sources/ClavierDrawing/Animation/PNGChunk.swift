// SPDX-License-Identifier: MIT

/// A chunk of a PNG file.
///
/// ```
///   length  type  data  checksum of type and data      numbers in big-endian order
/// ```
///
/// **Source:** W3C, "Portable Network Graphics (PNG) Specification", 5.3.
struct PNGChunk: Equatable {
  /// The type: four letters, such as "IDAT".
  var type: String
  var data: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Splits a file into chunks; `nil` if the file is no PNG, or is truncated.
  static func all(in file: [UInt8]) -> [PNGChunk]? {
    guard file.starts(with: signature) else { return nil }
    var chunks: [PNGChunk] = []
    var rest = file[signature.count...]
    while !rest.isEmpty {
      guard let length = number(rest.prefix(4)), rest.count >= 12, length <= rest.count - 12 else {
        return nil
      }
      let type = rest.dropFirst(4).prefix(4)
      guard type.allSatisfy({ $0 < 0x80 }) else { return nil }
      let data = Array(rest.dropFirst(8).prefix(length))
      chunks.append(PNGChunk(type: String(decoding: type, as: UTF8.self), data: data))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// The chunk's encoding in a file.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return UInt32(truncatingIfNeeded: data.count).bigEndianBytes + body
      + Self.checksum(of: body).bigEndianBytes
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.count == 4 ? bytes.reduce(0) { $0 << 8 | Int($1) } : nil
  }

  /// Returns the CRC-32 of bytes.
  ///
  /// **Source:** the PNG specification, annex D: the remainder by a polynomial, with reversed bits.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder = remainders[Int((remainder ^ UInt32(byte)) & 0xFF)] ^ (remainder >> 8)
    }
    return ~remainder
  }

  /// The CRC table: the remainder of each byte.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}

extension FixedWidthInteger {
  /// The number's bytes in big-endian order.
  var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
