// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierSettings
import ClavierKit
import Foundation
import TestSupport
import Testing

/// The settings of device models in files.
struct QuirkFilesTests {
  @Test func allFilesOfAllDirectoriesCountInTheirOrder() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[[device]]\nmatch = \"1:2\"\nedge_mm = 1", to: "a/20.toml")
    try directory.write("[[device]]\nmatch = \"1:1\"\nuse = \"off\"", to: "a/10.toml")
    try directory.write("[[device]]\nmatch = \"1:3\"\nswap_axes = true", to: "b/00.toml")
    try directory.write("no TOML", to: "a/.hidden.toml")
    try directory.write("no TOML", to: "a/readme.txt")
    let findings = QuirkFiles(directories: [
      "\(directory.path)/a", "\(directory.path)/none", "\(directory.path)/b",
    ]).read()
    #expect(findings.error == nil)
    #expect(findings.rules.map { "\($0.matches[0])" } == ["0001:0001", "0001:0002", "0001:0003"])
  }

  @Test func aFileWithAMistakeIsReportedAndSkipped() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "[[device]]\nmatch = \"1:1\"\n[[device]]\nmatch = \"1:2\"\nrotaton = 3", to: "10.toml")
    try directory.write("[[device]\n", to: "20.toml")
    try directory.write("[[device]]\nmatch = \"1:3\"", to: "30.toml")
    let findings = QuirkFiles(directories: [directory.path]).read()
    #expect(findings.rules.map { "\($0.matches[0])" } == ["0001:0003"])
    let messages = try #require(findings.error).diagnostics.map(\.message)
    #expect(messages.count == 2)
    #expect(messages[0] == "there is no key \"rotaton\" in [[device]]; did you mean \"rotation\"?")
  }

  @Test func aFileThatCannotBeReadIsReportedAndTheOthersCount() throws {
    let directory = try TemporaryDirectory()
    try directory.link("10.toml", to: "nowhere.toml")
    try directory.makeDirectory("20.toml")
    try directory.write("[[device]]\nmatch = \"1:3\"", to: "30.toml")
    let findings = QuirkFiles(directories: [directory.path]).read()
    #expect(findings.rules.map { "\($0.matches[0])" } == ["0001:0003"])
    let files = try #require(findings.error).diagnostics.map(\.file)
    #expect(files == ["\(directory.path)/10.toml", "\(directory.path)/20.toml"])
  }

  @Test(arguments: [
    "area = { bottom = 30 }", "rotation = 90", "calibration = []", "output = \"DP-1\"",
  ])
  func noQuirkSetsARotation(line: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write("[[device]]\nmatch = \"1:1\"\n\(line)", to: "10.toml")
    let findings = QuirkFiles(directories: [directory.path]).read()
    #expect(findings.rules.isEmpty)
    #expect(
      findings.error?.diagnostics.first?.message.hasSuffix(
        "no model says how it is mounted; it belongs in [[device]] of clavier.toml") == true)
  }

  @Test func quirksHoldNoKeyboardSettings() throws {
    let directory = try TemporaryDirectory()
    try directory.write("[touch]\nrotation = 90", to: "10.toml")
    let error = try #require(QuirkFiles(directories: [directory.path]).read().error)
    #expect(error.diagnostics.first?.message.hasPrefix("there is no section \"touch\"") == true)
  }

  @Test func thereMayBeAHundredFiles() throws {
    let directory = try TemporaryDirectory()
    for number in 1...101 { try directory.write("", to: "\(number).toml") }
    let findings = QuirkFiles(directories: [directory.path]).read()
    #expect("\(try #require(findings.error))".contains("holds more than 100 files *.toml"))
  }

  /// Each shipped file has an effect and names its source.
  @Test func theShippedFilesAreValid() throws {
    let folder = PackageFiles.root.appending(path: "packaging/quirks")
    let findings = QuirkFiles(directories: [folder.path]).read()
    #expect(findings.error == nil, "\(findings.error?.description ?? "")")
    #expect(!findings.rules.isEmpty)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let tables = text.components(separatedBy: "\n[[device]]").count - 1
      let sources = text.components(separatedBy: "# Source: ").count - 1
      #expect(tables == sources, "\(name): each [[device]] names its source")
    }
  }
}
