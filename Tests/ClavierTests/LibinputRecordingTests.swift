// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Evdev
import TestSupport
import Testing

@testable import clavier

/// Recordings of `libinput record`.
struct LibinputRecordingTests {
  /// A tablet with a key and a touchscreen, as libinput writes it.
  static let text = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.22.1"
      git: "unknown"
    system:
      os: "debian:12"
      kernel: "6.1.0"
      dmi: "dmi:bvn:bvr"
    devices:
    - node: /dev/input/event1
      evdev:
        # Name: Power Button
        # ID: bus 0x19 vendor 0 product 0x1 version 0
        name: "Power Button"
        id: [25, 0, 1, 0]
        codes:
          0: [0, 1] # EV_SYN
          1: [116] # EV_KEY
        properties: []
      hid: [
        0x05, 0x0d
      ]
      udev:
        properties:
        - ID_INPUT=1
        virtual: false
      quirks:
      events:
      - libinput:
        - {time: 0.000000, type: "DEVICE_ADDED", seat: "seat0"}
    - node: /dev/input/event5
      evdev:
        # Supported Events:
        #   Event code 53 (ABS_MT_POSITION_X)
        #       Value         500
        name: "Acme Touch"
        id: [24, 1267, 8211, 256]
        codes:
          0: [0, 1, 2, 3] # EV_SYN
          1: [330] # EV_KEY
          3: [47, 53, 54, 57] # EV_ABS
        absinfo:
          47: [0, 4, 0, 0, 0]
          53: [0, 999, 0, 0, 0]
          54: [0, 999, 0, 0, 12]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      events:
      # Current time is 11:22:33
      - evdev:
        - [  0, 100000,   3,  57,    5] # EV_ABS / ABS_MT_TRACKING_ID      5
        - [  0, 100000,   3,  53,   20] # EV_ABS / ABS_MT_POSITION_X      20
        - [  0, 100000,   3,  54,  640] # EV_ABS / ABS_MT_POSITION_Y     640
        - [  0, 100000,   0,   0,    0] # ------------ SYN_REPORT (0) ---------- +0ms
      - libinput:
        - {time: 0.100, type: "TOUCH_DOWN"}
      - hid:
          time: [  0, 100000]
          hidraw0: [0x01, 0x02]
      - evdev:
        - [  1, 50,   3,  57,   -1] # EV_ABS / ABS_MT_TRACKING_ID     -1
        - [  1, 50,   0,   0,    0] # ------------ SYN_REPORT (0) ---------- +50ms

    """

  private func parse(_ text: String) throws -> [LibinputRecording.Device] {
    try LibinputRecording(parsing: SourceText(name: "a.yml", bytes: Array(text.utf8))).devices
  }

  /// Returns the message about a text in which a part is replaced.
  private func message(_ old: String, _ new: String) -> String? {
    let text = Self.text.replacing(old, with: new)
    #expect(text != Self.text, "\(old)")
    do {
      _ = try parse(text)
      return nil
    } catch {
      guard let error = error as? Diagnostic else { return "\(error)" }
      let place = error.position.map { "\($0.line):\($0.column): " } ?? ""
      return place + error.message
    }
  }

  @Test func theDevicesAreThoseOfTheSameRecordingByEvemu() throws {
    let devices = try parse(Self.text)
    #expect(devices.map(\.node) == ["/dev/input/event1", "/dev/input/event5"])
    let evemu = """
      # EVEMU 1.3
      N: Acme Touch
      I: 0018 04f3 2013 0100
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 01 \("00 ".repeated(41))04
      B: 03 00 00 00 00 00 80 60 02
      A: 2f 0 4 0 0 0
      A: 35 0 999 0 0 0
      A: 36 0 999 0 0 12
      A: 39 0 65535 0 0 0
      E: 0.100000 0003 0039 5
      E: 0.100000 0003 0035 20
      E: 0.100000 0003 0036 640
      E: 0.100000 0000 0000 0
      E: 1.000050 0003 0039 -1
      E: 1.000050 0000 0000 0

