// SPDX-License-Identifier: MIT

import Panel
import TestSupport
import Testing

/// A machine in an object, so that expectations can call it.
private final class Pacing {
  private var pacer = FramePacer()
  var state: FramePacer.State { pacer.state }

  func requestFrame() -> Bool { pacer.requestFrame() }
  func committed() { pacer.committed() }
  func foundNoBuffer() { pacer.foundNoBuffer() }
  func shown() -> Bool { pacer.shown() }
  func released() -> Bool { pacer.released() }
}

/// The times at which pictures are drawn.
struct FramePacerTests {
  @Test func theFirstPictureIsDrawnImmediately() {
    let pacer = Pacing()
    #expect(pacer.requestFrame())
    pacer.committed()
    #expect(pacer.state == .waiting(isFrameRequested: false))
  }

  @Test func changesInBetweenAreDrawnOnce() {
    let pacer = Pacing()
    #expect(pacer.requestFrame())
    pacer.committed()
    for _ in 0..<10 { #expect(!pacer.requestFrame()) }
    #expect(pacer.shown())
    pacer.committed()
    #expect(!pacer.shown())
    #expect(pacer.state == .idle)
  }

  @Test func withoutABufferTheFrameIsDrawnOnRelease() {
    let pacer = Pacing()
    #expect(pacer.requestFrame())
    pacer.foundNoBuffer()
    #expect(!pacer.requestFrame())
    #expect(!pacer.shown())
    #expect(pacer.released())
    pacer.committed()
    #expect(!pacer.released())
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
      guard free > 0 else { return pacer.foundNoBuffer() }
      free -= 1
      (drawn, isOnItsWay) = (wanted, true)
      pacer.committed()
    }
    func show() {
      isOnItsWay = false
      draw(pacer.shown())
    }
    func release() {
      free += 1
      draw(pacer.released())
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
