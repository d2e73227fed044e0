// SPDX-License-Identifier: MIT

import ClavierKit

/// The parser of script files; an invalid line makes the whole file invalid.
///
/// The format is described in docs/man/clavier-script.5.
public struct ScriptParser {
  /// The greatest size of a file, in bytes.
  public static let sizeLimit = 1 << 20

  private enum Part {
    case nothing
    case steps
    case expectation
  }

  private var part = Part.nothing
  private var cases: [ScriptCase] = []
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
    guard !parser.cases.isEmpty else {
      throw ScriptError(line: 1, problem: "a script has a case, which begins with ==", source: "")
    }
    return parser.cases
  }

  /// Parses steps without a title or an expectation, for viewing their result.
  ///
  /// - Parameter text: The steps, one per line.
  /// - Returns: A case without expectation.
  /// - Throws: ``ScriptError`` for the first line that is neither a step nor a setting.
  public static func parseSteps(_ text: String) throws(ScriptError) -> ScriptCase {
    var parser = try ScriptParser(text)
    parser.cases = [ScriptCase(title: "", line: 1, expectation: .anything)]
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
      cases.append(ScriptCase(title: String(line.dropFirst(3)), line: index + 1))
      part = .steps
      return
    }
    // In an expectation every line is significant; elsewhere comments and empty lines are skipped.
    let isBlank = line.isEmpty || line.hasPrefix("#")
    switch part {
    case .nothing where isBlank, .steps where isBlank: return
    case .nothing: throw error(at: index, "a case begins with a line \"== what happens\"")
    case .steps where line == "--":
      part = .expectation
      cases[cases.endIndex - 1].expectedLines = (index + 2)..<(index + 2)
    case .steps: try readStep(line, at: index)
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
    if words.first == "config", words.count > 1 {
      guard cases[last].steps.isEmpty else {
        throw error(at: index, "settings stand before the first step")
      }
      cases[last].setting.configurationLines.append(index + 1)
      cases[last].setting.configuration.append(String(line.dropFirst(7)))
      return
    }
    if words.first == "words", words.count > 1 {
      guard cases[last].steps.isEmpty else {
        throw error(at: index, "settings stand before the first step")
      }
      cases[last].setting.words += words.dropFirst()
      return
    }
    if let first = words.first, ["set", "show", "emojis"].contains(first) {
      guard cases[last].steps.isEmpty else {
        throw error(at: index, "settings stand before the first step")
      }
      guard cases[last].setting.apply(words) else {
        throw error(at: index, "unknown setting")
      }
      return
    }
    guard let verb = ScriptStep.Verb(line: line, words: words) else {
      throw error(at: index, "unknown step")
    }
    cases[last].steps.append(ScriptStep(line: index + 1, verb: verb))
  }

  private mutating func endCase(before index: Int) throws(ScriptError) {
    guard let last = cases.indices.last else { return }
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
