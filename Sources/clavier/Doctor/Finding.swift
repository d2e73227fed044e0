// SPDX-License-Identifier: MIT

import ClavierLink

/// A finding of the doctor, with its remedy.
struct Finding: Hashable {
  /// The effect of a finding on typing.
  enum Severity: Int, Comparable {
    /// Nothing is wrong.
    case good = 0
    /// Nothing is wrong, but the information is useful.
    case note
    /// Something does not work, or not always.
    case warning
    /// Typing is impossible, or the keyboard is invisible.
    case problem

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The name in JSON.
    var name: String { "\(self)" }
  }

  var severity: Severity
  /// The subject, in a word.
  var subject: String
  var text: String
  /// The remedy, as a command where possible.
  var remedy: String?

  static func good(_ subject: String, _ text: String) -> Finding {
    Finding(severity: .good, subject: subject, text: text)
  }

  static func note(_ subject: String, _ text: String, remedy: String? = nil) -> Finding {
    Finding(severity: .note, subject: subject, text: text, remedy: remedy)
  }

  static func warning(_ subject: String, _ text: String, remedy: String) -> Finding {
    Finding(severity: .warning, subject: subject, text: text, remedy: remedy)
  }

  static func problem(_ subject: String, _ text: String, remedy: String?) -> Finding {
    Finding(severity: .problem, subject: subject, text: text, remedy: remedy)
  }
}

/// The report of the doctor, with all its findings.
struct Report {
  var findings: [Finding]

  /// The highest severity; `good` without findings.
  var highestSeverity: Finding.Severity { findings.map(\.severity).max() ?? .good }

  /// The exit status: 0 without warnings, 1 for warnings, 2 for problems.
  var exitStatus: Int32 {
    switch highestSeverity {
    case .good, .note: 0
    case .warning: 1
    case .problem: 2
    }
  }

  /// The report for people: a line for each finding, its remedy below it, and a summary.
  var text: String {
    findings.map(Self.lines).joined() + summary + "\n"
  }

  private static func lines(_ finding: Finding) -> String {
    let label = finding.severity == .good ? "ok" : finding.severity.name
    let parts = finding.text.split(separator: "\n") + (finding.remedy ?? "").split(separator: "\n")
    let margin = String(repeating: " ", count: 19)
    let first = padded(label, 9) + padded(finding.subject, 10)
    return parts.enumerated().map { ($0 == 0 ? first : margin) + $1 + "\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private var summary: String {
    let problems = findings.filter { $0.severity == .problem }.count
    let warnings = findings.filter { $0.severity == .warning }.count
    guard problems + warnings > 0 else { return "Nothing is wrong." }
    return "\(Self.count(problems, "problem")), \(Self.count(warnings, "warning"))."
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The report for programs: a JSON object in a line.
  var json: String {
    let list = findings.map { finding -> JSONValue in
      [
        "severity": .string(finding.severity.name), "subject": .string(finding.subject),
        "text": .string(finding.text), "remedy": finding.remedy.map(JSONValue.string) ?? .null,
      ]
    }
    let object: JSONValue = ["worst": .string(highestSeverity.name), "findings": .list(list)]
    return String(decoding: object.line, as: UTF8.self)
  }
}
