// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyboardCore

@Suite("Effects are deferred while a key is held on another keyboard")
struct DeferredEffectsTests {
  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  private func effects(_ text: String) -> [Effect] { text.map { .insertText(String($0)) } }

  private func waiting(_ text: String, since time: Timestamp) -> DeferredEffects {
    var held = DeferredEffects()
    for effect in effects(text) {
      let hasRoom = held.add(effect, at: time)
      #expect(hasRoom)
    }
    return held
  }

  @Test("Effects are performed in their order")
  func order() {
    var held = waiting("abc", since: at(100))
    var done: [Effect] = []
    while let first = held.first {
      done.append(first)
      held.removeFirst()
    }
    #expect(done == effects("abc"))
    #expect(held.isEmpty)
    #expect(held.deadline == nil)
  }

  @Test("Effects that are prepended come first, and have a timeout if no others wait")
  func prepend() {
    var held = waiting("c", since: at(100))
    held.prepend(effects("ab"), at: at(1000))
    #expect(held.deadline == at(2100))
    let dropped = held.drop()
    #expect(dropped == effects("abc"))
    held.prepend([], at: at(3000))
    #expect(held.isEmpty && held.deadline == nil)
    held.prepend(effects("a"), at: at(3000))
    #expect(held.first == .insertText("a") && held.deadline == at(5000))
  }

  @Test("The timeout starts with the first deferred effect, also after some are performed")
  func timeout() {
    var held = waiting("a", since: at(100))
    _ = held.add(.insertText("b"), at: at(1900))
    #expect(held.deadline == at(2100))
    held.removeFirst()
    #expect(held.deadline == at(2100))
    #expect(held.deadline == at(2100))
    held.restart(at: at(2000))
    #expect(held.deadline == at(4000))
    held.removeFirst()
    #expect(held.deadline == nil)
    _ = held.add(.insertText("c"), at: at(5000))
    #expect(held.deadline == at(7000))
  }

  @Test("An effect that is removed leaves the others, and no timeout if it was the last one")
  func remove() {
    var held = waiting("aba", since: at(100))
    held.remove(.insertText("a"))
    #expect(held.first == .insertText("b") && held.deadline == at(2100))
    held.remove(.insertText("b"))
    #expect(held.isEmpty && held.deadline == nil)
  }

  @Test("Dropped effects are returned, and never performed")
  func drop() {
    var held = waiting("ab", since: at(100))
    let dropped = held.drop()
    #expect(dropped == effects("ab"))
    #expect(held.isEmpty)
    #expect(held.deadline == nil && held.first == nil)
  }

  @Test("The queue of deferred effects is limited, and an effect beyond its capacity is rejected")
  func capacity() {
    var held = DeferredEffects()
    for _ in 0..<DeferredEffects.capacity {
      let hasRoom = held.add(.deleteBackward(1), at: at(1))
      #expect(hasRoom)
    }
    let hasRoom = held.add(.insertText("x"), at: at(1))
    let dropped = held.drop()
    #expect(!hasRoom)
    #expect(dropped.count == DeferredEffects.capacity)
  }
}
