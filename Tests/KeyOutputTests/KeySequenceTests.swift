// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

/// Chords that belong together, on their way into the queue.
struct KeySequenceTests {
  private let back = KeyChord(.leftAlt)

  @Test func aUnitIsTakenWholeOrNotAtAll() {
    var sequence = KeySequence()
    sequence.append(KeyChord(.a))
    sequence.append(contentsOf: [KeyChord(.q), KeyChord(.e)])
    for (capacity, refused) in [(1, 3), (2, 2), (3, 2), (5, 2), (6, 0)] {
      var queue = KeyQueue(pace: .zero, capacity: capacity)
      #expect(queue.append(sequence) == refused, "\(capacity)")
    }
  }

  @Test func afterARefusalTheRestorationIsSent() {
    var sequence = KeySequence()
    sequence.append(contentsOf: [KeyChord(.q), KeyChord(.a)], restoration: [back])
    sequence.append(contentsOf: [KeyChord(.e)], restoration: [back])
    sequence.append(back)
    for (capacity, expected) in [
      (5, []), (6, [KeyChord(.q), KeyChord(.a), back]), (7, [KeyChord(.q), KeyChord(.a), back]),
      (8, sequence.chords),
    ] {
      var queue = KeyQueue(pace: .zero, capacity: capacity)
      let refused = queue.append(sequence)
      var events: [KeyEvent] = []
      while let deadline = queue.deadline { queue.advance(to: deadline, into: &events) }
      #expect(events == expected.flatMap(\.events), "\(capacity)")
      #expect((refused == 0) == (capacity == 8))
    }
  }

  @Test("A drained queue sends the rest of a change of state, and the restoration")
  func restorationAfterDrain() {
    var sequence = KeySequence()
    sequence.append(KeyChord(.y))
    let (first, second) = (KeyChord(.leftAlt), KeyChord(.leftShift))
    sequence.append(
      contentsOf: [first, second, KeyChord(.q)], switches: 2, restoration: [second, first])
    sequence.append(contentsOf: [KeyChord(.e)], restoration: [second, first])
    sequence.append(contentsOf: [second, first], switches: 2)
    sequence.append(KeyChord(.a))
    let expected = [
      [], [second, second, first], [second, first], [second, first], [second, first], [first], [],
      [],
    ]
    for (index, restoration) in expected.enumerated() {
      var queue = KeyQueue(pace: .milliseconds(10))
      #expect(queue.append(sequence) == 0)
      var events: [KeyEvent] = []
      for _ in 0...2 * index {
        queue.advance(to: queue.deadline ?? Timestamp(microseconds: 0), into: &events)
      }
      // The chord that is down counts as sent.
      #expect(events.count == 2 * index + 1, "\(index)")
      var (ended, gone) = (queue, queue)
      let releases = queue.drain(keepsRestoration: true)
      #expect(releases.count == 1, "\(index)")
      #expect(ended.finish() == releases + restoration.flatMap(\.events), "\(index)")
      #expect(ended.isEmpty)
      #expect(gone.drain() == releases)
      #expect(gone.isEmpty)
      // The restoration stays if the chords are dropped once more.
      #expect(queue.drain(keepsRestoration: true).isEmpty)
      events = []
      while let deadline = queue.deadline { queue.advance(to: deadline, into: &events) }
      #expect(events == restoration.flatMap(\.events), "\(index)")
    }
  }

  @Test func chordsAfterAMarkCanBeRemoved() {
    var sequence = KeySequence()
    sequence.append(KeyChord(.a))
    let mark = sequence.end
    sequence.append(contentsOf: [KeyChord(.q), KeyChord(.e)], restoration: [back])
    #expect(Array(sequence.chords(after: mark)) == [KeyChord(.q), KeyChord(.e)])
    sequence.cut(after: mark)
    #expect(sequence.chords == [KeyChord(.a)])
    #expect(sequence.end == mark)
    var queue = KeyQueue(pace: .zero)
    #expect(queue.append(sequence) == 0)
    sequence.removeAll()
    #expect(sequence.isEmpty)
    #expect(Array(sequence.chords(after: mark)) == [])
    sequence.cut(after: mark)
    #expect(sequence.isEmpty)
  }

  @Test func noChordsAreNoUnit() {
    var sequence = KeySequence()
    let mark = sequence.end
    sequence.append(contentsOf: [])
    #expect(sequence.end == mark)
  }

  @Test func theShortestWayBetweenStatesIsTaken() {
    func node(_ group: Int) -> KeymapSwitches.Node { KeymapSwitches.Node(group: group) }
    let next = KeyChord(.leftShift)
    let first = KeyChord(.leftAlt)
    let steps = (0..<4).map {
      KeymapSwitches.Step(from: node($0), to: node(($0 + 1) % 4), chord: next)
    }
    let circle = KeymapSwitches(steps)
    #expect(circle.path(from: node(0), to: node(0)) == [])
    #expect(circle.path(from: node(0), to: node(3)) == [next, next, next])
    #expect(circle.path(from: node(3), to: node(0)) == [next])
    #expect(circle.path(from: node(0), to: node(5)) == nil)
    let shortcut = KeymapSwitches(
      steps + [KeymapSwitches.Step(from: node(2), to: node(0), chord: first)])
    #expect(shortcut.path(from: node(2), to: node(0)) == [first])
  }
}
