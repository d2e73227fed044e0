// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier check --json`, as a program reads it.
@Suite(.enabled(if: Tier.runsRealTests))
struct CheckJSONTests {
  private let clavier = Program(name: "clavier")

  /// Runs the command, and returns its object and its status.
  private func check(_ arguments: String...) throws -> (object: [String: Any], status: Int32) {
    let result = try clavier(["check", "--json"] + arguments)
    #expect(result.errors.isEmpty && result.output.split(separator: "\n").count == 1)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return (try #require(json as? [String: Any]), result.status)
  }

  private func list(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["problems"] as? [[String: Any]])
  }

  @Test("A valid configuration has no errors and the status 0")
  func valid() throws {
    let folder = try TemporaryDirectory()
    try folder.write("[output]\nlayout = \"us\"\n", to: "clavier.toml")
    let result = try check("--config", folder.path)
    #expect(result.status == 0 && result.object["valid"] as? Bool == true)
    #expect(try list(result.object).allSatisfy { $0["severity"] as? String == "warning" })
  }

  @Test("Each error has its file, line, column, message and advice")
  func errors() throws {
    let folder = try TemporaryDirectory()
    let main = try folder.write("[keyboard]\nlocael = \"de\"\n", to: "clavier.toml")
    let dropIn = try folder.write("[touch]\n\n  rotation = 45\n", to: "conf.d/50-site.toml")
    let result = try check("--config", folder.path)
    #expect(result.status == 1 && result.object["valid"] as? Bool == false)
    let problems = try list(result.object)
    try #require(problems.count == 2)
    #expect(problems[0]["file"] as? String == main)
    #expect(problems[0]["line"] as? Int == 2 && problems[0]["column"] as? Int == 1)
    #expect(problems[0]["severity"] as? String == "error")
    #expect(problems[0]["message"] as? String == "there is no key \"locael\" in [keyboard]")
    #expect(problems[0]["advice"] as? String == "did you mean \"locale\"?")
    #expect(problems[1]["file"] as? String == dropIn)
    #expect(problems[1]["line"] as? Int == 3 && problems[1]["column"] as? Int == 14)
  }

  @Test("Errors beyond the limit are counted")
  func limit() throws {
    let folder = try TemporaryDirectory()
    let keys = (1...23).map { "key\($0) = 1\n" }.joined()
    try folder.write("[keyboard]\n" + keys, to: "clavier.toml")
    let result = try check("--config", folder.path)
    #expect(try list(result.object).count == 20)
    #expect(result.object["omitted"] as? Int == 3 && result.status == 1)
  }

  @Test("A missing theme hides neither a missing layout nor an unknown receiver")
  func severalFiles() throws {
    let folder = try TemporaryDirectory()
    let theme = "[panel]\ntheme = \"kisok\"\n"
    for other in ["[keyboard]\nlayout = \"kisok\"\n", "[output]\nlayout = \"klingon\"\n"] {
      try folder.write(theme + other, to: "clavier.toml")
      let result = try check("--config", folder.path)
      #expect(result.status == 1 && result.object["valid"] as? Bool == false)
      #expect(try list(result.object).map { $0["line"] as? Int } == [2, 4])
    }
  }

  @Test("Characters that the receiver lacks are a warning without a place")
  func warning() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      "[keyboard]\nlocale = \"ru\"\n[output]\nlayout = \"us\"\n", to: "clavier.toml")
    let result = try check("--config", folder.path)
    #expect(result.status == 0 && result.object["valid"] as? Bool == true)
    let warning = try #require(
      try list(result.object).first { $0["severity"] as? String == "warning" })
    #expect(warning["file"] is NSNull && warning["line"] is NSNull)
    #expect(warning["message"] as? String != nil)
  }

  @Test("An unknown receiver has the place of its name, and a wrong layout that in its file")
  func others() throws {
    let folder = try TemporaryDirectory()
    let main = try folder.write("[output]\nlayout = \"klingon\"\n", to: "clavier.toml")
    var problem = try #require(try list(check("--config", folder.path).object).first)
    #expect(problem["file"] as? String == main && problem["line"] as? Int == 2)
    let layout = try folder.write("extends = \"pim\"\n", to: "layouts/till.toml")
    problem = try #require(try list(check(layout).object).first)
    #expect(problem["file"] as? String == layout && problem["column"] as? Int == 11)
    #expect(problem["advice"] as? String == "did you mean \"pin\"?")
    let theme = try folder.write("tint = 1\n", to: "themes/night.toml")
    problem = try #require(try list(check(theme).object).first)
    #expect(problem["file"] as? String == theme && problem["line"] as? Int == 1)
  }
}
