// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing
import TestSupport

/// The matching of devices by a text in the settings.
struct DeviceMatchTests {
  private let screen = DeviceMatch.Device(
    name: "ELAN Touch", vendor: 0x04F3, product: 0x2A, path: "/dev/input/event3")

  private func matches(_ text: String, _ device: DeviceMatch.Device) -> Bool {
    DeviceMatch(text).matches(device) { $0 == "/dev/input/by-id/elan" ? "/dev/input/event3" : nil }
  }

  @Test func aDeviceIsMeantByItsNameItsModelOrAPath() {
    for text in [
      "ELAN Touch", "04f3:002a", "4F3:2A", "/dev/input/event3", "/dev/input/by-id/elan",
    ] {
      #expect(matches(text, screen), "\(text)")
    }
  }

  @Test func aDifferentDeviceDoesNotMatch() {
    for text in [
      "", "ELAN", "elan touch", "ELANTouch", "04f3:002b", "04f4:002a", "/dev/input/event33",
      "/dev/input/by-id/other", "event3",
    ] {
      #expect(!matches(text, screen), "\(text)")
    }
  }

  @Test(
    "Blanks in a name match any number of blanks",
    arguments: [
      (
        "Sample Vendor                CoolTouchR System           ",
        "Sample Vendor CoolTouchR System"
      ),
      (
        "Sample Vendor                CoolTouchR System           ",
        "Sample Vendor                CoolTouchR System"
      ),
      ("ELAN Touch", "ELAN Touch "), (" ELAN Touch", "ELAN Touch"), ("ELAN\tTouch", "ELAN Touch"),
      ("ELAN\u{a0}Touch", "ELAN Touch"), ("ELAN Touch\n", "ELAN  Touch"),
    ])
  func blanks(name: String, text: String) {
    let device = DeviceMatch.Device(name: name, path: "/dev/input/event3")
    #expect(matches(text, device))
    #expect(matches(name, device))
  }

  @Test func theNearestDeviceSharesTheMostWords() {
    let devices = ["Power Button", "ELAN Pen", "ELAN Touch Screen", "ELAN Touch"].map {
      DeviceMatch.Device(name: $0, vendor: 0x4f3, product: 1, path: "/dev/input/event1")
    }
    let nearest = { text in DeviceMatch.nearest(to: text, among: devices)?.name }
    #expect(nearest("elan touch") == "ELAN Touch Screen")
    #expect(nearest("ELAN  Touchscreen") == "ELAN Pen")
    #expect(nearest("Wacom") == nil)
    #expect(nearest("") == nil)
    #expect(devices[0].model?.description == "04f3:0001")
    #expect(screen.model == DeviceMatch("04f3:002a"))
    #expect(DeviceMatch.Device(name: "x", path: "/dev/input/event1").model == nil)
  }

  @Test func aModelDoesNotMatchADeviceWithoutOne() {
    let unknown = DeviceMatch.Device(name: "x", path: "/dev/input/event3")
    #expect(!matches("0000:0000", unknown))
  }

  @Test(
    "A text that only resembles a model is a name",
    arguments: [
      ":", "1:", ":1", "1:2:3", "12345:1", "+1:2", "-1:2", "-0:2", "g:1", "1 :2", "０:1", "1;2",
    ])
  func almostAModel(text: String) {
    #expect(DeviceMatch(text) == .name(text))
    let device = DeviceMatch.Device(name: text, vendor: 1, product: 2, path: "/dev/input/event1")
    #expect(matches(text, device))
  }

  @Test func aMatchIsWrittenAsItIsRead() {
    #expect("\(DeviceMatch("eef:1"))" == "0eef:0001")
    var random = SplitMix64(seed: 7)
    let letters = Array("0123456789abcdefG:/ +-")
    for _ in 0..<10_000 {
      let text = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          letters[Int.random(in: letters.indices, using: &random)]
        })
      let match = DeviceMatch(text)
      #expect(DeviceMatch(match.description) == match, "\(text)")
    }
  }
}
