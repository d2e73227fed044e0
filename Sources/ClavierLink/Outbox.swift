// SPDX-License-Identifier: MIT

import Linux

/// A queue of bytes that wait until the other end of the socket reads.
struct Outbox {
  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ more: some Collection<UInt8>) {
    bytes += more
  }

  /// Sends as many bytes as the socket accepts.
  ///
  /// - Parameter socket: A non-blocking socket.
  /// - Returns: Whether bytes were sent, or the queue was empty.
  /// - Throws: ``SystemError`` if the connection is broken.
  mutating func flush(to socket: borrowing OwnedDescriptor) throws(SystemError) -> Bool {
    let before = start
    while start < bytes.count {
      do throws(SystemError) {
        start += try LocalSocket.send(bytes[start...], to: socket)
      } catch {
        guard error.wouldBlock else { throw error }
        return start > before
      }
    }
    // Only a large buffer is freed.
    bytes.removeAll(keepingCapacity: bytes.count <= 4096)
    start = 0
    return true
  }
}