      """
    let expected = try DeviceRecording(parsing: Array(evemu.utf8))
    #expect(devices[1].recording == expected)
    #expect(devices[0].recording.device.name == "Power Button")
    #expect(devices[0].recording.events.isEmpty)
  }

  @Test(arguments: [
    ("# libinput record\n", "Recording to 'stdout'.\n"), ("ndevices: 2\n", ""),
    ("version: 1\n", ""), ("    properties: []\n", "    properties:\n"),
    ("  quirks:\n", "  quirks:\n  new: { a: [1] }\n"), ("- node: /dev/input/event5\n  ", "- "),
    ("    id: [24, 1267, 8211, 256]\n", ""), ("\n", "\r\n"),
    (
      "[  1, 50,   0,   0,    0] # ------------ SYN_REPORT (0) ---------- +50ms",
      "- 1\n      - 50\n      - 0\n      - 0\n      - 0"
    ),
  ])
  func recordingsOfOtherVersionsAreRead(old: String, new: String) throws {
    let text = Self.text.replacing(old, with: new)
    #expect(text != Self.text)
    let devices = try parse(text)
    #expect(devices.count == 2 && devices[1].recording.events.count == 6)
  }

  @Test(arguments: [
    ("version: 1\n", "version: 2\n", "2:10: version: expected a whole number from 1 to 1"),
    ("devices:\n-", "devises:\n-", "has no devices; record it again"),
    ("    name: \"Acme Touch\"\n", "", "38:5: evdev has no name"),
    ("[24, 1267, 8211, 256]", "[24, 1267]", "39:9: id: expected 4 numbers, found 2"),
    ("1267", "-1", "39:14: id: expected a whole number from 0 to 65535, found \"-1\""),
    ("47: [0, 4,", "47: [0, four,", "45:15: absinfo: expected a whole number"),
    ("    54: [0, 999", "    53: [0, 999", "47:7: absinfo: 53 stands above already"),
    ("[330]", "{ 330: 1 }", "42:10: codes: expected a list, found a mapping"),
    ("[1]\n", "[1024]\n", "49:18: properties: expected a whole number from 0 to 1023"),
    ("3,  57,    5]", "3,  57]", "53:7: the event: expected 5 numbers, found 4"),
    ("3,  57,    5]", "3, 57, x]", "53:30: the event: expected a whole number from"),
    ("0, 100000,   3,  53", "0, 1000000,   3,  53", "54:13: the event"),
    ("  640]", "  2147483648]", "55:32: the event: expected a whole number from -2147483648"),
    ("  640]", "  640", "this is not YAML"),
    ("version: 1\n", "version: 1\nversion: 1\n", "3:1: the recording: \"version\" stands above"),
    ("name: \"Acme Touch\"", "name: &a \"Acme Touch\"\n    x: *a", "aliases are not supported"),
  ])
  func anInvalidRecordingIsRefusedWithItsPosition(old: String, new: String, expected: String) {
    let message = message(old, new) ?? "nothing"
    #expect(message.contains(expected), "\(message)")
  }

  @Test func otherTextsAreNotRecognized() {
    #expect(LibinputRecording.recognizes(Array(Self.text.utf8)))
    for other in ["", "N: version: 1\n", "# EVEMU 1.3\nN: a\n", "buttons:\n", "  devices:\n"] {
      #expect(!LibinputRecording.recognizes(Array(other.utf8)), "\(other)")
    }
  }

  @Test func damagedTextsDoNotTrap() {
    for (_, var random) in SplitMix64.seeded(0..<400) {
      var bytes = Array(Self.text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 30))
        default: bytes.insert(contentsOf: Array("[-{: 9".utf8), at: index)
        }
      }
      _ = try? LibinputRecording(parsing: SourceText(name: "a.yml", bytes: bytes))
    }
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
