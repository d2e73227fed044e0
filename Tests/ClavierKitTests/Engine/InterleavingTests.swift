// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// All overlaps of two or three fingers over three keys, in every assignment.
struct InterleavingTests {
  /// A finger comes down or lifts.
  enum Step: Hashable {
    case down(Int)
    case up(Int)
  }

  /// Returns all orders of the downs and ups of a number of fingers, each finger's down before its
  /// up.
  ///
  /// Fingers are numbered in touch-down order, so that no order is counted twice.
  static func interleavings(of fingers: Int) -> [[Step]] {
    func extend(_ steps: [Step], next: Int, held: [Int]) -> [[Step]] {
      if next == fingers, held.isEmpty { return [steps] }
      var all: [[Step]] = []
      if next < fingers {
        all += extend(steps + [.down(next)], next: next + 1, held: held + [next])
      }
      for finger in held {
        all += extend(steps + [.up(finger)], next: next, held: held.filter { $0 != finger })
      }
      return all
    }
    return extend([], next: 0, held: [])
  }

  /// Returns all assignments of a number of fingers to the keys a, s and d.
  static func assignments(of fingers: Int) -> [[String]] {
    var all: [[String]] = [[]]
    for _ in 0..<fingers { all = all.flatMap { keys in ["a", "s", "d"].map { keys + [$0] } } }
    return all
  }

  @Test func theNumberOfInterleavingsMatchesTheFormula() {
    // (2n)! / (2^n · n!) orders of n numbered pairs, with the pairs in order of their first.
    #expect(Self.interleavings(of: 2).count == 3)
    #expect(Self.interleavings(of: 3).count == 15)
  }

  @Test(arguments: [2, 3])
  func lettersComeInTheOrderOfTheFingersEachOnce(fingers: Int) {
    for steps in Self.interleavings(of: fingers) {
      for keys in Self.assignments(of: fingers) {
        #expect(typed(steps, on: keys) == keys, "\(steps) on \(keys)")
      }
    }
  }

  // Of a, s and d, only d types at once, as the others have alternatives.
  @Test(arguments: [2, 3])
  func immediateLettersKeepTheirOrderAmongWaitingOnes(fingers: Int) {
    for steps in Self.interleavings(of: fingers) {
      for keys in Self.assignments(of: fingers) {
        var board = TestBoard(autocapitalization: .none, commitPolicy: .press, lists: .english)
        var waiting: [Int] = []
        var expected: [Effect] = []
        for step in steps {
          board.perform(step, on: keys)
          switch step {
          case .down(let finger) where keys[finger] != "d": waiting.append(finger)
          case .down(let finger):
            expected += (waiting + [finger]).map { .insertText(keys[$0]) }
            waiting = []
          case .up(let finger):
            let count = waiting.firstIndex(of: finger).map { $0 + 1 } ?? 0
            expected += waiting.prefix(count).map { .insertText(keys[$0]) }
            waiting.removeFirst(count)
          }
          #expect(board.effects == expected, "\(steps) on \(keys)")
        }
      }
    }
  }

  @Test(arguments: [2, 3])
  func withoutListsEveryLetterIsThereWhenItsFingerComesDown(fingers: Int) {
    for steps in Self.interleavings(of: fingers) {
      for keys in Self.assignments(of: fingers) {
        var board = TestBoard(autocapitalization: .none, commitPolicy: .press)
        var down = 0
        for step in steps {
          board.perform(step, on: keys)
          if case .down = step { down += 1 }
          let expected = keys.prefix(down).map { Effect.insertText($0) }
          #expect(board.effects == expected, "\(steps) on \(keys)")
        }
      }
    }
  }

  @Test(arguments: [2, 3])
  func lettersUnderCtrlComeInOrderWhereverItGoesDownAndUp(fingers: Int) {
    let keys = ["a", "s", "d"]
    for steps in Self.interleavings(of: fingers) {
      for down in 0...steps.count {
        for up in down...steps.count {
          var expected = Chords(keys: keys)
          var board = TestBoard(autocapitalization: .none, pages: .computer)
          for index in 0...steps.count {
            if index == down {
              board.down(9, on: "ctrl")
              expected.pressControl()
              board.wait(.milliseconds(50))
            }
            if index == up {
              board.up(9)
              expected.liftControl()
              board.wait(.milliseconds(50))
            }
            guard index < steps.count else { continue }
            board.perform(steps[index], on: keys)
            expected.perform(steps[index])
          }
          #expect(board.effects == expected.effects, "\(steps), ctrl at \(down) to \(up)")
        }
      }
    }
  }

  private func typed(_ steps: [Step], on keys: [String]) -> [String] {
    var board = TestBoard(autocapitalization: .none)
    for step in steps { board.perform(step, on: keys) }
    return board.effects.map {
      if case .insertText(let text) = $0 { text } else { "\($0)" }
    }
  }
}

extension TestBoard {
  fileprivate mutating func perform(_ step: InterleavingTests.Step, on keys: [String]) {
    switch step {
    case .down(let finger): down(finger, on: keys[finger])
    case .up(let finger): up(finger)
    }
    wait(.milliseconds(50))
  }
}

/// An independent model of the typing of fingers and a finger on Ctrl: a queue of waiting fingers.
private struct Chords {
  let keys: [String]
  var effects: [Effect] = []
  private var waiting: [Int] = []
  private var isHeld = false
  private var isLatched = false
  private var hasChorded = false

  init(keys: [String]) {
    self.keys = keys
  }

  mutating func perform(_ step: InterleavingTests.Step) {
    switch step {
    case .down(let finger): waiting.append(finger)
    case .up(let finger):
      guard let place = waiting.firstIndex(of: finger) else { return }
      type(waiting[...place])
      waiting.removeSubrange(...place)
    }
  }

  mutating func pressControl() {
    type(waiting[...])
    waiting = []
    isHeld = true
  }

  mutating func liftControl() {
    type(waiting[...])
    waiting = []
    isHeld = false
    isLatched = !hasChorded
  }

  private mutating func type(_ fingers: ArraySlice<Int>) {
    for finger in fingers {
      let stroke = KeyStroke(.character(Character(keys[finger])), modifiers: .control)
      effects.append(isHeld || isLatched ? .press(stroke) : .insertText(keys[finger]))
      hasChorded = hasChorded || isHeld
      isLatched = false
    }
  }
}
