// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Testing

@testable import Evdev

@Suite("Device selection")
struct DeviceSelectionTests {
  private let screen = DeviceMatch.Device(name: "Acme", path: "/dev/input/event5")

  private func selection(
    _ own: DeviceSettings = DeviceSettings(), _ change: (inout TouchSettings) -> Void = { _ in }
  ) -> DeviceSelection {
    var settings = TouchSettings()
    change(&settings)
    return DeviceSelection(screen, own, settings, target: { _ in nil })
  }

  private func own(_ change: (inout DeviceSettings) -> Void) -> DeviceSettings {
    var own = DeviceSettings()
    change(&own)
    return own
  }

  @Test("Without device settings each device is read, or only the named ones if some are named")
  func withoutDeviceSettings() {
    #expect(selection() == .read(.unnamed))
    #expect(selection { $0.devices = ["Acme"] } == .read(.named))
    #expect(selection { $0.devices = ["Other"] } == .notNamed)
  }

  @Test("A device that is turned off is not read, even if it is named")
  func off() {
    #expect(selection(own { $0.use = .off }) { $0.devices = ["Acme"] } == .off)
    #expect(selection(own { $0.use = .auto }) == .read(.unnamed))
  }

  @Test(
    "A configured use selects a device as by its name, unless other devices are named",
    arguments: [DeviceUse.touch, .pointer, .pen])
  func use(use: DeviceUse) {
    #expect(selection(own { $0.use = use }) == .read(.named))
    #expect(selection(own { $0.use = use }) { $0.devices = ["Other"] } == .notNamed)
  }

  @Test("If the panel is the only touch source, no device is read, even if it is named")
  func touchesFromPanel() {
    #expect(selection { $0.source = .panel } == .onlyPanels)
    #expect(selection { ($0.source, $0.devices) = (.panel, ["Acme"]) } == .onlyPanels)
    #expect(selection(own { $0.use = .touch }) { $0.source = .panel } == .onlyPanels)
    #expect(selection(own { $0.use = .off }) { $0.source = .panel } == .off)
    #expect(selection { $0.source = .panel }.choice == nil)
  }

  @Test("A device of another screen is not read, and a device of an unknown screen is read")
  func screens() {
    let other = own { $0.output = "DP-1" }
    #expect(selection(other) == .read(.unnamed))
    #expect(selection(other) { $0.output = "DP-1" } == .read(.unnamed))
    #expect(selection(other) { $0.output = "DP-2" } == .otherScreen("DP-1"))
    #expect(selection { $0.output = "DP-2" } == .read(.unnamed))
    #expect(selection(own { $0.output = "" }) { $0.output = "DP-2" } == .read(.unnamed))
  }

  @Test("The panel's screen selects the devices if the settings name no screen")
  func screenOfPanel() {
    let other = own { $0.output = "DP-1" }
    #expect(selection(other) { $0 = $0.withOutput(nil) } == .read(.unnamed))
    #expect(selection(other) { $0 = $0.withOutput("DP-2") } == .otherScreen("DP-1"))
    #expect(selection { $0 = $0.withOutput("DP-2") } == .read(.unnamed))
    let settled = selection(other) {
      $0.output = "DP-1"
      $0 = $0.withOutput("DP-2")
    }
    #expect(settled == .read(.unnamed))
  }
}

@Suite("Axes adjusted by the settings")
struct AdjustedCapabilitiesTests {
  private let device = DeviceCapabilities.contacts(999, 499, slots: 2)

  private func profile(
    _ device: DeviceCapabilities, screen: Size? = nil, _ change: (inout DeviceSettings) -> Void
  ) throws -> TouchProfile {
    var own = DeviceSettings()
    change(&own)
    return try TouchProfile(device.adjusted(to: own, screen: screen), .unnamed, own)
  }

  @Test("A configured range replaces the driver's range, also one without extent")
  func ranges() throws {
    let broken = device.with(ABS_MT_POSITION_X, AbsoluteAxis(0, 0, resolution: 0))
    let fixed = try profile(broken) { $0.xRange = -5...700 }
    #expect(fixed.x.minimum == -5 && fixed.x.maximum == 700)
    #expect(fixed.y.minimum == 0 && fixed.y.maximum == 499)
    let single = DeviceCapabilities.position(0, 9, keys: [BTN_TOUCH])
    #expect(try profile(single) { $0.yRange = 3...9 }.y.minimum == 3)
  }

  @Test("A configured size sets the lengths of the axes, exchanged if the axes are swapped")
  func sizes() throws {
    let size = Size(width: 300, height: 200)
    let plain = try profile(device) { $0.size = size }
    #expect(plain.x.millimeters == 300 && plain.y.millimeters == 200)
    let swapped = try profile(device) { ($0.size, $0.swapsAxes) = (size, true) }
    #expect(swapped.x.millimeters == 200 && swapped.y.millimeters == 300)
  }

  @Test("The screen's size is used only if neither the device nor the settings have a size")
  func screenSizes() throws {
    let screen = Size(width: 500, height: 250)
    #expect(try profile(device, screen: screen) { _ in }.x.millimeters == 500)
    let sized = DeviceCapabilities.contacts(999, 499, slots: 2, resolution: 10)
    #expect(try profile(sized, screen: screen) { _ in }.x.millimeters == 99.9)
    let configured = try profile(sized, screen: screen) { $0.size = Size(width: 80, height: 40) }
    #expect(configured.x.millimeters == 80)
  }

  @Test("Without settings the axes are unchanged, and no setting adds a missing axis")
  func unchanged() {
    #expect(device.adjusted(to: DeviceSettings(), screen: nil) == device)
    var own = DeviceSettings()
    (own.xRange, own.yRange, own.size) = (0...1, 0...1, Size(width: 10, height: 10))
    let none = DeviceCapabilities(keys: [BTN_TOUCH])
    #expect(none.adjusted(to: own, screen: nil) == none)
  }
}
