// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import Evdev

@Suite("Touch decoder: slots")
struct SlotDecodingTests {
  /// A rule, the number of slots, the input, and the decoder's output.
  @Test(
    "Each rule for contacts and slots holds",
    arguments: [
      (
        "A tap is down where the finger is, and up at its last place", 10,
        "0 id 45 x 100 y 200 touch 1\n8 x 101\n16 id -1 touch 0",
        ["0 down 1:45 (100, 200)", "8 moved 1:45 (101, 200)", "16 up 1:45 (101, 200)"]
      ),
      (
        "A new contact without X or Y has its slot's last position, since only changes are sent", 2,
        "0 id 1 x 100 y 200\n8 id -1\n16 id 2\n24 id -1\n32 id 3 x 150",
        [
          "0 down 1:1 (100, 200)", "8 up 1:1 (100, 200)", "16 down 1:2 (100, 200)",
          "24 up 1:2 (100, 200)", "32 down 1:3 (150, 200)",
        ]
      ),
      (
        "A tracking ID that changes without −1 lifts the old contact first", 1,
        "0 id 1 x 5 y 5\n8 id 2 x 9\n16 id -1",
        ["0 down 1:1 (5, 5)", "8 up 1:1 (5, 5)", "8 down 1:2 (9, 5)", "16 up 1:2 (9, 5)"]
      ),
      (
        "The same tracking ID again changes nothing", 1, "0 id 1 x 5 y 5\n8 id 1",
        ["0 down 1:1 (5, 5)"]
      ),
      (
        "A contact that moves and is lifted in one frame is up at its new place", 1,
        "0 id 1 x 5 y 5\n8 x 9 id -1", ["0 down 1:1 (5, 5)", "8 up 1:1 (9, 5)"]
      ),
      (
        "Events for a slot without a contact make no touch", 10,
        "0 slot 3 x 5 y 5\n8 slot 4 id -1\n16 slot 3 id 1", ["16 down 1:1 (5, 5)"]
      ),
      (
        "An invalid slot is reported, and events are ignored until a valid slot", 2,
        "0 slot 2 id 1 x 5 y 5\n8 slot -1 id 2 x 6 y 6\n"
          + "16 slot 2147483647 id 3 slot -2147483648 id -1\n24 slot 1 id 4 x 7 y 7",
        [
          "fault: slot 2 of 2", "fault: slot -1 of 2", "fault: slot 2147483647 of 2",
          "fault: slot -2147483648 of 2", "24 down 1:4 (7, 7)",
        ]
      ),
      (
        "A tracking ID in two slots is one contact", 2,
        "0 slot 0 id 1 x 5 y 5\n8 slot 1 id 1 x 9 y 9\n16 slot 1 id -1\n24 slot 0 id -1",
        ["0 down 1:1 (5, 5)", "fault: tracking ID twice", "24 up 1:1 (5, 5)"]
      ),
      (
        "Frames without a change of a contact are not reported", 2,
        "0 touch 1\n8 x 5\n16 slot 1", []
      ),
      (
        "Multi-touch events of a device without slots make no contact and trap nothing", 0,
        "0 id 1 x 5 y 5\n8 slot 0 id 2", ["fault: slot 0 of 0"]
      ),
    ] as [(String, Int, String, [String])])
  func rule(rule: String, slots: Int, input: String, output: [String]) throws {
    #expect(try Recording.slots(slots).transcript(input) == output, "\(rule)")
  }

