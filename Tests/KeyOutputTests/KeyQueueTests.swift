// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

struct KeyQueueTests {
  private static let shiftA = KeyChord(.a, modifiers: [.leftShift]) ?? KeyChord(.a)

  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  private func advance(_ queue: inout KeyQueue, _ milliseconds: Int64) -> [KeyEvent] {
    var events: [KeyEvent] = []
    queue.advance(to: at(milliseconds), into: &events)
    return events
  }

  @Test func withoutAPaceAllGoesAtOnce() {
    var queue = KeyQueue(pace: .zero)
    let refused = queue.append([Self.shiftA, KeyChord(.e)])
    #expect(refused == 0)
    let events = advance(&queue, 0)
    #expect(events == Self.shiftA.events + KeyChord(.e).events)
    #expect(queue.isEmpty)
    #expect(queue.deadline == nil)
  }

  @Test func withAPaceEachKeyStaysDownAndIsFollowedByAPause() {
    var queue = KeyQueue(pace: .milliseconds(10))
    _ = queue.append([Self.shiftA, KeyChord(.e)])
    #expect(advance(&queue, 100) == [KeyEvent(.leftShift, .down), KeyEvent(.a, .down)])
    #expect(queue.deadline == at(110))
    #expect(advance(&queue, 109) == [])
    #expect(advance(&queue, 110) == [KeyEvent(.a, .up), KeyEvent(.leftShift, .up)])
    #expect(queue.deadline == at(120))
    #expect(advance(&queue, 120) == [KeyEvent(.e, .down)])
    #expect(advance(&queue, 130) == [KeyEvent(.e, .up)])
    #expect(queue.isEmpty)
  }

  @Test func thePauseIsKeptForAKeyThatComesLater() {
    var queue = KeyQueue(pace: .milliseconds(10))
    _ = queue.append([KeyChord(.a)])
    _ = advance(&queue, 0) + advance(&queue, 10)
    _ = queue.append([KeyChord(.e)])
    #expect(queue.deadline == at(20))
    #expect(advance(&queue, 15) == [])
    #expect(advance(&queue, 20) == [KeyEvent(.e, .down)])
  }

  @Test func aLateCallKeepsThePauses() {
    var queue = KeyQueue(pace: .milliseconds(10))
    _ = queue.append([KeyChord(.a), KeyChord(.e)])
    _ = advance(&queue, 0)
    #expect(advance(&queue, 500) == [KeyEvent(.a, .up)])
    #expect(queue.deadline == at(510))
  }

  @Test func aShortTextWithoutAPaceGoesInBurstsThatAReaderCanHold() {
    var queue = KeyQueue(pace: .zero)
    _ = queue.append(Array(repeating: KeyChord(.a), count: 20))
    #expect(advance(&queue, 0).count == 20)
    #expect(queue.deadline == at(100))
    #expect(advance(&queue, 99).isEmpty)
    #expect(advance(&queue, 100).count == 20)
    #expect(queue.isEmpty)
  }

  @Test func ofALongTextAReaderCanHoldAllThatIsSentInAStall() {
    var queue = KeyQueue(pace: .zero)
    _ = queue.append(Array(repeating: KeyChord(.a), count: 30))
    let counts = [0, 100, 300, 400, 600].map { advance(&queue, $0).count }
    #expect(counts == [20, 8, 20, 8, 4])
    #expect(queue.isEmpty)
  }

  @Test("A reader that stalls for 300 ms at any time loses nothing of a long text in pieces")
  func stalledReader() {
    var queue = KeyQueue(pace: .zero)
    var sent: [(time: Timestamp, count: Int)] = []
    var now = at(0)
    // A program sends a piece once the last one is typed. The third is short.
    for count in [64, 64, 5, 64] {
      let chords = (0..<count).map { $0.isMultiple(of: 5) ? Self.shiftA : KeyChord(.e) }
      #expect(queue.append(chords) == 0)
      while let deadline = queue.deadline {
        now = max(now, deadline)
        var events: [KeyEvent] = []
        queue.advance(to: now, into: &events)
        sent.append((now, events.count))
      }
    }
    var most = 0
    for first in sent.indices {
      let end = sent[first].time + .milliseconds(300)
      let unread = sent[first...].prefix { $0.time < end }
      most = max(most, unread.reduce(0) { $0 + $1.count })
    }
    // A transition is two of the 63 events that the kernel keeps.
    #expect((21...31).contains(most))
  }

  @Test("A queue that is late repeats the reader's pause once, but not again and again")
  func lateBurst() {
    var queue = KeyQueue(pace: .zero)
    _ = queue.append(Array(repeating: KeyChord(.a), count: 25))
    #expect(advance(&queue, 0).count == 20)
    #expect(advance(&queue, 300).isEmpty)
    #expect(queue.deadline == at(400))
    // Late again, and it still continues.
    #expect(advance(&queue, 900).count == 20)
    #expect(advance(&queue, 1000).count == 10)
    #expect(queue.isEmpty)
  }

