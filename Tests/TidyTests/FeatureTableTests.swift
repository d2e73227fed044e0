// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The references in docs/features.md: the code and the tests of each feature must exist, or there
/// is a reason why it does not apply.
struct FeatureTableTests {
  private struct Row {
    let feature: String
    let names: [String]
    /// The last cell: a test, perhaps the title of a script's case behind it, or a reason.
    let evidence: String
    /// Whether the feature has no counterpart, for a reason.
    let isForeign: Bool

    /// The first text between backquotes in the evidence; empty if there is none.
    var test: String { FeatureTableTests.code(in: evidence).first ?? "" }
  }

  private let rows: [Row]

  init() throws {
    let url = SourceFile.root.appending(path: "docs/features.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    rows = text.components(separatedBy: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0] != "feature", cells[0] != "---" else { return nil }
      return Row(
        feature: cells[0], names: Self.code(in: cells[1]), evidence: cells[2],
        isForeign: cells[1] == "does not apply to Linux")
    }
  }

  /// Returns the texts between backquotes.
  private static func code(in cell: String) -> [String] {
    let parts = cell.components(separatedBy: "`")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  @Test func everyFeatureOfTheModelsHasItsRow() {
    // The two systems' numbers of layouts, looks, providers and autocomplete, of the other areas,
    // of KeyboardLayoutEngine, and fourteen of our own.
    let others = 20 + 18 + 13 + 13 + 8 + 2 + 17 + 14 + 1 + 19
    #expect(rows.count == 36 + 23 + 9 + 19 + others + 14 + 14)
    #expect(Set(rows.map(\.feature)).count == rows.count)
    let foreign = rows.count(where: \.isForeign)
    print("\(rows.count) features: \(rows.count - foreign) work, \(foreign) do not apply")
  }

  @Test func everyFeatureHasATestOrAReason() {
    for row in rows {
      #expect(row.isForeign == row.test.isEmpty && !row.evidence.isEmpty, "\(row.feature)")
    }
  }

  @Test func everyNameIsInTheSource() {
    let kinds: Set = [
      "class", "enum", "struct", "protocol", "func", "var", "let", "case", "typealias",
    ]
    var declared: Set<String> = []
    for line in SourceFile.sources.filter({ $0.path.hasSuffix(".swift") }).flatMap(\.lines) {
      let words = line.split(separator: " ")
      for (kind, word) in zip(words, words.dropFirst()) where kinds.contains(String(kind)) {
        declared.insert(String(word.prefix { $0.isLetter || $0.isNumber }))
      }
    }
    for row in rows {
      for name in row.names {
        // The last part without arguments: `KeyboardLayout.adjusted(for:)` is declared as
        // `adjusted`.
        let word = name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? name
        #expect(declared.contains(word), "\(row.feature): nothing is called \(word)")
      }
    }
  }

  @Test func everyTestIsThere() {
    for row in rows where !row.isForeign {
      if row.test.hasSuffix(".script") {
        expectCase(row)
        continue
      }
      let parts = row.test.split(separator: ".").map(String.init)
      let file = SourceFile.tests.first { $0.path.hasSuffix("/\(parts[0]).swift") }
      #expect(file != nil, "\(row.feature): there is no file \(parts[0]).swift")
      guard let file, parts.count == 2 else { continue }
      let isThere = file.lines.contains { $0.contains("func \(parts[1])(") }
      #expect(isThere, "\(row.feature): \(parts[0]) has no test \(parts[1])")
    }
  }

  /// Checks that a case of a script, named as "`file.script`: title", is there.
  private func expectCase(_ row: Row) {
    let file = SourceFile.tests.first { $0.path.hasSuffix("/\(row.test)") }
    let title = row.evidence.drop { $0 != ":" }.dropFirst(2)
    #expect(file?.lines.contains("== \(title)") == true, "\(row.feature): no case \(title)")
  }
}
