// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import EventScript
import Foundation
import TestSupport
import Testing

/// The cases of the files in `Scripts/`, and in other folders on keyboards of their own.
///
/// `UPDATE_SCRIPTS=1` writes the engine's output into the files and fails, so that the difference
/// is read before it is committed.
struct ScriptTests {
  @Test(arguments: try ScriptFolder.cases())
  func eachCaseMeetsItsExpectation(_ file: FileCase) throws {
    let run = try ScriptRun.play(file.scriptCase, pages: try file.fixedPages)
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
  func scriptsAreUpdatedOnRequest() throws {
    try ScriptFolder.update()
    Issue.record("scripts were written anew; read the difference")
  }
}

/// A case and the file it is in.
struct FileCase: CustomTestStringConvertible, Sendable {
  var file: String
  var scriptCase: ScriptCase

  /// The keyboard for the case; `nil` for that of its setting.
  var fixedPages: KeyboardPages? {
    get throws { try ScriptFolder.pages(for: scriptCase, in: file) }
  }

  var testDescription: String { "\(file): \(scriptCase.title)" }
}

/// The folders of scripts beside this file.
enum ScriptFolder {
  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
  /// Scripts for the keyboard in their settings.
  private static let usual = "Scripts"
  /// Scripts for the keyboard ``ComputerKeys``.
  private static let computer = "ComputerScripts"
  /// Scripts for the layouts of the package that have their names.
  private static let layouts = "LayoutScripts"
  /// Scripts for the daemon's core with a configuration: receivers, panels, other keyboards.
  private static let daemon = "DaemonScripts"
  /// A list of a few emojis, and their names.
  private static let emojis = PackageFiles.root.appending(path: "Tests/ClavierEmojiTests/Data")

  /// Returns the keyboard for a case of a file, named with its folder; `nil` for the setting's.
  static func pages(for scriptCase: ScriptCase, in file: String) throws -> KeyboardPages? {
    if file.hasPrefix(computer) { return scriptCase.setting.pages(from: ComputerKeys.service) }
    guard file.hasPrefix(layouts) else { return nil }
    let folder = PackageFiles.root.appending(path: "packaging/layouts").path
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    let layout = try LayoutDirectories([folder]).layout(named: name)
    return scriptCase.setting.pages(from: layout.service)
  }

  /// The names of all files, each with its folder.
  private static func files() throws -> [String] {
    try [usual, computer, layouts, daemon].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path)
        .filter { $0.hasSuffix(".script") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  static func cases() throws -> [FileCase] {
    try files().flatMap { file in
      try parse(String(contentsOf: url.appending(path: file), encoding: .utf8)).map {
        FileCase(file: file, scriptCase: $0)
      }
    }
  }

  /// Parses the cases of a file; their emojis are a few, whatever is installed.
  private static func parse(_ text: String) throws -> [ScriptCase] {
    var cases = try ScriptParser.parse(text)
    for index in cases.indices { cases[index].setting.emojis?.directories = [emojis.path] }
    return cases
  }

  /// Writes the result of each case into its file, from the last case to the first.
  static func update() throws {
    for file in try files() {
      let place = url.appending(path: file)
      var lines = try String(contentsOf: place, encoding: .utf8).components(separatedBy: "\n")
      for scriptCase in try parse(lines.joined(separator: "\n")).reversed() {
        let range =
          (scriptCase.expectedLines.lowerBound - 1)..<(scriptCase.expectedLines.upperBound - 1)
        let run = try ScriptRun.play(scriptCase, pages: try pages(for: scriptCase, in: file))
        lines.replaceSubrange(range, with: run.expectation(like: scriptCase))
      }
      try lines.joined(separator: "\n").write(to: place, atomically: true, encoding: .utf8)
    }
  }
}
