// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

@Suite("Effects that wait until another keyboard is let go of")
struct HeldBackEffectsTests {
  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  private func effects(_ text: String) -> [Effect] { text.map { .insertText(String($0)) } }

  private func waiting(_ text: String, since time: Timestamp) -> HeldBackEffects {
    var held = HeldBackEffects()
    for effect in effects(text) {
      let hasRoom = held.add(effect, at: time)
      #expect(hasRoom)
    }
    return held
  }

  @Test("what waits is done in its order, once it can be")
  func order() {
    var held = waiting("abc", since: at(100))
    var done: [Effect] = []
    held.retry {
      done.append($0); return true
    }
    #expect(done == effects("abc"))
    #expect(held.isEmpty)
    #expect(held.deadline == nil)
  }

  @Test("nothing overtakes the first that has to wait on")
  func nothingOvertakes() {
    var held = waiting("abcd", since: at(100))
    var asked: [Effect] = []
    held.retry {
      asked.append($0); return $0 != .insertText("c")
    }
    #expect(asked == effects("abc"))
    asked = []
    held.retry {
      asked.append($0); return true
    }
    #expect(asked == effects("cd"))
  }

  @Test("patience runs from when the first began to wait, also when some are done")
  func patience() {
    var held = waiting("a", since: at(100))
    _ = held.add(.insertText("b"), at: at(1900))
    #expect(held.deadline == at(2100))
    held.retry { $0 == .insertText("a") }
    #expect(held.deadline == at(2100))
    held.retry { _ in true }
    #expect(held.deadline == nil)
    _ = held.add(.insertText("c"), at: at(5000))
    #expect(held.deadline == at(7000))
  }

  @Test("what is given up is told, and done never")
  func drop() {
    var held = waiting("ab", since: at(100))
    let dropped = held.drop()
    #expect(dropped == effects("ab"))
    #expect(held.isEmpty)
    #expect(held.deadline == nil)
    held.retry { _ in
      Issue.record("something is left")
      return true
    }
  }

  @Test("there is room for what fingers make, and for no more")
  func capacity() {
    var held = HeldBackEffects()
    for _ in 0..<HeldBackEffects.capacity {
      let hasRoom = held.add(.deleteBackward(1), at: at(1))
      #expect(hasRoom)
    }
    let hasRoom = held.add(.insertText("x"), at: at(1))
    let dropped = held.drop()
    #expect(!hasRoom)
    #expect(dropped.count == HeldBackEffects.capacity)
  }
}
