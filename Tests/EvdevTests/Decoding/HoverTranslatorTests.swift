// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import TestSupport
import Testing

@testable import Evdev

@Suite("Hovering")
struct HoverTranslatorTests {
  /// Returns a screen with slots that reports distances, at rest.
  private static func device(slots: Int) -> DeviceRecording {
    var device = DeviceDescription(name: "Hovering")
    device.properties = [UInt16(INPUT_PROP_DIRECT)]
    for axis in [ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID, ABS_MT_DISTANCE] {
      device.axes[UInt16(axis)] = DeviceDescription.Axis(0, 999, fuzz: 0, flat: 0, resolution: 0)
    }
    device.axes[UInt16(ABS_MT_SLOT)] = DeviceDescription.Axis(
      0, Int32(slots) - 1, fuzz: 0, flat: 0, resolution: 0)
    device.codes[UInt16(EV_ABS)] = Set(device.axes.keys)
    return DeviceRecording(device: device, events: [])
  }

  /// Returns the touches for lines of events, as in ``Recording``.
  private func play(
    _ text: String, slots: Int = 3, _ state: [UInt16: [Int32: Int32]] = [:]
  ) throws -> [String] {
    var recording = Self.device(slots: slots)
    for (slot, axes) in state {
      for (axis, value) in axes {
        recording.device.state.slots[slot, default: [:]][UInt16(axis)] = value
      }
    }
    for line in text.split(separator: "\n") {
      recording.events += try Recording.slots(slots).events(String(line)).map(\.0)
    }
    return try RecordedTouches(recording, TouchSettings()).lines
  }

