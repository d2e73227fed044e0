// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Glibc
import Linux
import TestSupport
import Testing

@testable import clavier_panel

@Suite("After a restart with a bad configuration, the panel uses the last good one")
final class LastGoodPlanTests {
  private let folder: TemporaryDirectory
  private let lastGood: LastGoodPlan
  private let recorder = LogRecorder()
  private var log: Log { recorder.log }

  init() throws {
    let folder = try TemporaryDirectory()
    try folder.write("[panel]\nheight = \"30%\"\ntheme = \"night\"\n", to: "clavier.toml")
    try folder.write("extends = \"dusk\"\ntitle = \"Night\"\n", to: "themes/night.toml")
    try folder.write("tint = \"#123456\"\n", to: "themes/dusk.toml")
    lastGood = LastGoodPlan(path: "\(folder.path)/state/clavier/panel-configuration")
    self.folder = folder
  }

  private var locations: Arguments.Locations { Arguments.Locations(configuration: folder.path) }

  /// Returns the plan of a panel that starts; `nil` if it would end.
  private func start() -> PanelPlan? {
    var good: ConfigurationCopy?
    do throws(ConfigurationError) {
      let plan = try PanelPlan(locations) { good = $0 }
      if let good { lastGood.store(good, log) }
      return plan
    } catch {
      return lastGood.plan(insteadOf: locations, error, log)
    }
  }

  @Test("The panel's settings and its theme with the base are those of the last good configuration")
  func restart() throws {
    let first = try #require(start())
    #expect(first.theme.name == "Night" && recorder.lines.isEmpty)
    try folder.write("[panel]\nheihgt = 1\n", to: "conf.d/90-bad.toml")
    for name in ["dusk", "night"] { #expect(unlink("\(folder.path)/themes/\(name).toml") == 0) }
    let second = try #require(start())
    #expect(second.settings == first.settings && second.theme == first.theme)
    #expect(recorder.contains("\(folder.path)/conf.d/90-bad.toml:2:1: "))
    #expect(recorder.contains("the last good configuration is used, that of 2"))
  }

  @Test("A missing theme, too, is replaced by that of the last good configuration")
  func missingTheme() throws {
    let first = try #require(start())
    #expect(unlink("\(folder.path)/themes/dusk.toml") == 0)
    let second = try #require(start())
    #expect(second.theme == first.theme)
  }

  @Test("Without a valid stored configuration of the same directory, the panel ends")
  func unusable() throws {
    try folder.write("[panel]\nheihgt = 1\n", to: "conf.d/90-bad.toml")
    #expect(start() == nil && recorder.lines.isEmpty)
    try folder.write(
      "clavier configuration 1 /etc/clavier\n", to: "state/clavier/panel-configuration")
    #expect(start() == nil)
    #expect(recorder.contains("\(lastGood.path): the last good configuration is damaged"))
    recorder.lines = []
    try folder.write(
      "clavier configuration 1 /etc/clavier\nend\n", to: "state/clavier/panel-configuration")
    #expect(start() == nil && recorder.lines.isEmpty)
  }

  @Test("A directory that cannot be made is reported, and the panel starts")
  func unwritable() throws {
    try folder.write("", to: "state")
    #expect(start() != nil)
    #expect(recorder.lines.count == 1 && recorder.contains("\(folder.path)/state"))
  }

  @Test(
    "The stored configuration is in the user's state directory, never in a session service's",
    arguments: [
      (
        ["STATE_DIRECTORY": "/var/lib/kiosk", "XDG_STATE_HOME": "/var/lib/clavier-panel"],
        "/var/lib/clavier-panel/clavier/panel-configuration"
      ),
      (["HOME": "/home/a"], "/home/a/.local/state/clavier/panel-configuration"),
      (["STATE_DIRECTORY": "/var/lib/kiosk"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func place(_ variables: [String: String], _ path: String?) {
    #expect(LastGoodPlan(environment: { variables[$0] })?.path == path)
  }
}
