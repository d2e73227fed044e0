// SPDX-License-Identifier: MIT

/// Bytes that a fuzzer made up, taken as whatever is asked for; zeros when they are used up.
public struct ByteSource {
  private var rest: UnsafeRawBufferPointer.SubSequence

  public init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes[...]
  }

  /// Whether nothing is left.
  public var isEmpty: Bool { rest.isEmpty }

  /// The next byte.
  public mutating func byte() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// A number that is often small, as those of devices are, and sometimes any.
  public mutating func number() -> Int32 {
    let first = byte()
    guard first >= 0xc0 else { return Int32(first) - 2 }
    let wild = (0..<4).reduce(UInt32(0)) { number, _ in number << 8 | UInt32(byte()) }
    return Int32(bitPattern: wild)
  }
}
