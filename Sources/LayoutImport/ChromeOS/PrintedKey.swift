// SPDX-License-Identifier: MIT

import ClavierFiles

/// A key of the table: its printed position, in millimetres from the top left, and its code.
struct PrintedKey {
  var name: String
  /// The kernel's code of the key.
  var code: Int
  var minX: Double
  var minY: Double
  var width: Double
  var height: Double
  /// The start of the key's line.
  var position: SourcePosition

  var maxX: Double { minX + width }
  var maxY: Double { minY + height }

  /// The maximum number of keys of a keyboard.
  static let countLimit = 200
  /// The maximum width and height of a printed surface, in millimetres.
  static let maximumLength = 2000.0
  /// The highest key code of the kernel.
  ///
  /// **Source:** `KEY_MAX` in linux/input-event-codes.h.
  static let highestCode = 0x2FF

  /// Reads a table of keys.
  ///
  /// The first line names the columns, in any order. The separator of the first line, a semicolon
  /// or a comma, applies to all lines. Numbers have a decimal point, or with semicolons also a
  /// decimal comma.
  ///
  /// - Returns: The keys whose lines are valid.
  static func table(_ source: SourceText, _ findings: inout Findings) -> [PrintedKey] {
    var lines = CSVLine.all(of: source)[...]
    guard let header = lines.popFirst() else {
      findings.error(
        nil, "is empty; the first line names the columns: x;y;width;height;name;code")
      return []
    }
    guard let columns = PrintedKeyColumns(header, &findings) else { return [] }
    guard lines.count <= countLimit else {
      findings.error(nil, "has more than \(countLimit) keys")
      return []
    }
    let keys = lines.compactMap { PrintedKey($0, columns, &findings) }
    if lines.isEmpty { findings.error(nil, "has no keys below the names of the columns") }
    return keys
  }

  private init?(
    _ line: CSVLine, _ columns: PrintedKeyColumns, _ findings: inout Findings
  ) {
    guard line.fields.count == columns.count else {
      findings.error(
        line.position,
        "there are \(columns.count) columns, but this line has \(line.fields.count)")
      return nil
    }
    let x = columns.length("x", line, 0...Self.maximumLength, &findings)
    let y = columns.length("y", line, 0...Self.maximumLength, &findings)
    let width = columns.length("width", line, 1...Self.maximumLength, &findings)
    let height = columns.length("height", line, 1...Self.maximumLength, &findings)
    let code = columns.code(line, &findings)
    guard let x, let y, let width, let height, let code else { return nil }
    (minX, minY, self.width, self.height, self.code) = (x, y, width, height, code)
    let name = columns.field("name", line).text
    self.name = name.isEmpty ? "\(code)" : name
    position = line.position
  }
}

/// A line of a table, split at its separator.
struct CSVLine {
  struct Field {
    /// The text without surrounding spaces.
    var text: String
    var position: SourcePosition
  }

  var fields: [Field]
  var separator: UInt8
  var position: SourcePosition

  /// Returns the lines that are not blank.
  static func all(of source: SourceText) -> [CSVLine] {
    var bytes = source.bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let header = lines.first { !isBlank($0) } ?? []
    let separator = UInt8(ascii: header.contains(UInt8(ascii: ";")) ? ";" : ",")
    return lines.enumerated().compactMap { index, line in
      isBlank(line) ? nil : CSVLine(line, number: index + 1, separator: separator)
    }
  }

  private init(_ line: ArraySlice<UInt8>, number: Int, separator: UInt8) {
    var column = 1
    fields = line.split(separator: separator, omittingEmptySubsequences: false).map { part in
      let text = part.drop(while: Self.isSpace)
      let start = column + part.count - text.count
      // Every character has exactly one byte that is not a continuation byte.
      column += part.count { $0 & 0xC0 != 0x80 } + 1
      let end = text.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? text.startIndex
      return Field(
        text: String(decoding: text[..<end], as: UTF8.self),
        position: SourcePosition(line: number, column: start))
    }
    self.separator = separator
    position = SourcePosition(line: number, column: 1)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy(isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
  }
}
