// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ClavierDrawing

/// The agreement of the pictures in README.md and docs/ with the program's present drawings.
///
/// After an intended change, `scripts/pictures` redraws them for a review by eye.
@Suite(.enabled(if: Tier.runsRealTests))
struct DocumentPicturesTests {
  private static let folder = PackageFiles.root.appending(path: "docs/pictures")

  private static func pictures(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  /// Draws all pictures into a folder.
  private static func draw(into folder: URL) throws {
    let result = try Program.run(
      PackageFiles.root.appending(path: "scripts/pictures"), [folder.path],
      environment: ["CLAVIER": Program(name: "clavier").url.path])
    try #require(result.status == 0, "\(result.errors)")
  }

  @Test func documentPicturesMatchTheRenderer() throws {
    let directory = try TemporaryDirectory()
    let today = URL(filePath: directory.path)
    try Self.draw(into: today)
    let names = try Self.pictures(in: today)
    #expect(try Self.pictures(in: Self.folder) == names, "run scripts/pictures")
    for name in names {
      let kept = try frames(Self.folder.appending(path: name))
      let drawn = try frames(today.appending(path: name))
      let isAsLong = kept.map(\.milliseconds) == drawn.map(\.milliseconds)
      #expect(isAsLong, "\(name): run scripts/pictures")
      let isStale = zip(kept, drawn).contains { kept, drawn in
        PictureDifference(kept.pixels, drawn.pixels).isVisible
      }
      #expect(!isStale, "\(name) is not what is drawn today: run scripts/pictures, and look at it")
    }
  }

  private func frames(_ file: URL) throws -> [AnimatedPixels.Frame] {
    try #require(AnimatedPixels(Array(try Data(contentsOf: file))), "\(file.path)").frames
  }

  /// The documents for readers, with their folders.
  private var documents: [(path: URL, text: String)] {
    get throws {
      let docs = PackageFiles.root.appending(path: "docs")
      let files = try FileManager.default.contentsOfDirectory(atPath: docs.path)
        .filter { $0.hasSuffix(".md") }.map { docs.appending(path: $0) }
      return try (files + [PackageFiles.root.appending(path: "README.md")]).map {
        ($0, try String(contentsOf: $0, encoding: .utf8))
      }
    }
  }

  @Test func everyPictureIsUsedAndPresent() throws {
    var shown: Set<String> = []
    for (path, text) in try documents {
      for match in text.matches(of: /!\[([^\]]*)\]\(([^)\s]+)\)/) {
        #expect(!match.output.1.isEmpty, "\(path.path): say what \(match.output.2) shows")
        let file = path.deletingLastPathComponent().appending(path: String(match.output.2))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path.path): \(file.path)")
        shown.insert(file.lastPathComponent)
      }
    }
    #expect(try Self.pictures(in: Self.folder).filter { !shown.contains($0) } == [])
    #expect(shown.count > 8)
  }

  @Test func theDocumentPicturesAreSmall() throws {
    let sizes = try Self.pictures(in: Self.folder).map { name in
      try Data(contentsOf: Self.folder.appending(path: name)).count
    }
    #expect(sizes.reduce(0, +) < 2_000_000 && sizes.max() ?? 0 < 500_000)
  }
}
