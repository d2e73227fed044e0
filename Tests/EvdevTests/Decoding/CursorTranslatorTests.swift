// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

@testable import Evdev

@Suite("Mice and touchpads")
struct CursorTranslatorTests {
  private func mouse(_ text: String) throws -> [String] {
    try TranslatorScript.play(.cursor(CursorTranslator(.mouse)), .mouse, text)
  }

  private func touchpad(_ text: String) throws -> [String] {
    let axis = AbsoluteAxis(0, 1_000, resolution: 0)
    return try TranslatorScript.play(
      .cursor(CursorTranslator(.touchpad(x: axis, y: axis))), .touchpad, text)
  }

  @Test("A mouse button is a contact at the cursor, which begins in the middle")
  func click() throws {
    #expect(
      try mouse("0 left 1\n50 left 0") == ["0 down 1:0 (5000, 5000)", "50 up 1:0 (5000, 5000)"])
  }

  @Test("A mouse moves the cursor, and drags while its button is down")
  func drag() throws {
    #expect(
      try mouse("0 dx 10 dy -20\n8 left 1\n16 dx 1\n24 left 0") == [
        "8 down 1:0 (5050, 4900)", "16 moved 1:0 (5055, 4900)", "24 up 1:0 (5055, 4900)",
      ])
  }

  @Test("A motion before a click in the same frame moves the click")
  func moveAndClick() throws {
    #expect(try mouse("0 dx 10 left 1") == ["0 down 1:0 (5050, 5000)"])
  }

  @Test("The cursor stops at the edges and comes back from there at once")
  func edges() throws {
    #expect(
      try mouse("0 dx 100000 dy -2147483648\n8 dx -1\n16 left 1") == ["16 down 1:0 (9994, 0)"])
  }

  @Test("A finger moves the cursor by the same fraction of the keyboard as of the touchpad")
  func padMoves() throws {
    #expect(
      try touchpad("0 touch 1 ax 100 ay 100\n8 ax 200 ay 150\n300 touch 0\n400 left 1") == [
        "400 down 1:0 (6000, 5500)"
      ])
  }

  @Test("A finger that lands elsewhere on the pad does not move the cursor")
  func padLands() throws {
    #expect(
      try touchpad(
        """
        0 touch 1 ax 100 ay 100
        300 touch 0
        400 touch 1 ax 900 ay 900
        700 touch 0
        800 left 1
        """) == ["800 down 1:0 (5000, 5000)"])
  }

  @Test("A short touch of the pad is a tap at the cursor; a long, moved or clicking one is not")
  func padTap() throws {
    #expect(
      try touchpad("0 touch 1 ax 5 ay 5\n100 touch 0")
        == ["100 down 1:0 (5000, 5000)", "100 up 1:0 (5000, 5000)"])
    #expect(try touchpad("0 touch 1 ax 5 ay 5\n200 touch 0") == [])
    #expect(try touchpad("0 touch 1 ax 5 ay 5\n8 ax 50\n100 touch 0") == [])
    #expect(
      try touchpad("0 touch 1 ax 5 ay 5\n8 left 1\n50 left 0\n100 touch 0")
        == ["8 down 1:0 (5000, 5000)", "50 up 1:0 (5000, 5000)"])
  }

  @Test("Two fingers on the pad neither move the cursor nor tap")
  func twoFingers() throws {
    #expect(
      try touchpad("0 touch 1 two 1 ax 5 ay 5\n8 ax 300\n50 touch 0 two 0\n100 left 1")
        == ["100 down 1:0 (5000, 5000)"])
  }

  @Test("Three fingers on the pad neither move the cursor nor tap")
  func threeFingers() throws {
    #expect(
      try touchpad("0 touch 1 three 1 ax 5 ay 5\n8 ax 300\n50 three 0\n58 touch 0\n100 left 1")
        == ["100 down 1:0 (5000, 5000)"])
  }

  @Test("Two fingers that lift one after the other neither move the cursor nor tap")
  func liftInTurn() throws {
    #expect(try touchpad("0 touch 1 ax 5 ay 5\n8 two 1\n50 two 0\n58 touch 0") == [])
    #expect(
      try touchpad(
        """
        0 touch 1 ax 5 ay 5
        8 two 1
        50 two 0 ax 900 ay 900
        58 ax 900
        66 touch 0
        300 left 1
        """) == ["300 down 1:0 (5000, 5000)"])
  }

  @Test("After dropped events a finger's next position on the pad does not move the cursor")
  func dropped() throws {
    #expect(
      try touchpad("0 touch 1 ax 5 ay 5\ndropped\n16 ax 900 ay 900\n300 touch 0\n400 left 1")
        == ["400 down 1:0 (5000, 5000)"])
  }

  @Test("The cursor's position is returned for each motion, pressed or not, and none at rest")
  func place() {
    var translator = CursorTranslator(.mouse)
    func place(_ events: [(InputCode, Int32)]) -> Point? {
      var translated: [InputEvent] = []
      for (code, value) in events {
        translator.translate(
          InputEvent(code, value, at: Timestamp(microseconds: 0)), into: &translated)
      }
      return CursorTranslator.place(in: translated)
    }
    #expect(place([(.motionX, 10), (.motionY, -20), (.report, 0)]) == Point(x: 5050, y: 4900))
    #expect(place([(.leftButton, 1), (.report, 0)]) == nil)
    #expect(place([(.motionX, 1), (.leftButton, 0), (.report, 0)]) == Point(x: 5055, y: 4900))
    // Of several frames at once, the last complete one determines the position.
    #expect(
      place([(.motionY, 1), (.report, 0), (.motionY, 1), (.report, 0), (.motionX, 9)])
        == Point(x: 5055, y: 4910))
    #expect(place([]) == nil)
  }

  @Test("The cursor stays on its surface for any events of a mouse")
  func staysInside() {
    for (seed, var random) in SplitMix64.seeded(0..<100) {
      var translator = CursorTranslator(.mouse)
      for _ in 0..<200 {
        let code = [InputCode.motionX, .motionY, .report, .leftButton].randomElement(using: &random)
        let value = Int32(
          truncatingIfNeeded: random.next() >> Int.random(in: 0..<64, using: &random))
        var events: [InputEvent] = []
        translator.translate(
          InputEvent(code ?? .report, value, at: Timestamp(microseconds: 0)), into: &events)
        for event in events where event.code == .x || event.code == .y {
          #expect((0..<CursorTranslator.extent).contains(event.value), "seed \(seed)")
        }
      }
    }
  }
}

