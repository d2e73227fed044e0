// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Testing
import TestSupport

@testable import ClavierFiles

/// That the default file, the documents and the reader say the same.
struct DocumentationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The keys that the reader knows, without the sections themselves and what an area holds anywhere.
  private var keys: Set<String> {
    Set(Configuration.keys.filter { $0.contains(".") && !$0.hasPrefix("device.area.") })
  }

  /// Whether a key stands for itself in the default file: not in a table, and not of a single device or language.
  private func isPlain(_ key: String) -> Bool {
    !["touch.area.", "device.", "language."].contains { key.hasPrefix($0) }
  }

  @Test func theReaderAsksForEachKeyOnce() {
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

  @Test func theDefaultFileSaysNothing() throws {
    let bytes = Array(try text("packaging/clavier.toml").utf8)
    #expect(try Configuration(toml: bytes, named: "clavier.toml") == Configuration())
  }

  @Test func theDefaultFileUncommentedSaysTheDefaults() throws {
    let values = try defaultFileValues()
    #expect(Set(values.keys) == keys.filter(isPlain))
    let uncommented = try text("packaging/clavier.toml")
      .replacing(#/(?m)^#(\w+ = )/#) { $0.output.1 }
    // Over a file that says something else everywhere, so that each value shows.
    let directory = try TemporaryDirectory()
    var random = SplitMix64(seed: 4)
    try directory.write(uncommented, to: "conf.d/default.toml")
    for _ in 0..<20 {
      var other = Configuration.random(using: &random)
      // Which no later file takes back.
      (other.touch.rules, other.languages) = ([], [:])
      try directory.write(other.toml, to: "clavier.toml")
      #expect(try ConfigurationFiles(directory: directory.path).read() == Configuration())
    }
  }

  @Test func everyValueOfTheDefaultFileHasASentence() throws {
    let lines = try text("packaging/clavier.toml").split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.prefixMatch(of: #/#\w+ = /#) != nil {
      #expect(lines[index - 1].hasPrefix("# ") && lines[index - 1].hasSuffix("."), "\(line)")
    }
  }

  @Test func configurationMDNamesEveryKeyOnceWithItsDefault() throws {
    let documented = try keysOfConfigurationMD()
    #expect(documented.map(\.name).sorted() == keys.sorted())
    let defaults = try defaultFileValues()
    for (name, value) in documented where isPlain(name) {
      #expect(value == defaults[name], "\(name)")
    }
  }

  @Test func theManualNamesEveryKeyOnceWithItsDefault() throws {
    let manual = try text("docs/man/clavier.toml.5")
    var section = ""
    var names: [String] = []
    for line in manual.split(separator: "\n") {
      if let match = line.wholeMatch(of: /\.Ss \[+(\w+)\]+(?: (\w+))?/) {
        section = String(match.1) + (match.2.map { ".\($0)" } ?? "")
      } else if let match = line.wholeMatch(of: /\.It Ic (\w+)/) {
        names.append("\(section).\(match.1)")
      }
    }
    #expect(names.sorted() == keys.sorted())
    let defaults = try defaultFileValues().values.map { value in
      let quoted = value.replacing("\"", with: "\\(dq")
      return quoted.contains(" ") ? "\"\(quoted)\"" : quoted
    }
    let told = manual.matches(of: /default\n\.Ql (.*) \.\n/).map { String($0.output.1) }
    // One more for bottom, which the default file has inside of area.
    #expect(told.sorted() == (defaults + ["40"]).sorted())
  }

  @Test func everyExampleIsRight() throws {
    let examples = try text("docs/configuration.md").matches(of: /(?s)```toml\n(.*?)```/)
    #expect(examples.count == 4)
    for example in examples {
      let configuration = try Configuration(
        toml: Array(example.output.1.utf8), named: "configuration.md")
      #expect(configuration != Configuration())
    }
    let manual = try text("docs/man/clavier.toml.5").matches(of: /(?s)\.Bd[^\n]*\n(.*?)\.Ed/)
    #expect(manual.count == 2)
    for example in manual {
      let configuration = try Configuration(
        toml: Array(example.output.1.utf8), named: "clavier.toml.5")
      #expect(configuration != Configuration())
    }
  }

  @Test func theShownMistakeIsTheOneThatIsTold() throws {
    let file = """
      [keyboard]
      locle = "de"

      [touch]
      rotation = 45
      """
    let told = message(file).replacing("x.toml", with: "/etc/clavier/conf.d/50-site.toml")
    #expect(try text("docs/configuration.md").contains("```\n\(told)\n```"))
  }

  /// Each key of the default file and its value as it stands there.
  private func defaultFileValues() throws -> [String: String] {
    var section = ""
    var values: [String: String] = [:]
    for line in try text("packaging/clavier.toml").split(separator: "\n") {
      if let match = line.wholeMatch(of: /\[(\w+)\]/) {
        section = String(match.1)
      } else if let match = line.wholeMatch(of: #/#(\w+) = (.*)/#) {
        values["\(section).\(match.1)"] = String(match.2)
      }
    }
    return values
  }

  /// The rows of the tables of keys: the full name and the default.
  private func keysOfConfigurationMD() throws -> [(name: String, value: String)] {
    var section = ""
    var keys: [(name: String, value: String)] = []
    for line in try text("docs/configuration.md").split(separator: "\n") {
      if let match = line.wholeMatch(of: #/### \[+(\w+)\]+(?: (\w+))?/#) {
        section = String(match.1) + (match.2.map { ".\($0)" } ?? "")
      } else if let match = line.wholeMatch(of: /\| `(\w+)` \|.*\|(.*)\|[^|]*\|/) {
        let value = match.2.replacing("`", with: "").replacing(/^ | $/, with: "")
        keys.append((name: "\(section).\(match.1)", value: String(value)))
      }
    }
    return keys
  }
}
