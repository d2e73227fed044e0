// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import TestSupport
import Testing

@testable import ClavierFiles

/// The agreement of the documents, the examples and the reader of themes.
struct ThemeDocumentationTests {
  /// Returns the keys that the reader accepts, without tables and duplicates.
  private func keys() throws -> [String] {
    let source = SourceText(name: "x", bytes: [])
    let names = try ThemeDraft(source, at: FilePath("x")).keys
    let tables = Set(["author", "background", "key", "pressed", "callout", "toolbar"])
    return names.filter { name in
      !tables.contains(name) && !name.hasPrefix("pressed.")
        && KeyboardTheme.ButtonType.allCases.allSatisfy { !name.hasPrefix("key.\($0.rawValue)") }
    }
  }

  /// Returns the keys that a text names below headings, each with its table.
  private func named(
    in path: String, headings: [String: String], _ key: (Substring) -> String?
  ) throws -> [String] {
    var table: String?
    var names: [String] = []
    for line in try PackageFiles.text(path).split(separator: "\n") {
      if line.hasPrefix("#") || line.hasPrefix(".Ss") || line.hasPrefix(".Sh") {
        table = headings[String(line)]
      } else if let table, let key = key(line) {
        names.append(table + key)
      }
    }
    return names
  }

  @Test func theDocumentNamesEveryKeyOnce() throws {
    let headings = [
      "### The file": "", "### [author]": "author.", "### [background]": "background.",
      "### [key]": "key.", "### [callout]": "callout.", "### [toolbar]": "toolbar.",
    ]
    let names = try named(in: "docs/themes.md", headings: headings) { line in
      line.prefixMatch(of: /\| `(\w+)` \|/).map { String($0.output.1) }
    }
    #expect(names.sorted() == (try keys()).sorted())
  }

  @Test func theManualNamesEveryKeyOnce() throws {
    let headings = [
      ".Ss The file": "", ".Ss [author]": "author.", ".Ss [background]": "background.",
      ".Ss [key]": "key.", ".Ss [callout]": "callout.", ".Ss [toolbar]": "toolbar.",
    ]
    let names = try named(in: "docs/man/clavier-theme.5", headings: headings) { line in
      line.prefixMatch(of: /\.It Cm (\w+)$/).map { String($0.output.1) }
    }
    #expect(names.sorted() == (try keys()).sorted())
  }

  @Test func bothNameEveryThemeThatNeedsNoFile() throws {
    let document = try PackageFiles.text("docs/themes.md")
    let manual = try PackageFiles.text("docs/man/clavier-theme.5")
    for name in ThemeDirectories.builtInNames {
      #expect(document.contains("`\(name)`"), "\(name)")
      let word = try Regex("\\b\(name)[,.]")
      #expect(manual.contains(word), "\(name)")
    }
  }

  @Test func everyExampleIsATheme() throws {
    let examples = try PackageFiles.text("docs/themes.md").matches(of: /(?s)```toml\n(.*?)```/)
    #expect(!examples.isEmpty)
    for example in examples {
      let theme = try theme(String(example.output.1))
      #expect(theme.name == "City library")
      #expect(theme.buttonStyle(for: .input).cornerRadius == 8)
    }
    let manual = try PackageFiles.text("docs/man/clavier-theme.5")
      .matches(of: /(?s)\.Bd[^\n]*\n(.*?)\.Ed/)
    #expect(manual.map { String($0.output.1) } == examples.map { String($0.output.1) })
  }
}
