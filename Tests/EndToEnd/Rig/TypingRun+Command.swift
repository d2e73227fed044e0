// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

extension TypingRun {
  /// Implements `recital-entries`: prints the entries of a layout, one per line, without
  /// duplicates.
  ///
  /// - Throws: ``RigError`` if the file has none for the layout; `SystemError`.
  static func printEntries(_ arguments: inout Arguments) throws {
    let file = try arguments.word("the file of characters")
    let layout = try arguments.word("a layout")
    var kinds: [String] = []
    while let option = arguments.option() {
      guard option == "--kind" else { throw RigError("recital-entries has no option \(option)") }
      kinds.append(try arguments.word("--kind"))
    }
    try arguments.finish()
    var entries: [String] = []
    for line in try Play.text(of: file).parts(separatedBy: "\n") where !line.hasPrefix("#") {
      let words = line.parts(separatedBy: " ")
      guard words.count > 2, [layout, "any"].contains(words[0]) else { continue }
      let kept = kinds.isEmpty ? ["letters", "alternatives", "signs"] : kinds
      let texts =
        words[1] == "language"
        ? try ownEntries(of: words[2], kept) : kept.contains(words[1]) ? Array(words[2...]) : []
      for entry in texts where !entries.contains(entry) { entries.append(entry) }
    }
    guard !entries.isEmpty else { throw RigError("\(file) has nothing for \(layout)") }
    print(entries.joined(separator: "\n"))
  }

  /// Returns the characters on the keys of our own keyboard for a language, with and without Shift,
  /// including long-press alternatives.
  ///
  /// - Throws: ``RigError`` for an unknown language.
  private static func ownEntries(
    of identifier: String, _ kinds: [String]
  ) throws(RigError) -> [String] {
    guard let locale = KeyboardLocale(rawValue: identifier) else {
      throw RigError("there is no language \(identifier)")
    }
    let keys = locale.inputSet.rows.joined().flatMap { [$0.lowercased, $0.uppercased] }
    let lists = Callouts.BaseService()
    let context = KeyboardContext(locale: locale)
    var entries = kinds.contains("letters") ? keys : []
    if kinds.contains("alternatives") {
      for action in keys.flatMap({ lists.calloutActions(for: .character($0), context: context) }) {
        if case .character(let text) = action, !keys.contains(text) { entries.append(text) }
      }
    }
    return entries
  }

  /// Implements `recital-text`: prints the text to type for these entries and this coverage.
  ///
  /// - Throws: ``RigError``; `SystemError`.
  static func printText(_ arguments: inout Arguments) throws {
    let recital = try TypingRun(&arguments)
    try arguments.finish()
    print(recital.text)
  }

  /// Implements `recital-verdict`: prints the verdict on a text, such as `150/12/0`, and each
  /// differing line to standard error.
  ///
  /// - Throws: ``RigError``; `SystemError`.
  static func judge(_ arguments: inout Arguments) throws {
    let recital = try TypingRun(&arguments)
    let received = try lines(of: arguments.word("the received text"))
    let leftOut: Int = try arguments.number("how many characters were left out", in: 0...100_000)
    try arguments.finish()
    var verdict = recital.verdict(on: received)
    if leftOut != recital.missing {
      verdict.wrong += 1
      verdict.mistakes.append(
        "\(leftOut) characters left out, but \(recital.missing) declared impossible")
    }
    let mistakes = verdict.mistakes.map { "\($0)\n" }.joined()
    _ = write(STDERR_FILENO, mistakes, mistakes.utf8.count)
    print(verdict)
  }

  /// Reads the files of the entries and of the output of `clavier layouts coverage`.
  private init(_ arguments: inout Arguments) throws {
    let entries = try TypingRun.lines(of: arguments.word("the entries"))
    let coverage = try TypingRun.lines(of: arguments.word("the coverage"))
    guard coverage.contains(where: { $0.hasPrefix("text  ") }) else {
      throw RigError("there is no coverage of a text")
    }
    // Each kind of impossible characters has a line of its own.
    let titles = ["text, impossible: ", "text, impossible without dead keys: "].map(
      \.unicodeScalars)
    let impossible = coverage.flatMap { line in
      titles.filter { line.unicodeScalars.starts(with: $0) }
        .flatMap { String(line.unicodeScalars.dropFirst($0.count)).parts(separatedBy: " ") }
    }
    self.init(entries, impossible: Set(impossible.flatMap { Array($0) }))
  }

  /// Returns the lines of a file, including empty ones.
  private static func lines(of path: String) throws -> [String] {
    let text = try Play.text(of: path)
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0) }
  }
}
