// SPDX-License-Identifier: MIT

import ClavierLink

/// Something that the doctor has found out, and what to do about it.
struct Finding: Hashable {
  /// How much it keeps people from typing.
  enum Severity: Int, Comparable {
    /// It is as it should be.
    case good = 0
    /// It is worth knowing.
    case note
    /// Something does not work, or not at all times.
    case warning
    /// Nothing can be typed, or nothing seen.
    case problem

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// What programs know it by.
    var name: String { "\(self)" }
  }

  var severity: Severity
  /// What it is about, in a word.
  var subject: String
  var text: String
  /// What to do, as a command where there is one.
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

/// All that was found.
struct Report {
  var findings: [Finding]

  /// The most that is wrong; `good` where nothing was looked at.
  var worst: Finding.Severity { findings.map(\.severity).max() ?? .good }

  /// 0 where all is well, 1 for warnings, 2 for problems.
  var exitStatus: Int32 {
    switch worst {
    case .good, .note: 0
    case .warning: 1
    case .problem: 2
    }
  }

  /// For people: a line for each finding, with what to do below it, and how many there are.
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

  /// For programs: one JSON object in a line.
  var json: String {
    let list = findings.map { finding -> JSONValue in
      [
        "severity": .string(finding.severity.name), "subject": .string(finding.subject),
        "text": .string(finding.text), "remedy": finding.remedy.map(JSONValue.string) ?? .null,
      ]
    }
    let object: JSONValue = ["worst": .string(worst.name), "findings": .list(list)]
    return String(decoding: object.line, as: UTF8.self)
  }
}
