// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Testing
import TestSupport

@testable import Evdev

/// Recordings as text.
@Suite("Device recording")
struct DeviceRecordingTests {
  /// The output of evemu-record for a small touchscreen, with comments.
  private static let evemu = """
    # EVEMU 1.3
    # Kernel: 6.1.0
    # Input device name: "Acme Touch #1"
    #   Event code 53 (ABS_MT_POSITION_X)
    N: Acme Touch #1
    I: 0018 04f3 2013 0100
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 04 00 00 00 00 00 00
    B: 03 03 00 00 00 00 80 60 02
    A: 00 0 3200 0 0 12
    A: 2f 0 9 0 0 0
    A: 35 -5 3200 4 2
    L: 01 1
    S: 00 1
    ################################
    #      Waiting for events      #
    ################################
    E: 0.000001 0003 0039 0045	# EV_ABS / ABS_MT_TRACKING_ID   45
    E: 0.000001 0003 0035 -1	# EV_ABS / ABS_MT_POSITION_X    -1
    E: 12.5 abcd ffff 2147483647
    E: 12.500100 0000 0000 0000	# ------------ SYN_REPORT (0) ----------
    """

  private func parse(_ text: String) throws -> DeviceRecording {
    try DeviceRecording(parsing: Array(text.utf8))
  }

