// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The agreement of the README with the program's options.
@Suite(.enabled(if: Tier.runsRealTests))
struct ReadmeTests {
  private let clavier = Program(name: "clavier")
  private let text: String

  init() throws {
    text = try PackageFiles.text("README.md")
  }

  @Test func theReadmesLayoutIsValid() throws {
    let start = try #require(text.range(of: "title = "))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    let folder = try TemporaryDirectory()
    let path = try folder.write(
      String(text[start.lowerBound..<end.lowerBound]), to: "ticket.toml")
    #expect(try clavier("check", path).output.hasSuffix("the layout \"Ticket machine\" is good.\n"))
    let shown = try clavier("layouts", "show", path).output
    #expect(shown.contains("Print") && !shown.contains("↵"))
  }

  @Test func theReadmeNamesEveryDevice() throws {
    let devices = try clavier("layouts").output.split(separator: "\n")
      .filter { $0.contains(" built in") }
      .map { String($0.prefix { $0 != " " }) }
    #expect(devices.count == 10)
    for device in devices { #expect(text.contains("`\(device)`"), "\(device)") }
  }

  @Test("The README's ten settings are accepted by the program")
  func settings() throws {
    let start = try #require(text.range(of: "[keyboard]\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    let settings = String(text[start.lowerBound..<end.lowerBound])
    #expect(settings.split(separator: "\n").count { $0.contains(" = ") } == 10)
    let folder = try TemporaryDirectory()
    _ = try folder.write(settings, to: "clavier.toml")
    let result = try clavier("check", "--config", folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}
