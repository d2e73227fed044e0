// SPDX-License-Identifier: MIT

import Linux

/// Bytes that wait until the other end of a socket has read what is before them.
struct Outbox {
  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ more: some Collection<UInt8>) {
    bytes += more
  }

  /// Sends as much as the socket takes.
  ///
  /// - Parameter socket: One that never blocks.
  /// - Returns: Whether it took anything, or nothing was waiting.
  /// - Throws: ``SystemError`` when nobody is there any more.
  mutating func flush(to socket: borrowing OwnedDescriptor) throws(SystemError) -> Bool {
    let before = start
    while start < bytes.count {
      do throws(SystemError) {
        start += try LocalSocket.send(bytes[start...], to: socket)
      } catch {
        guard error.isTryAgain else { throw error }
        return start > before
      }
    }
    // A large piece gives its room back; what is usual keeps it.
    bytes.removeAll(keepingCapacity: bytes.count <= 4096)
    start = 0
    return true
  }
}
