// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import WaylandPanel

/// The times at which an input method answers programs' reports of their fields.
struct FieldAcknowledgementsTests {
  private let second: Int64 = 1_000_000

  @Test func newReportsAreAnsweredAtOnce() {
    var answers = FieldAcknowledgements()
    for turn in 0..<1000 {
      let isAnswered = answers.reported(isNew: true, at: Int64(turn) * 1000)
      #expect(isAnswered)
      #expect(answers.deadline == nil)
    }
  }

  @Test func whereTheCursorIsSeenAfterEachTextIsAnsweredToo() {
    var answers = FieldAcknowledgements()
    for turn in 0..<1000 {
      let now = Int64(turn) * 100_000
      let (isAnswered, isEchoAnswered) = (
        answers.reported(isNew: true, at: now), answers.reported(isNew: false, at: now + 5000)
      )
      #expect(isAnswered && isEchoAnswered)
    }
  }

  @Test func rareRepetitionsAreAnsweredImmediately() {
    var answers = FieldAcknowledgements()
    for turn in 0..<1000 {
      let isAnswered = answers.reported(isNew: false, at: Int64(turn) * 2 * second)
      #expect(isAnswered)
    }
  }

  /// Returns the answers to a program that repeats its report after each answer.
  private func answersToAnEcho(for duration: Int64) -> [Int64] {
    var answers = FieldAcknowledgements()
    var moments: [Int64] = []
    var now: Int64 = 0
    while now < duration {
      if answers.reported(isNew: moments.isEmpty, at: now) {
        moments.append(now)
      } else if let deadline = answers.deadline {
        now = deadline
        if answers.expire(at: now) { moments.append(now) }
      }
      now += 1000
    }
    return moments
  }

  @Test func answerLoopsAreThrottled() {
    let moments = answersToAnEcho(for: 3600 * second)
    // Sixty in an hour, plus those up to then.
    #expect(moments.count < 60 + 20)
    #expect(moments.prefix(4).allSatisfy { $0 < second / 10 })
    // Never for good, since it may have new information.
    #expect(moments.last ?? 0 > 3500 * second)
  }

  @Test func aChangeEndsAPauseImmediately() {
    var answers = FieldAcknowledgements()
    var now: Int64 = 0
    while answers.reported(isNew: false, at: now) { now += 1000 }
    let deadline = answers.deadline
    #expect(deadline != nil)
    let isAnswered = answers.reported(isNew: true, at: now + 1)
    #expect(isAnswered)
    #expect(answers.deadline == nil)
    let isLate = answers.expire(at: now + second)
    #expect(!isLate)
  }

  @Test func typedTextCountsAsAnAnswer() {
    var answers = FieldAcknowledgements()
    var now: Int64 = 0
    while answers.reported(isNew: false, at: now) { now += 1000 }
    answers.answered(at: now)
    #expect(answers.deadline == nil)
  }

  @Test func aPauseIsNotLengthenedByMoreOfTheSame() {
    var answers = FieldAcknowledgements()
    var now: Int64 = 0
    while answers.reported(isNew: false, at: now) { now += 1000 }
    let deadline = answers.deadline
    for turn in 1..<40 {
      let isAnswered = answers.reported(isNew: false, at: now + Int64(turn) * 1000)
      #expect(!isAnswered)
    }
    #expect(answers.deadline == deadline)
    let isEarly = answers.expire(at: now + 1)
    #expect(!isEarly)
    let isAnswered = answers.expire(at: deadline ?? 0)
    #expect(isAnswered)
  }

  @Test func aNewFieldResetsTheDelays() {
    var answers = FieldAcknowledgements()
    var now: Int64 = 0
    while answers.reported(isNew: false, at: now) { now += 1000 }
    answers.left()
    #expect(answers == FieldAcknowledgements())
  }
}
