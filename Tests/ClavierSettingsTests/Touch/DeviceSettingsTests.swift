// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

/// The settings of a device that several rules match.
struct DeviceSettingsTests {
  private let screen = DeviceMatch.Device(
    name: "panel", vendor: 1, product: 2, path: "/dev/input/event3")
  private let flipped = Transform(-1, 0, 1, 0, 1, 0)

  private func rule(_ match: String, _ change: (inout DeviceSettings) -> Void) -> DeviceRule {
    var settings = DeviceSettings()
    change(&settings)
    return DeviceRule(matches: [DeviceMatch(match)], settings: settings)
  }

  private func resolved(_ settings: TouchSettings) -> DeviceSettings {
    settings.settings(for: screen) { _ in nil }
  }

  @Test func withoutRulesTheGeneralSettingsHold() {
    var settings = TouchSettings()
    settings.area = .bottom(0.3)
    settings.rotation = .left
    let surface = resolved(settings)
    #expect(surface.area == .bottom(0.3))
    #expect(surface.rotation == .left)
    var others = surface
    (others.area, others.rotation) = (nil, nil)
    #expect(others == DeviceSettings())
  }

  @Test func aRuleOverridesTheGeneralSettingsForItsDeviceOnly() {
    var settings = TouchSettings()
    settings.calibration = flipped
    settings.rules = [
      rule("panel") { ($0.rotation, $0.area) = (.right, .bottom(1)) },
      rule("other") { $0.rotation = .upsideDown },
      rule("3:4") { $0.use = .off },
    ]
    let surface = resolved(settings)
    #expect(surface.rotation == .right)
    #expect(surface.area == .bottom(1))
    #expect(surface.calibration == .matrix(flipped))
    #expect(surface.use == nil)
  }

  @Test func aLaterRuleOverridesAnEarlierOneFieldByField() {
    var settings = TouchSettings()
    settings.rules = [
      rule("1:2") {
        ($0.swapsAxes, $0.invertsX, $0.output) = (true, true, "DSI-1")
        ($0.cleaning.jitter, $0.cleaning.edge) = (1, 2)
      },
      rule("panel") {
        ($0.invertsX, $0.invertsY) = (false, true)
        $0.cleaning.edge = 0
      },
    ]
    let surface = resolved(settings)
    #expect(surface.swapsAxes == true)
    #expect(surface.invertsX == false)
    #expect(surface.invertsY == true)
    #expect(surface.output == "DSI-1")
    #expect(surface.cleaning.jitter == 1)
    #expect(surface.cleaning.edge == 0)
  }

  @Test func everySettingCountsMoreThanAQuirk() {
    var settings = TouchSettings()
    settings.quirks = [
      rule("1:2") {
        ($0.use, $0.size, $0.xRange) = (.touch, Size(width: 300, height: 200), 0...100)
        $0.calibration = .matrix(.identity)
      }
    ]
    #expect(resolved(settings).use == .touch)
    #expect(resolved(settings).xRange == 0...100)
    settings.calibration = flipped
    settings.rules = [rule("panel") { $0.use = .pointer }]
    #expect(resolved(settings).use == .pointer)
    #expect(resolved(settings).size == Size(width: 300, height: 200))
    #expect(resolved(settings).calibration == .matrix(flipped))
  }

  @Test func aRuleMayGoBackToUdevsCalibration() {
    var settings = TouchSettings()
    settings.calibration = flipped
    settings.rules = [rule("panel") { $0.calibration = .udev }]
    #expect(resolved(settings).calibration == .udev)
  }

  @Test func aRuleMayGoBackToUdevsOutput() {
    var settings = TouchSettings()
    settings.rules = [rule("1:2") { $0.output = "DSI-1" }, rule("panel") { $0.output = "" }]
    #expect(resolved(settings).output == "")
  }

  @Test(
    "Axes are inverted before they are swapped, as the kernel does it",
    arguments: [
      (false, false, false, (0.2, 0.1)), (false, true, false, (0.8, 0.1)),
      (false, false, true, (0.2, 0.9)), (true, false, false, (0.1, 0.2)),
      (true, true, false, (0.1, 0.8)), (true, false, true, (0.9, 0.2)),
      (true, true, true, (0.9, 0.8)),
    ] as [(Bool, Bool, Bool, (Double, Double))])
  func axes(isSwapped: Bool, isXInverted: Bool, isYInverted: Bool, seen: (Double, Double)) {
    var settings = DeviceSettings()
    settings.swapsAxes = isSwapped
    settings.invertsX = isXInverted
    settings.invertsY = isYInverted
    let point = settings.axisTransform(Point(x: 0.2, y: 0.1))
    #expect(point.squaredDistance(to: Point(x: seen.0, y: seen.1)) < 1e-18, "\(point)")
  }

  @Test func rotationsAddUp() {
    #expect(Rotation.right.rotated(by: .upsideDown) == .left)
    for first in Rotation.allCases {
      #expect(first.rotated(by: .none) == first)
      for second in Rotation.allCases {
        let both = first.transform.then(second.transform)
        #expect(first.rotated(by: second).transform == both, "\(first) \(second)")
      }
    }
  }

  @Test func aRuleAppliesToItsDevicesOnly() {
    let rule = DeviceRule(
      matches: [.name("x"), .model(vendor: 1, product: 2)], settings: DeviceSettings())
    #expect(rule.applies(to: screen) { _ in nil })
    let none = DeviceRule(matches: [], settings: DeviceSettings())
    #expect(!none.applies(to: screen) { _ in nil })
  }

  /// Detects a field that one of the two overrides omits.
  @Test func setFieldsOverrideAndUnsetFieldsStay() {
    var full = DeviceSettings()
    full.use = .touch
    full.area = .bottom(0.5)
    full.rotation = .left
    full.calibration = .matrix(flipped)
    (full.swapsAxes, full.invertsX, full.invertsY) = (true, true, true)
    (full.xRange, full.yRange) = (1...2, 3...4)
    full.size = Size(width: 100, height: 50)
    full.output = "DP-1"
    full.cleaning.jitter = 1
    full.cleaning.pressPressure = 2
    full.cleaning.palmWidth = 3
    full.cleaning.palmPressure = 4
    full.cleaning.edge = 5
    full.cleaning.skippedFrames = 6
    full.cleaning.deadAreas = [Rect(minX: 0, minY: 0, maxX: 1, maxY: 0.5)]
    for child in Array(Mirror(reflecting: full).children)
      + Array(Mirror(reflecting: full.cleaning).children)
    {
      #expect("\(child.value)" != "nil", "\(child.label ?? "")")
    }
    var settings = DeviceSettings()
    settings.override(with: full)
    #expect(settings == full)
    settings.override(with: DeviceSettings())
    #expect(settings == full)
  }
}
