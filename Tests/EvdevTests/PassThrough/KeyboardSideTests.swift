// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import TestSupport
import Testing

@testable import Evdev

/// The keyboard's input from a grabbed surface whose lower half is keyboard.
@Suite("Touch router: the keyboard's side")
struct KeyboardSideTests {
  @Test("The keyboard receives its own touches, and no others")
  func ownTouches() throws {
    var screen = RoutedScreen.slots(4)
    let frames = [
      ("slot 0 id 1 y 100 touch 1 Y 100", ""), ("slot 1 id 2 y 900", "slot 1 id 2 x 0 y 900"),
      ("slot 0 x 5 X 5", ""), ("slot 0 x 6 slot 1 x 5 X 6", "slot 1 x 5"),
      ("slot 1 id -1", "slot 1 id -1"), ("slot 0 x 7 X 7", ""), ("slot 0 id -1 touch 0", ""),
    ]
    for (line, received) in frames {
      #expect(try screen.keyboardInput(line) == received, "\(line)")
    }
  }

  @Test("A place in the gap, beyond an edge, or on a hidden keyboard is not the keyboard's")
  func region() {
    var region = KeyboardRegion()
    region.transform = Transform(0.1, 0, 0, 0, 0.1, 0)
    region.size = Size(width: 100, height: 50)
    #expect(region.contains(0, 0) && region.contains(995, 495))
    #expect(!region.contains(-5, 0) && !region.contains(0, -5))
    #expect(!region.contains(1_005, 0) && !region.contains(0, 505))
    region.gap = Rect(x: 40, y: 0, width: 20, height: 50)
    #expect(region.contains(395, 0) && !region.contains(500, 0) && region.contains(605, 0))
    region.isShown = false
    #expect(!region.contains(0, 0))
  }

  @Test("A set of keys contains each key separately, and no invalid one")
  func heldKeys() {
    for key in UInt16(0)..<800 {
      var keys = HeldKeys()
      keys.set(key, isDown: true)
      let contained = (UInt16(0)..<800).filter(keys.contains)
      #expect(contained == (key < 768 ? [key] : []))
      #expect(keys.isEmpty == contained.isEmpty)
      keys.set(key, isDown: false)
      #expect(keys.isEmpty)
    }
  }

  @Test("The keyboard does not own a touch that slides onto it, and keeps one that slides off")
  func slides() throws {
    var screen = RoutedScreen.slots(4, "x y")
    #expect(try screen.keyboardInput("slot 0 id 1 y 100") == "")
    #expect(try screen.keyboardInput("y 900") == "")
    #expect(try screen.keyboardInput("slot 1 id 2 x 3 y 900") == "slot 1 id 2 x 3 y 900")
    #expect(try screen.keyboardInput("y 100") == "slot 1 y 100")
    #expect(try screen.keyboardInput("id -1") == "slot 1 id -1")
  }

  @Test("A touch in the slot of an earlier touch is forwarded with all its values")
  func completeLanding() throws {
    var screen = RoutedScreen.slots(2, "x y force")
    #expect(try screen.keyboardInput("slot 1 id 1 x 40 y 100 force 7") == "")
    #expect(try screen.keyboardInput("id -1") == "")
    #expect(try screen.keyboardInput("id 2 y 900") == "slot 1 id 2 x 40 y 900 force 7")
  }

