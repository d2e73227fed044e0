// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import WaylandPanel

/// When an input method answers programs that tell of their fields.
struct FieldAnswersTests {
  private let second: Int64 = 1_000_000

  @Test func allThatIsNewIsAnsweredAtOnce() {
    var answers = FieldAnswers()
    for turn in 0..<1000 {
      let isAnswered = answers.told(isNew: true, at: Int64(turn) * 1000)
      #expect(isAnswered)
      #expect(answers.deadline == nil)
    }
  }

  @Test func whereTheCursorIsSeenAfterEachTextIsAnsweredToo() {
    var answers = FieldAnswers()
    for turn in 0..<1000 {
      let now = Int64(turn) * 100_000
      let (isAnswered, isEchoAnswered) = (
        answers.told(isNew: true, at: now), answers.told(isNew: false, at: now + 5000)
      )
      #expect(isAnswered && isEchoAnswered)
    }
  }

  @Test func whoSaysTheSameNowAndThenIsAnsweredAtOnce() {
    var answers = FieldAnswers()
    for turn in 0..<1000 {
      let isAnswered = answers.told(isNew: false, at: Int64(turn) * 2 * second)
      #expect(isAnswered)
    }
  }

  /// When a program that says the same upon each answer is answered.
  private func answersToAnEcho(for duration: Int64) -> [Int64] {
    var answers = FieldAnswers()
    var moments: [Int64] = []
    var now: Int64 = 0
    while now < duration {
      if answers.told(isNew: moments.isEmpty, at: now) {
        moments.append(now)
      } else if let deadline = answers.deadline {
        now = deadline
        if answers.pass(now) { moments.append(now) }
      }
      now += 1000
    }
    return moments
  }

  @Test func whoAnswersAnswersWithTheSameIsHeardMoreAndMoreRarely() {
    let moments = answersToAnEcho(for: 3600 * second)
    // Sixty in an hour, and what there was until then.
    #expect(moments.count < 60 + 20)
    #expect(moments.prefix(4).allSatisfy { $0 < second / 10 })
    // Never for good: it may have something to say.
    #expect(moments.last ?? 0 > 3500 * second)
  }

  @Test func newsEndAPauseAtOnceAndALateEndDoesNothingMore() {
    var answers = FieldAnswers()
    var now: Int64 = 0
    while answers.told(isNew: false, at: now) { now += 1000 }
    let deadline = answers.deadline
    #expect(deadline != nil)
    let isAnswered = answers.told(isNew: true, at: now + 1)
    #expect(isAnswered)
    #expect(answers.deadline == nil)
    let isLate = answers.pass(now + second)
    #expect(!isLate)
  }

  @Test func whatIsTypedIsAnAnswer() {
    var answers = FieldAnswers()
    var now: Int64 = 0
    while answers.told(isNew: false, at: now) { now += 1000 }
    answers.answered(at: now)
    #expect(answers.deadline == nil)
  }

  @Test func aPauseIsNotLengthenedByMoreOfTheSame() {
    var answers = FieldAnswers()
    var now: Int64 = 0
    while answers.told(isNew: false, at: now) { now += 1000 }
    let deadline = answers.deadline
    for turn in 1..<40 {
      let isAnswered = answers.told(isNew: false, at: now + Int64(turn) * 1000)
      #expect(!isAnswered)
    }
    #expect(answers.deadline == deadline)
    let isEarly = answers.pass(now + 1)
    #expect(!isEarly)
    let isAnswered = answers.pass(deadline ?? 0)
    #expect(isAnswered)
  }

  @Test func anotherFieldBeginsAnew() {
    var answers = FieldAnswers()
    var now: Int64 = 0
    while answers.told(isNew: false, at: now) { now += 1000 }
    answers.left()
    #expect(answers == FieldAnswers())
  }
}
