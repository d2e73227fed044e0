// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// The independence of the typed text from late or missed wakeups of the loop.
struct LateLoopTests {
  static let seeds: Range<UInt64> = 0..<1_000

  @Test(.enabled(if: Tier.runsSlowTests)) func deadlinesUpToASecondLateTypeTheSame() {
    for (seed, var random) in SplitMix64.seeded(Self.seeds) {
      let frames = RandomHands(seed: seed).frames
      let onTime = Self.play(frames) { _ in .zero }
      let late = Self.play(frames) { _ in
        .milliseconds([0, 1, 20, 200, 999].randomElement(using: &random) ?? 0)
      }
      #expect(onTime == late, "seed \(seed)")
    }
  }

  @Test func aTapWithAQueuedLiftIsNoLongPress() {
    for milliseconds in [1, 100, 499, 500] {
      var board = TestBoard(autocapitalization: .none)
      board.down(0, on: "a")
      board.wait(.milliseconds(milliseconds))
      board.up(0)
      board.wait(.seconds(1))
      let response = board.engine.handle(.deadline(board.now))
      #expect(board.effects == [.insertText("a")])
      #expect(response.gestures.isEmpty, "lifted after \(milliseconds) ms")
    }
  }

  /// Returns the effects of touches if each deadline is met late by a duration; due touches come
  /// first.
  private static func play(
    _ frames: [TouchFrame], lateness: (Timestamp) -> Duration
  ) -> [Effect] {
    var engine = KeyboardEngine(pages: .english, calloutPages: .english)
    var effects: [Effect] = []
    var deadline: Timestamp?
    func send(_ input: Input) {
      let response = engine.handle(input)
      effects += response.effects
      deadline = response.deadline
    }
    for frame in frames {
      // A deadline that has passed when the touch comes is met only if the loop wakes before the
      // touch.
      while let due = deadline {
        let waking = due + lateness(due)
        guard waking < frame.time else { break }
        send(.deadline(waking))
      }
      send(.touch(frame))
    }
    return effects
  }
}

/// Hands that type, hold and slide, as touches with their times.
struct RandomHands {
  let frames: [TouchFrame]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed ^ 0x4A4A)
    let keys = KeyboardPages.english[.alphabetic, .lowercased].keys
    var now = Timestamp(microseconds: 0)
    var held: [Contact.ID: Point] = [:]
    var next: UInt64 = 0
    frames = (0..<60).map { _ in
      now = now + .milliseconds([5, 41, 120, 300, 520, 1100].randomElement(using: &random) ?? 41)
      let point = keys.randomElement(using: &random)?.capFrame.center ?? Point(x: 1, y: 1)
      let finger = held.keys.sorted { $0.rawValue < $1.rawValue }
        .randomElement(using: &random)
      switch (Int.random(in: 0..<5, using: &random), finger) {
      case (2, let finger?):
        held[finger] = point
        return Self.frame(now, finger, .moved, point)
      case (3, let finger?), (4, let finger?):
        return Self.frame(now, finger, .up, held.removeValue(forKey: finger) ?? point)
      default:
        next += 1
        held[Contact.ID(rawValue: next)] = point
        return Self.frame(now, Contact.ID(rawValue: next), .down, point)
      }
    }
  }

  private static func frame(
    _ time: Timestamp, _ contact: Contact.ID, _ phase: Contact.Phase, _ point: Point
  ) -> TouchFrame {
    TouchFrame(time: time, touches: [Touch(contact: contact, phase: phase, point: point)])
  }
}
