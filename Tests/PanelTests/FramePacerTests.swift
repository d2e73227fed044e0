// SPDX-License-Identifier: MIT

import Panel
import TestSupport
import Testing

/// A machine in an object, so that expectations can call it.
private final class Pacing {
  private var pacer = FramePacer()
  var state: FramePacer.State { pacer.state }

  func requestFrame() -> Bool { pacer.requestFrame() }
  func recordCommit() { pacer.recordCommit() }
  func recordNoBuffer() { pacer.recordNoBuffer() }
  func handleFrameShown() -> Bool { pacer.handleFrameShown() }
  func handleBufferRelease() -> Bool { pacer.handleBufferRelease() }
}

/// The times at which pictures are drawn.
struct FramePacerTests {
  @Test func theFirstPictureIsDrawnImmediately() {
    let pacer = Pacing()
    #expect(pacer.requestFrame())
    pacer.recordCommit()
    #expect(pacer.state == .waiting(isFrameRequested: false))
  }

  @Test func changesInBetweenAreDrawnOnce() {
    let pacer = Pacing()
    #expect(pacer.requestFrame())
    pacer.recordCommit()
    for _ in 0..<10 { #expect(!pacer.requestFrame()) }
    #expect(pacer.handleFrameShown())
    pacer.recordCommit()
    #expect(!pacer.handleFrameShown())
    #expect(pacer.state == .idle)
  }

  @Test func withoutABufferTheFrameIsDrawnOnRelease() {
    let pacer = Pacing()
    #expect(pacer.requestFrame())
    pacer.recordNoBuffer()
    #expect(!pacer.requestFrame())
    #expect(!pacer.handleFrameShown())
    #expect(pacer.handleBufferRelease())
    pacer.recordCommit()
    #expect(!pacer.handleBufferRelease())
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func theLastPictureIsAlwaysDrawn(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pacer = Pacing()
    var (wanted, drawn, isOnItsWay, free) = (0, 0, false, 2)
    func draw(_ isTime: Bool) {
      guard isTime, drawn != wanted else { return }
      // At most one picture per frame of the screen.
      #expect(!isOnItsWay)
      guard free > 0 else { return pacer.recordNoBuffer() }
      free -= 1
      (drawn, isOnItsWay) = (wanted, true)
      pacer.recordCommit()
    }
    func show() {
      isOnItsWay = false
      draw(pacer.handleFrameShown())
    }
    func release() {
      free += 1
      draw(pacer.handleBufferRelease())
    }
    for _ in 0..<300 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        wanted += 1
        draw(pacer.requestFrame())
      case 2 where isOnItsWay: show()
      default: if free < 2 { release() }
      }
    }
    for _ in 0..<4 {
      if isOnItsWay { show() }
      if free < 2 { release() }
    }
    #expect(drawn == wanted)
  }
}
