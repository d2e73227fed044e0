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

  /// Returns the keys that the manual names below its headings, each with its table.
  private func keysOfTheManual() throws -> [String] {
    let headings = [
      ".Ss The file": "", ".Ss [author]": "author.", ".Ss [background]": "background.",
      ".Ss [key]": "key.", ".Ss [callout]": "callout.", ".Ss [toolbar]": "toolbar.",
    ]
    var table: String?
    var names: [String] = []
    for line in try PackageFiles.text("docs/man/clavier-theme.5").split(separator: "\n") {
      if line.hasPrefix(".Ss") || line.hasPrefix(".Sh") {
        table = headings[String(line)]
      } else if let table, let match = line.wholeMatch(of: /\.It Cm (\w+)/) {
        names.append(table + match.output.1)
      }
    }
    return names
  }

  @Test func theManualNamesEveryKeyOnce() throws {
    #expect(try keysOfTheManual().sorted() == (try keys()).sorted())
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
