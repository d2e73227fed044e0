// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Evdev
import Testing

@Suite("Device verdict")
struct DeviceSelectionTests {
  private let screen = DeviceMatch.Device(name: "Acme", path: "/dev/input/event5")

  private func verdict(
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

  @Test("without settings each device is read as what it is")
  func nothingSaid() {
    #expect(verdict() == .read(.unnamed))
    #expect(verdict { $0.devices = ["Acme"] } == .read(.named))
    #expect(verdict { $0.devices = ["Other"] } == .notNamed)
  }

  @Test("a device that is turned off is not read, even if it is named")
  func off() {
    #expect(verdict(own { $0.use = .off }) { $0.devices = ["Acme"] } == .off)
    #expect(verdict(own { $0.use = .auto }) == .read(.unnamed))
  }

  @Test(
    "who says how a device is read wants it read", arguments: [DeviceUse.touch, .pointer, .pen])
  func use(use: DeviceUse) {
    #expect(verdict(own { $0.use = use }) == .read(.named))
    #expect(verdict(own { $0.use = use }) { $0.devices = ["Other"] } == .notNamed)
  }

  @Test("where the panel alone tells of touches, no device is read, even if it is named")
  func panelsTouches() {
    #expect(verdict { $0.source = .panel } == .panelsAlone)
    #expect(verdict { ($0.source, $0.devices) = (.panel, ["Acme"]) } == .panelsAlone)
    #expect(verdict(own { $0.use = .touch }) { $0.source = .panel } == .panelsAlone)
    #expect(verdict(own { $0.use = .off }) { $0.source = .panel } == .off)
    #expect(verdict { $0.source = .panel }.choice == nil)
  }

  @Test("a device of another screen is not read, one whose screen nobody knows is")
  func screens() {
    let other = own { $0.output = "DP-1" }
    #expect(verdict(other) == .read(.unnamed))
    #expect(verdict(other) { $0.output = "DP-1" } == .read(.unnamed))
    #expect(verdict(other) { $0.output = "DP-2" } == .otherScreen("DP-1"))
    #expect(verdict { $0.output = "DP-2" } == .read(.unnamed))
    #expect(verdict(own { $0.output = "" }) { $0.output = "DP-2" } == .read(.unnamed))
  }

  @Test("the screen on which a panel shows the keys counts where the settings name none")
  func panelsScreen() {
    let other = own { $0.output = "DP-1" }
    #expect(verdict(other) { $0 = $0.shown(on: nil) } == .read(.unnamed))
    #expect(verdict(other) { $0 = $0.shown(on: "DP-2") } == .otherScreen("DP-1"))
    #expect(verdict { $0 = $0.shown(on: "DP-2") } == .read(.unnamed))
    let settled = verdict(other) {
      $0.output = "DP-1"
      $0 = $0.shown(on: "DP-2")
    }
    #expect(settled == .read(.unnamed))
  }
}

@Suite("Axes as the settings say them")
struct AdjustedCapabilitiesTests {
  private let device = DeviceCapabilities.contacts(999, 499, slots: 2)

  private func profile(
    _ device: DeviceCapabilities, screen: Size? = nil, _ change: (inout DeviceSettings) -> Void
  ) throws -> TouchProfile {
    var own = DeviceSettings()
    change(&own)
    return try TouchProfile(device.adjusted(to: own, screen: screen), .unnamed, own)
  }

  @Test("a range takes the place of the driver's, also of one that has no extent")
  func ranges() throws {
    let broken = device.with(ABS_MT_POSITION_X, AbsoluteAxis(0, 0, resolution: 0))
    let fixed = try profile(broken) { $0.xRange = -5...700 }
    #expect(fixed.x.minimum == -5 && fixed.x.maximum == 700)
    #expect(fixed.y.minimum == 0 && fixed.y.maximum == 499)
    let single = DeviceCapabilities.position(0, 9, keys: [BTN_TOUCH])
    #expect(try profile(single) { $0.yRange = 3...9 }.y.minimum == 3)
  }

  @Test("a size says how long the axes are, the other way round where they are swapped")
  func sizes() throws {
    let size = Size(width: 300, height: 200)
    let plain = try profile(device) { $0.size = size }
    #expect(plain.x.millimeters == 300 && plain.y.millimeters == 200)
    let swapped = try profile(device) { ($0.size, $0.swapsAxes) = (size, true) }
    #expect(swapped.x.millimeters == 200 && swapped.y.millimeters == 300)
  }

  @Test("the screen's size counts only where neither the device nor the settings know better")
  func screenSizes() throws {
    let screen = Size(width: 500, height: 250)
    #expect(try profile(device, screen: screen) { _ in }.x.millimeters == 500)
    let knows = DeviceCapabilities.contacts(999, 499, slots: 2, resolution: 10)
    #expect(try profile(knows, screen: screen) { _ in }.x.millimeters == 99.9)
    let said = try profile(knows, screen: screen) { $0.size = Size(width: 80, height: 40) }
    #expect(said.x.millimeters == 80)
  }

  @Test("with no settings nothing changes, and no axis comes to be")
  func unchanged() {
    #expect(device.adjusted(to: DeviceSettings(), screen: nil) == device)
    var own = DeviceSettings()
    (own.xRange, own.yRange, own.size) = (0...1, 0...1, Size(width: 10, height: 10))
    let none = DeviceCapabilities(keys: [BTN_TOUCH])
    #expect(none.adjusted(to: own, screen: nil) == none)
  }
}
