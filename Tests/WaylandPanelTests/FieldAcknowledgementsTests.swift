// SPDX-License-Identifier: MIT

import Testing

@testable import WaylandPanel

/// The times at which an input method acknowledges programs' reports of their fields.
struct FieldAcknowledgementsTests {
  private let second: Int64 = 1_000_000

  @Test func newReportsAreAcknowledgedAtOnce() {
    var acknowledgements = FieldAcknowledgements()
    for turn in 0..<1000 {
      let isAcknowledged = acknowledgements.reported(isNew: true, at: Int64(turn) * 1000)
      #expect(isAcknowledged)
      #expect(acknowledgements.deadline == nil)
    }
  }

  @Test func theCursorAfterEachTextIsAcknowledgedToo() {
    var acknowledgements = FieldAcknowledgements()
    for turn in 0..<1000 {
      let now = Int64(turn) * 100_000
      let (isAcknowledged, isEchoAcknowledged) = (
        acknowledgements.reported(isNew: true, at: now),
        acknowledgements.reported(isNew: false, at: now + 5000)
      )
      #expect(isAcknowledged && isEchoAcknowledged)
    }
  }

  @Test func rareRepetitionsAreAcknowledgedImmediately() {
    var acknowledgements = FieldAcknowledgements()
    for turn in 0..<1000 {
      let isAcknowledged = acknowledgements.reported(isNew: false, at: Int64(turn) * 2 * second)
      #expect(isAcknowledged)
    }
  }

  /// Returns the times of acknowledgements for a program that repeats its report after each.
  private func acknowledgementsOfAnEcho(for duration: Int64) -> [Int64] {
    var acknowledgements = FieldAcknowledgements()
    var moments: [Int64] = []
    var now: Int64 = 0
    while now < duration {
      if acknowledgements.reported(isNew: moments.isEmpty, at: now) {
        moments.append(now)
      } else if let deadline = acknowledgements.deadline {
        now = deadline
        if acknowledgements.expire(at: now) { moments.append(now) }
      }
      now += 1000
    }
    return moments
  }

  @Test func acknowledgementLoopsAreThrottled() {
    let moments = acknowledgementsOfAnEcho(for: 3600 * second)
    // Sixty in an hour, plus those up to then.
    #expect(moments.count < 60 + 20)
    #expect(moments.prefix(4).allSatisfy { $0 < second / 10 })
    // Never for good, since it may have new information.
    #expect(moments.last ?? 0 > 3500 * second)
  }

  @Test func aChangeEndsADelayImmediately() {
    var acknowledgements = FieldAcknowledgements()
    var now: Int64 = 0
    while acknowledgements.reported(isNew: false, at: now) { now += 1000 }
    let deadline = acknowledgements.deadline
    #expect(deadline != nil)
    let isAcknowledged = acknowledgements.reported(isNew: true, at: now + 1)
    #expect(isAcknowledged)
    #expect(acknowledgements.deadline == nil)
    let isLate = acknowledgements.expire(at: now + second)
    #expect(!isLate)
  }

  @Test func typedTextCountsAsAnAcknowledgement() {
    var acknowledgements = FieldAcknowledgements()
    var now: Int64 = 0
    while acknowledgements.reported(isNew: false, at: now) { now += 1000 }
    acknowledgements.recordCommit(at: now)
    #expect(acknowledgements.deadline == nil)
  }

  @Test func repetitionsDoNotLengthenADelay() {
    var acknowledgements = FieldAcknowledgements()
    var now: Int64 = 0
    while acknowledgements.reported(isNew: false, at: now) { now += 1000 }
    let deadline = acknowledgements.deadline
    for turn in 1..<40 {
      let isAcknowledged = acknowledgements.reported(isNew: false, at: now + Int64(turn) * 1000)
      #expect(!isAcknowledged)
    }
    #expect(acknowledgements.deadline == deadline)
    let isEarly = acknowledgements.expire(at: now + 1)
    #expect(!isEarly)
    let isAcknowledged = acknowledgements.expire(at: deadline ?? 0)
    #expect(isAcknowledged)
  }

  @Test func aNewFieldResetsTheDelays() {
    var acknowledgements = FieldAcknowledgements()
    var now: Int64 = 0
    while acknowledgements.reported(isNew: false, at: now) { now += 1000 }
    acknowledgements.reset()
    #expect(acknowledgements == FieldAcknowledgements())
  }
}
