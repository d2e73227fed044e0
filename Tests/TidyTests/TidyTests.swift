// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The house rules that the compiler does not check.
struct TidyTests {
  private let all =
    SourceFile.sources + SourceFile.tests + SourceFile.benchmarks + SourceFile.fuzzing

  @Test func theSourcesAreFound() {
    #expect(SourceFile.sources.count > 50)
    #expect(SourceFile.tests.count > 20)
    #expect(SourceFile.scripts.count >= 3)
    // Without the links to the fuzzed sources.
    #expect((1..<10).contains(SourceFile.fuzzing.count))
  }

  @Test func noFileIsOver400Lines() {
    for file in all where file.lines.count > 401 {
      Issue.record("\(file) has \(file.lines.count - 1) lines")
    }
  }

  @Test func noFunctionIsOver70Lines() {
    for file in all where file.path.hasSuffix(".swift") {
      for function in file.functions where function.length > 70 {
        Issue.record("\(file):\(function.line): \(function.length) lines")
      }
    }
  }

  @Test func everyFileNamesItsLicence() {
    for file in all + SourceFile.scripts where !file.path.hasSuffix(".script") {
      let hasLicence = file.lines.prefix(3).contains {
        $0.hasSuffix("SPDX-License-Identifier: MIT")
      }
      #expect(hasLicence, "\(file)")
    }
  }

  @Test func theLibraryHasNoImports() {
    for file in SourceFile.sources where file.path.hasPrefix("Sources/ClavierKit/") {
      #expect(file.imports.isEmpty, "\(file) imports \(file.imports)")
    }
  }

  /// The core has no descriptor and no clock and does no I/O: it uses neither the system nor its
  /// devices.
  @Test func theCoreImportsNoSystem() {
    let allowed: Set<String> = [
      "ClavierFiles", "ClavierKit", "ClavierSettings", "ClavierWords", "KeyOutput",
      "KeyboardPlan", "Words",
    ]
    for file in SourceFile.sources where file.path.hasPrefix("Sources/KeyboardCore/") {
      #expect(Set(file.imports).isSubset(of: allowed), "\(file) imports \(file.imports)")
    }
  }

  /// The fuzzers' package links the sources that it compiles again.
  @Test func theFuzzersPackageHasAllThatItsTargetsImport() throws {
    func names(in folder: String) throws -> Set<String> {
      let path = SourceFile.root.appending(path: folder).path
      return Set(try FileManager.default.contentsOfDirectory(atPath: path))
    }
    let targets = try names(in: "Sources")
    let fuzzed = targets.intersection(try names(in: "Fuzzing/Sources"))
    #expect(fuzzed.count > 5)
    for file in SourceFile.sources {
      let folders = file.path.split(separator: "/").map { String($0) }
      guard fuzzed.contains(folders[1]) else { continue }
      let missing = targets.intersection(file.imports).subtracting(fuzzed)
      #expect(missing.isEmpty, "\(file) imports \(missing)")
    }
  }

  @Test func argumentParserIsOnlyInTheCommandAndFoundationAbsent() {
    for file in SourceFile.sources {
      let isCommand = file.path.hasPrefix("Sources/clavier/")
      let heavy = file.imports.filter {
        $0.hasPrefix("Foundation") || ($0 == "ArgumentParser" && !isCommand)
      }
      #expect(heavy.isEmpty, "\(file) imports \(heavy)")
    }
  }

  @Test func onlyTheDaemonImportsBothInputAndOutput() {
    for file in all {
      let importsBoth = file.imports.contains("Evdev") && file.imports.contains("KeyOutput")
      #expect(!importsBoth || file.path.hasPrefix("Sources/clavierd/"), "\(file)")
    }
  }

  @Test func onlyTheCommandImportsLayoutsAndOnlyTheirTargetReadsYAML() {
    for file in SourceFile.sources {
      let isCommand = file.path.hasPrefix("Sources/clavier/")
      #expect(!file.imports.contains("LayoutImport") || isCommand, "\(file)")
      let isImport = file.path.hasPrefix("Sources/LayoutImport/")
      #expect(!file.imports.contains("CYAML") || isImport, "\(file)")
    }
  }

  @Test func onlyDrawingMeetsPangoAndTheDaemonDoesNotDraw() {
    for file in SourceFile.sources {
      let isDrawing = file.path.hasPrefix("Sources/ClavierDrawing/")
      #expect(!file.imports.contains("CPango") || isDrawing, "\(file)")
      let isDaemon = file.path.hasPrefix("Sources/clavierd/")
      #expect(!file.imports.contains("ClavierDrawing") || !isDaemon, "\(file)")
    }
  }

  @Test func onlyThePanelsProgramPlaysSounds() {
    let users = SourceFile.sources.filter { $0.imports.contains("CSound") }
    #expect(!users.isEmpty)
    #expect(users.allSatisfy { $0.path.hasPrefix("Sources/clavier-panel/") }, "\(users)")
  }

  @Test func ioctlsAreWrittenInOnePlace() {
    for file in all where !file.path.hasPrefix("Sources/CLinux/") {
      let line = file.lines.firstIndex { $0.contains("ioctl(") && !$0.contains("//") }
      #expect(line == nil || file.path.hasPrefix("Tests/TidyTests/"), "\(file):\((line ?? 0) + 1)")
    }
  }

  @Test func sourcesHaveNoLeftovers() {
    let words = [
      "TO" + "DO", "FIX" + "ME", "XX" + "X:", "fatal" + "Error(", "not implem" + "ented",
    ]
    for file in all + SourceFile.scripts {
      for (index, line) in file.lines.enumerated() where words.contains(where: line.contains) {
        Issue.record("\(file):\(index + 1): \(line)")
      }
    }
  }

  @Test func everyPublicTypeAndFunctionIsDocumented() {
    let kinds = ["func ", "struct ", "class ", "enum ", "protocol "]
    for file in SourceFile.sources where file.path.hasSuffix(".swift") {
      for (index, line) in file.lines.enumerated() {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        guard trimmed.hasPrefix("public ") || trimmed.hasPrefix("open "),
          kinds.contains(where: trimmed.contains), !isSelfExplanatory(trimmed)
        else { continue }
        let before = file.lines[..<index].last {
          !$0.trimmingCharacters(in: .whitespaces).hasPrefix("@")
        }
        let isDocumented = before?.trimmingCharacters(in: .whitespaces).hasPrefix("///") ?? false
        #expect(isDocumented, "\(file):\(index + 1): \(trimmed)")
      }
    }
  }

  /// Returns whether a declaration needs no comment: operators, overrides, and variables and
  /// initialisers with clear labels.
  private func isSelfExplanatory(_ line: String) -> Bool {
    line.contains("static func ==") || line.contains("static func <") || line.contains("override ")
      || line.contains(" var ") || line.contains(" init(") || line.contains(" let ")
  }

  @Test func testsAreAtLeastAsLongAsSource() {
    let source = SourceFile.sources.reduce(0) { $0 + $1.codeLineCount }
    let tests = SourceFile.tests.reduce(0) { $0 + $1.codeLineCount }
    #expect(tests >= source, "\(tests) lines of tests for \(source) of source")
  }

  @Test func architectureNamesEveryTarget() throws {
    let text = try String(
      contentsOf: SourceFile.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Sources").path)
    for target in targets where target != "System" {
      #expect(text.contains("`\(target)`"), "ARCHITECTURE.md does not name \(target)")
    }
  }
}
