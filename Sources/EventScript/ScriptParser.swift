// SPDX-License-Identifier: MIT

import ClavierKit

/// The parser of script files; an invalid line makes the whole file invalid.
///
/// The format is described in docs/man/clavier-script.5.
public struct ScriptParser {
  /// The maximum size of a file, in bytes.
  public static let sizeLimit = 1 << 20

  private enum Part {
    /// The lines before the first case.
    case prologue
    case steps
    case expectation
  }

  private var part = Part.prologue
  /// The settings and steps before the first case, with which each case begins, and the cases.
  private var cases = [ScriptCase(title: "", line: 1, expectation: .anything)]
  private var expected: [String] = []
  private let lines: [Substring]

  /// Parses all cases of a file, in order.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The cases, at least one.
  /// - Throws: ``ScriptError`` for the first invalid line.
  public static func parse(_ text: String) throws(ScriptError) -> [ScriptCase] {
    var parser = try ScriptParser(text)
    for index in parser.lines.indices { try parser.read(line: index) }
    try parser.endCase(before: parser.lines.count)
    guard parser.cases.count > 1 else {
      throw ScriptError(line: 1, problem: "a script has a case, which begins with ==", source: "")
    }
    return Array(parser.cases.dropFirst())
  }

  /// Parses steps without a title or an expectation, for viewing their result.
  ///
  /// - Parameter text: The steps, one per line.
  /// - Returns: A case without expectation.
  /// - Throws: ``ScriptError`` for the first line that is neither a step nor a setting.
  public static func parseSteps(_ text: String) throws(ScriptError) -> ScriptCase {
    var parser = try ScriptParser(text)
    parser.part = .steps
    for (index, line) in parser.lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      try parser.readStep(line, at: index)
    }
    return parser.cases[0]
  }

  private init(_ text: String) throws(ScriptError) {
    guard text.utf8.count <= Self.sizeLimit else {
      throw ScriptError(
        line: 1, problem: "a script has at most \(Self.sizeLimit) bytes", source: "")
    }
    // A carriage return followed by a line feed is one character.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  private mutating func read(line index: Int) throws(ScriptError) {
    let line = lines[index]
    if line.hasPrefix("== ") {
      try endCase(before: index)
      var next = cases[0]
      (next.title, next.line) = (String(line.dropFirst(3)), index + 1)
      cases.append(next)
      part = .steps
      return
    }
    // In an expectation every line is significant; elsewhere comments and empty lines are skipped.
    let isBlank = line.isEmpty || line.hasPrefix("#")
    switch part {
    case .prologue where isBlank, .steps where isBlank: return
    case .prologue where line == "--":
      throw error(at: index, "a case begins with a line \"== what happens\"")
    case .steps where line == "--":
      part = .expectation
      cases[cases.endIndex - 1].expectedLines = (index + 2)..<(index + 2)
    case .prologue, .steps: try readStep(line, at: index)
    case .expectation where line.isEmpty: return
    case .expectation: try readExpectation(line, at: index)
    }
  }

  private mutating func readExpectation(
    _ line: Substring, at index: Int
  ) throws(ScriptError) {
    let start = cases[cases.endIndex - 1].expectedLines.lowerBound
    guard index + 1 == start + expected.count else {
      throw error(at: index, "an expectation has no empty lines; a case begins with ==")
    }
    expected.append(String(line))
    cases[cases.endIndex - 1].expectedLines = start..<(index + 2)
  }

  private mutating func readStep(_ line: Substring, at index: Int) throws(ScriptError) {
    let words = line.split(separator: " ").map(String.init)
    let last = cases.endIndex - 1
    let isSetting =
      switch words.first {
      case "set", "show", "emojis": true
      case "config", "words": words.count > 1
      default: false
      }
    guard isSetting else {
      guard let verbs = ScriptStep.Verb.all(in: line, words: words) else {
        let remedy = part == .prologue ? "; a case begins with a line \"== what happens\"" : ""
        throw error(at: index, "unknown step\(remedy)")
      }
      cases[last].steps += verbs.map { ScriptStep(line: index + 1, verb: $0) }
      return
    }
    let stepsBefore = last == 0 ? 0 : cases[0].steps.count
    guard cases[last].steps.count == stepsBefore else {
      throw error(at: index, "settings stand before the first step")
    }
    switch words[0] {
    case "config":
      cases[last].setting.configurationLines.append(index + 1)
      cases[last].setting.configuration.append(String(line.dropFirst(7)))
    case "words":
      cases[last].setting.words += words.dropFirst()
    default:
      guard cases[last].setting.apply(words) else { throw error(at: index, "unknown setting") }
    }
  }

  private mutating func endCase(before index: Int) throws(ScriptError) {
    guard part != .prologue else { return }
    let last = cases.endIndex - 1
    guard part == .expectation else {
      throw error(at: cases[last].line - 1, "the case has no expectation, which begins with --")
    }
    if expected.count == 1, expected[0].hasPrefix("text ") {
      guard let text = Quoted.text(expected[0].dropFirst(5)) else {
        throw error(at: index - 1, "a text stands in quotation marks")
      }
      cases[last].expectation = .text(text)
    } else if expected == ["nothing"] {
      cases[last].expectation = .transcript([])
    } else if expected.isEmpty {
      throw error(at: cases[last].line - 1, "the expectation is empty; write \"nothing\"")
    } else {
      cases[last].expectation = .transcript(expected)
    }
    expected = []
  }

  private func error(at index: Int, _ problem: String) -> ScriptError {
    ScriptError(
      line: index + 1, problem: problem,
      source: lines.indices.contains(index) ? String(lines[index]) : "")
  }
}
