// SPDX-License-Identifier: MIT

import CPango

/// A stream of bytes that callbacks of a C library write or read.
final class ByteStream {
  /// The written bytes, or the bytes to read.
  private(set) var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// The object as the context of the callbacks; it must outlive their use.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  fileprivate static func at(_ pointer: UnsafeMutableRawPointer) -> ByteStream {
    Unmanaged<ByteStream>.fromOpaque(pointer).takeUnretainedValue()
  }

  fileprivate func append(_ data: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: data)
  }

  /// Returns the next bytes; `nil` if fewer are left.
  fileprivate func next(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

/// Appends the library's output to a ``ByteStream``.
func writeBytes(
  _ pointer: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let pointer, let data else { return CAIRO_STATUS_WRITE_ERROR }
  ByteStream.at(pointer).append(UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

/// Passes input from a ``ByteStream`` to the library.
func readBytes(
  _ pointer: UnsafeMutableRawPointer?, _ data: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let pointer, let data, let bytes = ByteStream.at(pointer).next(Int(count)) else {
    return CAIRO_STATUS_READ_ERROR
  }
  _ = UnsafeMutableBufferPointer(start: data, count: Int(count)).update(fromContentsOf: bytes)
  return CAIRO_STATUS_SUCCESS
}
