// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// Five trembling fingers on slow and fast surfaces: letters are typed in touch-down order, each
/// exactly once.
struct TortureTests {
  /// The report rate of a surface, in frames per second.
  @Test(.enabled(if: Tier.runsSlowTests), arguments: [60, 90, 125, 250, 500, 1000])
  func fiveTremblingFingersTypeEachLetterOnceInOrder(rate: Int) {
    for seed in 0..<UInt64(40) {
      var hand = TremblingHand(seed: seed, rate: rate)
      hand.type(60)
      #expect(hand.typed == hand.wanted, "seed \(seed) at \(rate) Hz")
      #expect(hand.engine.presses.isEmpty, "seed \(seed) at \(rate) Hz")
      #expect(hand.mostFingers == 5, "seed \(seed) at \(rate) Hz")
    }
  }
}

/// A hand of five fingers, reported by a surface at its own rate.
private struct TremblingHand {
  /// A finger on its key.
  private struct Finger {
    let contact: Contact.ID
    let key: Point
    let lift: Timestamp
    /// The last reported position, which is also that of the lift.
    var point: Point
  }

  /// **Source:** points of 160 to the inch.
  private static let pointsPerMillimeter = 160 / 25.4
  private static let letters = "qwertyuiopasdfghjklzxcvbnm".map { String($0) }

  var engine: KeyboardEngine
  var typed: [String] = []
  var wanted: [String] = []
  var mostFingers = 0
  private var random: SplitMix64
  private var now = Timestamp(microseconds: 0)
  private let interval: Duration
  private var fingers: [Finger] = []
  /// The positions and times of recent lifts: a touch-down there at once is a bounce.
  private var lifts: [(point: Point, time: Timestamp)] = []

  init(seed: UInt64, rate: Int) {
    random = SplitMix64(seed: seed)
    interval = .microseconds(1_000_000 / rate)
    var settings = EngineSettings()
    settings.autocapitalization = .none
    engine = KeyboardEngine(pages: .english, settings: settings, calloutPages: .english)
  }

  /// Types a number of letters, with a random number of fingers at once.
  mutating func type(_ count: Int) {
    while wanted.count < count || !fingers.isEmpty {
      now = now + interval
      var touches = lifted()
      touches += trembled()
      if wanted.count < count, fingers.count < 5, .random(in: 0..<1, using: &random) < downChance {
        touches += comingDown().map { [$0] } ?? []
      }
      guard !touches.isEmpty else { continue }
      for case .insertText(let text) in engine.handle(.touch(frame(touches))).effects {
        typed.append(text)
      }
    }
  }

  /// The probability of a touch-down per frame: about twenty per second, which sometimes puts all
  /// five fingers on keys.
  private var downChance: Double { interval / .milliseconds(50) }

  private func frame(_ touches: [Touch]) -> TouchFrame {
    TouchFrame(time: now, touches: touches)
  }

  private mutating func lifted() -> [Touch] {
    let due = fingers.filter { $0.lift <= now }
    fingers.removeAll { $0.lift <= now }
    let touches = due.map { Touch(contact: $0.contact, phase: .up, point: $0.point) }
    lifts.removeAll { now - $0.time >= Timing().bounceInterval }
    lifts += touches.map { ($0.point, now) }
    return touches
  }

  private mutating func comingDown() -> Touch? {
    let letter = Self.letters.randomElement(using: &random) ?? "a"
    let key = engine.scene.frames.center(of: letter)
    // Fingers are wide: no two of them are on one key.
    guard !fingers.contains(where: { $0.key == key }) else { return nil }
    let held = Duration.milliseconds(Int.random(in: 30...450, using: &random))
    let finger = Finger(
      contact: Contact.ID(rawValue: UInt64(wanted.count)), key: key, lift: now + held,
      point: trembling(around: key))
    guard !isBounce(at: finger.point) else { return nil }
    fingers.append(finger)
    wanted.append(letter)
    mostFingers = max(mostFingers, fingers.count)
    return Touch(contact: finger.contact, phase: .down, point: finger.point)
  }

  private func isBounce(at point: Point) -> Bool {
    let distance = Timing().bounceDistance
    return lifts.contains { $0.point.squaredDistance(to: point) <= distance * distance }
  }

  private mutating func trembled() -> [Touch] {
    for index in fingers.indices { fingers[index].point = trembling(around: fingers[index].key) }
    return fingers.map { Touch(contact: $0.contact, phase: .moved, point: $0.point) }
  }

  /// Returns a point up to 3 mm from the centre of a key.
  private mutating func trembling(around key: Point) -> Point {
    let reach = 3 * Self.pointsPerMillimeter
    return Point(
      x: key.x + .random(in: -reach...reach, using: &random),
      y: key.y + .random(in: -reach...reach, using: &random))
  }
}
