// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Evdev
import Testing

@Suite("Device class")
struct DeviceClassTests {
  @Test("Each device is classified as its kind", arguments: Profile.all)
  func kinds(profile: Profile) {
    #expect(DeviceClass(profile.capabilities) == profile.kind)
  }

  @Test("A slot axis that ends below zero has no slots")
  func negativeSlots() {
    let broken = DeviceCapabilities.contacts(99, 99, slots: 10)
      .with(ABS_MT_SLOT, AbsoluteAxis(0, -5, resolution: 0))
    #expect(DeviceClass(broken) == .singleTouch)
  }
}

@Suite("Touch profile")
struct TouchProfileTests {
  /// Returns the form in which the device is read, or the reason for its rejection.
  private func outcome(
    _ device: DeviceCapabilities, _ choice: DeviceChoice, _ use: DeviceUse? = nil
  ) -> String {
    var settings = DeviceSettings()
    settings.use = use
    do throws(UnsupportedDeviceError) {
      return "\(try TouchProfile(device, choice, settings).form)"
    } catch {
      return ([error.reason] + (error.remedy.map { [$0] } ?? [])).joined(separator: "; ")
    }
  }

  private static let namingIt = "to type on it, name it under devices in [touch]"
  private static let leftButton = "\(TouchForm.single(.leftButton))"
  private static let touch = "\(TouchForm.single(.touch))"

  @Test("Without names only touchscreens, their pens and absolute pointers are read")
  func unnamed() {
    for profile in Profile.all {
      let isDirect = profile.capabilities.properties.contains(INPUT_PROP_DIRECT)
      let expected =
        switch profile.kind {
        case .multiTouch: "slots"
        case .singleTouch: Self.touch
        case .absolutePointer: Self.leftButton
        case .anonymousTouch: "packets"
        case .pressureTouch: "pressure"
        case .touchpad, .relativePointer: "it moves a pointer; \(Self.namingIt)"
        case .pen: isDirect ? "pen" : "it is a tablet for a pen; \(Self.namingIt)"
        case .gameController, .keyboard, .other: "it is not a touch surface"
        }
      #expect(outcome(profile.capabilities, .unnamed) == expected, "\(profile.testDescription)")
    }
  }

  @Test("Touchpads, mice and tablets are read if they are named; keyboards are never read")
  func named() {
    for profile in Profile.all {
      let expected: String? =
        switch profile.kind {
        case .touchpad(slots: .some): "slots"
        case .touchpad(slots: nil): Self.touch
        case .relativePointer: "mouse"
        case .pen: "pen"
        case .gameController, .keyboard, .other: "it is not a touch surface"
        case .multiTouch, .singleTouch, .anonymousTouch, .pressureTouch, .absolutePointer: nil
        }
      guard let expected else { continue }
      #expect(outcome(profile.capabilities, .named) == expected, "\(profile.testDescription)")
    }
  }

  @Test("A device is used as the settings choose, or refused if it cannot be used like that")
  func use() throws {
    let kinds = Dictionary(Profile.all.map { ("\($0.kind)", $0.capabilities) }) { first, _ in first
    }
    let expected: [(DeviceClass, DeviceUse, String)] = [
      (.touchpad(slots: 5), .pointer, "touchpad"), (.touchpad(slots: 5), .touch, "slots"),
      (.relativePointer, .pointer, "mouse"),
      (
        .relativePointer, .touch,
        "it reports distances, not positions; give it use = \"pointer\" in its [[device]] table"
      ),
      (.singleTouch, .pen, "pen"), (.singleTouch, .pointer, "touchpad"),
      (.pen, .touch, "pen"), (.absolutePointer, .pointer, Self.leftButton),
      (.multiTouch(slots: 10), .off, "the settings say so"),
      (
        .multiTouch(slots: 10), .pen, "it is no pen; take use = \"pen\" out of its [[device]] table"
      ),
      (
        .anonymousTouch, .pointer,
        "it cannot move a pointer; take use = \"pointer\" out of its [[device]] table"
      ),
      (.keyboard, .touch, "it is not a touch surface"),
      (.other, .pen, "it is no pen; take use = \"pen\" out of its [[device]] table"),
    ]
    for (kind, use, form) in expected {
      let device = try #require(kinds["\(kind)"], "\(kind)")
      #expect(outcome(device, .unnamed, use) == form, "\(kind) as \(use)")
    }
  }

  @Test(
    "An axis without extent is refused with its range",
    arguments: [
      (ABS_MT_POSITION_X, Int32(0), Int32(0), "X axis has no extent: it goes from 0 to 0"),
      (ABS_MT_POSITION_Y, 100, -100, "Y axis has no extent: it goes from 100 to -100"),
    ])
  func noExtent(code: Int32, minimum: Int32, maximum: Int32, reason: String) {
    let broken = DeviceCapabilities.contacts(99, 99, slots: 2)
      .with(code, AbsoluteAxis(minimum, maximum, resolution: 0))
    #expect(
      outcome(broken, .unnamed) == "its \(reason); set it with "
        + "\(reason.hasPrefix("X") ? "x" : "y")_range in its [[device]] table")
  }

  @Test("A device without the axis of its use is refused, and not for the axis's range")
  func noAxis() {
    let screen = DeviceCapabilities.contacts(99, 99, slots: 2).without(ABS_X)
    #expect(
      outcome(screen, .unnamed, .pointer)
        == "it has no X axis for this use; take use out of its [[device]] table")
    #expect(outcome(screen, .unnamed) == outcome(.contacts(99, 99, slots: 2), .unnamed))
  }

  @Test(
    "An axis has a known length only if its resolution makes the length plausible",
    arguments: [
      (AbsoluteAxis(0, 4_095, resolution: 12), 341.25 as Double?),
      (AbsoluteAxis(-100, 100, resolution: 10), 20),
      (AbsoluteAxis(0, 4_095, resolution: 0), nil),
      (AbsoluteAxis(0, 4_095, resolution: -3), nil),
      (AbsoluteAxis(0, 32_767, resolution: 1), nil),
      (AbsoluteAxis(0, 100, resolution: 100), nil),
      (AbsoluteAxis(5, 5, resolution: 1), nil),
      (AbsoluteAxis(.min, .max, resolution: .max), nil),
      (AbsoluteAxis(.min, .max, resolution: 10_000_000), 429.4967295),
    ])
  func length(axis: AbsoluteAxis, millimeters: Double?) {
    #expect(axis.millimeters == millimeters)
  }
}

@Suite("Device choice")
struct DeviceChoiceTests {
  private func choice(_ devices: [String]) -> DeviceChoice? {
    let links = ["/dev/input/by-id/usb-Acme-event": "/dev/input/event5"]
    let device = DeviceMatch.Device(
      name: "Acme Touch", vendor: 0xEEF, product: 1, path: "/dev/input/event5")
    return DeviceChoice(device, in: devices, target: { links[$0] })
  }

  @Test("An empty list matches each device, though not by name")
  func empty() {
    #expect(choice([]) == .unnamed)
  }

  @Test(
    "A device is named by its name, its model, its node or a link to it",
    arguments: [
      "Acme Touch", "0eef:0001", "/dev/input/event5", "/dev/input/by-id/usb-Acme-event",
    ])
  func named(entry: String) {
    #expect(choice(["Other", entry]) == .named)
  }

  @Test(
    "Names are compared completely, and links with another target or none do not match",
    arguments: ["Acme", "acme touch", "event5", "/dev/input/event55", "/dev/input/by-id/none", ""])
  func others(entry: String) {
    #expect(choice([entry]) == nil)
  }
}
