// SPDX-License-Identifier: MIT

/// Bytes from a fuzzer, decoded on demand; zeros when they are used up.
public struct ByteSource {
  private var rest: UnsafeRawBufferPointer.SubSequence

  public init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes[...]
  }

  /// Whether no bytes are left.
  public var isEmpty: Bool { rest.isEmpty }

  /// Returns the next byte.
  public mutating func byte() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// Returns a number that is often small, like a device's, and sometimes arbitrary.
  public mutating func number() -> Int32 {
    let first = byte()
    guard first >= 0xc0 else { return Int32(first) - 2 }
    let wild = (0..<4).reduce(UInt32(0)) { number, _ in number << 8 | UInt32(byte()) }
    return Int32(bitPattern: wild)
  }
}
