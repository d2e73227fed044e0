// SPDX-License-Identifier: MIT

/// A checksum that detects accidental damage, but not tampering.
///
/// **Source:** RFC 1952 (gzip), section 8: polynomial 0xEDB88320, reflected.
package struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  private var state: UInt32 = 0xFFFF_FFFF

  package init() {}

  /// The checksum of the bytes so far.
  package var value: UInt32 { ~state }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      state = Self.table[Int((state ^ UInt32(byte)) & 0xFF)] ^ (state >> 8)
    }
  }
}
