// SPDX-License-Identifier: MIT

import ClavierKit
import EventScript
import Foundation
import Testing

/// Every case of every file in `Scripts/`.
///
/// `UPDATE_SCRIPTS=1` writes what the engine says into the files and fails, so that the difference is
/// read before it is committed.
struct ScriptTests {
  @Test(arguments: try ScriptFolder.cases())
  func script(_ file: FileCase) throws {
    let run = try ScriptRun.play(file.scriptCase)
    let unmet = file.scriptCase.unmetExpectation(of: run)
    #expect(unmet == nil, "\(unmet ?? "")\n\(run.transcript.joined(separator: "\n"))")
  }

  @Test func titlesAreUniqueWithinAFile() throws {
    for (file, cases) in Dictionary(grouping: try ScriptFolder.cases(), by: \.file) {
      let titles = cases.map(\.scriptCase.title)
      #expect(Set(titles).count == titles.count, "\(file)")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["UPDATE_SCRIPTS"] != nil))
  func updating() throws {
    try ScriptFolder.update()
    Issue.record("scripts were written anew; read the difference")
  }
}

/// A case and the file it is in.
struct FileCase: CustomTestStringConvertible, Sendable {
  var file: String
  var scriptCase: ScriptCase

  var testDescription: String { "\(file): \(scriptCase.title)" }
}

/// The folder of scripts beside this file.
enum ScriptFolder {
  static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts")

  static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "script" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func cases() throws -> [FileCase] {
    try files().flatMap { file in
      try ScriptParser.parse(String(contentsOf: file, encoding: .utf8)).map {
        FileCase(file: file.lastPathComponent, scriptCase: $0)
      }
    }
  }

  /// Writes what each case gives into its file, from the last case to the first.
  static func update() throws {
    for file in try files() {
      var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for scriptCase in try ScriptParser.parse(lines.joined(separator: "\n")).reversed() {
        let range =
          (scriptCase.expectedLines.lowerBound - 1)..<(scriptCase.expectedLines.upperBound - 1)
        lines.replaceSubrange(
          range, with: try ScriptRun.play(scriptCase).expectation(like: scriptCase))
      }
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
