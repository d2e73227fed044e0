// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

@testable import clavier_panel

/// Fingers on the handle of a keyboard.
struct HandleMachineTests {
  private let handle = Rect(x: 0, y: 200, width: 400, height: 26)
  private var machine = HandleMachine()
  private var time: Int64 = 1_000_000
  private var events: [HandleMachine.Event] = []

  /// Performs an action; returns whether the handle consumed it.
  @discardableResult
  private mutating func finger(
    _ number: UInt64, _ phase: Contact.Phase, _ x: Double, _ y: Double,
    after milliseconds: Int64 = 50
  ) -> Bool {
    time += milliseconds * 1000
    let touch = Touch(
      contact: Contact.ID(rawValue: number), phase: phase, point: Point(x: x, y: y))
    let (isConsumed, event) = machine.handle(
      touch, at: Timestamp(microseconds: time), on: handle)
    if let event { events.append(event) }
    return isConsumed
  }

  private mutating func tap(after milliseconds: Int64 = 100) {
    finger(1, .down, 200, 210, after: milliseconds)
    finger(1, .up, 202, 211)
  }

  @Test mutating func aFingerDragsAndDropsTheHandle() {
    let start = Point(x: 200, y: 210)
    let isConsumed = finger(1, .down, 200, 210)
    #expect(isConsumed)
    finger(1, .moved, 203, 212)
    #expect(events == [] && !machine.isDragging)
    finger(1, .moved, 190, 100)
    #expect(machine.isDragging)
    finger(1, .moved, 180, 90)
    finger(1, .up, 180, 90)
    #expect(
      events == [
        .dragged(from: start, to: Point(x: 190, y: 100)),
        .dragged(from: start, to: Point(x: 180, y: 90)), .dropped,
      ])
    #expect(!machine.isDragging)
  }

  @Test mutating func aCancelledFingerDropsTheHandle() {
    finger(1, .down, 200, 210)
    finger(1, .moved, 100, 210)
    finger(1, .cancelled, 100, 210)
    #expect(events.last == .dropped)
  }

  @Test mutating func twoTapsAreADoubleTap() {
    tap()
    tap()
    #expect(events == [.tappedTwice])
    // A third tap begins a new sequence.
    tap()
    #expect(events.count == 1)
    tap()
    #expect(events.count == 2)
  }

  @Test mutating func slowOrLongTapsAreNoDoubleTap() {
    tap()
    tap(after: 900)
    #expect(events == [])
    time += 2_000_000
    finger(1, .down, 200, 210)
    finger(1, .up, 200, 210, after: 900)
    tap()
    #expect(events == [])
  }

  @Test mutating func fingersOnKeysAreNotConsumedDuringADrag() {
    let isSecondConsumed = finger(2, .down, 100, 100)
    #expect(!isSecondConsumed)
    finger(1, .down, 200, 210)
    finger(1, .moved, 300, 100)
    #expect(finger(2, .moved, 200, 210) == false)
    #expect(finger(2, .up, 200, 210) == false)
    #expect(machine.isDragging && events.count == 1)
  }

  @Test mutating func aSecondFingerOnTheHandleIsIgnored() {
    finger(1, .down, 200, 210)
    #expect(finger(2, .down, 250, 210))
    #expect(finger(2, .moved, 10, 10))
    #expect(finger(2, .up, 10, 10))
    #expect(events == [])
    finger(1, .moved, 150, 210)
    #expect(events.count == 1)
  }

  @Test mutating func aRepeatedTouchDownIsANewFinger() {
    finger(1, .down, 200, 210)
    finger(1, .moved, 100, 210)
    // Its touch-up was lost.
    #expect(finger(1, .down, 100, 100) == false)
    finger(3, .down, 200, 210)
    finger(3, .moved, 100, 210)
    finger(3, .up, 100, 210)
    #expect(events.last == .dropped)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func randomFingersNeverDragWithoutATouch(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var machine = HandleMachine()
    var down: Set<UInt64> = []
    var (dragged, dropped) = (0, 0)
    for step in 0..<200 {
      let number = UInt64.random(in: 1...4, using: &random)
      let phase =
        [Contact.Phase.down, .moved, .up, .cancelled].randomElement(using: &random) ?? .up
      let point = Point(
        x: .random(in: -50...450, using: &random), y: .random(in: 150...260, using: &random))
      let touch = Touch(contact: Contact.ID(rawValue: number), phase: phase, point: point)
      let wasDragging = machine.isDragging
      let (isConsumed, event) = machine.handle(
        touch, at: Timestamp(microseconds: Int64(step) * 30_000), on: handle)
      if phase == .down, isConsumed { down.insert(number) }
      if phase == .down, !isConsumed { down.remove(number) }
      if phase == .up || phase == .cancelled {
        #expect(down.remove(number) != nil || !isConsumed)
      }
      switch event {
      case .dragged:
        if !wasDragging { dragged += 1 }
        #expect(isConsumed)
      case .dropped: dropped += 1
      case .tappedTwice, nil: break
      }
    }
    #expect(dragged >= dropped)
  }
}
