// SPDX-License-Identifier: MIT

/// The content of a window's property.
struct XProperty: Hashable, Sendable {
  var type: UInt32
  /// The number of bits of an item: 8, 16 or 32; 0 for a missing property.
  var format: UInt8
  /// The first bytes, in the processor's byte order.
  var bytes: [UInt8]
  /// Whether these are all bytes.
  var isWhole: Bool

  /// The 32-bit numbers; none in a property of another format.
  var numbers: [UInt32] {
    guard format == 32 else { return [] }
    return bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 3, by: 4).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
      }
    }
  }
}
