// SPDX-License-Identifier: MIT

import ClavierKit
import Evdev
import Testing

/// The application's events from touches on a surface whose lower half is keyboard.
@Suite("Touch router: a screen with slots")
struct TouchRouterTests {
  @Test("A touch above the keyboard is passed on with its slot and tracking ID")
  func outside() throws {
    var screen = RoutedScreen.slots(10)
    try screen.expect(
      """
      slot 2 id 45 x 100 y 200 touch 1 X 100 Y 200 > same
      x 110 X 110 > slot 2 x 110 X 110
      id -1 touch 0 > slot 2 id -1 touch 0
      """)
    #expect(screen.router.isIdle)
  }

  @Test("A touch on the keyboard is never passed on, wherever it goes")
  func inside() throws {
    var screen = RoutedScreen.slots(10)
    try screen.expect(
      """
      slot 2 id 45 x 100 y 700 touch 1 X 100 Y 700 stamp 5 >
      y 200 Y 200 stamp 6 >
      id -1 touch 0 stamp 7 >
      """)
    #expect(screen.router.isIdle)
  }

  @Test("A touch that begins above the keyboard stays the application's when it slides onto it")
  func draggedIn() throws {
    var screen = RoutedScreen.slots(10, "x y")
    try screen.expect(
      """
      slot 0 id 1 x 5 y 400 > same
      y 800 > slot 0 y 800
      id -1 > slot 0 id -1
      """)
  }

  @Test("Of touches on both sides only those above the keyboard are forwarded, in one frame")
  func mixed() throws {
    var screen = RoutedScreen.slots(10)
    try screen.expect(
      """
      slot 0 id 1 x 10 y 900 slot 1 id 2 x 20 y 100 touch 1 X 10 Y 900 \
      > slot 1 id 2 x 20 y 100 touch 1 X 20 Y 100
      slot 0 x 11 slot 1 x 21 X 11 > slot 1 x 21 X 21
      slot 0 id -1 X 21 Y 100 >
      slot 1 x 22 X 22 > same
      id -1 touch 0 > slot 1 id -1 touch 0
      """)
  }

  @Test("A new touch is forwarded with all its values, since the device omits unchanged ones")
  func completeLanding() throws {
    var screen = RoutedScreen.slots(2, "x y major force")
    try screen.expect(
      """
      slot 1 id 1 x 10 y 900 major 7 force 30 >
      id -1 >
      id 2 y 100 > slot 1 id 2 major 7 x 10 y 100 force 30
      """)
  }

  @Test("A tracking ID that changes without a lift is a lift and a new touch")
  func changedID() throws {
    var screen = RoutedScreen.slots(2, "x y")
    try screen.expect(
      """
      slot 0 id 1 x 10 y 100 > same
      id 2 x 11 y 101 > slot 0 id -1 slot 0 id 2 x 11 y 101
      id 3 y 900 > slot 0 id -1
      id 4 y 100 > slot 0 id 4 x 11 y 100
      id 4 y 102 > slot 0 y 102
      """)
  }

  @Test("A touch that lands in the frame of another's lift is routed by its own position")
  func liftAndLandingInOneFrame() throws {
    var screen = RoutedScreen.slots(2, "x y")
    try screen.expect(
      """
      slot 0 id 1 x 10 y 100 > same
      x 12 id -1 id 2 y 900 > slot 0 x 12 slot 0 id -1
      id -1 id 3 x 13 y 101 > slot 0 id 3 x 13 y 101
      """)
  }

