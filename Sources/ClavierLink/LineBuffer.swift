// SPDX-License-Identifier: MIT

import Glibc

/// Bytes as they come from a socket, given out as lines.
///
/// It never holds more than one line that has not ended, and no longer one than its limit.
struct LineBuffer: Hashable, Sendable {
  /// What comes next.
  enum Line: Hashable, Sendable {
    /// A line without its line feed.
    case whole([UInt8])
    /// More bytes than a line may have came without a line feed; nothing comes after that.
    case tooLong
  }

  /// How many bytes a line may have, without its line feed.
  var limit: Int
  private var rest: ArraySlice<UInt8> = []
  private var isOver = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes; take out all lines before the next are put in.
  mutating func append(_ bytes: some Collection<UInt8>) {
    guard !isOver else { return }
    rest += bytes
  }

  /// The next line; `nil` if none has come to its end.
  ///
  /// Lines of nothing but blanks are passed over.
  mutating func next() -> Line? {
    while !isOver {
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
    isOver = true
    rest = []
    return .tooLong
  }
}

extension ArraySlice<UInt8> {
  /// Where the first line feed is; `nil` for none.
  fileprivate var endOfLine: Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let end = memchr(start, 0x0A, bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(end) - start)
    }
  }
}