@Suite("Surfaces that are pressed, and pens")
struct PressureAndPenTests {
  private func pressed(_ text: String, maximum: Int32 = 255, pressure: Int32 = 0) throws -> [String]
  {
    let axis = AbsoluteAxis(0, maximum, resolution: 0)
    return try TranslatorScript.play(
      .pressure(PressureTranslator(axis, pressure: pressure)), .pressure, text)
  }

  @Test("A surface without a button is touched while it is pressed")
  func press() throws {
    #expect(
      try pressed("0 ax 10 ay 20 pressure 90\n8 ax 11 pressure 80\n16 pressure 0")
        == ["0 down 1:0 (10, 20)", "8 moved 1:0 (11, 20)", "16 up 1:0 (11, 20)"])
  }

  @Test("A pressure that flickers around the threshold is one touch")
  func flicker() throws {
    #expect(
      try pressed(
        "0 ax 10 ay 20 pressure 5\n8 pressure 4\n16 pressure 5\n24 pressure 3\n32 pressure 2")
        == ["0 down 1:0 (10, 20)", "32 up 1:0 (10, 20)"])
  }

  @Test("A surface that was pressed at the opening is touched only after it is released")
  func pressedAtTheOpening() throws {
    let text = "0 pressure 5\n8 pressure 0\n16 pressure 5"
    #expect(try pressed(text, pressure: 5) == ["16 down 1:0 (0, 0)"])
    #expect(
      try pressed(text, pressure: 4)
        == ["0 down 1:0 (0, 0)", "8 up 1:0 (0, 0)", "16 down 1:1 (0, 0)"])
  }

  @Test("A pressure axis with only two values is decoded as touch and lift")
  func binary() throws {
    #expect(
      try pressed("0 ax 1 ay 2 pressure 1\n8 pressure 0", maximum: 1)
        == ["0 down 1:0 (1, 2)", "8 up 1:0 (1, 2)"])
  }

  @Test("A pressure axis over the whole range of Int32 traps nothing")
  func extremes() {
    let axis = AbsoluteAxis(.min, .max, resolution: 0)
    var translator = PressureTranslator(axis, pressure: .min)
    var events: [InputEvent] = []
    for value in [Int32.max, .min, 0, .max] {
      translator.translate(
        InputEvent(.pressure, value, at: Timestamp(microseconds: 0)), into: &events)
    }
    #expect(events.filter { $0.code == .touch }.map(\.value) == [1, 0, 1])
  }

  @Test("A pen is near from the press of its first tool to the release of its last")
  func proximity() {
    var pen = PenProximity(DeviceRecording(device: DeviceDescription(name: "Pen"), events: []))
    func update(_ code: Int32, _ value: Int32) -> Bool? {
      pen.update(InputEvent(.key(code), value, at: Timestamp(microseconds: 0)))
    }
    #expect(update(0x140, 1) == true)
    #expect(update(0x141, 1) == nil, "the eraser, before the tip is gone")
    #expect(update(0x140, 0) == nil)
    #expect(update(0x141, 0) == false)
    #expect(update(0x145, 1) == nil, "a finger is no pen")
    #expect(update(0x14A, 1) == nil, "BTN_TOUCH is no tool")
    #expect(update(0x140, 0) == nil)
  }

  @Test("A pen that is near its surface when it is opened is near until it leaves")
  func nearAtTheOpening() {
    var device = DeviceDescription(name: "Pen")
    device.state.values[.key(0x141)] = 1
    var pen = PenProximity(DeviceRecording(device: device, events: []))
    #expect(pen.isNear)
    let change = pen.update(InputEvent(.key(0x141), 0, at: Timestamp(microseconds: 0)))
    #expect(change == false)
    #expect(!pen.isNear)
  }
}
