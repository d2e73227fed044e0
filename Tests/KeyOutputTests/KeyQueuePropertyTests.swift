// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

@testable import KeyOutput

/// Properties that hold for the queue with any input at any times.
struct KeyQueuePropertyTests {
  private static let keymap = try? Keymap("de")

  @Test func queuedChordsComeOutWholeAndInOrder() throws {
    let typist = Typist(keymap: try #require(Self.keymap))
    for (seed, var random) in SplitMix64.seeded(0..<400) {
      var run = Run(random: &random)
      for _ in 0..<40 {
        run.step(typist, &random)
      }
      run.finish()
      #expect(run.faults == [], "seed \(seed)")
      #expect(run.sent == run.accepted.flatMap(\.events), "seed \(seed)")
      #expect(run.receiver.complaints == [], "seed \(seed)")
      #expect(run.receiver.down == [], "seed \(seed)")
    }
  }

  @Test func drainingReleasesAllKeysAtAnyTime() throws {
    let typist = Typist(keymap: try #require(Self.keymap))
    for (seed, var random) in SplitMix64.seeded(0..<400) {
      var run = Run(random: &random)
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        run.step(typist, &random)
      }
      run.receiver.handle(run.queue.drain())
      #expect(run.receiver.complaints == [], "seed \(seed)")
      #expect(run.receiver.down == [], "seed \(seed)")
      #expect(run.queue.isEmpty, "seed \(seed)")
      #expect(run.queue.deadline == nil, "seed \(seed)")
    }
  }
}

/// A queue with its input and output.
private struct Run {
  var queue: KeyQueue
  var receiver = Receiver()
  var accepted: [KeyChord] = []
  var sent: [KeyEvent] = []
  var faults: [String] = []
  private let pace: Duration
  private var now = Timestamp(microseconds: 1_000_000)
  private var lastDown: Timestamp?
  private var lastUp: Timestamp?
  private var bursts: [(time: Timestamp, count: Int)] = []

  init(random: inout SplitMix64) {
    pace = .microseconds(Int64.random(in: 0...2, using: &random) * 3500)
    queue = KeyQueue(pace: pace, capacity: Int.random(in: 0...60, using: &random))
  }

  /// Adds an effect, or advances the time.
  mutating func step(_ typist: Typist, _ random: inout SplitMix64) {
    if Bool.random(using: &random) {
      var sequence = KeySequence()
      _ = typist.type(.random(&random), into: &sequence)
      accepted += sequence.chords.dropLast(queue.append(sequence))
    }
    now = now + .microseconds(Int64.random(in: 0...9000, using: &random))
    advance()
  }

  /// Meets the deadlines until there are none.
  mutating func finish() {
    while let deadline = queue.deadline {
      if deadline > now { now = deadline }
      advance()
    }
    if !queue.isEmpty { faults.append("not empty and no deadline") }
  }

  private mutating func advance() {
    var events: [KeyEvent] = []
    queue.advance(to: now, into: &events)
    sent += events
    receiver.handle(events)
    if queue.isEmpty, !receiver.down.isEmpty { faults.append("empty with a key down") }
    if let deadline = queue.deadline, deadline <= now { faults.append("a deadline that is past") }
    if pace > .zero { checkPace(events) }
    if pace == .zero { checkBursts(events) }
  }

  /// Checks that without a pace, a reader that sleeps for the length of a pause gets all keys.
  private mutating func checkBursts(_ events: [KeyEvent]) {
    bursts.removeAll { now - $0.time >= KeyQueue.burstPause }
    bursts.append((now, events.count))
    let unread = bursts.reduce(0) { $0 + $1.count }
    if unread > KeyQueue.burstLimit { faults.append("\(unread) transitions unread") }
  }

  /// Checks that with a pace, one call only lifts or only presses keys, with a pace between calls.
  private mutating func checkPace(_ events: [KeyEvent]) {
    guard let first = events.first else { return }
    if events.contains(where: { $0.transition != first.transition }) { faults.append("no pause") }
    switch first.transition {
    case .down:
      if let lastUp, now < lastUp + pace { faults.append("a short pause") }
      lastDown = now
    case .up:
      if let lastDown, now < lastDown + pace { faults.append("a short press") }
      lastUp = now
    }
  }
}

extension Effect {
  fileprivate static func random(_ random: inout SplitMix64) -> Effect {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .deleteBackward(Int.random(in: -1...9, using: &random))
    case 1: .press(.random(&random))
    default:
      .insertText(
        String(
          (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
            "aAäß@€ \nжzZ|".randomElement(using: &random)
          }))
    }
  }
}

extension KeyStroke {
  fileprivate static func random(_ random: inout SplitMix64) -> KeyStroke {
    let keys: [Key] = [
      .function(FunctionKey.allCases.randomElement(using: &random) ?? .escape), .character("c"),
      .character("@"), .character("ж"), .backspace, .return, .tab,
    ]
    return KeyStroke(
      keys.randomElement(using: &random) ?? .tab,
      modifiers: Modifiers(rawValue: .random(in: 0...31, using: &random)))
  }
}
