// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Panel

/// Which buffer is drawn on, and what is on it.
struct BufferRingTests {
  @Test func buffersTakeTurnsWhileTheServerHoldsOne() {
    var ring = BufferRing<String>(count: 2)
    let first = ring.next()
    #expect(first?.content == nil)
    ring.commit(first?.index ?? -1, "a")
    let second = ring.next()
    #expect(second?.index != first?.index)
    ring.commit(second?.index ?? -1, "b")
    #expect(ring.next() == nil)
    ring.release(first?.index ?? -1)
    #expect(ring.next()?.content == "a")
  }

  @Test func ofTwoThatAreFreeTheNewerOneNeedsLess() {
    var ring = BufferRing<String>(count: 2)
    ring.commit(0, "old")
    ring.commit(1, "new")
    ring.release(1)
    ring.release(0)
    #expect(ring.next()?.content == "new")
  }

  @Test func whatTheServerSaysOfOtherBuffersChangesNothing() {
    var ring = BufferRing<Int>(count: 2)
    ring.release(7)
    ring.release(-1)
    ring.commit(5, 1)
    #expect(ring.heldCount == 0)
    ring.commit(0, 1)
    ring.release(0)
    ring.release(0)
    #expect(ring.next()?.content == 1)
    #expect(BufferRing<Int>(count: 0).next() == nil)
    #expect(BufferRing<Int>(count: -3).next() == nil)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func noBufferIsDrawnOnWhileTheServerHoldsIt(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var ring = BufferRing<Int>(count: 3)
    var held: Set<Int> = []
    var contents: [Int: Int] = [:]
    for turn in 0..<300 {
      if Bool.random(using: &random), let (index, content) = ring.next() {
        #expect(!held.contains(index))
        #expect(content == contents[index])
        ring.commit(index, turn)
        contents[index] = turn
        held.insert(index)
      } else if let index = held.randomElement(using: &random) {
        ring.release(index)
        held.remove(index)
      }
      #expect(ring.heldCount == held.count)
    }
  }
}