  @Test("A touch that lands and lifts in one frame is forwarded completely or not at all")
  func withinOneFrame() throws {
    var screen = RoutedScreen.slots(2)
    #expect(
      try screen.frame("slot 0 id 1 x 10 y 100 id -1")
        == "slot 0 id 1 x 10 y 100 slot 0 id -1")
    #expect(try screen.frame("id 2 x 10 y 900 id -1") == "")
    #expect(screen.router.isIdle)
  }

  @Test("The pointer has the position of the application's oldest touch, and of no other")
  func pointer() throws {
    var screen = RoutedScreen.slots(4, "x y force X Y pressure touch finger two")
    try screen.expect(
      """
      slot 3 id 1 x 30 y 900 force 5 touch 1 X 30 Y 900 pressure 5 >
      slot 2 id 2 x 20 y 120 force 6 \
      > slot 2 id 2 x 20 y 120 force 6 touch 1 finger 1 X 20 Y 120 pressure 6
      slot 0 id 3 x 10 y 110 force 7 > slot 0 id 3 x 10 y 110 force 7 finger 0 two 1
      slot 2 id -1 > slot 2 id -1 finger 1 two 0 X 10 Y 110 pressure 7
      slot 0 id -1 > slot 0 id -1 touch 0 finger 0 pressure 0
      slot 3 id -1 touch 0 pressure 0 >
      """)
  }

  @Test("A pointer whose range differs from the slots' has its position in its own range")
  func scaledPointer() throws {
    var state = RoutedScreen.state(.slots, "slot id x y X Y", slots: 2)
    state.axes[InputCode.x.codeNumber] = AbsoluteAxis(0, 99_900, resolution: 400)
    var screen = RoutedScreen(state)
    #expect(try screen.frame("slot 0 id 1 x 10 y 100") == "slot 0 id 1 x 10 y 100 X 1000 Y 100")
  }

  @Test("Other axes of the pointer are forwarded only while the application has a touch")
  func width() throws {
    var screen = RoutedScreen.slots(4, "x y width")
    try screen.expect(
      """
      slot 0 id 1 y 900 width 8 >
      slot 1 id 2 y 100 > slot 1 id 2 x 0 y 100 width 8
      slot 0 id -1 width 6 > width 6
      """)
  }

  @Test("Keys other than touches are always forwarded, with the time stamp of their frame")
  func keys() throws {
    var screen = RoutedScreen.slots(4, "x y home")
    try screen.expect(
      """
      slot 0 id 1 y 900 scan 17 home 1 stamp 8 > scan 17 home 1 stamp 8
      home 2 > same
      home 0 y 901 > home 0
      home 0 >
      scan 18 stamp 9 >
      """)
  }

  @Test("A key whose press was not forwarded is neither released nor repeated")
  func orphans() throws {
    var screen = RoutedScreen.slots(4, "x y home")
    #expect(try screen.play("home 2\nhome 0") == ["", ""])
  }

  @Test("While the keyboard is hidden, new touches are forwarded, and its earlier ones are not")
  func hiddenMeanwhile() throws {
    var screen = RoutedScreen.slots(4, "x y")
    #expect(try screen.frame("slot 0 id 1 y 900") == "")
    screen.edge = 1000
    #expect(try screen.frame("slot 0 x 5 slot 1 id 2 y 901") == "slot 1 id 2 x 0 y 901")
    screen.edge = 500
    #expect(try screen.frame("slot 1 y 950 slot 0 y 951") == "slot 1 y 950")
    #expect(try screen.frame("slot 0 id -1 slot 1 id -1") == "slot 1 id -1")
    #expect(screen.router.isIdle)
  }

  @Test("A change of owner lifts all touches and keys, and their remaining events are ignored")
  func liftAll() throws {
    var screen = RoutedScreen.slots(4, "x y touch home")
    _ = try screen.play("slot 0 id 1 y 900 touch 1\nslot 1 id 2 y 100\nhome 1")
    #expect(screen.liftAll() == "slot 1 id -1 touch 0 home 0")
    #expect(try screen.play("slot 1 y 300\nid -1 slot 0 id -1 touch 0\nhome 0") == ["", "", ""])
    #expect(screen.router.isIdle)
    #expect(screen.liftAll() == "")
    #expect(try screen.frame("slot 1 id 3") == "slot 1 id 3 x 0 y 300 touch 1")
    // A key of a frame that has not ended is dropped.
    let half = try RoutedScreen.events("home 1", at: Timestamp(microseconds: 0))
    let written = half.count { screen.isRouted($0) }
    #expect(written == 0)
    #expect(screen.liftAll() == "slot 1 id -1 touch 0")
    #expect(try screen.frame("x 5") == "")
  }

  @Test("A frame interrupted by dropped events is completed by the recovered events")
  func recovered() throws {
    var screen = RoutedScreen.slots(4, "x y")
    let half = try RoutedScreen.events(
      "slot 1 id 7 dropped 0", at: Timestamp(microseconds: 0))
    let written = half.count { screen.isRouted($0) }
    #expect(written == 0)
    #expect(try screen.frame("slot 1 x 4 y 100") == "slot 1 id 7 x 4 y 100")
  }

  @Test("Invalid slots are ignored, and touches in slots beyond 64 stay the application's")
  func invalidSlots() throws {
    var screen = RoutedScreen.slots(70, "x y")
    // The keyboard tracks 64 slots: contacts in higher slots belong to the application.
    try screen.expect(
      """
      slot 99 id 1 x 1 y 1 >
      slot -1 id 1 x 1 y 1 >
      slot 69 id 2 y 900 > slot 69 id 2 x 0 y 900
      slot 64 id 3 y 900 > slot 64 id 3 x 0 y 900
      slot 63 id 4 y 900 >
      """)
  }

  @Test("A device without slots has no values of slots", arguments: [-1, 0])
  func withoutSlots(count: Int) {
    let state = RouteState(form: .single(.touch), keys: [], axes: [:], slotCount: count)
    #expect(state.slots.isEmpty)
  }

  @Test("A frame that never ends is forwarded in parts of limited size")
  func endless() throws {
    var screen = RoutedScreen.slots(4, "x y home")
    var frames = 0
    for round in 0..<Int32(100_000) {
      for event in try RoutedScreen.events(
        "slot 0 id \(round) x \(round) y 5 home \(round & 1)", at: Timestamp(microseconds: 0))
      {
        if screen.isRouted(event) {
          frames += 1
          #expect(screen.router.applicationEvents.count < 1200)
        }
      }
    }
    #expect(frames > 100)
  }
}

extension InputCode {
  var codeNumber: Int32 { Int32(number) }
}
