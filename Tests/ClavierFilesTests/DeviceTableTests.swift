// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import TestSupport
import Testing

/// The settings of single devices in files.
struct DeviceTableTests {
  private func rules(_ toml: String) throws -> [DeviceRule] {
    try Configuration(toml: Array(toml.utf8), named: "x").touch.rules
  }

  @Test func aDeviceTableSetsAllProperties() throws {
    let rules = try rules(
      """
      [[device]]
      match = ["eef:1", "ELAN"]
      use = "pointer"
      area = { left = 10, top = 20, width = 30, height = 40 }
      rotation = 270
      calibration = [0, -1, 1, 1, 0, 0]
      swap_axes = true
      invert_x = false
      x_range = [-5, 4095]
      size_mm = [300, 190.5]
      output = "HDMI-A-2"
      jitter_mm = 0.4
      press_pressure = 20
      palm_mm = 25
      palm_pressure = 0
      edge_mm = 1.5
      skip_frames = 2
      dead_areas = [{ left = 0, top = 50, width = 0.5, height = 50 }]
      """)
    #expect(rules.count == 1)
    let rule = try #require(rules.first)
    #expect(rule.matches == [.model(vendor: 0xEEF, product: 1), .name("ELAN")])
    let settings = rule.settings
    #expect(settings.use == .pointer)
    #expect(settings.area == .rectangle(Rect(minX: 0.1, minY: 0.2, maxX: 0.4, maxY: 0.6)))
    #expect(settings.rotation == .left)
    #expect(settings.calibration == .matrix(Transform(0, -1, 1, 1, 0, 0)))
    #expect(settings.swapsAxes == true)
    #expect(settings.invertsX == false)
    #expect(settings.invertsY == nil)
    #expect(settings.xRange == -5...4095)
    #expect(settings.yRange == nil)
    #expect(settings.size == Size(width: 300, height: 190.5))
    #expect(settings.output == "HDMI-A-2")
    #expect(settings.cleaning.jitter == 0.4)
    #expect(settings.cleaning.pressPressure == 20)
    #expect(settings.cleaning.palmWidth == 25)
    #expect(settings.cleaning.palmPressure == 0)
    #expect(settings.cleaning.edge == 1.5)
    #expect(settings.cleaning.skippedFrames == 2)
    #expect(settings.cleaning.deadAreas == [Rect(minX: 0, minY: 0.5, maxX: 0.005, maxY: 1)])
  }

  @Test func missingKeysStayUnset() throws {
    let rule = try #require(try rules("[[device]]\nmatch = \"/dev/input/event3\"").first)
    #expect(rule == DeviceRule(matches: [.path("/dev/input/event3")], settings: DeviceSettings()))
  }

  @Test func theTablesOfAllFilesCountInTheirOrder() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "[[device]]\nmatch = \"a\"\nrotation = 90\n[[device]]\nmatch = \"b\"", to: "clavier.toml")
    try directory.write(
      "[[device]]\nmatch = \"a\"\nuse = \"off\"", to: "conf.d/50-calibration.toml")
    let touch = try ConfigurationFiles(directory: directory.path).read().touch
    #expect(touch.rules.map(\.matches) == [[.name("a")], [.name("b")], [.name("a")]])
    let device = DeviceMatch.Device(name: "a", path: "/dev/input/event1")
    let settings = touch.settings(for: device) { _ in nil }
    #expect(settings.rotation == .right)
    #expect(settings.use == .off)
  }

  @Test func atMost64DeviceTablesAreAllowed() throws {
    let table = "[[device]]\nmatch = \"a\"\n"
    #expect(try rules(String(repeating: table, count: 64)).count == 64)
    #expect(
      headlines(String(repeating: table, count: 65)) == ["129:1: device: more than 64 of them"])
  }

  @Test func eightDeadAreasAndSixteenNamesAreTheMost() {
    let area = "{ left = 0, top = 0, width = 1, height = 1 }"
    let areas = Array(repeating: area, count: 9).joined(separator: ", ")
    #expect(
      headlines("[[device]]\nmatch = \"a\"\ndead_areas = [\(areas)]")
        == ["3:14: device.dead_areas: more than 8 areas"])
    let names = Array(repeating: "\"a\"", count: 17).joined(separator: ", ")
    #expect(
      headlines("[[device]]\nmatch = [\(names)]") == ["2:9: device.match: more than 16 devices"])
  }

  @Test func anEmptyOutputGoesBackToNone() throws {
    let text = "[touch]\noutput = \"\"\n[[device]]\nmatch = \"a\"\noutput = \"\""
    let touch = try Configuration(toml: Array(text.utf8), named: "x").touch
    #expect(touch.output == nil)
    #expect(touch.rules.first?.settings.output == "")
  }
}