  @Test("Touches that land in one frame are forwarded in the screen's order")
  func order() throws {
    var screen = RoutedScreen.slots(4, "x y")
    #expect(
      try screen.keyboardInput("slot 3 id 7 x 1 y 900 slot 0 id 8 x 2 y 900")
        == "slot 3 id 7 x 1 y 900 slot 0 id 8 x 2 y 900")
  }

  @Test("Button and position of a surface without slots are forwarded during a keyboard touch")
  func single() throws {
    var screen = RoutedScreen.single(.touch, "X Y touch")
    let frames = [
      ("X 5 touch 1 Y 900", "X 5 Y 900 touch 1 X 5 Y 900"), ("X 6", "X 6"),
      ("Y 100 touch 0", "Y 100 touch 0"), ("touch 1", ""), ("X 7", ""), ("touch 0", ""),
      ("touch 1 Y 800", "X 7 Y 800 touch 1 Y 800"), ("touch 0", "touch 0"),
    ]
    for (line, received) in frames {
      #expect(try screen.keyboardInput(line) == received, "\(line)")
    }
  }

  @Test("The keyboard receives exactly its own contacts' touches, among those of all contacts")
  func isPartOfAll() {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      let slots = Int.random(in: 1...10, using: &random)
      var model = SlotModel(slots: slots, firstID: Int32.random(in: 0...60_000, using: &random))
      var router = TouchRouter(RoutedScreen.state(.slots, "slot id x y force", slots: slots))
      let state = TouchState(
        form: .slots,
        slots: Array(repeating: TouchState.Slot(x: 0, y: 0, isDown: false), count: slots),
        currentSlot: 0)
      var all = TouchDecoder(state, number: 1, followsShape: true)
      var own = TouchDecoder(state, number: 1, followsShape: true)
      var contacts: [Contact.ID: DeviceTouch] = [:]
      for number in 0..<Int64(80) {
        let time = Timestamp(microseconds: number)
        let isLost = random.next() % 12 == 0
        if isLost { _ = model.frame(at: time, &random) }
        let events = isLost ? model.recovery(at: time) : model.frame(at: time, &random)
        model.deliver(events)
        let origin = isLost ? TouchDecoder.Origin.recovered : .live
        var expected: [DeviceTouch] = []
        var received: [DeviceTouch] = []
        for event in events {
          if let output = all.decode(event, origin) { expected += touches(output) }
          if router.route(event, isInside: { _, y in y >= 500 }).contains(.keyboard) {
            for event in router.keyboardEvents {
              if let output = own.decode(event, origin) { received += touches(output) }
            }
          }
        }
        for touch in expected where touch.phase == .down {
          // A contact's position at the end of its frame decides, even if it is lifted by then.
          if touch.position.y >= 500 { contacts[touch.contact] = touch }
        }
        expected.removeAll { touch in
          guard let last = contacts[touch.contact] else { return true }
          if touch.phase != .down { contacts[touch.contact] = touch }
          // A movement and its return within a frame cancel out.
          return touch.phase == .moved && touch.position == last.position
            && touch.shape == last.shape
        }
        #expect(sorted(received) == sorted(expected), "seed \(seed), frame \(number)")
      }
    }
  }

  private func touches(_ output: TouchDecoder.Output) -> [DeviceTouch] {
    switch output {
    case .frame(let frame), .loss(let frame): frame.touches
    case .fault: []
    }
  }

  /// Sorts touches: lifts may precede other contacts' touch-downs, but each contact's own order
  /// stays.
  private func sorted(_ touches: [DeviceTouch]) -> [DeviceTouch] {
    touches.enumerated().sorted {
      ($0.element.contact.rawValue, $0.offset) < ($1.element.contact.rawValue, $1.offset)
    }.map(\.element)
  }

  @Test("After an unreported contact, the next contact begins at its slot's last position")
  func catchesUp() throws {
    let empty = TouchState.Slot(x: 0, y: 0, isDown: false)
    var decoder = TouchDecoder(
      TouchState(form: .slots, slots: [empty, empty], currentSlot: 0), number: 1,
      followsShape: false)
    let moved = TouchState.Slot(x: 40, y: 50, isDown: true)
    decoder.place(TouchState(form: .slots, slots: [empty, moved], currentSlot: 1))
    let time = Timestamp(microseconds: 0)
    var lines: [[DeviceTouch]] = []
    for event in [
      // The contact that is down was never reported, and its lift is not either.
      InputEvent(.contactX, 41, at: time), InputEvent(.report, 0, at: time),
      InputEvent(.trackingID, -1, at: time), InputEvent(.report, 0, at: time),
      InputEvent(.trackingID, 9, at: time), InputEvent(.report, 0, at: time),
    ] {
      if let output = decoder.decode(event, .live) { lines.append(touches(output)) }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.map(\.position) == [Point(x: 41, y: 50)])
    #expect(lines.first?.map(\.phase) == [.down])
  }
}
