// SPDX-License-Identifier: MIT

import Glibc

/// A buffer that splits a socket's bytes into lines.
///
/// The buffer never holds more than one unfinished line, and never more of it than the limit.
package struct LineBuffer: Hashable, Sendable {
  /// The result of reading a line.
  package enum Line: Hashable, Sendable {
    /// A line without its line feed.
    case whole([UInt8])
    /// The bytes without a line feed exceed the limit; no lines follow.
    case tooLong
  }

  /// The maximum length of a line without its line feed, in bytes.
  package var limit: Int
  private var rest: ArraySlice<UInt8> = []
  private var isClosed = false

  package init(limit: Int) {
    self.limit = limit
  }

  /// Appends bytes; remove all lines before the next call.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    guard !isClosed else { return }
    rest += bytes
  }

  /// Returns the next line; `nil` if none is complete.
  ///
  /// Blank lines are skipped.
  package mutating func next() -> Line? {
    while !isClosed {
      guard let end = rest.endOfLine else {
        guard rest.count > limit else { return nil }
        return finish()
      }
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.count > limit { return finish() }
      if line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) {
        return .whole(Array(line))
      }
    }
    return nil
  }

  private mutating func finish() -> Line {
    isClosed = true
    rest = []
    return .tooLong
  }
}

extension ArraySlice<UInt8> {
  /// The index of the first line feed; `nil` for none.
  fileprivate var endOfLine: Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let end = memchr(start, 0x0A, bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(end) - start)
    }
  }
}
