// SPDX-License-Identifier: MIT

/// The bytes of a file, with its name for messages.
package struct SourceText: Sendable {
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Returns the bytes of a line, without its line break; empty beyond the end.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    if rest.starts(with: Self.byteOrderMark) { rest = rest.dropFirst(Self.byteOrderMark.count) }
    for _ in 1..<max(number, 1) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      rest = rest[(end + 1)...]
    }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Returns the position of a byte.
  ///
  /// All bytes before `offset` must be UTF-8.
  package func position(ofByte offset: Int) -> SourcePosition {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before[..<lineStart].count { $0 == UInt8(ascii: "\n") } + 1
    // Every character has exactly one byte that is no continuation byte.
    var column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    if line == 1, before.starts(with: Self.byteOrderMark) { column -= 1 }
    return SourcePosition(line: line, column: column)
  }

  /// The byte order mark that Windows editors put before UTF-8; it is not part of the text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
