// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

@testable import Evdev

@Suite("Multi-touch protocol A")
struct ProtocolATranslatorTests {
  private func play(_ text: String) throws -> [String] {
    try TranslatorScript.play(.packets(ProtocolATranslator(maximumMove: 100)), .packets, text)
  }

  @Test("A tap is down, moved, and up when a frame has no packets")
  func tap() throws {
    #expect(
      try play("0 x 10 y 20 end\n8 x 12 y 20 end\n16 end")
        == ["0 down 1:0 (10, 20)", "8 moved 1:0 (12, 20)", "16 up 1:0 (12, 20)"])
  }

  @Test("Two contacts keep their identities although the device reports them in another order")
  func order() throws {
    #expect(
      try play(
        """
        0 x 10 y 10 end
        8 x 10 y 10 end x 300 y 10 end
        16 x 301 y 10 end x 11 y 10 end
        24 x 302 y 10 end
        32 end
        """) == [
          "0 down 1:0 (10, 10)", "8 down 1:1 (300, 10)",
          "16 moved 1:1 (301, 10)", "16 moved 1:0 (11, 10)",
          "24 up 1:0 (11, 10)", "24 moved 1:1 (302, 10)", "32 up 1:1 (302, 10)",
        ])
  }

  @Test("A contact that lifts while another lands far away is not matched to the new one")
  func liftAndLand() throws {
    #expect(
      try play("0 x 10 y 10 end\n8 x 500 y 10 end\n16 end")
        == [
          "0 down 1:0 (10, 10)", "8 up 1:0 (10, 10)", "8 down 1:1 (500, 10)",
          "16 up 1:1 (500, 10)",
        ])
  }

  @Test("Where the device assigns tracking IDs, they identify the contacts")
  func numbered() throws {
    #expect(
      try play(
        """
        0 id 5 x 10 y 10 end id 6 x 40 y 10 end
        8 id 6 x 10 y 10 end id 5 x 40 y 10 end
        16 id 7 x 40 y 10 end
        """) == [
          "0 down 1:0 (10, 10)", "0 down 1:1 (40, 10)",
          "8 moved 1:1 (10, 10)", "8 moved 1:0 (40, 10)",
          "16 up 1:0 (40, 10)", "16 down 1:2 (40, 10)", "16 up 1:1 (10, 10)",
        ])
  }

  @Test("A tracking ID that appears twice in a frame is one contact")
  func twice() throws {
    #expect(
      try play("0 id 5 x 10 y 10 end id 5 x 11 y 10 end\n8 end")
        == ["0 down 1:0 (11, 10)", "8 up 1:0 (11, 10)"])
  }

  @Test("The release of BTN_TOUCH alone lifts a contact")
  func button() throws {
    #expect(
      try play("0 touch 1 x 10 y 20 end\n8 touch 0")
        == ["0 down 1:0 (10, 20)", "8 up 1:0 (10, 20)"])
  }

  @Test("A frame without contact events lifts no contact")
  func otherKeys() throws {
    #expect(
      try play("0 x 10 y 20 end\n8 left 1\n16 end")
        == ["0 down 1:0 (10, 20)", "16 up 1:0 (10, 20)"])
  }

  @Test("A packet without a position is not a contact")
  func noPlace() throws {
    #expect(try play("0 id 3 end\n8 id 4\n16 end") == [])
  }

  @Test("The last packet of a frame needs no SYN_MT_REPORT")
  func withoutEnd() throws {
    let tap = ["0 down 1:0 (5, 6)", "8 moved 1:0 (7, 6)", "16 up 1:0 (7, 6)"]
    // The contact is lifted by an empty packet, by the button, and by the button with the last
    // position.
    for lift in ["end", "touch 0", "x 7 y 6 touch 0", "touch 0 x 7 y 6"] {
      #expect(try play("0 x 5 y 6\n8 x 7 y 6\n16 \(lift)") == tap, "\(lift)")
    }
  }

  @Test("The place of a lift is no contact in the next frame, either")
  func placeOfLift() throws {
    #expect(
      try play("0 x 5 y 6\n8 touch 0 x 7 y 6\n16 left 1")
        == ["0 down 1:0 (5, 6)", "8 up 1:0 (5, 6)"])
  }

  @Test("The second of two packets may lack its SYN_MT_REPORT, independently in each frame")
  func lastWithoutEnd() throws {
    #expect(
      try play("0 x 5 y 6 end x 500 y 6\n8 x 5 y 6\n16 x 5 y 6 end x 900 y 6 end\n24 end") == [
        "0 down 1:0 (5, 6)", "0 down 1:1 (500, 6)", "8 up 1:1 (500, 6)", "16 down 1:2 (900, 6)",
        "24 up 1:0 (5, 6)", "24 up 1:2 (900, 6)",
      ])
    #expect(
      try play("0 id 0 x 5 y 6\n8 id 0 x 6 y 6\n16 id 1 x 6 y 6\n24 touch 0") == [
        "0 down 1:0 (5, 6)", "8 moved 1:0 (6, 6)", "16 up 1:0 (6, 6)", "16 down 1:1 (6, 6)",
        "24 up 1:1 (6, 6)",
      ])
  }

  @Test("Without BTN_TOUCH and SYN_MT_REPORT, an unreported contact is lifted after a timeout")
  func silence() {
    var translator = ProtocolATranslator(maximumMove: 100, hasButton: false)
    var events: [InputEvent] = []
    func report(_ milliseconds: Int64, _ codes: InputCode...) {
      let time = Timestamp(microseconds: milliseconds * 1_000)
      for code in codes + [.report] {
        translator.translate(InputEvent(code, 5, at: time), into: &events)
      }
    }
    report(0, .contactX)
    #expect(translator.liftDeadline == Timestamp(microseconds: 100_000))
    report(15, .contactX)
    // A frame without a contact does not postpone the lift.
    report(30, .leftButton)
    #expect(translator.liftDeadline == Timestamp(microseconds: 115_000))
    // A frame that has not ended does not postpone the lift either.
    let time = Timestamp(microseconds: 114_000)
    translator.translate(InputEvent(.contactX, 5, at: time), into: &events)
    events = []
    translator.liftUnreported(into: &events)
    #expect(events.map(\.code) == [.slot, .trackingID, .report])
    #expect(events.map(\.value) == [0, -1, 0])
    #expect(events.allSatisfy { $0.time == Timestamp(microseconds: 115_000) })
    #expect(translator.liftDeadline == nil)
    events = []
    translator.liftUnreported(into: &events)
    #expect(events.isEmpty)
    // A driver that ends its packets reports lifts, so no deadline is needed.
    report(200, .contactX, .contactReport)
    #expect(translator.liftDeadline == nil)
    var other = ProtocolATranslator(maximumMove: 100)
    other.translate(InputEvent(.contactX, 5, at: Timestamp(microseconds: 0)), into: &events)
    other.translate(InputEvent(.report, 0, at: Timestamp(microseconds: 0)), into: &events)
    #expect(other.liftDeadline == nil)
  }

  @Test("A packet with a distance is not a contact, with and without its SYN_MT_REPORT")
  func hovering() throws {
    for end in ["", "end"] {
      #expect(
        try play(
          """
          0 x 5 y 6 distance 3 \(end)
          8 x 5 y 6 \(end)
          16 x 9 y 6 distance 1 \(end)
          """) == ["8 down 1:0 (5, 6)", "16 up 1:0 (5, 6)"])
    }
  }

  @Test("Dropped events cancel all contacts, and a contact that stays is ignored until lifted")
  func dropped() throws {
    #expect(
      try play(
        """
        0 x 10 y 20 end
        dropped
        16 x 11 y 20 end
        24 end
        32 x 10 y 20 end
        """) == [
          "0 down 1:0 (10, 20)", "loss:", "0 cancelled 1:0 (10, 20)", "32 down 1:1 (10, 20)",
        ])
  }

  @Test("Contacts beyond the number of slots are ignored, and trap nothing")
  func many() throws {
    let packets = (0..<40).map { "x \($0 * 200) y 5 end" }.joined(separator: " ")
    let lines = try play("0 \(packets)\n8 end")
    #expect(lines.filter { $0.contains("down") }.count == ProtocolATranslator.slotCount)
    #expect(lines.filter { $0.contains("up") }.count == ProtocolATranslator.slotCount)
  }

  @Test("More taps than there are tracking IDs are each down and up")
  func countGoesRound() {
    var translator = ProtocolATranslator(maximumMove: 100)
    var identities: [Int32] = []
    for tap in 0...ProtocolATranslator.maximumTrackingID {
      let time = Timestamp(microseconds: Int64(tap) * 1_000)
      let place = [InputEvent(.contactX, 5, at: time), InputEvent(.contactReport, 0, at: time)]
      var events: [InputEvent] = []
      for event in place + [
        InputEvent(.report, 0, at: time), place[1], InputEvent(.report, 0, at: time),
      ] {
        translator.translate(event, into: &events)
      }
      identities += events.filter { $0.code == .trackingID }.map(\.value)
    }
    var events: [InputEvent] = []
    for code in [InputCode.contactX, .contactReport, .report] {
      translator.translate(InputEvent(code, 5, at: Timestamp(microseconds: 0)), into: &events)
    }
    identities += events.filter { $0.code == .trackingID }.map(\.value)
    let downs = stride(from: 0, to: identities.count, by: 2).map { identities[$0] }
    #expect(downs == Array(0...ProtocolATranslator.maximumTrackingID) + [0])
    #expect(identities.filter { $0 == -1 }.count == downs.count - 1)
  }

  @Test("Random fingers are decoded: each contact goes down, moves in its lane and goes up, once")
  func randomFingers() throws {
    for (seed, var random) in SplitMix64.seeded(0..<200) {
      var translator = EventTranslator.packets(ProtocolATranslator(maximumMove: 100))
      var fingers: [Int: (x: Int32, y: Int32)] = [:]
      var decoder = TouchDecoder(
        TouchState(
          form: .slots,
          slots: Array(
            repeating: TouchState.Slot(x: 0, y: 0, isDown: false),
            count: ProtocolATranslator.slotCount), currentSlot: 0), number: 1, followsShape: false)
      var down: [Contact.ID: Point] = [:]
      for frame in 0..<60 {
        // Fingers are in lanes far apart, so that their identity is certain.
        let lane = Int.random(in: 0..<5, using: &random)
        if fingers[lane] == nil {
          fingers[lane] = (x: 50, y: Int32(lane) * 1_000)
        } else if Bool.random(using: &random) {
          fingers[lane] = nil
        }
        for lane in fingers.keys.sorted() {
          fingers[lane]?.x += .random(in: -40...40, using: &random)
        }
        for event in packets(Array(fingers.values), frame, &random) {
          var events: [InputEvent] = []
          translator.translate(event, into: &events)
          for event in events {
            guard case .frame(let frame)? = decoder.decode(event, .live) else { continue }
            for touch in frame.touches {
              #expect((down[touch.contact] != nil) == (touch.phase != .down), "seed \(seed)")
              if touch.phase == .moved, let last = down[touch.contact] {
                #expect(last.y == touch.position.y, "seed \(seed): nobody changes the lane")
              }
              down[touch.contact] = touch.phase == .up ? nil : touch.position
            }
          }
        }
        #expect(
          Set(down.values.map { [$0.x, $0.y] })
            == Set(fingers.values.map { [Double($0.x), Double($0.y)] }), "seed \(seed)")
      }
    }
  }

  private func packets(
    _ fingers: [(x: Int32, y: Int32)], _ frame: Int, _ random: inout SplitMix64
  ) -> [InputEvent] {
    let time = Timestamp(microseconds: Int64(frame) * 8_000)
    var events: [InputEvent] = []
    for finger in fingers.shuffled(using: &random) {
      events.append(InputEvent(.contactX, finger.x, at: time))
      events.append(InputEvent(.contactY, finger.y, at: time))
      events.append(InputEvent(.contactReport, 0, at: time))
    }
    if fingers.isEmpty { events.append(InputEvent(.contactReport, 0, at: time)) }
    return events + [InputEvent(.report, 0, at: time)]
  }
}
