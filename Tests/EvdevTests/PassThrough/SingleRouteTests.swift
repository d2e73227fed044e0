// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Testing

/// The application's events from a surface with one contact, a pointer, or a pen.
@Suite("Touch router: one contact")
struct SingleRouteTests {
  private let resistive = RoutedScreen.single(.touch, "X Y pressure touch")
  private let pointer = RoutedScreen.single(.leftButton, "X Y left right")
  private let pen = RoutedScreen.single(.touch, "X Y pressure touch pen")

  @Test("A touch above the keyboard is forwarded, with all its values at its landing")
  func outside() throws {
    var screen = resistive
    try screen.expect(
      """
      X 10 Y 900 pressure 5 touch 1 >
      touch 0 pressure 0 >
      Y 100 touch 1 pressure 7 > touch 1 X 10 Y 100 pressure 7
      X 11 > same
      pressure 0 touch 0 > touch 0 pressure 0
      """)
    #expect(screen.router.isIdle)
  }

  @Test("A touch on the keyboard is not forwarded, and neither is its position afterwards")
  func inside() throws {
    var screen = resistive
    try screen.expect(
      """
      touch 1 X 10 Y 900 pressure 5 >
      Y 100 >
      Y 101 touch 0 pressure 0 >
      X 12 >
      """)
  }

  @Test("A lift and a touch in one frame are two touches, each with its own owner")
  func liftAndLandingInOneFrame() throws {
    var screen = resistive
    try screen.expect(
      """
      touch 1 X 10 Y 100 pressure 5 > same
      touch 0 touch 1 Y 900 > touch 0
      touch 0 touch 1 Y 101 > touch 1 X 10 Y 101 pressure 5
      touch 0 > same
      touch 1 touch 0 > touch 1 X 10 Y 101 pressure 5 touch 0
      """)
    #expect(screen.router.isIdle)
  }

  @Test("A finger's tool is forwarded only with its touch")
  func fingerTool() throws {
    var screen = RoutedScreen.single(.touch, "X Y touch finger")
    try screen.expect(
      """
      finger 1 touch 1 Y 900 >
      finger 0 touch 0 >
      finger 1 touch 1 Y 100 > touch 1 finger 1 X 0 Y 100
      touch 0 > same
      finger 0 > same
      """)
  }

  @Test("A pointer is forwarded everywhere, except for its events while it presses a key")
  func pointerMoves() throws {
    var screen = pointer
    try screen.expect(
      """
      X 10 Y 900 > same
      left 1 >
      X 20 Y 700 >
      left 0 >
      X 21 > X 21 Y 700
      Y 100 > same
      left 1 > left 1 X 21 Y 100
      Y 800 > same
      left 0 > same
      """)
  }

  @Test("Other buttons and the wheel are forwarded, also over the keyboard")
  func otherButtons() throws {
    var screen = pointer
    try screen.expect(
      """
      X 10 Y 900 > same
      right 1 > same
      wheel -1 > same
      left 1 right 0 > right 0
      left 0 >
      """)
  }

  @Test("A hovering pen is forwarded; a pen that touches the keyboard is not")
  func penHovers() throws {
    var screen = pen
    try screen.expect(
      """
      X 1 Y 800 >
      pen 1 X 10 Y 900 > X 10 Y 900 pen 1
      touch 1 pressure 60 Y 901 >
      X 12 pressure 61 >
      touch 0 pressure 0 >
      Y 300 > X 12 Y 300 pressure 0
      touch 1 pressure 70 > touch 1 X 12 Y 300 pressure 70
      touch 0 pressure 0 pen 0 > same
      """)
  }

  @Test("A change of owner lifts the touch, and its remaining events are ignored")
  func liftAll() throws {
    var screen = pen
    _ = try screen.play("pen 1 Y 100\ntouch 1")
    #expect(!screen.router.isIdle)
    #expect(screen.liftAll() == "pressure 0 pen 0 touch 0")
    #expect(try screen.play("X 5\ntouch 0 pressure 0\npen 0") == ["", "", ""])
    #expect(screen.router.isIdle)
  }

  @Test("A change of owner sets a touch's pressure to 0, and writes nothing for a keyboard touch")
  func liftAllPressed() throws {
    var screen = RoutedScreen.single(.touch, "X Y pressure")
    _ = try screen.play("X 5 Y 100 pressure 40 touch 1")
    #expect(screen.liftAll().contains("pressure 0"))
    var keyboards = RoutedScreen.single(.touch, "X Y pressure")
    _ = try keyboards.play("X 5 Y 900 pressure 40 touch 1")
    #expect(keyboards.router.contactCount == 1 && !keyboards.router.isIdle)
    #expect(keyboards.liftAll() == "")
    var light = RoutedScreen.single(.touch, "X Y touch")
    _ = try light.play("X 5 Y 100 touch 1")
    #expect(light.liftAll() == "touch 0", "it has no pressure")
  }

  @Test("A touch that begins on the hidden keyboard is forwarded until its lift")
  func hidden() throws {
    var screen = resistive
    screen.edge = 1000
    #expect(try screen.frame("touch 1 Y 900 X 1") == "touch 1 X 1 Y 900 pressure 0")
    screen.edge = 500
    #expect(try screen.frame("Y 910") == "Y 910")
    #expect(try screen.frame("touch 0") == "touch 0")
  }

  @Test("Axes that the device lacks, and invalid key codes, are ignored")
  func missingAxes() throws {
    var screen = resistive
    #expect(try screen.frame("width 5 x 3 slot 4 id 9") == "")
    let events = [
      InputEvent(InputCode(type: 1, number: .max), 1, at: Timestamp(microseconds: 0)),
      InputEvent(InputCode(type: 3, number: .max), 1, at: Timestamp(microseconds: 0)),
      InputEvent(InputCode(type: .max, number: .max), 1, at: Timestamp(microseconds: 0)),
    ]
    let written = events.count { screen.isRouted($0) }
    #expect(written == 0)
  }
}
