// SPDX-License-Identifier: MIT

/// A line of a text file.
struct TextLine {
  /// The number of the line, from 1.
  let number: Int
  /// The bytes without the end of the line.
  let bytes: ArraySlice<UInt8>

  /// The fields, separated by blanks and tabs.
  var fields: [ArraySlice<UInt8>] {
    bytes.split { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns an error at this line.
  func error(_ problem: String) -> WordListError {
    WordListError(problem, at: .line(number))
  }

  /// Returns a part of the line as a string.
  ///
  /// - Throws: ``WordListError`` if the part is not UTF-8.
  func text(_ part: ArraySlice<UInt8>) throws(WordListError) -> String {
    guard let text = String(validating: part, as: UTF8.self) else {
      throw error("is no UTF-8; convert the file with iconv first")
    }
    return text
  }

  /// Returns a part of a line for a message, with at most 40 characters and without control
  /// characters.
  static func excerpt(_ part: ArraySlice<UInt8>) -> String {
    let text = String(decoding: part.prefix(160), as: UTF8.self)
    let plain = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: Unicode.Scalar(0xFFFD) ?? scalar
      default: scalar
      }
    }
    return "\"" + String(String.UnicodeScalarView(plain.prefix(40))) + "\""
  }
}

/// The lines of a text file, which end with LF or CR LF; a byte order mark is skipped.
struct TextLines {
  private let bytes: [UInt8]
  private var position: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next line; `nil` after the last one.
  mutating func next() -> TextLine? {
    guard position < bytes.count else { return nil }
    var end = position
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    var line = bytes[position..<end]
    if line.last == 0x0D { line.removeLast() }
    position = end + 1
    number += 1
    return TextLine(number: number, bytes: line)
  }

  /// Returns the next line that is neither empty nor a comment, which begins with `#`.
  mutating func nextEntry() -> TextLine? {
    while let line = next() {
      guard let first = line.bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      if first != UInt8(ascii: "#") { return line }
    }
    return nil
  }
}
