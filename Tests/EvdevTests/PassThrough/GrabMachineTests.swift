// SPDX-License-Identifier: MIT

import Evdev
import Testing

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
      case .makeClone: machine.cloneWasMade()
      case .removeClone: machine.cloneWasRemoved()
      case .grab: machine.wasGrabbed()
      case .ungrab: machine.wasUngrabbed()
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
    machine.cloneIsKnown()
    _ = performActions(&machine)
    return machine
  }

  @Test("nothing is done for a device that is not to be grabbed")
  func never() {
    var machine = GrabMachine(goal: .never)
    expect(&machine, [.nothing])
    machine.rearm()
    machine.cloneIsKnown()
    expect(&machine, [.nothing])
    #expect(machine.state == .without)
  }

  @Test("the clone is there, and others know it, before the device is grabbed")
  func cloneFirst() {
    var machine = GrabMachine(goal: .grab)
    expect(&machine, [.makeClone, .nothing])
    #expect(machine.state == .introducing)
    machine.cloneIsKnown()
    expect(&machine, [.grab, .nothing])
    #expect(machine.state == .grabbed)
  }

  @Test("a device is neither grabbed nor let go under a finger")
  func waitsForRest() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.cloneIsKnown()
    expect(&machine, isAtRest: false, [.nothing])
    expect(&machine, [.grab, .nothing])
    machine.goal = .standBy
    expect(&machine, isAtRest: false, [.nothing])
    #expect(machine.state == .grabbed)
    expect(&machine, [.ungrab, .nothing])
    #expect(machine.state == .ready)
  }

  @Test("a hidden keyboard keeps its clone, so that it can be shown at once")
  func standBy() {
    var machine = GrabMachine(goal: .standBy)
    expect(&machine, [.makeClone, .nothing])
    machine.cloneIsKnown()
    expect(&machine, [.nothing])
    machine.goal = .grab
    expect(&machine, [.grab, .nothing])
    machine.goal = .never
    expect(&machine, [.ungrab, .removeClone, .nothing])
  }

  @Test("who changes their mind while the clone is being made gets neither")
  func changedMind() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.goal = .never
    expect(&machine, isAtRest: false, [.removeClone, .nothing])
    machine.cloneIsKnown()
    #expect(machine.state == .without)
  }

  @Test("what was released stays so until it is asked for again")
  func released() {
    var machine = grabbed()
    machine.wasReleased()
    expect(&machine, [.nothing])
    machine.goal = .standBy
    machine.goal = .grab
    expect(&machine, [.nothing])
    machine.rearm()
    expect(&machine, [.grab, .nothing])
    machine.wasReleased()
    machine.goal = .never
    expect(&machine, [.removeClone, .nothing])
  }

  @Test("a device that waits for rest is released, too")
  func releasedWhileWaiting() {
    var machine = GrabMachine(goal: .grab)
    _ = performActions(&machine)
    machine.cloneIsKnown()
    machine.wasReleased()
    expect(&machine, [.nothing])
    #expect(machine.state == .released)
  }

  @Test("what failed is tried again only when something is different")
  func failed() {
    var machine = grabbed()
    machine.hasFailed()
    expect(&machine, [.nothing])
    machine.cloneIsKnown()
    machine.wasReleased()
    expect(&machine, [.nothing])
    #expect(machine.state == .failed)
    machine.rearm()
    expect(&machine, [.makeClone, .nothing])
  }

  @Test("to ask again for what is grabbed changes nothing")
  func rearmedWhileGrabbed() {
    var machine = grabbed()
    machine.rearm()
    expect(&machine, [.nothing])
    #expect(machine.state == .grabbed)
  }
}