  @Test("A distance lifts a contact, and a distance of zero puts the same contact down again")
  func distanceAlone() throws {
    #expect(
      try play("0 id 7 x 5 distance 0\n8 distance 1\n16 x 90\n24 distance 0\n32 distance 1") == [
        "0 down 1:7 (5, 0)", "8 up 1:7 (5, 0)", "24 down 1:7 (90, 0)", "32 up 1:7 (90, 0)",
      ])
  }

  @Test("A lift is at the last place that was touched")
  func placeOfLift() throws {
    #expect(
      try play("0 id 7 x 5\n8 x 400 distance 20") == ["0 down 1:7 (5, 0)", "8 up 1:7 (5, 0)"])
  }

  @Test("A finger that only hovers touches nothing")
  func hoverAlone() throws {
    #expect(try play("0 id 7 x 5 distance 9\n8 x 6 distance 4\n16 id -1\n24 id 8\n32 id -1") == [])
  }

  @Test("A contact that lands after hovering goes down and up with its own tracking ID")
  func approach() throws {
    #expect(
      try play("0 id 7 x 5 distance 9\n8 distance 0\n16 id -1\n24 id 8 x 6\n32 id -1") == [
        "8 down 1:7 (5, 0)", "16 up 1:7 (5, 0)", "24 down 1:8 (6, 0)", "32 up 1:8 (6, 0)",
      ])
  }

  @Test("Each slot hovers independently, also when slots are reported in another order")
  func slots() throws {
    #expect(
      try play(
        """
        0 slot 2 id 7 x 5 slot 0 id 8 x 500 distance 2
        8 slot 2 distance 3 slot 0 distance 0
        16 x 501
        24 id -1 slot 2 distance 0
        32 slot 1 id 9 x 30 slot 2 id -1
        40 slot 1 distance 1
        """) == [
          "0 down 1:7 (5, 0)", "8 up 1:7 (5, 0)", "8 down 1:8 (500, 0)", "16 moved 1:8 (501, 0)",
          "24 up 1:8 (501, 0)", "24 down 1:7 (5, 0)", "32 down 1:9 (30, 0)", "32 up 1:7 (5, 0)",
          "40 up 1:9 (30, 0)",
        ])
  }

  @Test("The distance at the end of a frame counts")
  func withinFrame() throws {
    #expect(
      try play("0 id 7 x 5 distance 3 distance 0\n8 distance 4 distance 0\n16 id -1")
        == ["0 down 1:7 (5, 0)", "16 up 1:7 (5, 0)"])
  }

  @Test("A contact that hovered at the opening may touch; one that touched must lift first")
  func opening() throws {
    let state: [UInt16: [Int32: Int32]] = [
      0: [ABS_MT_TRACKING_ID: 7, ABS_MT_DISTANCE: 2], 1: [ABS_MT_TRACKING_ID: 8],
    ]
    #expect(
      try play(
        "0 slot 0 distance 0 slot 1 x 5\n8 slot 0 id -1 slot 1 distance 1\n16 distance 0\n24 id -1",
        state) == [
          "0 down 1:7 (0, 0)", "8 up 1:7 (0, 0)", "16 down 1:8 (5, 0)", "24 up 1:8 (5, 0)",
        ])
  }

  @Test("A contact is cancelled if it began to hover during lost events")
  func dropped() throws {
    var recording = Self.device(slots: 1)
    let lines = ["0 id 7 x 5", "8 x 6 …", "16 distance 5", "24 distance 0", "32 id -1"]
    for (index, line) in lines.enumerated() {
      let events = try Recording.slots(1).events(line).map(\.0)
      if index == 2 { recording.events.append(InputEvent(.dropped, 0, at: events[0].time)) }
      recording.events += events
    }
    let touches = try RecordedTouches(recording, TouchSettings())
    var phases: [Contact.Phase] = []
    touches.decode(.identity) { output, _ in
      switch output {
      case .frame(let frame), .loss(let frame): phases += frame.touches.map(\.phase)
      case .fault(let fault): Issue.record("\(fault)")
      }
    }
    #expect(phases == [.down, .cancelled, .down, .up])
  }

  @Test("A frame that lost events interrupt keeps its events, which are not recovered again")
  func interrupted() throws {
    var recording = Self.device(slots: 1)
    // X was reported before the drop, and Y is recovered after it.
    for (index, line) in ["0 id 7 x 5 …", "8 y 3", "16 id -1"].enumerated() {
      let events = try Recording.slots(1).events(line).map(\.0)
      if index == 1 { recording.events.append(InputEvent(.dropped, 0, at: events[0].time)) }
      recording.events += events
    }
    let touches = try RecordedTouches(recording, TouchSettings())
    var lines: [String] = []
    touches.decode(.identity) { output, _ in
      switch output {
      case .frame(let frame), .loss(let frame): lines += frame.lines
      case .fault(let fault): Issue.record("\(fault)")
      }
    }
    #expect(lines == ["8 down 1:7 (5, 3)", "16 up 1:7 (5, 3)"])
  }

  @Test("The number of stored events of a frame that never ends is limited")
  func endless() {
    var translator = HoverTranslator(Self.device(slots: 1))
    var events: [InputEvent] = []
    for number in 0..<3 * HoverTranslator.maximumEvents {
      let time = Timestamp(microseconds: Int64(number))
      translator.translate(InputEvent(.contactX, Int32(number), at: time), into: &events)
    }
    #expect(events.count == 2 * HoverTranslator.maximumEvents)
  }

  @Test("Distances are translated only if the distance axis reaches zero and has extent")
  func profiles() throws {
    let plain = DeviceCapabilities.contacts(999, 999, slots: 2)
    let distance = AbsoluteAxis(0, 1, resolution: 0)
    #expect(try !TouchProfile(plain, .named, DeviceSettings()).hasDistance)
    #expect(
      try TouchProfile(plain.with(ABS_MT_DISTANCE, distance), .named, DeviceSettings()).hasDistance)
    let above = AbsoluteAxis(1, 63, resolution: 0)
    #expect(
      try !TouchProfile(plain.with(ABS_MT_DISTANCE, above), .named, DeviceSettings()).hasDistance)
    let empty = AbsoluteAxis(0, 0, resolution: 0)
    #expect(
      try !TouchProfile(plain.with(ABS_MT_DISTANCE, empty), .named, DeviceSettings()).hasDistance)
  }

  @Test(
    "Where the distance is never 0, a pressure is a touch",
    arguments: [
      ("0 id 7 x 5 distance 3 pressure 20\n8 x 6\n16 id -1", "down moved up"),
      ("0 id 7 x 5 distance 1 pressure 1\n8 id -1", "down up"),
      ("0 id 7 x 5 distance 3\n8 pressure 20\n16 pressure 0\n24 pressure 9 id -1", "down up"),
      ("0 id 7 distance 3 pressure 0\n8 x 6\n16 id -1", ""),
      ("0 id 7 distance 3 pressure 4\n8 id 8 pressure 5\n16 id -1", "down up down up"),
      (
        "0 id 7 distance 3 pressure 4 slot 1 id 8 distance 2\n8 pressure 1\n16 id -1 slot 0 id -1",
        "down down up up"
      ),
      // Distances count from the first distance of 0 on; before, the pressure counts.
      ("0 id 0 distance 0\n8 id -1\n16 id 8 distance 3 pressure 4\n24 id -1", "down up"),
      ("0 id 7 distance 3 pressure 4\n8 distance 0\n16 distance 1\n24 id -1", "down up"),
    ])
  func pressure(text: String, phases: String) throws {
    let lines = try play(text)
    let found = lines.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    #expect(found.joined(separator: " ") == phases)
  }

  @Test(
    "Fingers that only hover are reported once, unless one touches",
    arguments: [("", 1), ("1 id 99 distance 0\n2 id -1 distance 3\n", 0)])
  func onlyHovers(start: String, count: Int) throws {
    func taps(_ taps: Range<Int>) -> String {
      taps.map { "\($0 * 50 + 10) id \($0) distance 3\n\($0 * 50 + 20) id -1" }
        .joined(separator: "\n")
    }
    // The last finger is still there.
    let landing = "\n900 id 99 distance 3"
    let few = try play(start + taps(0..<HoverTranslator.suspectCount - 1) + landing)
    #expect(!few.contains("fault: neverTouched"))
    let enough = try play(start + taps(0..<HoverTranslator.suspectCount))
    #expect(enough.count { $0 == "fault: neverTouched" } == count)
    let many = try play(start + taps(0..<30))
    #expect(many.count { $0 == "fault: neverTouched" } == count)
  }

  @Test("After each random frame, the contacts are exactly those that touch at its end")
  func randomFrames() throws {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      let recording = Self.device(slots: 3)
      var translator = HoverTranslator(recording)
      let profile = try TouchProfile(recording.device.capabilities, .named, DeviceSettings())
      var decoder = TouchDecoder(TouchState(profile, recording), number: 1, followsShape: false)
      var slots = Array(repeating: (id: Int32(-1), distance: Int32(0), x: Int32(0)), count: 3)
      var (slot, nextID) = (0, Int32(0))
      var down: [Contact.ID: Double] = [:]
      for frame in 0..<100 {
        let time = Timestamp(microseconds: Int64(frame) * 8_000)
        var events: [InputEvent] = []
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          switch Int.random(in: 0...4, using: &random) {
          case 0:
            slot = Int.random(in: 0...2, using: &random)
            events.append(InputEvent(.slot, Int32(slot), at: time))
          case 1:
            slots[slot].id = Bool.random(using: &random) ? -1 : nextID
            nextID += 1
            events.append(InputEvent(.trackingID, slots[slot].id, at: time))
          case 2, 3:
            slots[slot].distance = .random(in: 0...1, using: &random)
            events.append(InputEvent(.contactDistance, slots[slot].distance, at: time))
          default:
            slots[slot].x = .random(in: 0...900, using: &random)
            events.append(InputEvent(.contactX, slots[slot].x, at: time))
          }
        }
        var translated: [InputEvent] = []
        for event in events + [InputEvent(.report, 0, at: time)] {
          translator.translate(event, into: &translated)
        }
        for event in translated {
          guard case .frame(let frame)? = decoder.decode(event, .live) else { continue }
          for touch in frame.touches {
            #expect((down[touch.contact] == nil) == (touch.phase == .down), "seed \(seed)")
            down[touch.contact] = touch.phase == .up ? nil : touch.position.x
          }
        }
        let touching = slots.filter { $0.id >= 0 && $0.distance <= 0 }
        #expect(
          down
            == Dictionary(
              uniqueKeysWithValues: touching.map {
                (Contact.ID(rawValue: 1 << 32 | UInt64($0.id)), Double($0.x))
              }), "seed \(seed), frame \(frame)")
      }
    }
  }
}

