// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Evdev
import TestSupport
import Testing

/// Properties of the application's state for any fingers.
@Suite("Touch router: properties")
struct TouchRouterPropertyTests {
  /// A session on a screen with slots, with fingers on both sides of the border.
  ///
  /// The keyboard is shown and hidden during touches, events are dropped, and all contacts are
  /// released.
  private struct Session {
    let seed: UInt64
    var random: SplitMix64
    var model: SlotModel
    var router: TouchRouter
    var reader = CloneReader()
    var edge: Int32 = 500
    /// Whether the last events completed a written frame.
    var hasWritten = false

    init(seed: UInt64) {
      self.seed = seed
      random = SplitMix64(seed: seed)
      let slots = Int.random(in: 1...12, using: &random)
      model = SlotModel(slots: slots, firstID: Int32.random(in: 0 ... .max, using: &random))
      router = TouchRouter(
        RoutedScreen.state(
          .slots, "slot id x y force X Y pressure touch finger two", slots: slots))
    }

    mutating func play(frames: Int64) {
      for number in 0..<frames {
        let time = Timestamp(microseconds: number)
        if random.next() % 16 == 0 { edge = edge == 500 ? 1000 : 500 }
        let events = model.frame(at: time, &random)
        if random.next() % 12 == 0 {
          // The first part is read; the rest and perhaps further frames are dropped.
          let kept = Int.random(in: 0..<events.count, using: &random)
          feed(Array(events.prefix(kept)), number)
          _ = model.frame(at: time, &random)
          feed(model.recovery(at: time), number)
        } else {
          feed(events, number)
        }
        let wasEmpty = model.application.isEmpty
        model.report(edge: edge)
        check(number)
        // A frame of the keyboard alone is written only if a contact comes and goes within it.
        if wasEmpty, model.application.isEmpty {
          #expect(reader.liftCount > 0 || !hasWritten, "seed \(seed), frame \(number)")
        }
        if random.next() % 40 == 0 { liftAll(at: time, number) }
      }
    }

    private mutating func feed(_ events: [InputEvent], _ number: Int64) {
      model.deliver(events)
      var written = 0
      for event in events {
        let recipients = router.route(event) { [edge] _, y in y >= edge }
        guard recipients.contains(.application) else { continue }
        written += 1
        reader.handle(router.applicationEvents, "seed \(seed), frame \(number)")
      }
      hasWritten = written > 0
      #expect(written <= 1, "seed \(seed), frame \(number)")
    }

    private mutating func liftAll(at time: Timestamp, _ number: Int64) {
      model.liftAll()
      if router.liftAll(at: time) {
        reader.handle(router.applicationEvents, "seed \(seed), frame \(number)")
      }
      #expect(reader.contacts.isEmpty && reader.keys.isEmpty, "seed \(seed), frame \(number)")
    }

    private func check(_ number: Int64) {
      let expected = Dictionary(
        uniqueKeysWithValues: model.application.map { slot in
          let reported = model.reported[slot]
          return (slot, CloneReader.Contact(trackingID: reported.trackingID, axes: reported.axes))
        })
      #expect(reader.contacts == expected, "seed \(seed), frame \(number)")
      let count = model.application.count
      let keys: [(Int32, Bool)] = [
        (BTN_TOUCH, count > 0), (BTN_TOOL_FINGER, count == 1), (BTN_TOOL_DOUBLETAP, count == 2),
      ]
      #expect(
        reader.keys == Set(keys.filter(\.1).map { UInt16($0.0) }), "seed \(seed), frame \(number)")
      guard let oldest = model.application.first else {
        #expect((reader.axes[ABS_PRESSURE] ?? 0) == 0, "seed \(seed), frame \(number)")
        return
      }
      let axes = model.reported[oldest].axes
      let pointer = [ABS_X, ABS_Y, ABS_PRESSURE].map { reader.axes[$0] }
      #expect(pointer == SlotModel.axes.map { axes[$0] }, "seed \(seed), frame \(number)")
    }
  }

  @Test("A reader of the clone sees exactly the contacts that began above the keyboard")
  func agreesWithModel() {
    for seed in UInt64(0)..<400 {
      var session = Session(seed: seed)
      session.play(frames: 80)
    }
  }

  @Test("Random events trap nothing, and no contact moves or lifts that did not land")
  func randomEvents() {
    let forms: [RouteState] = [
      RoutedScreen.state(.slots, "slot id x y force X Y pressure width touch two", slots: 5),
      RoutedScreen.state(.slots, "slot id x y", slots: 0),
      RoutedScreen.state(.single(.touch), "X Y pressure touch pen finger", slots: 0),
      RoutedScreen.state(.single(.leftButton), "X Y left right touch", slots: 0),
    ]
    let codes =
      RoutedScreen.words.map(\.code) + [
        .report, .report, .report, InputCode(type: .max, number: .max),
      ]
    for (seed, var random) in SplitMix64.seeded(0..<400) {
      var router = TouchRouter(forms[Int(seed % 4)])
      var reader = CloneReader()
      for _ in 0..<400 {
        let wild = Int32(truncatingIfNeeded: random.next())
        let value = random.next() % 4 == 0 ? wild : Int32.random(in: -1...6, using: &random)
        let time = Timestamp(microseconds: Int64(bitPattern: random.next()))
        let event = InputEvent(codes.randomElement(using: &random) ?? .report, value, at: time)
        if router.route(event, isInside: { x, y in x &+ y & 1 == 0 }).contains(.application) {
          reader.handle(router.applicationEvents, "seed \(seed)")
        }
        if random.next() % 100 == 0, router.liftAll(at: time) {
          reader.handle(router.applicationEvents, "seed \(seed)")
          #expect(reader.contacts.isEmpty && reader.keys.isEmpty, "seed \(seed)")
        }
      }
      if router.liftAll(at: Timestamp(microseconds: 0)) {
        reader.handle(router.applicationEvents, "seed \(seed)")
      }
      #expect(reader.contacts.isEmpty && reader.keys.isEmpty, "seed \(seed)")
    }
  }
}