  @Test("Contacts are distinguished by tracking ID, and reported in the device's order")
  func twoContacts() throws {
    let transcript = try Recording.slots(10).transcript(
      """
      0 slot 1 id 7 x 10 y 10 slot 0 id 8 x 20 y 20
      8 slot 0 y 21 slot 1 y 11
      16 slot 1 id -1
      24 slot 1 id 9 x 30
      32 slot 0 id -1 slot 1 id -1
      """)
    #expect(
      transcript == [
        "0 down 1:7 (10, 10)", "0 down 1:8 (20, 20)",
        "8 moved 1:8 (20, 21)", "8 moved 1:7 (10, 11)",
        "16 up 1:7 (10, 11)",
        "24 down 1:9 (30, 11)",
        "32 up 1:8 (20, 21)", "32 up 1:9 (30, 11)",
      ])
  }

  @Test("The first contact after the opening has its slot's initial position")
  func initialPosition() throws {
    let slot = TouchState.Slot(x: 70, y: 80, isDown: false)
    let state = TouchState(form: .slots, slots: [slot, slot], currentSlot: 1)
    #expect(
      try Recording(state: state).transcript("0 id 5\n8 slot 0 x 71\n16 id 6")
        == ["0 down 1:5 (70, 80)", "16 down 1:6 (71, 80)"])
  }

  @Test("A contact that was down at opening does nothing until it is lifted")
  func downAtOpen() throws {
    let slots = [
      TouchState.Slot(x: 5, y: 6, isDown: true), TouchState.Slot(x: 0, y: 0, isDown: false),
    ]
    let state = TouchState(form: .slots, slots: slots, currentSlot: 0)
    let transcript = try Recording(state: state).transcript(
      """
      0 x 7
      8 slot 1 id 3 x 1 y 1
      16 slot 0 id -1
      24 id 4
      """)
    #expect(transcript == ["8 down 1:3 (1, 1)", "24 down 1:4 (7, 6)"])
  }

  @Test(
    "Only the contact at a frame's end counts, not contacts that begin and end within it",
    arguments: [
      // A free slot.
      ("0 id 5 id -1", []),
      ("0 id 5 id 6 x 7", ["0 down 1:6 (7, 0)"]),
      ("0 id 5 id -1 id 6 x 7", ["0 down 1:6 (7, 0)"]),
      ("0 id 5 x 3 id 6", ["0 down 1:6 (3, 0)"]),
      // A held contact.
      ("0 id 1\n8 id 5 id 6", ["0 down 1:1 (0, 0)", "8 up 1:1 (0, 0)", "8 down 1:6 (0, 0)"]),
      ("0 id 1\n8 id -1 x 4 id 6", ["0 down 1:1 (0, 0)", "8 up 1:1 (0, 0)", "8 down 1:6 (4, 0)"]),
      ("0 id 1\n8 id 5 x 4 id -1", ["0 down 1:1 (0, 0)", "8 up 1:1 (0, 0)"]),
      // The contact never left.
      ("0 id 1\n8 id -1 id 1", ["0 down 1:1 (0, 0)"]),
      ("0 id 1\n8 id 5 id 1 x 2", ["0 down 1:1 (0, 0)", "8 moved 1:1 (2, 0)"]),
      // The contact moves to another slot.
      (
        "0 id 1\n8 id -1 slot 1 id 1 x 2",
        [
          "0 down 1:1 (0, 0)", "8 up 1:1 (0, 0)", "8 down 1:1 (2, 0)",
        ]
      ),
    ])
  func severalInOneFrame(events: String, touches: [String]) throws {
    #expect(try Recording.slots(2).transcript(events) == touches)
  }

  @Test("A frame that a device ends late holds one change of each slot")
  func endlessFrame() throws {
    var decoder = TouchDecoder(Recording.slots(2).state, number: 1, followsShape: true)
    for round in Int32(0)..<10_000 {
      for (code, value) in [
        (InputCode.slot, round % 2), (.trackingID, -1), (.trackingID, round), (.contactX, round),
      ] {
        #expect(
          decoder.decode(InputEvent(code, value, at: Timestamp(microseconds: 0)), .live) == nil)
      }
    }
    let output = decoder.decode(InputEvent(.report, 0, at: Timestamp(microseconds: 1)), .live)
    #expect(output?.lines == ["0 down 1:9998 (9998, 0)", "0 down 1:9999 (9999, 0)"])
  }

  @Test("Slots beyond the maximum number are ignored")
  func manySlots() {
    #expect(Recording.slots(100_000).state.slots.count == TouchState.maximumSlots)
  }

  @Test("A contact is reported with its shape, and a change of the shape alone is a move")
  func shapes() throws {
    let recording = Recording.slots(1)
    var decoder = TouchDecoder(recording.state, number: 1, followsShape: true)
    var shapes: [ContactShape] = []
    for line in ["0 id 1 x 5 y 5 pressure 30 major 7", "8 pressure 40", "16 tool 2", "24 id -1"] {
      for (event, origin) in try recording.events(line) {
        guard case .frame(let frame)? = decoder.decode(event, origin) else { continue }
        shapes += frame.touches.map(\.shape)
      }
    }
    #expect(
      shapes == [
        ContactShape(pressure: 30, major: 7), ContactShape(pressure: 40, major: 7),
        ContactShape(pressure: 40, major: 7, tool: 2),
        ContactShape(pressure: 40, major: 7, tool: 2),
      ])
  }

  @Test("If shapes are not followed, a change of the shape alone makes no frame")
  func withoutShapes() throws {
    let recording = Recording.slots(1)
    var decoder = TouchDecoder(recording.state, number: 1, followsShape: false)
    var lines: [String] = []
    for line in ["0 id 1 x 5 y 5 pressure 30", "8 pressure 40", "16 x 6 pressure 50"] {
      for (event, origin) in try recording.events(line) {
        lines += decoder.decode(event, origin)?.lines ?? []
      }
    }
    #expect(lines == ["0 down 1:1 (5, 5)", "16 moved 1:1 (6, 5)"])
  }

  @Test("A cancelled contact touches the device, without a report, until it is lifted")
  func cancelled() throws {
    let recording = Recording.slots(2)
    var decoder = TouchDecoder(recording.state, number: 1, followsShape: false)
    let time = Timestamp(microseconds: 0)
    #expect(decoder.cancelAll(at: time) == nil)
    #expect(!decoder.isTouched)
    for (line, isTouched) in [("0 id 1 x 5", true), ("8 x 6", true), ("16 id -1", false)] {
      let outputs = try recording.events(line).compactMap { decoder.decode($0, $1) }
      #expect(outputs.count == (line.hasPrefix("0") ? 1 : 0))
      #expect(decoder.isTouched == isTouched)
      if line.hasPrefix("0") {
        #expect(decoder.cancelAll(at: time)?.lines == ["0 cancelled 1:1 (5, 0)"])
        #expect(decoder.isTouched)
      }
    }
  }

  @Test("A contact that begins while new contacts are ignored stays ignored until it is lifted")
  func deaf() throws {
    let recording = Recording.slots(2)
    var decoder = TouchDecoder(recording.state, number: 1, followsShape: false)
    var lines: [String] = []
    for line in ["0 id 1 x 5 y 5", "8 x 6", "16 id -1", "24 id 2"] {
      decoder.ignoresNewContacts = line.hasPrefix("0")
      for (event, origin) in try recording.events(line) {
        lines += decoder.decode(event, origin)?.lines ?? []
      }
    }
    #expect(lines == ["24 down 1:2 (6, 5)"])
  }
}
