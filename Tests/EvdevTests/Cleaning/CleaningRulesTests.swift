// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Testing

@testable import Evdev

@Suite("Cleaning rules")
struct CleaningRulesTests {
  private func rules(
    _ device: DeviceCapabilities, _ change: (inout CleaningSettings) -> Void = { _ in }
  ) throws -> CleaningRules {
    var settings = DeviceSettings()
    change(&settings.cleaning)
    return try TouchProfile(device, .unnamed, settings).cleaning
  }

  private static let screen = DeviceCapabilities.contacts(4_095, 2_047, slots: 10, resolution: 12)
  private static let measuringScreen =
    screen
    .with(ABS_MT_TOUCH_MAJOR, AbsoluteAxis(0, 255, resolution: 0))
    .with(ABS_MT_PRESSURE, AbsoluteAxis(0, 255, resolution: 0))
  private static let resistive = DeviceCapabilities.position(0, 4_095, keys: [BTN_TOUCH])
    .with(ABS_PRESSURE, AbsoluteAxis(0, 255, resolution: 0))

  @Test("A capacitive screen has no cleaning rules, unless it reports palms")
  func capacitive() throws {
    #expect(try rules(Self.screen).isEmpty)
    #expect(try "\(rules(Self.screen))" == "none")
    let telling = Self.screen.with(ABS_MT_TOOL_TYPE, AbsoluteAxis(0, 2, resolution: 0))
    #expect(try "\(rules(telling))" == "palms that the device reports are ignored")
  }

  @Test("A resistive screen's noise is removed by default, and not if the jitter is set to 0")
  func resistive() throws {
    #expect(try "\(rules(Self.resistive))" == "moves below 0.5 mm are noise")
    #expect(try rules(Self.resistive) { $0.jitter = 0 }.isEmpty)
    #expect(
      try rules(Self.resistive).unitsPerMillimeter.width == 4_095 / CleaningRules.assumedWidth,
      "its size is not known, so it is taken for a panel of 10 inches")
  }

  @Test("A limit on an axis that the device lacks is ignored, so that no contact is dropped")
  func missingAxes() throws {
    let rules = try rules(Self.screen) {
      $0.pressPressure = 10
      $0.palmPressure = 90
      $0.palmWidth = 30
    }
    #expect(rules.isEmpty)
  }

  @Test("Limits in millimetres become units of the device")
  func units() throws {
    let rules = try rules(Self.measuringScreen) {
      $0.palmWidth = 30
      $0.pressPressure = 10
      $0.edge = 2
      $0.skippedFrames = 1
      $0.deadAreas = [Rect(x: 0, y: 0, width: 1, height: 0.1)]
    }
    #expect(rules.palmMajor == 360)
    #expect(rules.pressPressure == 10)
    #expect(rules.palmPressure == nil)
    #expect(
      "\(rules)"
        == "a touch counts from pressure 10; the first sample is ignored; "
        + "touches 360 units wide are palms; touches that stay within 2.0 mm of an edge are ignored; "
        + "1 area is dead")
  }

  @Test("The smallest values above zero are limits, too")
  func smallestValues() throws {
    let rules = try rules(Self.measuringScreen) {
      $0.palmWidth = 0.5
      $0.pressPressure = 1
      $0.palmPressure = 1
      $0.edge = 0.5
    }
    #expect(
      "\(rules)"
        == "a touch counts from pressure 1; touches 6 units wide are palms; "
        + "touches of pressure 1 are palms; touches that stay within 0.5 mm of an edge are ignored")
  }

  @Test("Zero means no limit")
  func zero() throws {
    let device = Self.screen.with(ABS_MT_PRESSURE, AbsoluteAxis(0, 255, resolution: 0))
    let rules = try rules(device) {
      $0.pressPressure = 0
      $0.palmPressure = 0
      $0.palmWidth = 0
      $0.deadAreas = [
        Rect(x: 0.5, y: 0, width: 0, height: 1), Rect(x: 0, y: 0.5, width: 1, height: 0),
      ]
    }
    #expect(rules.isEmpty)
  }

  @Test("A device that moves a cursor is not cleaned")
  func pointer() throws {
    let mouse = DeviceCapabilities(keys: [BTN_LEFT], relativeAxes: [REL_X, REL_Y])
    var settings = DeviceSettings()
    settings.use = .pointer
    settings.cleaning.edge = 5
    #expect(try TouchProfile(mouse, .unnamed, settings).cleaning.isEmpty)
  }
}
