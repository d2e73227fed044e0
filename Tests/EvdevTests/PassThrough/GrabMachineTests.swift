// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev

/// The conditions for grabbing a device.
@Suite("Grab machine")
struct GrabMachineTests {
  /// Performs all pending steps, and returns them.
  private func performActions(_ machine: inout GrabMachine, isAtRest: Bool = true) -> [GrabMachine
    .Step]
  {
    var steps: [GrabMachine.Step] = []
    while steps.count < 10 {
      let step = machine.next { isAtRest }
      steps.append(step)
      switch step {
      case .nothing: return steps
      case .makeClone: machine.recordCloneMade()
      case .removeClone: machine.recordCloneRemoved()
      case .grab: machine.recordGrab()
      case .ungrab: machine.recordUngrab()
      }
    }
    Issue.record("it never comes to rest: \(steps)")
    return steps
  }

  private func expect(
    _ machine: inout GrabMachine, isAtRest: Bool = true, _ steps: [GrabMachine.Step],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let done = performActions(&machine, isAtRest: isAtRest)
    #expect(done == steps, sourceLocation: location)
  }

  private func grabbed() -> GrabMachine {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.recordCloneSettled()
    _ = performActions(&machine)
    return machine
  }

  @Test("A device that is not to be grabbed gets neither a clone nor a grab")
  func never() {
    var machine = GrabMachine(goal: .never)
    expect(&machine, [.nothing])
    machine.rearm()
    machine.recordCloneSettled()
    expect(&machine, [.nothing])
    #expect(machine.state == .noClone)
  }

  @Test("A device is grabbed only after its clone exists and other programs could open it")
  func cloneFirst() {
    var machine = GrabMachine(goal: .grab)
    expect(&machine, [.makeClone, .nothing])
    #expect(machine.state == .settling)
    machine.recordCloneSettled()
    expect(&machine, [.grab, .nothing])
    #expect(machine.state == .grabbed)
  }

  @Test("A device is neither grabbed nor ungrabbed while it is touched")
  func waitsForRest() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.recordCloneSettled()
    expect(&machine, isAtRest: false, [.nothing])
    expect(&machine, [.grab, .nothing])
    machine.goal = .standBy
    expect(&machine, isAtRest: false, [.nothing])
    #expect(machine.state == .grabbed)
    expect(&machine, [.ungrab, .nothing])
    #expect(machine.state == .ready)
  }

  @Test("A hidden keyboard keeps its clone, so that it can be shown at once")
  func standBy() {
    var machine = GrabMachine(goal: .standBy)
    expect(&machine, [.makeClone, .nothing])
    machine.recordCloneSettled()
    expect(&machine, [.nothing])
    machine.goal = .grab
    expect(&machine, [.grab, .nothing])
    machine.goal = .never
    expect(&machine, [.ungrab, .removeClone, .nothing])
  }

  @Test("A request withdrawn before the clone has settled removes the clone without a grab")
  func withdrawnRequest() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.goal = .never
    expect(&machine, isAtRest: false, [.removeClone, .nothing])
    machine.recordCloneSettled()
    #expect(machine.state == .noClone)
  }

  @Test("A released device stays released until it is requested again")
  func released() {
    var machine = grabbed()
    machine.recordRelease()
    expect(&machine, [.nothing])
    machine.goal = .standBy
    machine.goal = .grab
    expect(&machine, [.nothing])
    machine.rearm()
    expect(&machine, [.grab, .nothing])
    machine.recordRelease()
    machine.goal = .never
    expect(&machine, [.removeClone, .nothing])
  }

  @Test("A device that waits to be grabbed can be released, too")
  func releasedWhileWaiting() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.recordCloneSettled()
    machine.recordRelease()
    expect(&machine, [.nothing])
    #expect(machine.state == .released)
  }

  @Test("A device whose clone has not settled is released, too, and is not grabbed later")
  func releasedWhileIntroducing() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.recordRelease()
    expect(&machine, [.nothing])
    machine.rearm()
    #expect(machine.state == .settling)
    machine.recordRelease()
    machine.recordCloneSettled()
    expect(&machine, [.nothing])
    #expect(machine.state == .released)
    machine.rearm()
    expect(&machine, [.grab, .nothing])
  }

  @Test("A failed device is retried only after it is requested again")
  func failed() {
    var machine = grabbed()
    machine.recordFailure()
    expect(&machine, [.nothing])
    machine.recordCloneSettled()
    machine.recordRelease()
    expect(&machine, [.nothing])
    #expect(machine.state == .failed)
    machine.rearm()
    expect(&machine, [.makeClone, .nothing])
  }

  /// Reports that another program has the device; the expected result is whether to try again.
  private func expectBusy(
    _ machine: inout GrabMachine, isRetried: Bool, _ location: SourceLocation = #_sourceLocation
  ) {
    let result = machine.recordBusyDevice()
    #expect(result == isRetried, sourceLocation: location)
  }

  @Test("A device that another program has grabbed is tried once more, then fails")
  func busy() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.recordCloneSettled()
    #expect(machine.next { true } == .grab)
    expectBusy(&machine, isRetried: true)
    expect(&machine, [.nothing])
    machine.recordCloneSettled()
    #expect(machine.next { true } == .grab)
    expectBusy(&machine, isRetried: false)
    #expect(machine.state == .failed)
  }

  @Test("After a successful grab, a device that another program grabs is retried once again")
  func busyAgain() {
    var machine = grabbed()
    machine.goal = .standBy
    _ = performActions(&machine)
    machine.goal = .grab
    expectBusy(&machine, isRetried: true)
    machine.recordCloneSettled()
    expect(&machine, [.grab, .nothing])
    expectBusy(&machine, isRetried: true)
  }

  @Test("A repeated request for a grabbed device changes nothing")
  func rearmedWhileGrabbed() {
    var machine = grabbed()
    machine.rearm()
    expect(&machine, [.nothing])
    #expect(machine.state == .grabbed)
  }
}