  @Test func aFullQueueRefusesWholeChordsAndAllThatFollow() {
    var queue = KeyQueue(pace: .milliseconds(10), capacity: 7)
    // The queue has room for seven transitions: the first four and two fit. The next four do not,
    // and all chords after a refused one are refused, too.
    let refused = queue.append([Self.shiftA, KeyChord(.e), Self.shiftA, KeyChord(.q)])
    #expect(refused == 2)
    var events: [KeyEvent] = []
    for time in Int64(0)..<10 {
      events += advance(&queue, time * 10)
    }
    #expect(events == Self.shiftA.events + KeyChord(.e).events)
    #expect(queue.append([KeyChord(.q)]) == 0)
  }

  @Test func drainingReleasesHeldKeysAndDropsTheRest() {
    var queue = KeyQueue(pace: .milliseconds(10))
    _ = queue.append([Self.shiftA, KeyChord(.e)])
    _ = advance(&queue, 0)
    #expect(queue.drain() == [KeyEvent(.a, .up), KeyEvent(.leftShift, .up)])
    #expect(queue.isEmpty)
    #expect(queue.drain() == [])
    #expect(advance(&queue, 1000) == [])
    // It can be used again.
    #expect(queue.append([KeyChord(.q)]) == 0)
    #expect(advance(&queue, 1000) == [KeyEvent(.q, .down)])
  }

  @Test("Keys count as sent while they are down, and at and after their release")
  func recentKeys() {
    var queue = KeyQueue(pace: .milliseconds(10))
    #expect(!queue.hasSent(since: at(0)))
    #expect(queue.append([KeyChord(.a)]) == 0)
    #expect(!queue.hasSent(since: at(0)))
    #expect(advance(&queue, 0) == [KeyEvent(.a, .down)])
    #expect(queue.hasSent(since: at(5)))
    #expect(advance(&queue, 10) == [KeyEvent(.a, .up)])
    #expect(queue.hasSent(since: at(10)) && queue.hasSent(since: at(20)))
    #expect(!queue.hasSent(since: at(21)))
    #expect(queue.append([KeyChord(.e)]) == 0)
    #expect(advance(&queue, 100) == [KeyEvent(.e, .down)])
    #expect(queue.finish() == [KeyEvent(.e, .up)])
    #expect(queue.hasSent(since: at(100)))
  }

  @Test("A new pace applies from the next transition, and pending keys are kept")
  func newPace() {
    var queue = KeyQueue(pace: .milliseconds(500))
    #expect(queue.append([KeyChord(.a), KeyChord(.a)]) == 0)
    #expect(advance(&queue, 0) == [KeyEvent(.a, .down)])
    queue.pace = .milliseconds(10)
    #expect(advance(&queue, 499).isEmpty)
    #expect(advance(&queue, 500) == [KeyEvent(.a, .up)])
    #expect(advance(&queue, 510) == [KeyEvent(.a, .down)])
    queue.pace = .seconds(100)
    #expect(advance(&queue, 520) == [KeyEvent(.a, .up)])
    #expect(queue.isEmpty)
    #expect(queue.pace == KeyQueue.slowestPace)
  }

  @Test(arguments: [
    (Duration.seconds(-1), Int64(0)), (.seconds(3600), 1000), (.seconds(Int64.max), 1000),
  ])
  func aPaceOutOfRangeIsClamped(pace: Duration, milliseconds: Int64) {
    var queue = KeyQueue(pace: pace)
    _ = queue.append([KeyChord(.a)])
    _ = advance(&queue, 0)
    #expect((queue.deadline ?? at(0)) == at(milliseconds))
  }

  @Test func extremeTimesDoNotTrap() {
    var queue = KeyQueue(pace: .milliseconds(10))
    _ = queue.append([KeyChord(.a), KeyChord(.e)])
    var events: [KeyEvent] = []
    for time in [Int64.min, -1, Int64.max] {
      queue.advance(to: Timestamp(microseconds: time), into: &events)
    }
    var receiver = Receiver()
    receiver.handle(events)
    #expect(receiver.complaints == [])
  }

  @Test func aNeverEmptyQueueStaysBounded() {
    var queue = KeyQueue(pace: .milliseconds(1), capacity: 100)
    var refused = 0
    var sent = 0
    for time in Int64(0)..<100_000 {
      refused += queue.append([KeyChord(.a)])
      sent += advance(&queue, time).filter { $0.transition == .down }.count
    }
    #expect(sent > 4_000)
    #expect(refused + sent <= 100_000)
    #expect(refused + sent >= 100_000 - 51)
  }
}
