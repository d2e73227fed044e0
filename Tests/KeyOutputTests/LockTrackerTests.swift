// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux
import Testing

@testable import KeyOutput

@Suite("The receiver's locks are tracked by its lights")
struct LockTrackerTests {
  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  private let capsLock = LockLights(capsLock: true)
  private let tap = KeyChord(.capsLock)

  private func light(_ code: Int32, _ value: Int32, type: Int32 = EV_LED) -> input_event {
    var event = input_event()
    (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
    return event
  }

  @Test("A light that was never reported is off, but Num Lock is then unknown")
  func unknown() {
    #expect(LockLights() == LockLights(capsLock: false, numLock: nil))
    var tracker = LockTracker()
    #expect(tracker.locks(at: at(1)) == LockLights())
  }

  @Test("Each light reports its own lock")
  func lights() {
    var lights = LockLights()
    lights.update(light(LED_CAPSL, 1))
    #expect(lights == LockLights(capsLock: true, numLock: nil))
    lights.update(light(LED_NUML, 1))
    lights.update(light(LED_CAPSL, 0))
    #expect(lights == LockLights(capsLock: false, numLock: true))
    lights.update(light(LED_NUML, 0))
    #expect(lights == LockLights(capsLock: false, numLock: false))
  }

  @Test("Capitals are locked while either of the two lights for Caps Lock is on")
  func controlLock() {
    var lights = LockLights()
    lights.update(light(LED_MISC, 1))
    #expect(lights.capsLock)
    lights.update(light(LED_CAPSL, 1))
    lights.update(light(LED_MISC, 0))
    #expect(lights.capsLock)
    lights.update(light(LED_CAPSL, 0))
    #expect(!lights.capsLock && lights == LockLights())
  }

  @Test("Pending lights are read, none are no error, and a failure is one")
  func reading() throws {
    let ends = try PipeEnds()
    var lights = LockLights()
    try lights.update(from: ends.reading.rawValue)
    #expect(lights == LockLights())
    var events = [light(LED_CAPSL, 1), light(LED_NUML, 1)]
    let size = events.count * MemoryLayout<input_event>.stride
    let count = write(ends.writing, &events, size)
    try #require(count == size)
    try lights.update(from: ends.reading.rawValue)
    #expect(lights == LockLights(capsLock: true, numLock: true))
    let directory = try OwnedDescriptor(opening: "/", O_RDONLY | O_DIRECTORY)
    let number = directory.rawValue
    #expect(throws: SystemError(call: "read lock lights", code: EISDIR)) {
      try lights.update(from: number)
    }
  }

  @Test("Other lights and other event types are ignored")
  func noLights() {
    var lights = LockLights()
    lights.update(light(LED_SCROLLL, 1))
    lights.update(light(LED_CAPSL, 1, type: EV_KEY))
    lights.update(light(LED_NUML, 1, type: EV_SYN))
    #expect(lights == LockLights())
  }

  @Test("A lock that another keyboard changes is tracked at once")
  func following() {
    var tracker = LockTracker()
    tracker.update(capsLock, at: at(1))
    #expect(tracker.locks(at: at(1)) == capsLock)
    tracker.willSend([KeyChord(.a)])
    tracker.update(LockLights(), at: at(2))
    #expect(tracker.locks(at: at(2)) == LockLights())
  }

  @Test("A lock that the daemon's own keys change for a moment keeps its earlier state")
  func ownTaps() {
    var tracker = LockTracker()
    tracker.update(capsLock, at: at(1))
    tracker.willSend([tap, KeyChord(.a), tap])
    tracker.update(LockLights(), at: at(2))
    #expect(tracker.locks(at: at(2)) == capsLock)
    tracker.didSend(at: at(100))
    // The light comes late.
    tracker.update(LockLights(), at: at(399))
    #expect(tracker.locks(at: at(399)) == capsLock)
    tracker.update(LockLights(), at: at(400))
    #expect(tracker.locks(at: at(400)) == LockLights())
  }

  @Test("Num Lock that the daemon's own keys turn on for a moment keeps its earlier state")
  func ownNumLock() {
    var tracker = LockTracker()
    tracker.update(LockLights(numLock: false), at: at(1))
    let numLock = KeyChord(.numLock)
    tracker.willSend([numLock, KeyChord(.a), numLock])
    tracker.update(LockLights(numLock: true), at: at(2))
    #expect(tracker.locks(at: at(2)).numLock == false)
    tracker.didSend(at: at(3))
    tracker.update(LockLights(numLock: false), at: at(4))
    #expect(tracker.locks(at: at(400)).numLock == false)
  }

  @Test("A change of a lock is not accepted while keys are pending again")
  func ownTapsAgain() {
    var tracker = LockTracker()
    tracker.willSend([tap])
    tracker.didSend(at: at(100))
    tracker.willSend([tap])
    tracker.update(capsLock, at: at(500))
    #expect(tracker.locks(at: at(500)) == LockLights())
    tracker.didSend(at: at(600))
    tracker.update(capsLock, at: at(900))
    #expect(tracker.locks(at: at(900)) == capsLock)
  }
}
