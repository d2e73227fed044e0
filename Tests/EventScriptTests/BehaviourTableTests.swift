// SPDX-License-Identifier: MIT

import EventScript
import Foundation
import Testing

/// docs/behaviour.md has a row for each decision of the keyboard; what shows it must be there.
struct BehaviourTableTests {
  private struct Row {
    let situation: String
    /// What stands between backquotes in the last cell.
    let evidence: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let rows: [Row]

  init() throws {
    let place = Self.root.appending(path: "docs/behaviour.md")
    rows = try String(contentsOf: place, encoding: .utf8).components(separatedBy: "\n")
      .compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 3, cells[0] != "situation", !cells[0].hasPrefix("---") else {
          return nil
        }
        return Row(
          situation: cells[0], evidence: cells[2].trimmingCharacters(in: ["`"]))
      }
  }

  @Test func everyDecisionIsShownByATestThatIsThere() throws {
    let cases = try ScriptFolder.cases()
    let titles = Set(
      cases.map { file in
        let name = file.file.split(separator: "/").last?.dropLast(".script".count) ?? ""
        return "\(name): \(file.scriptCase.title)"
      })
    let tests = try Self.testNames()
    for row in rows where !titles.contains(row.evidence) {
      #expect(tests.contains(row.evidence), "\(row.situation): nothing is called \(row.evidence)")
    }
    print("\(rows.count) decisions, \(cases.count) cases of scripts")
    #expect(rows.count > 60)
  }

  @Test func noSituationStandsTwiceInItsTable() {
    let rows = Dictionary(grouping: rows) { "\($0.situation) – \($0.evidence)" }
    #expect(rows.values.filter { $0.count > 1 }.isEmpty)
  }

  /// The suites of all test targets, and their tests, as `Suite` and `Suite.test`.
  private static func testNames() throws -> Set<String> {
    let folder = root.appending(path: "Tests")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix("Tests.swift") {
      let suite = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      names.insert(String(suite))
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for part in text.components(separatedBy: "func ").dropFirst() {
        names.insert("\(suite).\(part.prefix { $0.isLetter || $0.isNumber })")
      }
    }
    return names
  }
}
