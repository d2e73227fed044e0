// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The ratchet of docs/style.md: each measure may only get better.
struct PlainWordsTests {
  /// A measure, its value when it was last lowered, and its goal.
  struct Limit: CustomTestStringConvertible, Sendable {
    let name: String
    let limit: Double
    let goal: Double
    let measure: @Sendable () -> Double

    var testDescription: String { name }

    init(
      _ name: String, limit: Double, goal: Double, _ measure: @escaping @Sendable () -> Double
    ) {
      (self.name, self.limit, self.goal, self.measure) = (name, limit, goal, measure)
    }
  }

  // The one table. Lower a limit whenever the test prints that it can be lowered; never raise one.
  static let limits = [
    Limit("weak summaries in Sources, %", limit: 2, goal: 2) {
      PlainWords.weakSummaries(of: SourceFile.sources)
    },
    Limit("weak summaries elsewhere, %", limit: 2, goal: 2) {
      PlainWords.weakSummaries(of: others)
    },
    Limit("comment lines over 100 columns in Sources", limit: 0, goal: 0) {
      PlainWords.longComments(in: SourceFile.sources)
    },
    Limit("comment lines over 100 columns elsewhere", limit: 0, goal: 0) {
      PlainWords.longComments(in: others + SourceFile.scripts)
    },
    Limit("functions with a vague verb, %", limit: 0.5, goal: 0.5) {
      PlainWords.vagueFunctions(of: SourceFile.sources + others)
    },
    Limit("titles and names of tests and checks that are riddles", limit: 0, goal: 0) {
      PlainWords.riddles(in: titledFiles + SourceFile.scripts)
    },
    Limit("titles of tests that begin in lower case", limit: 0, goal: 0) {
      PlainWords.uncapitalizedTitles(in: titledFiles)
    },
    Limit("files named after none of their types", limit: 0, goal: 0) {
      PlainWords.misnamedFiles(among: SourceFile.sources + others)
    },
    Limit("median words in a sentence of the documents", limit: 16, goal: 16) {
      PlainWords.wordsInASentence(of: SourceFile.documents)
    },
  ]

  /// The tests without the examples below.
  private static let titledFiles = SourceFile.tests.filter { file in
    !file.path.hasSuffix("/PlainWordsTests.swift")
  }

  private static let others = SourceFile.tests + SourceFile.benchmarks + SourceFile.fuzzing

  @Test("No measure is worse than its limit", arguments: limits)
  func limit(_ limit: Limit) {
    let value = limit.measure()
    #expect(
      value <= limit.limit, "\(limit.name): \(value), but at most \(limit.limit): docs/style.md")
    let lowered = (value * 10).rounded(.up) / 10
    guard lowered < limit.limit, limit.limit > limit.goal else { return }
    print("PlainWordsTests: lower \"\(limit.name)\" to \(max(lowered, limit.goal))")
  }

  /// A file with these lines.
  private func file(_ path: String, _ text: String) -> [SourceFile] {
    [SourceFile(path: path, lines: text.components(separatedBy: "\n"))]
  }

  @Test("A riddle counts in a title on either line, and in the name of a test without a title")
  func riddles() {
    let swift = """
      @Test("What is read is told")
      func a() {}
      @Suite(
        "Nobody waits", .serialized)
      @Test("A key that somebody types", arguments: ["who"])
      @Test("A device is reported", arguments: ["what"])
      let text = "told"
      @Test func whatIsReadIsShown() {}
      @Test(
        "A line is read")
      func whoReads() {}
      @Test(arguments: ["told"])
      func aWhatnotIsRead() {}
      func nobodyReads() {}
      """
    let shell = "check \"who asks is told\" a\n  step \"a step\" told\nsame \"what\" b"
    #expect(PlainWords.riddles(in: file("a.swift", swift)) == 4)
    #expect(PlainWords.riddles(in: file("checks/a", shell)) == 1)
  }

  @Test("A title that begins in lower case counts, unless its first word is a name of code")
  func uncapitalizedTitles() {
    let swift = """
      @Test("a key is held")
      @Test("nextLocale: a key is held")
      @Test(
        "keys, once held")
      @Suite("Keys")
      """
    #expect(PlainWords.uncapitalizedTitles(in: file("a.swift", swift)) == 2)
  }

  @Test("A summary that begins with a weak word counts, and only its first line")
  func weakSummaries() {
    let source = """
      /// What it is.
      var a = 1
        /// The key. Says nothing.
        /// What follows is no summary.
        func b() {}
      /// Whether it is down.
      var c = true
      // How it works is no documentation.
      /// Takes it.
      """
    #expect(PlainWords.summaries(of: file("a.swift", source)).count == 4)
    #expect(PlainWords.weakSummaries(of: file("a.swift", source)) == 50)
    #expect(PlainWords.weakSummaries(of: []) == 0)
  }

  @Test("A long line counts only if it is a comment, and by characters, not bytes")
  func longComments() {
    let lines = [
      "// " + String(repeating: "x", count: 98), "  # " + String(repeating: "x", count: 97),
      "// " + String(repeating: "x", count: 97), "// " + String(repeating: "ä", count: 97),
      String(repeating: "x", count: 200),
    ]
    #expect(PlainWords.longComments(in: file("a", lines.joined(separator: "\n"))) == 2)
  }

  @Test("A function counts as vague by its whole first word")
  func vagueFunctions() {
    let source = """
      func take(_ key: Key) {}
      private mutating func tellPanels() {}
      func taken() {}
      func follower() {}
      // func take() {}
      let function = take
      """
    #expect(PlainWords.vagueFunctions(of: file("a.swift", source)) == 50)
  }

  @Test("A file has the name of one of its types")
  func misnamedFiles() {
    let wrong = file("x/Drawer.swift", "struct Socks {}\nprivate struct Drawer {}")
    let right = [
      file("x/Socks.swift", "@MainActor package final class Socks {}\nstruct Other {}"),
      file("x/Socks+Colour.swift", "struct Colour {}"), file("main.swift", "print(1)"),
      file("Words.swift", "  struct Inner {}\n// struct Comment"),
    ].flatMap { $0 }
    #expect(PlainWords.misnamedFiles(among: wrong + right) == 1)
    #expect(PlainWords.misnamedFiles(among: right) == 0)
  }

  @Test("Sentences are counted in paragraphs and lists, without code and tables")
  func wordsInASentence() {
    let text = """
      # A heading of many words that is no sentence at all
      One two three. One two
      three four, `clavier.toml` six!
      ```
      code code code code code code code code code.
      ```
      | a | table row of many words which does not count either |
      - One two three four five six seven
      - One two three four five six seven eight
      """
    #expect(PlainWords.wordsInASentence(of: file("a.md", text)) == 7)
    #expect(PlainWords.wordsInASentence(of: []) == 0)
  }
}
