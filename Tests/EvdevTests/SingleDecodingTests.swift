// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import Evdev

@Suite("Touch decoder: one contact")
struct SingleDecodingTests {
  @Test(
    "A contact lasts as long as its button is down, and has its own number",
    arguments: [InputCode.touch, .leftButton])
  func button(button: InputCode) throws {
    let transcript = try Recording.single(button).transcript(
      """
      0 button 1 x 100 y 200
      8 x 101
      16 button 0
      24 x 300
      32 button 1
      40 button 0
      """)
    #expect(
      transcript == [
        "0 down 1:0 (100, 200)", "8 moved 1:0 (101, 200)", "16 up 1:0 (101, 200)",
        "32 down 1:1 (300, 200)", "40 up 1:1 (300, 200)",
      ])
  }

  @Test("A repeated press or release of the button is ignored")
  func repeated() throws {
    #expect(
      try Recording.single(.touch).transcript("0 button 1\n8 button 2\n9 button 0\n10 button 0")
        == ["0 down 1:0 (0, 0)", "9 up 1:0 (0, 0)"])
  }

  @Test("A button pressed and released in one frame makes no contact")
  func pressInOneFrame() throws {
    #expect(try Recording.single(.touch).transcript("0 button 1 button 0\n8 x 5") == [])
  }

  @Test("A button that was down at opening does nothing until it is up")
  func downAtOpen() throws {
    let slot = TouchState.Slot(x: 1, y: 2, isDown: true)
    let state = TouchState(form: .single(.touch), slots: [slot], currentSlot: 0)
    #expect(
      try Recording(state: state).transcript("0 x 5\n8 button 1\n16 button 0\n24 button 1")
        == ["24 down 1:0 (5, 2)"])
  }

  @Test("Multi-touch events of a device that is read as single touch are passed over")
  func mixed() throws {
    #expect(try Recording.single(.touch).transcript("0 slot 1 id 5") == [])
  }
}
