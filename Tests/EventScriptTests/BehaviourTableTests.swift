// SPDX-License-Identifier: MIT

import EventScript
import Foundation
import TestSupport
import Testing

/// The decisions in docs/behaviour.md: each line is the title of a script's case, or names a test.
struct BehaviourTableTests {
  private struct Decision {
    let text: String
    /// A case as `script: title`, or a test as `Suite.test`.
    let evidence: String
  }

  private let decisions: [Decision]

  init() throws {
    let text = try PackageFiles.text("docs/behaviour.md").replacing("\n  ", with: " ")
    var script = ""
    var decisions: [Decision] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") {
        script = ""
      } else if let match = line.wholeMatch(of: #/\[([a-z-]+)\.script\]\(.*\):/#) {
        script = String(match.1)
      } else if let match = line.wholeMatch(of: #/- (.+) \(`(\w+\.\w+)`\)/#) {
        decisions.append(Decision(text: String(match.1), evidence: String(match.2)))
      } else if line.hasPrefix("- ") {
        let title = String(line.dropFirst(2))
        decisions.append(Decision(text: title, evidence: "\(script): \(title)"))
      }
    }
    self.decisions = decisions
  }

  @Test func everyDecisionIsShownByATestThatIsThere() throws {
    let cases = try ScriptFolder.cases()
    let titles = Set(
      cases.map { file in
        let name = file.file.split(separator: "/").last?.dropLast(".script".count) ?? ""
        return "\(name): \(file.scriptCase.title)"
      })
    let tests = try Self.testNames()
    for decision in decisions where !titles.contains(decision.evidence) {
      #expect(
        tests.contains(decision.evidence),
        "\(decision.text): nothing is called \(decision.evidence)")
    }
    print("\(decisions.count) decisions, \(cases.count) cases of scripts")
    #expect(decisions.count > 150)
  }

  @Test func noDecisionStandsTwice() {
    let groups = Dictionary(grouping: decisions) { "\($0.text) – \($0.evidence)" }
    #expect(groups.values.filter { $0.count > 1 }.isEmpty)
  }

  /// Returns the suites of all test targets, and their tests, as `Suite` and `Suite.test`.
  private static func testNames() throws -> Set<String> {
    let folder = PackageFiles.root.appending(path: "Tests")
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
