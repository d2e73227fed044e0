// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The two tiers of tests: those with real parts are marked, so that only the pure ones run all at
/// once.
struct TierTests {
  /// The real parts that tests of the pure tier avoid: processes, displays, sockets and the clock.
  private static let realParts = [
    "Process()", "Program(", "Program.run(", "processExitsWith", "import PanelSupport",
    "ServerThread(", "TemporarySocket(", "LocalSocket.", "socket(", "comesTrue(", "sleep(",
    "usleep(", "Date(", "ContinuousClock(", "Thread.",
  ]

  private static let marks = ["Tier.runs(", "Tier.runsRealTests"]

  private static let files = SourceFile.tests.filter {
    $0.path.split(separator: "/")[1].hasSuffix("Tests") && !$0.path.hasSuffix("/TierTests.swift")
  }

  /// Returns the numbers of the lines that use one of these parts.
  private static func uses(of parts: [String], in file: SourceFile) -> [Int] {
    // Most files use none, and a search by C is fast.
    let text = file.lines.joined(separator: "\n")
    let used = parts.filter { strstr(text, $0) != nil }
    guard !used.isEmpty else { return [] }
    return file.lines.indices.filter { index in
      let line = file.lines[index]
      return used.contains { part in
        strstr(line, part) != nil && !line.contains("func ") && !line.contains("//")
          && line.ranges(of: part).contains { range in
            !(line[..<range.lowerBound].last?.isLetter ?? false)
          }
      }
    }
  }

  /// Returns the constructors of the types of files without tests that use a real part, such as a
  /// display's stage.
  private static func realTypes(in files: [SourceFile]) -> [String] {
    files.filter { file in
      !file.lines.contains { strstr($0, "@Test") != nil } && !uses(of: realParts, in: file).isEmpty
    }.flatMap { file in
      file.lines.compactMap { line in
        line.firstMatch(of: /^(?:struct|final class|enum) (\w+)/).map { "\($0.output.1)(" }
      }
    }
  }

  /// Returns whether a declaration's attribute, on its line and those above, marks it as real.
  private static func isMarked(_ line: Int, in file: SourceFile) -> Bool {
    let start = file.lines[..<line].lastIndex {
      $0.isEmpty || $0.hasSuffix("}") || $0.hasSuffix("{")
    }
    return file.lines[((start ?? -1) + 1)...line].contains { marks.contains(where: $0.contains) }
  }

  /// Returns the uses of real parts outside of marked tests, in a file with an unmarked suite.
  private static func problems(in file: SourceFile, _ parts: [String]) -> [String] {
    let uses = uses(of: parts, in: file)
    let hasUnmarkedSuite =
      !uses.isEmpty
      && file.lines.indices.contains { index in
        file.lines[index].contains(/^(?:struct|final class) \w+Tests\b/)
          && !isMarked(index, in: file)
      }
    guard hasUnmarkedSuite else { return [] }
    let marked = file.functions.filter { isMarked($0.line - 1, in: file) }
    return uses.filter { index in
      !marked.contains { ($0.line - 1..<$0.line - 1 + $0.length).contains(index) }
    }.map { "\(file):\($0 + 1): \(file.lines[$0])" }
  }

  @Test func testsWithRealPartsAreMarked() {
    let folders = Dictionary(grouping: Self.files) { $0.path.split(separator: "/")[1] }
    for (folder, files) in folders {
      let parts = Self.realParts + Self.realTypes(in: files)
      let problems = files.flatMap { Self.problems(in: $0, parts) }
      #expect(problems.isEmpty, "mark the suite or the test in \(folder): Tier.runsRealTests")
    }
  }

  @Test func anUnmarkedUseIsFound() {
    let marked = "  @Test(.enabled(if: Tier.runsRealTests))"
    let lines = [
      "@Suite(.serialized)", "struct SomeTests {", marked, "  func marked() throws {",
      "    try Program(name: \"clavier\")(\"--help\")", "  }", "", "  @Test func unmarked() {",
      "    let stage = Stage()", "    EndTheProgram()", "  }", "}",
    ]
    let helper = SourceFile(
      path: "Stage.swift", lines: ["import PanelSupport", "final class Stage {", "}"])
    let parts = Self.realParts + Self.realTypes(in: [helper])
    let file = SourceFile(path: "Some.swift", lines: lines)
    #expect(Self.problems(in: file, parts) == ["Some.swift:9:     let stage = Stage()"])
    let suite = ["@Suite(.enabled(if: Tier.runs(\"sway\")))"] + lines[1...]
    #expect(Self.problems(in: SourceFile(path: "Some.swift", lines: suite), parts).isEmpty)
  }
}
