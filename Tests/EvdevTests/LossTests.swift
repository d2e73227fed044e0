// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import Evdev

@Suite("Touch decoder: lost events and lost devices")
struct LossTests {
  @Test("A tap whose end was dropped is cancelled, not typed")
  func tapEndDropped() throws {
    let transcript = try Recording.slots(2).transcript(
      """
      0 id 1 x 5 y 5
      8 recovered id -1
      """)
    #expect(transcript == ["0 down 1:1 (5, 5)", "loss:", "8 cancelled 1:1 (5, 5)"])
  }

  @Test("A contact replaced during a drop is cancelled, and the new contact goes down")
  func replaced() throws {
    let transcript = try Recording.slots(2).transcript(
      """
      0 id 1 x 5 y 5
      8 recovered slot 0 id -1
      8 recovered slot 0 id 2 x 9
      16 id -1
      """)
    #expect(
      transcript == [
        "0 down 1:1 (5, 5)", "loss:", "8 cancelled 1:1 (5, 5)", "8 down 1:2 (9, 5)",
        "16 up 1:2 (9, 5)",
      ])
  }

  @Test("A contact that only moved during a drop is moved, and no loss is reported")
  func moved() throws {
    #expect(
      try Recording.slots(2).transcript("0 id 1 x 5 y 5\n8 recovered x 50\n16 id -1")
        == ["0 down 1:1 (5, 5)", "8 moved 1:1 (50, 5)", "16 up 1:1 (50, 5)"])
  }

  @Test("A contact that landed during a drop goes down")
  func newContact() throws {
    #expect(
      try Recording.slots(2).transcript("0 recovered slot 1 id 1 x 5 y 5\n16 id -1")
        == ["0 down 1:1 (5, 5)", "16 up 1:1 (5, 5)"])
  }

  @Test("A lift read in an unfinished frame before a drop is a lift, not a loss")
  func unfinishedFrame() throws {
    #expect(
      try Recording.slots(2).transcript("0 id 1 x 5 y 5\n8 id -1 …\n9 recovered slot 1 id 2")
        == ["0 down 1:1 (5, 5)", "9 up 1:1 (5, 5)", "9 down 1:2 (0, 0)"])
  }

  @Test("A contact that began and was lost in one unfinished frame is not reported")
  func unfinishedTap() throws {
    #expect(
      try Recording.slots(2).transcript("0 id 1 x 5 y 5 …\n9 recovered id -1") == [])
  }

  @Test("An ignored contact that ends during a drop is not reported as a loss")
  func ignoredLost() throws {
    let slot = TouchState.Slot(x: 1, y: 2, isDown: true)
    let state = TouchState(form: .slots, slots: [slot], currentSlot: 0)
    #expect(
      try Recording(state: state).transcript("0 recovered id -1\n8 id 5") == ["8 down 1:5 (1, 2)"])
  }

  @Test("Only the frame with the cancelled contact is reported as a loss")
  func lossEnds() throws {
    let transcript = try Recording.slots(1).transcript(
      "0 id 1 x 5 y 5\n8 recovered id -1\n9 id 2\n10 id -1")
    #expect(transcript.filter { $0 == "loss:" }.count == 1)
    #expect(transcript.last == "10 up 1:2 (5, 5)")
  }

  @Test("A single touch whose end was dropped is cancelled too")
  func singleTouch() throws {
    #expect(
      try Recording.single(.touch).transcript("0 button 1 x 5\n8 recovered button 0")
        == ["0 down 1:0 (5, 0)", "loss:", "8 cancelled 1:0 (5, 0)"])
  }

  @Test("An unplugged device cancels its contacts, each once")
  func unplugged() throws {
    let recording = Recording.slots(3)
    var decoder = TouchDecoder(recording.state, number: 1, followsShape: true)
    for line in ["0 slot 0 id 1 x 5 y 5 slot 2 id 2 x 6 y 6", "8 slot 2 x 7 …"] {
      for (event, origin) in try recording.events(line) { _ = decoder.decode(event, origin) }
    }
    let frame = decoder.cancelAll(at: Timestamp(microseconds: 9_000))
    #expect(frame?.lines == ["9 cancelled 1:1 (5, 5)", "9 cancelled 1:2 (7, 6)"])
    #expect(decoder.cancelAll(at: Timestamp(microseconds: 9_000)) == nil)
  }

  @Test("Contacts that were cancelled do nothing more until they are lifted")
  func afterCancel() throws {
    let recording = Recording.slots(1)
    var decoder = TouchDecoder(recording.state, number: 1, followsShape: true)
    var lines: [String] = []
    for line in ["0 id 1 x 5 y 5", "8 x 6", "16 id -1", "24 id 2"] {
      for (event, origin) in try recording.events(line) {
        lines += decoder.decode(event, origin)?.lines ?? []
      }
      if line.hasPrefix("0") { _ = decoder.cancelAll(at: Timestamp(microseconds: 1)) }
    }
    #expect(lines == ["0 down 1:1 (5, 5)", "24 down 1:2 (6, 5)"])
  }

  @Test("Contacts of two devices with the same tracking ID are two contacts")
  func twoDevices() throws {
    let recording = Recording.slots(1)
    var ids: Set<Contact.ID> = []
    for number in [UInt32(1), 2, .max] {
      var decoder = TouchDecoder(recording.state, number: number, followsShape: true)
      for (event, origin) in try recording.events("0 id 2147483647 x 5 y 5") {
        if case .frame(let frame)? = decoder.decode(event, origin) {
          ids.formUnion(frame.touches.map(\.contact))
        }
      }
    }
    #expect(ids.map { $0.rawValue >> 32 }.sorted() == [1, 2, UInt64(UInt32.max)])
    #expect(ids.allSatisfy { $0.rawValue & 0xffff_ffff == 0x7fff_ffff })
  }
}
