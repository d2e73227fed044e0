// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Testing
import TestSupport

@testable import ClavierFiles

/// The agreement of the description of all settings, docs/settings.toml, with the reader.
///
/// The default file and the lists of both documents are written by scripts/configuration, as
/// TidyTests checks.
struct DocumentationTests {
  /// The keys of the reader, without the sections themselves and the keys common to all areas.
  private var keys: Set<String> {
    Set(Configuration.keys.filter { $0.contains(".") && !$0.hasPrefix("device.area.") })
  }

  /// Returns whether the default file has the key on its own: not in a table, and not for a single
  /// application, clip, device or language.
  private func isPlain(_ key: String) -> Bool {
    !["touch.area.", "application.", "clip.", "device.", "language."].contains {
      key.hasPrefix($0)
    }
  }

  @Test func theReaderQueriesEachKeyOnce() {
    #expect(Configuration.keys.count == Set(Configuration.keys).count)
    #expect(keys.contains("touch.area.left"))
    #expect(keys.count > 25)
  }

  @Test func everyFieldOfTimingHasAKey() {
    let fields = Mirror(reflecting: Timing()).children.compactMap(\.label)
    for field in fields {
      let name = field.replacing(/[A-Z]/) { "_" + $0.output.lowercased() }
      #expect(
        keys.contains("timing.\(name)_ms") != keys.contains("timing.\(name)_points"), "\(field)")
    }
    #expect(fields.count == keys.count { $0.hasPrefix("timing.") })
  }

  @Test func everyFieldOfAccessibilityHasAKey() {
    let fields = Mirror(reflecting: AccessibilitySettings()).children.count
    #expect(fields == keys.count { $0.hasPrefix("accessibility.") })
  }

  @Test func theDefaultFileEqualsTheDefaults() throws {
    let bytes = Array(try PackageFiles.text("packaging/clavier.toml").utf8)
    #expect(try Configuration(toml: bytes, named: "clavier.toml") == Configuration())
  }

  @Test func theUncommentedDefaultFileHasTheDefaults() throws {
    #expect(try defaultFileKeys().sorted() == keys.filter(isPlain).sorted())
    let uncommented = try PackageFiles.text("packaging/clavier.toml")
      .replacing(#/(?m)^#(\w+ = )/#) { $0.output.1 }
    // The defaults override files with a different value for each key, so that each takes effect.
    let directory = try TemporaryDirectory()
    try directory.write(uncommented, to: "conf.d/default.toml")
    for key in try DescribedKey.all(in: PackageFiles.root) where isPlain(key.fullName) {
      let other = try key.valid.map(key.file).first { file in
        try Configuration(toml: Array(file.utf8), named: "x.toml") != Configuration()
      }
      try directory.write(try #require(other, "\(key.fullName)"), to: "clavier.toml")
      #expect(
        try ConfigurationFiles(directory: directory.path).read() == Configuration(),
        "\(key.fullName)")
    }
  }

  @Test func theDescriptionHasEveryKeyOnce() throws {
    let described = try DescribedKey.all(in: PackageFiles.root).map(\.fullName)
    #expect(described.sorted() == keys.sorted())
  }

  @Test func theReaderExpectsTheDescribedTypes() throws {
    for key in try DescribedKey.all(in: PackageFiles.root) {
      // No key has a date.
      let error = message(key.file("1979-05-27"))
      #expect(
        error.contains("\(key.fullName): expected \(key.expectation ?? "")"), "\(key.fullName)")
    }
  }

  @Test func theReaderListsTheDescribedValues() throws {
    for key in try DescribedKey.all(in: PackageFiles.root) where !key.values.isEmpty {
      let error = message(key.file(key.type == "texts" ? "[\"?\"]" : "1979-05-27"))
      let expected = try #require(error.firstMatch(of: #/expected (.*), found/#)).output.1
      let listed = expected.matches(of: #/"\w+"|\d+/#).map { String($0.output) }
      #expect(listed.sorted() == key.values.sorted(), "\(key.fullName)")
    }
  }

  @Test func theReaderAcceptsOnlyTheDescribedRanges() throws {
    for key in try DescribedKey.all(in: PackageFiles.root) {
      for value in key.valid {
        #expect(message(key.file(value)) == "", "\(key.fullName) = \(value)")
      }
      for value in key.invalid {
        let error = message(key.file(value))
        #expect(error.contains(": \(key.fullName)"), "\(key.fullName) = \(value)")
      }
    }
  }

  @Test("Each setting and value of a released version is accepted")
  func released() throws {
    let path = "Tests/ClavierFilesTests/Fixtures/settings-0.1.toml"
    let released = try DescribedKey.all(in: PackageFiles.root, at: path)
    #expect(released.count > 100)
    for key in released {
      #expect(keys.contains(key.fullName), "\(key.fullName)")
      for value in key.valid {
        #expect(message(key.file(value)) == "", "\(key.fullName) = \(value)")
      }
    }
  }

  @Test func everyExampleIsValid() throws {
    let examples = try PackageFiles.text("docs/configuration.md")
      .matches(of: /(?s)```toml\n(.*?)```/)
    #expect(examples.count == 2)
    for example in examples {
      let configuration = try Configuration(
        toml: Array(example.output.1.utf8), named: "configuration.md")
      #expect(configuration != Configuration())
    }
    let kiosk = try PackageFiles.text("Examples/Kiosk/20-kiosk.toml")
    #expect(
      try Configuration(toml: Array(kiosk.utf8), named: "20-kiosk.toml").output.lockdown.preset
        == .kiosk)
    let manual = try PackageFiles.text("docs/man/clavier.toml.5")
      .matches(of: /(?s)\.Bd[^\n]*\n(.*?)\.Ed/)
    #expect(manual.count == 2)
    for example in manual {
      let configuration = try Configuration(
        toml: Array(example.output.1.utf8), named: "clavier.toml.5")
      #expect(configuration != Configuration())
    }
  }

  @Test func theDocumentedMistakeIsReported() throws {
    let file = """
      [keyboard]
      locle = "de"

      [touch]
      rotation = 45
      """
    let error = message(file).replacing("x.toml", with: "/etc/clavier/conf.d/50-site.toml")
    #expect(try PackageFiles.text("docs/configuration.md").contains("```\n\(error)\n```"))
  }

  /// Returns the full names of the default file's keys.
  private func defaultFileKeys() throws -> [String] {
    var section = ""
    var names: [String] = []
    for line in try PackageFiles.text("packaging/clavier.toml").split(separator: "\n") {
      if let match = line.wholeMatch(of: /\[(\w+)\]/) {
        section = String(match.1)
      } else if let match = line.wholeMatch(of: #/#(\w+) = (.*)/#) {
        names.append("\(section).\(match.1)")
      }
    }
    return names
  }
}
