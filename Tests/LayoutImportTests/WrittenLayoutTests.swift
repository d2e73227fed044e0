// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import LayoutImport
import Testing
import TestSupport

/// Imported layouts, written as layout files.
struct WrittenLayoutTests {
  @Test(.enabled(if: Tier.runsSlowTests)) func anImportedLayoutEqualsItsFile() {
    var count = 0
    for (seed, var random) in SplitMix64.seeded(0..<150) {
      for imported in [
        Imported(yaml: randomYAML(&random)), Imported(csv: RandomSurface(&random).text),
        Imported(csv: RandomSurface(&random).text, width: 800),
      ] {
        guard let layout = imported.layout else { continue }
        if expectSameWhenWritten(layout, "seed \(seed)") { count += 1 }
      }
    }
    print("\(count) of 450 random layouts written")
    #expect(count == 450)
  }

  @Test func theFileNamesItsSourceAndDifferences() throws {
    let layout = try #require(
      Imported(
        csv: """
          x;y;width;height;name;code;name_fn;code_fn
          0;0;10;10;FN;464;;
          10;0;10;10;A;30;MUTE;113
          """
      ).layout)
    let text = try layout.toml(importedFrom: "/home/somebody/yoga.layout.csv")
    #expect(
      text.hasPrefix(
        """
        # Imported from yoga.layout.csv.
        # The surface is 20.0 × 10.0 mm.
        # What is different in it, by the lines of that file:
        #   1: code_fn: what keys do together with Fn is left out
        #   2: key 464, "FN", is not supported; it does nothing

        title = "yoga.layout"

        """))
    #expect(try layout.toml(importedFrom: "yoga.layout.csv") == text)
  }

  @Test(arguments: [
    ("", "imported"), (".yaml", "imported"), ("us", "us"), ("a\nb.csv", "a\nb"),
    ("x".repeated(90) + ".csv", "x".repeated(80)),
  ])
  func everyFileNameMakesATitle(name: String, title: String) throws {
    let layout = try #require(
      Imported(csv: "x;y;width;height;name;code\n0;0;10;10;A;30").layout)
    #expect(try read(layout, from: name).title == title)
  }

  @Test func aGapThatIsTooNarrowIsPartOfTheKeyBesideIt() throws {
    let imported = Imported(
      csv: """
        x;y;width;height;name;code
        0.05;0;10;10;A;30
        10.1;0;10;10;B;48
        0;10;20.2;10;C;46
        """, width: 202)
    let row = imported.page(.alphabetic).itemRows[0]
    #expect(row.map(\.action) == [.character("a"), .character("b")])
    let frames = KeyboardFrames(imported.page(.alphabetic), width: 202)
    expectTiled(frames, "narrow gaps")
    for (key, left, right) in [(0, 0.5, 100.5), (1, 101, 201)] {
      #expect(abs(frames.keys[key].capFrame.minX - left) < 1e-9)
      #expect(abs(frames.keys[key].capFrame.maxX - right) < 1e-9)
    }
    #expect(expectSameWhenWritten(try #require(imported.layout), "narrow gaps"))
  }

  @Test func anUnwritableLayoutIsReported() throws {
    let text = """
      outlines: { default: { width: 10, height: 2000 } }
      views: { base: ["\("a ".repeated(70))"] }
      """
    let layout = try #require(Imported(yaml: text).layout)
    let error = try #require(throws: ConfigurationError.self) {
      try layout.toml(importedFrom: "x.yaml")
    }
    #expect(
      error.diagnostics.map(\.message) == [
        "page.height: 2000 is not within 1 to 1000", "page.rows: more than 64 keys in a row",
      ])
  }
}

/// Writes the layout as a file and reads it again.
private func read(_ layout: ImportedLayout, from name: String) throws -> LayoutFile {
  try LayoutFile(
    toml: Array(layout.toml(importedFrom: name).utf8), named: "imported.toml",
    in: LayoutDirectories([]))
}

/// Expects that a layout's pages have the same frames after being written as a file and read again.
///
/// - Returns: Whether all have.
@discardableResult
func expectSameWhenWritten(_ layout: ImportedLayout, _ comment: String) -> Bool {
  let file: LayoutFile
  do {
    file = try read(layout, from: "x.yaml")
  } catch {
    Issue.record("\(comment): \(error)")
    return false
  }
  var isSame = true
  for page in layout.service.pages {
    let context = KeyboardContext(
      keyboardType: page.keyboardType, keyboardCase: page.keyboardCase ?? .lowercased)
    let (own, read) = (
      layout.service.keyboardLayout(for: context), file.service.keyboardLayout(for: context)
    )
    let isPageSame = [390.0, 1280].allSatisfy {
      KeyboardFrames(own, width: $0) == KeyboardFrames(read, width: $0)
    }
    #expect(isPageSame, "\(comment), \(page.keyboardType)")
    isSame = isSame && isPageSame && own == read
  }
  return isSame
}