/// The report of fingers that do not lift.
@Suite("Contacts that never lift")
struct NeverLiftedTests {
  @Test(
    "A contact that is down for a minute is reported once",
    arguments: [(59_999, 0), (60_000, 1), (120_000, 1), (500_000, 1)])
  func minute(milliseconds: Int, count: Int) throws {
    let start = "0 id 5 x 1\n10 slot 1 id 6\n20 id -1\n\(milliseconds) x 3\n\(milliseconds) x 4"
    for (text, count) in [(start, count), (start + "\n600000 id 7\n700000 id -1", 1)] {
      let lines = try Recording.slots(2).transcript(text)
      #expect(lines.count { $0 == "fault: never lifted" } == count)
    }
  }

  @Test(
    "A contact is reported after a minute without events, and no check is due without contacts",
    arguments: [
      ("0 id 5 x 1", 60_000), ("0 id 5\n100 slot 1 id 6\n30000 x 3", 60_000),
      ("0 id 5\n100 slot 1 id 6\n30000 slot 0 id -1", 60_100), ("7000 id 5\n9000 id -1", nil),
      ("0 id 5\n50000 id -1\n55000 id 6", 115_000), ("0 id 5\n70000 x 3", nil),
      ("0 x 3", nil),
    ] as [(String, Int64?)])
  func silence(text: String, due: Int64?) throws {
    var decoder = TouchDecoder(Recording.slots(2).state, number: 1, followsShape: true)
    for line in text.split(separator: "\n") {
      for (event, origin) in try Recording.slots(2).events(String(line)) {
        _ = decoder.decode(event, origin)
      }
    }
    // The daemon sets its timer to each time in turn.
    var reported: [Int64] = []
    for _ in 0..<10 {
      guard let time = decoder.stuckContactCheck else { break }
      if decoder.checkStuckContacts(at: time) == .neverLifted {
        reported.append(time.microseconds / 1_000)
      }
    }
    #expect(reported == (due.map { [$0] } ?? []))
    #expect(decoder.stuckContactCheck == nil)
  }

