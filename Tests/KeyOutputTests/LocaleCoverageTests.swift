// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import TestSupport
import Testing

@testable import KeyOutput

/// The coverage of each language's letters by its computer layout.
///
/// Each typed text is read by an independent program, or was declared impossible before.
///
/// docs/locales.md has the numbers. `UPDATE_LOCALES=1` writes them into the document and fails, so
/// that the difference is read before it is committed.
struct LocaleCoverageTests {
  /// The languages, divided into as many parts as a machine may have processors.
  private static let parts = (0..<4).map { part in
    KeyboardLocale.allCases.enumerated().filter { $0.offset % 4 == part }.map(\.element)
  }

  /// The results for a language.
  private struct Finding {
    /// The numbers of typed and of all texts, for letters and for long-press alternatives.
    var counts: [(typed: Int, all: Int)] = []
    /// The texts that were read differently, or declared wrongly.
    var wrong: [String] = []

    /// The shares of typed texts, in per cent, rounded down.
    var shares: [String] {
      counts.map { $0.all == 0 ? "–" : "\($0.typed * 100 / $0.all)" }
    }
  }

  /// Returns the layout of a language from XKB's notation: "de", "us(chr)".
  private static func names(_ layout: String) -> KeymapNames {
    let parts = layout.split { $0 == "(" || $0 == ")" }.map { String($0) }
    return KeymapNames(layout: parts[0], variant: parts.count > 1 ? parts[1] : "")
  }

  /// Returns the letters with and without Shift, and their long-press alternatives.
  private static func texts(_ locale: KeyboardLocale) -> [Set<String>] {
    var rows: Set<String> = []
    for item in locale.inputSet.rows.joined() {
      rows.formUnion([item.lowercased, item.uppercased])
    }
    let offered = rows.flatMap { locale.calloutActions.texts(for: $0) }
    return [rows, Set(offered).subtracting(rows)]
  }

  /// Types all letters of a language, and reads them; returns `nil` without a layout.
  private static func finding(_ locale: KeyboardLocale) throws -> Finding? {
    guard let layout = locale.computerLayout else { return nil }
    let names = names(layout)
    let typist = Typist(
      keymap: try Keymap(.names(names), composeLocale: "en_US.UTF-8"), composes: true)
    let reader = try #require(IndependentReader(names, composing: "en_US.UTF-8"))
    var finding = Finding()
    for texts in texts(locale) {
      var typed = 0
      for text in texts {
        let (chords, missing) = typist.keys(for: text)
        let isDeclared = text.allSatisfy { typist.canType($0) == .now }
        if missing.isEmpty, reader.read(chords) == text {
          typed += 1
        } else if missing.isEmpty {
          finding.wrong.append(text)
        }
        if isDeclared != missing.isEmpty { finding.wrong.append(text) }
      }
      finding.counts.append((typed, texts.count))
    }
    return finding
  }

  /// Returns the line of a language in the document.
  private static func row(_ locale: KeyboardLocale, _ finding: Finding?) -> String {
    let layout = locale.computerLayout.map { "`\($0)`" } ?? "–"
    let shares = finding?.shares.joined(separator: "/") ?? "–"
    let cells =
      [
        "`\(locale.rawValue)`", locale.englishName,
        ([locale.layoutKind] + locale.variants).joined(separator: ", "),
      ]
      + [layout, shares]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The languages, divided into the parts of the document, each with a picture.
  private static let documentParts = stride(from: 0, to: KeyboardLocale.allCases.count, by: 24)
    .map { KeyboardLocale.allCases.dropFirst($0).prefix(24) }

  /// Returns the heading above the rows of a part.
  private static func heading(_ locales: ArraySlice<KeyboardLocale>, _ number: Int) -> [String] {
    let (first, last) = (locales.first?.rawValue ?? "", locales.last?.rawValue ?? "")
    return [
      "## `\(first)` to `\(last)`", "",
      "![Their letters, in this order](pictures/locales-\(number).png)",
      "",
      "| identifier | language | letters | XKB | typed/held |",
      "| --- | --- | --- | --- | --- |",
    ]
  }

  @Test func eachPartOfTheDocumentHasItsPicture() throws {
    let lines = try String(contentsOf: Self.document, encoding: .utf8)
      .components(separatedBy: "\n")
    let headings = lines.filter { $0.hasPrefix("## `") || $0.contains("pictures/locales-") }
    let wanted = Self.documentParts.enumerated().flatMap { Self.heading($1, $0 + 1) }
      .filter { $0.hasPrefix("## `") || $0.contains("pictures/locales-") }
    #expect(headings == wanted)
  }

  private static let document = PackageFiles.root.appending(path: "docs/locales.md")

  @Test(.enabled(if: Tier.runsSlowTests), arguments: parts)
  func typableLettersMatchTheDocument(locales: [KeyboardLocale]) throws {
    let lines = Set(
      try String(contentsOf: Self.document, encoding: .utf8).components(separatedBy: "\n"))
    for locale in locales {
      let finding = try Self.finding(locale)
      #expect(finding?.wrong ?? [] == [], "\(locale)")
      let row = Self.row(locale, finding)
      #expect(lines.contains(row), "\(row)")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["UPDATE_LOCALES"] != nil))
  func theDocumentIsUpdatedOnRequest() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let head = text.components(separatedBy: "\n").prefix { !$0.hasPrefix("## `") }
    let parts = try Self.documentParts.enumerated().flatMap { number, locales in
      Self.heading(locales, number + 1)
        + (try locales.map { Self.row($0, try Self.finding($0)) }) + [""]
    }
    try (head + parts).joined(separator: "\n")
      .write(to: Self.document, atomically: true, encoding: .utf8)
    Issue.record("docs/locales.md was written anew; read the difference")
  }
}
