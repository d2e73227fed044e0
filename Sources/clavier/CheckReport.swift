// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import KeyboardPlan

/// The result of `clavier check`, for people or for programs.
struct CheckReport {
  /// An error or warning, with its position in a file if it has one.
  struct Problem: Hashable {
    enum Severity: String {
      /// An error for which the file is refused.
      case error
      /// A flaw that does not prevent the use of the file.
      case warning
    }

    var severity: Severity
    var file: String?
    var position: SourcePosition?
    var message: String
    /// The remedy; `nil` if there is none, or the message contains it.
    var advice: String?
  }

  /// The lines for people, in order, and whether each is for standard error.
  private var lines: [(text: String, isError: Bool)] = []
  private(set) var problems: [Problem] = []
  /// The number of further errors.
  private(set) var omitted = 0

  /// Whether the file or configuration is accepted.
  var isValid: Bool { !problems.contains { $0.severity == .error } }

  /// Adds information for people.
  mutating func add(note: String) { lines.append((note, false)) }

  /// Adds a warning without a place.
  mutating func add(warning: String) {
    lines.append((warning, true))
    problems.append(Problem(.warning, warning))
  }

  /// Adds errors in files.
  ///
  /// - Parameters:
  ///   - error: The errors.
  ///   - severity: The severity of the errors.
  ///   - heading: The line before the errors, for people.
  mutating func add(
    _ error: ConfigurationError, as severity: Problem.Severity = .error, heading: String
  ) {
    lines.append(("\(heading)\n\(error)", true))
    add(error, severity)
  }

  /// Adds the failure of a plan.
  mutating func add(_ failure: KeyboardPlan.Failure) {
    lines.append(("\(failure)", true))
    if failure.error.diagnostics.isEmpty {
      let text = failure.description.split(separator: "\n").joined(separator: " ")
      problems.append(Problem(.error, text))
    } else {
      add(failure.error, .error)
    }
  }

  private mutating func add(_ error: ConfigurationError, _ severity: Problem.Severity) {
    problems += error.diagnostics.map { diagnostic in
      var problem = Problem(severity, diagnostic.message)
      problem.file = diagnostic.file
      problem.position = diagnostic.position
      return problem
    }
    omitted += error.omitted
  }

  /// Prints the lines for people.
  func printText() {
    for line in lines {
      if line.isError { Failure.report(line.text) } else { print(line.text) }
    }
  }

  /// The report for programs, as a JSON object in one line.
  var json: String {
    let object: JSONValue = [
      "version": .string(Version.current), "valid": .boolean(isValid),
      "problems": .list(problems.map(\.json)), "omitted": .integer(omitted),
    ]
    return String(decoding: object.line, as: UTF8.self)
  }
}

extension CheckReport.Problem {
  /// Creates a problem without a place, whose remedy follows the first semicolon outside of quotes.
  init(_ severity: Severity, _ text: String) {
    self.severity = severity
    message = text
    var isQuoted = false
    for index in text.indices {
      if text[index] == "\"" { isQuoted.toggle() }
      guard !isQuoted, text[index...].hasPrefix("; ") else { continue }
      message = String(text[..<index])
      advice = String(text[index...].dropFirst(2))
      return
    }
  }

  fileprivate var json: JSONValue {
    [
      "file": file.map(JSONValue.string) ?? .null,
      "line": position.map { JSONValue.integer($0.line) } ?? .null,
      "column": position.map { JSONValue.integer($0.column) } ?? .null,
      "severity": .string(severity.rawValue), "message": .string(message),
      "advice": advice.map(JSONValue.string) ?? .null,
    ]
  }
}
