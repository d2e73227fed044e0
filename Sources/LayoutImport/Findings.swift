// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// The errors and approximations found while reading a file.
struct Findings {
  private struct Finding {
    var position: SourcePosition?
    var message: String
  }

  private let source: SourceText
  private var errors: [Finding] = []
  private var notes: [Finding] = []
  /// The numbers of errors and notes beyond the limit.
  private var otherErrors = 0
  private var otherNotes = 0

  /// The maximum number of errors and of notes that are stored, which bounds the memory for an
  /// invalid file.
  private static let limit = 10 * ConfigurationError.limit

  init(_ source: SourceText) {
    self.source = source
  }

  /// Records an error at a position, or without a position for the file as a whole.
  mutating func error(_ position: SourcePosition?, _ message: @autoclosure () -> String) {
    if errors.count < Self.limit {
      errors.append(Finding(position: position, message: message()))
    } else {
      otherErrors += 1
    }
  }

  /// Records a difference between the imported keyboard and the resulting layout.
  mutating func note(_ position: SourcePosition, _ message: @autoclosure () -> String) {
    if notes.count < Self.limit {
      notes.append(Finding(position: position, message: message()))
    } else {
      otherNotes += 1
    }
  }

  /// Returns the layout with its notes.
  ///
  /// - Throws: ``ClavierFiles/ConfigurationError`` with all errors.
  func result(
    _ service: KeyboardLayout.PagesService?, size: Size?
  ) throws(ConfigurationError) -> ImportedLayout {
    guard errors.isEmpty, let service else {
      var error = ConfigurationError()
      let inOrder = inOrder(errors)
      for finding in inOrder { error.append(diagnostic(finding)) }
      // Further errors are only counted, since the stored ones already exceed the printed number.
      for _ in 0..<otherErrors { error.append(diagnostic(inOrder[0])) }
      throw error
    }
    let shown = inOrder(notes).prefix(ConfigurationError.limit)
    return ImportedLayout(
      service: service, sizeInMillimeters: size, notes: shown.map(diagnostic),
      omittedNotes: notes.count - shown.count + otherNotes)
  }

  private func diagnostic(_ finding: Finding) -> Diagnostic {
    guard let position = finding.position else {
      return Diagnostic(file: source.name, message: finding.message)
    }
    return Diagnostic(source, at: position, message: finding.message)
  }

  /// Returns the findings in the order of their positions, those of the whole file first; the sort
  /// is stable.
  private func inOrder(_ findings: [Finding]) -> [Finding] {
    let start = SourcePosition(line: 0, column: 0)
    return findings.enumerated().sorted {
      ($0.element.position ?? start, $0.offset) < ($1.element.position ?? start, $1.offset)
    }.map(\.element)
  }
}
