// SPDX-License-Identifier: MIT

import ClavierFiles

/// The index of each column of the table.
struct PrintedKeyColumns {
  /// The number of columns in a line.
  let count: Int
  private let indices: [String: Int]

  private static let needed = ["x", "y", "width", "height", "name", "code"]
  /// The columns for a key's function together with Fn.
  private static let ignored = ["name_fn", "code_fn"]

  /// Reads the line that names the columns; `nil` if it is invalid.
  init?(_ header: CSVLine, _ findings: inout Findings) {
    count = header.fields.count
    var indices: [String: Int] = [:]
    var isRight = true
    for (index, field) in header.fields.enumerated() {
      if !(Self.needed + Self.ignored).contains(field.text) {
        findings.error(
          field.position,
          "there is no column \(quoted(field.text)); "
            + (suggestion(for: field.text, among: Self.needed).map { "did you mean \"\($0)\"?" }
              ?? "there are \(alternatives(Self.needed))"))
        isRight = false
      } else if indices[field.text] != nil {
        findings.error(field.position, "the column \(quoted(field.text)) is there twice")
        isRight = false
      } else if field.text == "code_fn" {
        findings.note(
          field.position, "code_fn: what keys do together with Fn is left out")
      }
      indices[field.text] = index
    }
    let missing = Self.needed.filter { indices[$0] == nil }
    if !missing.isEmpty {
      findings.error(
        header.position, "the first line names the columns; \(alternatives(missing)) is missing")
      isRight = false
    }
    guard isRight else { return nil }
    self.indices = indices
  }

  /// Returns a line's field in a column; an empty field if the line is too short.
  func field(_ name: String, _ line: CSVLine) -> CSVLine.Field {
    guard let index = indices[name], line.fields.indices.contains(index) else {
      return CSVLine.Field(text: "", position: line.position)
    }
    return line.fields[index]
  }

  /// Returns a length in millimetres; `nil` if it is invalid.
  func length(
    _ name: String, _ line: CSVLine, _ range: ClosedRange<Double>, _ findings: inout Findings
  ) -> Double? {
    let field = field(name, line)
    let hasDecimalComma = line.separator == UInt8(ascii: ";")
    let text = String(field.text.map { $0 == "," && hasDecimalComma ? "." : $0 })
    guard let number = decimal(text), range.contains(number) else {
      let limits = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
      findings.error(
        field.position, "\(name): expected millimetres from \(limits), found \(quoted(field.text))")
      return nil
    }
    return number
  }

  /// Returns the code of a key; `nil` if it is invalid.
  func code(_ line: CSVLine, _ findings: inout Findings) -> Int? {
    let field = field("code", line)
    guard let code = Int(field.text), (1...PrintedKey.highestCode).contains(code) else {
      findings.error(
        field.position,
        "code: expected a key's number from 1 to \(PrintedKey.highestCode), "
          + "found \(quoted(field.text))")
      return nil
    }
    return code
  }
}
