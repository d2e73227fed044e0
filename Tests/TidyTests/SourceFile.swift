// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A source file of this package, for rules that the compiler does not check.
struct SourceFile: CustomStringConvertible, Sendable {
  /// The path from the package's root.
  let path: String
  let lines: [String]

  var description: String { path }

  /// The package's root.
  static let root = PackageFiles.root

  /// Returns all files below a folder of the package with one of these endings.
  static func all(in folder: String, endings: [String]) -> [SourceFile] {
    let url = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().compactMap { path in
      guard endings.contains(where: path.hasSuffix),
        let text = try? String(contentsOf: url.appending(path: path), encoding: .utf8)
      else { return nil }
      return SourceFile(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n"))
    }
  }

  /// The library's sources, without code generated from protocols or languages.
  static let sources = all(in: "Sources", endings: [".swift", ".c", ".cpp", ".h"])
    .filter { !$0.path.hasPrefix("Sources/CWayland/") || !$0.path.contains("/generated/") }
    .filter { !$0.path.hasPrefix("Sources/ClavierKit/Locale/Generated/") }
  static let benchmarks = all(in: "Benchmarks/Sources", endings: [".swift", ".c", ".h"])
  static let fuzzing = all(in: "Fuzzing/Sources", endings: [".swift", ".c", ".h"])
  static let tests = all(in: "Tests", endings: [".swift", ".script"])
  /// The scripts of all languages: files with a shebang, and those of bash that are sourced.
  static let scripts = scriptFolders.flatMap { folder in
    all(in: folder, endings: folder == "debian" ? [".postinst", ".postrm", "rules"] : [""])
      .filter { file in
        file.lines[0].hasPrefix("#!") || file.lines.prefix(3).contains("# shellcheck shell=bash")
      }
  }
  private static let scriptFolders = [
    "scripts", ".ci", "debian", "debian/tests", "packaging", "Tests/EndToEnd",
    "Tests/LayoutImportTests",
  ]
  /// The documents that people read, without the log of changes.
  static let documents =
    all(in: "docs", endings: [".md"])
    + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"].compactMap { path in
      let url = root.appending(path: path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }

  /// The modules that the file imports, with any attribute before the keyword.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, index + 1 < words.count,
        words[..<index].allSatisfy({
          ["public", "package", "@testable", "@preconcurrency"].contains($0)
        })
      else { return nil }
      return String(words[index + 1])
    }
  }

  /// The number of lines with code: neither empty nor only a comment.
  var codeLineCount: Int {
    lines.count { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      return !trimmed.isEmpty && !trimmed.hasPrefix("//")
    }
  }

  /// The functions of the file, each with its first line (from 1) and its length.
  ///
  /// A function begins at a line with `func` or `init` and ends at the brace in the same column, as
  /// the formatter guarantees.
  var functions: [(line: Int, length: Int)] {
    lines.indices.compactMap { start in
      let line = lines[start]
      let indentation = line.prefix { $0 == " " }
      let words = line.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == "<" || $0 == "?" })
      guard words.contains(where: { ["func", "init", "deinit"].contains($0) }),
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("//"),
        let end = lines[start...].firstIndex(where: { $0 == indentation + "}" })
      else { return nil }
      // A one-line function ends before its brace's column appears again.
      if line.contains("{"), line.hasSuffix("}") { return nil }
      return (start + 1, end - start + 1)
    }
  }
}