  @Test("A finger that was down at the opening is reported without an event")
  func openedWhileHeld() {
    let slot = TouchState.Slot(x: 0, y: 0, isDown: true)
    var decoder = TouchDecoder(
      TouchState(form: .slots, slots: [slot], currentSlot: 0), number: 1, followsShape: true)
    #expect(decoder.stuckContactCheck == Timestamp(microseconds: 0), "at once")
    let opened = Timestamp(microseconds: 5_000_000)
    #expect(decoder.checkStuckContacts(at: opened) == nil)
    #expect(decoder.stuckContactCheck == opened + TouchDecoder.stuckContactTimeout)
    #expect(
      decoder.checkStuckContacts(at: opened + TouchDecoder.stuckContactTimeout) == .neverLifted)
    #expect(decoder.stuckContactCheck == nil)
  }

  @Test("Taps for hours are not reported, nor long rests between them")
  func taps() throws {
    let text = (0..<100).map { "\($0 * 70_000) id \($0)\n\($0 * 70_000 + 59_000) id -1" }
    let lines = try Recording.slots(1).transcript(text.joined(separator: "\n"))
    #expect(!lines.contains("fault: never lifted") && lines.count == 200)
  }

  @Test("An ignored contact held since the opening and one of a single surface are reported, too")
  func others() throws {
    var held = Recording.slots(1)
    let slot = TouchState.Slot(x: 0, y: 0, isDown: true)
    held.state = TouchState(form: .slots, slots: [slot], currentSlot: 0)
    #expect(try held.transcript("900000 x 5\n959000 x 6") == [])
    #expect(try held.transcript("900000 x 5\n960000 x 6") == ["fault: never lifted"])
    let lines = try Recording.single(.touch).transcript("5 button 1 x 5\n60005 x 6\n60006 button 0")
    #expect(lines.count { $0 == "fault: never lifted" } == 1)
  }
}