  private func mistake(_ text: String) -> String {
    do {
      _ = try parse(text)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test("Output of evemu-record is parsed, with a name that looks like a comment")
  func evemuRecording() throws {
    let recording = try parse(Self.evemu)
    let device = recording.device
    #expect(device.name == "Acme Touch #1")
    #expect(
      device.identity
        == DeviceDescription.Identity(bus: 0x18, vendor: 0x4f3, product: 0x2013, version: 0x100))
    #expect(device.properties == [UInt16(INPUT_PROP_DIRECT)])
    #expect(device.codes[0] == [0, 1, 3])
    #expect(device.codes[UInt16(EV_KEY)] == [UInt16(BTN_TOUCH)])
    #expect(
      device.codes[UInt16(EV_ABS)]
        == Set(
          [ABS_X, ABS_Y, ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID]
            .map(UInt16.init)))
    #expect(
      device.axes[UInt16(ABS_MT_POSITION_X)]
        == DeviceDescription.Axis(-5, 3_200, fuzz: 4, flat: 2, resolution: 0))
    #expect(device.lights == [1: 1])
    #expect(device.switches == [0: 1])
    #expect(device.state == RecordedState())
    #expect(
      recording.events == [
        InputEvent(.trackingID, 45, at: Timestamp(microseconds: 1)),
        InputEvent(.contactX, -1, at: Timestamp(microseconds: 1)),
        InputEvent(
          InputCode(type: 0xabcd, number: 0xffff), .max, at: Timestamp(microseconds: 12_500_000)),
        InputEvent(.report, 0, at: Timestamp(microseconds: 12_500_100)),
      ])
  }

  @Test("A recorded device has the capabilities of the original device")
  func capabilities() throws {
    let capabilities = try parse(Self.evemu).device.capabilities
    #expect(capabilities.properties == [INPUT_PROP_DIRECT])
    #expect(capabilities.keys == [BTN_TOUCH])
    #expect(
      capabilities.axes == [
        ABS_X: AbsoluteAxis(0, 3_200, resolution: 12),
        ABS_MT_SLOT: AbsoluteAxis(0, 9, resolution: 0),
        ABS_MT_POSITION_X: AbsoluteAxis(-5, 3_200, resolution: 0),
      ])
  }

  @Test("An invalid line is reported by its number, with the mistake and the remedy")
  func mistakes() {
    let hint = "is it a recording? “clavier record” and “evemu-record” make them"
    let all = "and not with N:, I:, P:, B:, A:, L:, S:, E: or #"
    let cases = [
      ("", "1: no line “N:” names the device; \(hint)"),
      ("# EVEMU 1.3\nI: 1 2 3 4\n", "2: no line “N:” names the device; \(hint)"),
      ("N: a\nX: 1", "2: the line begins with “X”, \(all); \(hint)"),
      ("N: a\nE 1", "2: the line begins with “E”, \(all); \(hint)"),
      ("\u{1}ELF", "1: the line begins with no letter, \(all); \(hint)"),
      ("N: a\n\nN: b", "3: the name appears a second time; keep one device in a file"),
      (
        "I: 1 2 3 4\nI: 1 2 3 4", "2: the identity appears a second time; keep one device in a file"
      ),
      ("A: 0 0 1 0 0\nA: 0 0 1 0 0", "2: axis 0 appears a second time; keep one device in a file"),
      ("I: 1 2 3", "1: the version is missing; write it, or remove the line"),
      (
        "I: 1 2 3 10000",
        "1: the version is “10000”; it must be a hexadecimal number from 0 to ffff"
      ),
      ("P: 1ff", "1: a byte is “1ff”; it must be a hexadecimal number from 0 to ff"),
      ("B: 400 00", "1: the type is “400”; it must be a hexadecimal number from 0 to 3ff"),
      (
        "A: 00 0 4294967296 0 0",
        "1: the maximum is “4294967296”; it must be a whole number from -2147483648 to 2147483647"
      ),
      ("A: 00 0 9 0 0 1 7", "1: “7” is too much; remove it, or write # before a comment"),
      (
        "E: 1,5 0000 0000 0",
        "1: the time is “1,5”; it must be seconds such as 12.000345, from 0 on"
      ),
      ("E: -1.5 0 0 0", "1: the time is “-1.5”; it must be seconds such as 12.000345, from 0 on"),
      (
        "E: 1.0000001 0 0 0",
        "1: the time is “1.0000001”; it must be seconds such as 12.000345, from 0 on"
      ),
      ("E: 1.0 0003 0035", "1: the value is missing; write it, or remove the line"),
      (
        "E: 1.0 0003 0035 \(String(repeating: "9", count: 40))",
        "1: the value is “\(String(repeating: "9", count: 32))…”; it must be a whole number from "
          + "-2147483648 to 2147483647"
      ),
      ("# Slot: 100 0 0", "1: the slot is “100”; it must be a hexadecimal number from 0 to ff"),
      ("# State: 3", "1: the code is missing; write it, or remove the line"),
    ]
    for (text, expected) in cases {
      #expect(mistake(text) == expected, "\(text)")
    }
  }

  @Test("A text that is too large is refused before it takes memory")
  func limits() {
    let bytes = String(repeating: "P: ff ff ff ff ff ff ff ff\n", count: 17)
    #expect(mistake(bytes) == "17: there are more than 1024 bits; remove the bytes too many")
    let name = "N: " + String(repeating: "a", count: 1_025)
    #expect(mistake(name).hasPrefix("1: the line is longer than 1024 bytes; is it a recording?"))
    var small = RecordingLimits()
    (small.size, small.events) = (32, 2)
    let tooLong = #expect(throws: RecordingError.self) {
      try DeviceRecording(parsing: Array(repeating: UInt8(ascii: "#"), count: 33), limits: small)
    }
    #expect(
      tooLong?.description == "1: the text has more than 32 bytes; record less at once")
    small.size = 1_000
    #expect(throws: Never.self) {
      try DeviceRecording(parsing: Array("N: a\nE: 0.0 0 0 0\nE: 0.0 0 0 0\n".utf8), limits: small)
    }
    let tooMany = #expect(throws: RecordingError.self) {
      try DeviceRecording(
        parsing: Array(("N: a\n" + String(repeating: "E: 0.0 0 0 0\n", count: 3)).utf8),
        limits: small)
    }
    #expect(
      tooMany?.description == "4: there are more than 2 events; cut the recording in pieces")
  }

  @Test("Lines may end as on Windows, and blank lines and spaces do not matter")
  func spaces() throws {
    let recording = try parse("N: Acme \r\n\r\n  \tI: 1 2 3 4 \r\nE: 1.5 3 35 7 \r\n")
    #expect(recording.device.name == "Acme ")
    #expect(try parse("N: a\rb\r\r\n").device.name == "a b ")
    #expect(recording.device.identity.version == 4)
    #expect(recording.events.map(\.value) == [7])
  }

  @Test("A line feed in a name becomes a space, and a negative time becomes zero")
  func whatATextCannotHold() throws {
    let event = InputEvent(.report, 0, at: Timestamp(microseconds: -5))
    let recording = DeviceRecording(device: DeviceDescription(name: "a\nE: b\r"), events: [event])
    let read = try parse(recording.text)
    #expect(read.device.name == "a E: b ")
    #expect(read.events == [InputEvent(.report, 0, at: Timestamp(microseconds: 0))])
  }

  @Test("A name of more than 960 bytes is rejected when read, and truncated when written")
  func longNames() throws {
    #expect(mistake("N: " + String(repeating: "a", count: 960)) == "none")
    #expect(
      mistake("N: " + String(repeating: "a", count: 961))
        == "1: the name is longer than 960 bytes; shorten it")
    let bytes = Array("N: ".utf8) + [UInt8](repeating: 0xea, count: 321)
    #expect(throws: RecordingError.self) { try DeviceRecording(parsing: bytes) }
    let long = DeviceDescription(name: String(repeating: "ä", count: 500))
    let read = try parse(DeviceRecording(device: long, events: []).text)
    #expect(read.device.name == String(repeating: "ä", count: 478) + "\u{FFFD}")
  }

  @Test("A written recording begins with its format and a warning that it reveals typed text")
  func beginning() {
    let text = DeviceRecording(device: DeviceDescription(name: "Acme"), events: []).text
    #expect(
      text == """
        # EVEMU 1.3
        # A recording holds where fingers were, and so what was typed. Look before you give it away.
        N: Acme
        I: 0000 0000 0000 0000

        """)
  }

  @Test("A written recording is read back unchanged, for any device")
  func roundTrip() throws {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      let recording = DeviceRecording.random(&random)
      #expect(try parse(recording.text) == recording, "seed \(seed)")
    }
  }

  @Test("A damaged recording is rejected, or is read and stays the same when written again")
  func spoiltRecordings() throws {
    let tokens = [
      "E:", "A:", "# Slot: ", "# State: ", "\n", " ", "-", ".", "ffff", "2147483648", "N:",
    ]
    for (seed, var random) in SplitMix64.seeded(0..<1_000) {
      let bytes = mutated(
        Array(DeviceRecording.random(&random).text.utf8), inserting: tokens, using: &random)
      guard let recording = try? DeviceRecording(parsing: bytes) else { continue }
      #expect(try parse(recording.text) == recording, "seed \(seed)")
    }
  }

  @Test("A state becomes events: slots by number, the current slot last, then the end of a frame")
  func stateAsEvents() {
    var state = RecordedState()
    state.slots = [
      1: [UInt16(ABS_MT_TRACKING_ID): -1],
      0: [UInt16(ABS_MT_POSITION_X): 7, UInt16(ABS_MT_TRACKING_ID): 3],
    ]
    state.values = [.slot: 1, .touch: 1]
    let events = state.events(at: Timestamp(microseconds: 9))
    let expected: [(InputCode, Int32)] = [
      (.slot, 0), (.contactX, 7), (.trackingID, 3), (.slot, 1), (.trackingID, -1), (.touch, 1),
      (.slot, 1), (.report, 0),
    ]
    #expect(events.map(\.code) == expected.map(\.0))
    #expect(events.map(\.value) == expected.map(\.1))
    #expect(events.allSatisfy { $0.time.microseconds == 9 })
  }

  @Test("An unknown value of a slot is zero, and an unknown tracking ID is no contact")
  func stateOfSlots() {
    var state = RecordedState()
    state.slots[2] = [UInt16(ABS_MT_POSITION_X): 7]
    #expect(state.value(of: ABS_MT_POSITION_X, inSlot: 2) == 7)
    #expect(state.value(of: ABS_MT_POSITION_Y, inSlot: 2) == 0)
    #expect(state.value(of: ABS_MT_TRACKING_ID, inSlot: 2) == -1)
    #expect(state.value(of: ABS_MT_TRACKING_ID, inSlot: -1) == -1)
    #expect(state.value(of: ABS_MT_TRACKING_ID, inSlot: .max) == -1)
  }
}
