// SPDX-License-Identifier: MIT

/// Bytes at a fixed address, and the owner of their memory.
///
/// A mapped file is read in place: only the pages that are accessed are loaded.
public struct LexiconBytes: @unchecked Sendable {
  // The bytes do not change while an owner lives, so any thread may read them.
  package let buffer: UnsafeRawBufferPointer
  private let owner: AnyObject

  /// Wraps constant memory that another object keeps alive.
  ///
  /// - Parameters:
  ///   - buffer: The bytes, for instance of a mapped file.
  ///   - owner: An object that frees the memory when it is released.
  public init(_ buffer: UnsafeRawBufferPointer, owner: AnyObject) {
    self.buffer = buffer
    self.owner = owner
  }

  /// Creates a copy of bytes.
  public init(_ bytes: [UInt8]) {
    let copy = Copy(bytes)
    buffer = UnsafeRawBufferPointer(copy.buffer)
    owner = copy
  }

  package var count: Int { buffer.count }

  /// Returns a byte; 0 outside the bytes.
  @inline(__always)
  package func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < buffer.count ? buffer[offset] : 0
  }

  /// Returns a little-endian number of 4 bytes; 0 if any of them is outside the bytes.
  @inline(__always)
  package func uint32(_ offset: Int) -> UInt32 {
    guard offset >= 0, buffer.count >= 4, offset <= buffer.count - 4 else { return 0 }
    let value = buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return UInt32(littleEndian: value)
  }

  private final class Copy {
    let buffer: UnsafeMutableRawBufferPointer

    init(_ bytes: [UInt8]) {
      buffer = .allocate(byteCount: bytes.count, alignment: 8)
      buffer.copyBytes(from: bytes)
    }

    deinit {
      buffer.deallocate()
    }
  }
}
