// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The places that the documents name exist: files, tests, checks and links.
struct PlacesTests {
  /// The paths of all files of the package that documents may name.
  private static let paths = ["Sources", "Tests", "Benchmarks", "Examples", "docs"].flatMap {
    folder in
    let url = SourceFile.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return (paths ?? []).map { "\(folder)/\($0)" }
  }

  private static let parts = SourceFile.documents.filter { $0.path.hasPrefix("docs/parts/") }

  private func document(_ path: String) throws -> SourceFile {
    try #require(SourceFile.documents.first { $0.path == path }, "\(path) is missing")
  }

  /// The matches of a pattern in a document, each once.
  private func matches(_ pattern: Regex<(Substring, Substring)>, in file: SourceFile) -> Set<String>
  {
    Set(file.lines.joined(separator: "\n").matches(of: pattern).map { String($0.output.1) })
  }

  @Test("Every target has a page of at most fifteen topics")
  func pages() throws {
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Sources").path)
    for target in targets where target != "System" {
      let page = try document("docs/parts/\(target).md")
      let rows = page.lines.count { $0.hasPrefix("| ") } - 2
      #expect((1...15).contains(rows), "\(page): \(rows) rows")
    }
    #expect(Self.parts.count >= targets.count - 1)
  }

  @Test("Every file that a target's page names is there")
  func files() {
    var count = 0
    for page in Self.parts {
      let name = page.path.split(separator: "/").last?.dropLast(".md".count) ?? ""
      let target = name.replacing("-looks", with: "")
      for file in matches(/`([^` ]+\.(?:swift|c|cpp|h))`/, in: page) {
        let places = ["Sources/\(target)/\(file)", "Sources/\(file)", file]
        let isThere = places.contains { path in
          FileManager.default.fileExists(atPath: SourceFile.root.appending(path: path).path)
        }
        #expect(isThere, "\(page): there is no \(file)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// The names of the types and files of tests.
  private static let tests: Set<String> = {
    let lines = SourceFile.tests.flatMap(\.lines).filter {
      $0.hasPrefix("struct ") || $0.hasPrefix("final class ")
    }
    let files = SourceFile.tests.compactMap {
      $0.path.split(separator: "/").last?.dropLast(".swift".count)
    }
    return Set(
      lines.compactMap { $0.firstMatch(of: /(\w+Tests)\b/).map { String($0.output.1) } }
        + files.map(String.init))
  }()

  @Test("Every test that the table of compositors names is there")
  func compositors() throws {
    let tests = matches(/`(\w+Tests)`/, in: try document("docs/panel.md"))
    for test in tests {
      #expect(Self.tests.contains(test), "there is no \(test)")
    }
    #expect(tests.count > 5)
  }

  @Test("Every test and check that an invariant names is there")
  func invariants() throws {
    let page = try document("docs/invariants.md")
    let (tests, checks) = evidence(in: page)
    #expect(tests.count > 60)
    #expect(checks.count > 15)
    let rows = page.lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
    for row in rows {
      let cells = row.split(separator: "|")
      #expect(cells.count == 2 && cells[1].count > 6, "nothing checks: \(row)")
    }
  }

  @Test("Every test and check that the threat model names is there, and each threat has one")
  func threats() throws {
    let page = try document("SECURITY.md")
    let (tests, checks) = evidence(in: page)
    #expect(tests.count > 15)
    #expect(checks.count > 2)
    let rows = page.lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst()
    for row in rows {
      let cells = row.split(separator: "|")
      #expect(cells.count == 4 && cells[3].contains("Tests`"), "no test: \(row)")
    }
    #expect(rows.count >= 8)
  }

  /// Returns the tests and the end-to-end checks that a document names, which must exist.
  private func evidence(in page: SourceFile) -> (tests: Set<String>, checks: Set<String>) {
    let tests = matches(/`(\w+Tests)`/, in: page)
    for test in tests {
      #expect(Self.tests.contains(test), "there is no \(test)")
    }
    let checks = matches(/`(?:checks\/|soak )([a-z0-9-]+)`/, in: page)
    for check in checks {
      let places = ["checks", "soaks"].map { "Tests/EndToEnd/\($0)/\(check)" }
      #expect(places.contains(where: Self.paths.contains), "there is no check \(check)")
    }
    return (tests, checks)
  }

  @Test("Architecture and README are short, and the map leads to every page")
  func lengths() throws {
    let architecture = try document("ARCHITECTURE.md")
    #expect(architecture.lines.count <= 151)
    #expect(try document("README.md").lines.count <= 121)
    let pages = matches(/\((docs\/parts\/[^)]+)\)/, in: architecture)
    #expect(pages == Set(Self.parts.map(\.path)))
  }

  @Test("Every link between documents leads to a file, and to a heading if it names one")
  func links() throws {
    var count = 0
    for file in SourceFile.documents + SourceFile.all(in: "Tests/EndToEnd", endings: [".md"]) {
      let folder = SourceFile.root.appending(path: file.path).deletingLastPathComponent()
      for link in matches(/\]\(([^)\s]+)\)/, in: file) where !link.contains("://") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let url =
          parts[0].isEmpty
          ? SourceFile.root.appending(path: file.path)
          : folder.appending(path: parts[0])
        #expect(FileManager.default.fileExists(atPath: url.path), "\(file): \(link)")
        guard parts.count == 2 else { continue }
        let text = try String(contentsOf: url, encoding: .utf8)
        let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
        #expect(anchors.contains(parts[1]), "\(file): \(link)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// The anchor of a heading, as the sites that show Markdown make it.
  private static func anchor(of heading: Substring) -> String {
    let text = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(
      text.compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }
}
