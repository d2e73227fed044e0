// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Panel

/// The choice of the buffer to draw on, and its content.
struct BufferQueueTests {
  @Test func buffersAlternateWhileTheServerHoldsOne() {
    var ring = BufferQueue<String>(count: 2)
    let first = ring.next()
    #expect(ring.content(of: first ?? -1) == nil)
    ring.commit(first ?? -1, "a")
    let second = ring.next()
    #expect(second != first)
    ring.commit(second ?? -1, "b")
    #expect(ring.next() == nil)
    ring.release(first ?? -1)
    #expect(ring.next().map(ring.content) == "a")
  }

  @Test func theNewestFreeBufferIsUsed() {
    var ring = BufferQueue<String>(count: 2)
    ring.commit(0, "old")
    ring.commit(1, "new")
    ring.release(1)
    ring.release(0)
    #expect(ring.next().map(ring.content) == "new")
  }

  @Test func releasesOfUnknownBuffersAreIgnored() {
    var ring = BufferQueue<Int>(count: 2)
    ring.release(7)
    ring.release(-1)
    ring.commit(5, 1)
    #expect(ring.next() == 0)
    ring.commit(0, 1)
    ring.release(0)
    ring.release(0)
    #expect(ring.next().map(ring.content) == 1)
    #expect(ring.content(of: 7) == nil && ring.content(of: -1) == nil)
    #expect(BufferQueue<Int>(count: 0).next() == nil)
    #expect(BufferQueue<Int>(count: -3).next() == nil)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func noBufferIsDrawnOnWhileTheServerHoldsIt(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var ring = BufferQueue<Int>(count: 3)
    var held: Set<Int> = []
    var contents: [Int: Int] = [:]
    for turn in 0..<300 {
      if Bool.random(using: &random), let index = ring.next() {
        #expect(!held.contains(index))
        #expect(ring.content(of: index) == contents[index])
        ring.commit(index, turn)
        contents[index] = turn
        held.insert(index)
      } else if let index = held.randomElement(using: &random) {
        ring.release(index)
        held.remove(index)
      }
      #expect((ring.next() == nil) == (held.count == 3))
    }
  }
}
