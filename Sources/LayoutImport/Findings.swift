// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit

/// What shows while a file is read: what is wrong with it, and what is only approximated.
struct Findings {
  private struct Finding {
    var position: SourcePosition?
    var message: String
  }

  private let source: SourceText
  private var mistakes: [Finding] = []
  private var notes: [Finding] = []
  /// How many there were after these.
  private var otherMistakes = 0
  private var otherNotes = 0

  /// A file of nonsense has more than it is worth keeping.
  private static let limit = 10 * ConfigurationError.limit

  init(_ source: SourceText) {
    self.source = source
  }

  /// Something is wrong, here or, without a place, with the file as a whole.
  mutating func mistake(_ position: SourcePosition?, _ message: @autoclosure () -> String) {
    if mistakes.count < Self.limit {
      mistakes.append(Finding(position: position, message: message()))
    } else {
      otherMistakes += 1
    }
  }

  /// Something will be different on our keyboard.
  mutating func note(_ position: SourcePosition, _ message: @autoclosure () -> String) {
    if notes.count < Self.limit {
      notes.append(Finding(position: position, message: message()))
    } else {
      otherNotes += 1
    }
  }

  /// The layout with its notes.
  ///
  /// - Throws: All that is wrong.
  func result(
    _ service: KeyboardLayout.PagesService?, size: Size?
  ) throws(ConfigurationError) -> ImportedLayout {
    guard mistakes.isEmpty, let service else {
      var error = ConfigurationError()
      let inOrder = inOrder(mistakes)
      for mistake in inOrder { error.append(diagnostic(mistake)) }
      // Only counted: more than are told are here already.
      for _ in 0..<otherMistakes { error.append(diagnostic(inOrder[0])) }
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

  /// In the order of the places; those of the whole file first, those of one place as they were found.
  private func inOrder(_ findings: [Finding]) -> [Finding] {
    let start = SourcePosition(line: 0, column: 0)
    return findings.enumerated().sorted {
      ($0.element.position ?? start, $0.offset) < ($1.element.position ?? start, $1.offset)
    }.map(\.element)
  }
}
