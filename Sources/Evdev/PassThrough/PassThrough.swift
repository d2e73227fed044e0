// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

/// Keeps a device from everybody else while that is wished for, and passes on what is not the keyboard's.
///
/// ``GrabMachine`` says when, ``TouchRouter`` says what, ``TouchClone`` is where it goes. Whatever fails, the
/// device is let go: then others see all touches, also those on the keyboard, but none is lost.
final class PassThrough {
  /// How long udev has to announce a clone before it is taken for known: where no udev runs nobody
  /// announces it.
  ///
  /// **Source:** ours, as for the virtual keyboard.
  private static let patienceMicroseconds: Int64 = 5_000_000
  /// How long others have to open the clone once udev has announced it.
  ///
  /// **Source:** ours: opening takes compositors a few milliseconds, on small machines more.
  private static let courtesyMicroseconds: Int64 = 200_000

  /// What of the device is the keyboard's.
  var ground = KeyboardGround()
  private(set) var machine: GrabMachine

  private let input: InputDevice
  private let form: TouchForm
  private let node: InputNode
  private let loop: EventLoop
  private let log: Log
  /// It owns this, and so it lives longer.
  private unowned let reader: TouchReader
  private var clone: TouchClone?
  private var cloneName = ""
  /// Says what the keyboard hears while ``isRouting``.
  private var router = TouchRouter()
  private var panic = PanicClock()
  /// Whether a frame waits until keys are written.
  private var isWaiting = false
  private var timer: EventLoop.Timer?

  init(
    _ input: InputDevice, _ form: TouchForm, _ node: InputNode, wish: GrabMachine.Wish,
    _ loop: EventLoop, _ log: Log, of reader: TouchReader
  ) throws(SystemError) {
    self.input = input
    self.form = form
    self.node = node
    self.loop = loop
    self.log = log
    self.reader = reader
    machine = GrabMachine(wish: wish)
    timer = try loop.timer { [unowned self] in deadline() }
  }

  var isGrabbed: Bool { machine.state == .grabbed }

  var wish: GrabMachine.Wish {
    get { machine.wish }
    set {
      guard newValue != machine.wish else { return }
      machine.wish = newValue
      reader.wake()
    }
  }

  /// Whether it says what the keyboard hears; else the keyboard hears all.
  private(set) var isRouting = false

  /// Takes the next events of a device while ``isRouting``, up to the end of a frame that has recipients.
  ///
  /// The keyboard hears its part of a frame first, and then ``finish(_:)`` writes the other: so what was typed arrives
  /// before a touch of the same moment, which may move the cursor elsewhere. A frame in which nothing happens on the
  /// keyboard waits for nothing.
  ///
  /// - Parameters:
  ///   - events: The events, read or recovered, of one frame at most.
  ///   - next: The first of them that was not taken yet; when this returns, too.
  /// - Returns: Whether the keyboard is to hear ``keyboardEvents`` now; that may have everything let go.
  func take(_ events: Span<InputEvent>, from next: inout Int) -> Bool {
    let recipients = router.take(events, from: &next) { [ground] in ground.contains($0, $1) }
    isWaiting = recipients.contains(.application)
    return recipients.contains(.keyboard)
  }

  /// What the keyboard is to hear.
  var keyboardEvents: [InputEvent] { router.keyboardEvents }

  /// Writes what the clone is to be told.
  ///
  /// - Parameter last: The last event that was taken.
  func finish(_ last: InputEvent) {
    writeWaiting()
    if last.code == .report { frameIsOver(at: last.time) }
  }

  private func frameIsOver(at time: Timestamp) {
    let count = router.contactCount
    guard isRouting, panic.concerns(count) else { return }
    let isPanic = panic.take(count, at: time)
    timer?.deadline = panic.deadline?.microseconds
    if isPanic { reader.panic() }
  }

  /// Does what is to be done next, now that the device is drained.
  func settle() {
    // Each step changes the machine's state, so that a handful of them comes to an end.
    for _ in 0..<4 {
      let machine = machine
      switch machine.next(isAtRest: { isAtRest }) {
      case .nothing: return
      case .makeClone: makeClone()
      case .removeClone: removeClone()
      case .grab:
        // Under a finger it is tried again when that is lifted.
        guard grab() else { return }
      case .ungrab: ungrab()
      }
    }
  }

  /// Takes that udev is done with a device, which may be the clone.
  func takeDeviceNode(_ systemName: String) {
    guard machine.state == .introducing, systemName == cloneName else { return }
    timer?.deadline = loop.now + Self.courtesyMicroseconds
  }

  /// Lifts what the application has, and lets the device go at once.
  ///
  /// - Returns: Whether it was grabbed.
  func release() -> Bool {
    let wasGrabbed = isGrabbed
    letGo()
    machine.wasReleased()
    return wasGrabbed
  }

  /// Takes that what was released or failed is to be grabbed again.
  func rearm() {
    machine.rearm()
    reader.wake()
  }

  /// Takes that the device is different now, so that what failed may be tried again.
  func retry() {
    guard machine.state == .failed else { return }
    rearm()
  }

  /// Lets go for good.
  func close() {
    // Before it is gone, whoever reads it is to hear that fingers were lifted.
    if letGo(), let clone = clone.take() { PartingClone.remove(clone, loop) }
    clone = nil
    timer = nil
    machine.wish = .never
    machine.cloneWasRemoved()
  }

  private var isAtRest: Bool {
    isGrabbed ? router.isNeutral : isDeviceAtRest
  }

  private var isDeviceAtRest: Bool { input.isAtRest && !reader.isTouched }

  private func deadline() {
    if isGrabbed {
      guard panic.isDue(at: Timestamp(microseconds: loop.now)) else { return }
      reader.panic()
    } else {
      machine.cloneIsKnown()
      reader.wake()
    }
  }
}

extension PassThrough {
  private func makeClone() {
    do throws(SystemError) {
      let clone = try TouchClone(of: input.cloneDescription(form), sysname: node.sysname)
      cloneName = clone.systemName
      keep(clone)
      self.clone = consume clone
      machine.cloneWasMade()
      timer?.deadline = loop.now + Self.patienceMicroseconds
    } catch {
      fail("no clone of it can be made", error)
    }
  }

  private func keep(_ clone: borrowing TouchClone) {
    do throws(SystemError) {
      try clone.keep()
    } catch {
      log.device(
        "\(error). If the daemon is killed under fingers, some programs keep them down; restarting its service "
          + "tries again", from: node.sysname)
    }
  }

  private func removeClone() {
    clone = nil
    timer?.deadline = nil
    machine.cloneWasRemoved()
  }

  /// Grabs the device, unless something goes down on it in that very moment.
  ///
  /// What was said before the grab was said to everybody, and what is said after it to us alone. So
  /// all that is there now is read without passing it on. If then nothing is down, nobody has seen a finger
  /// come that they will not see go.
  private func grab() -> Bool {
    do throws(SystemError) {
      try input.setGrabbed(true)
    } catch {
      fail("it cannot be grabbed", error)
      return true
    }
    let isDrained = reader.read() == .drained
    guard machine.state == .ready else { return false }
    guard isDrained, isDeviceAtRest else {
      setUngrabbed()
      return false
    }
    router = TouchRouter(input.routeState(form))
    isRouting = true
    panic = PanicClock()
    machine.wasGrabbed()
    log.info(
      "“\(node.name)” is grabbed: what is not on the keyboard goes on to its clone",
      from: node.sysname)
    return true
  }

  private func ungrab() {
    letGo()
    guard isGrabbed else { return }
    machine.wasUngrabbed()
    log.info("“\(node.name)” is grabbed no longer", from: node.sysname)
  }

  /// Lifts what is down on the clone, and ungrabs.
  ///
  /// - Returns: Whether something was down.
  @discardableResult
  private func letGo() -> Bool {
    guard isGrabbed else { return false }
    timer?.deadline = nil
    writeWaiting()
    let wasDown = router.liftAll(at: Timestamp(microseconds: loop.now))
    if wasDown { write() }
    // Not if the clone could not be written.
    guard isGrabbed else { return false }
    // Of a frame that is not over, its part of the lifts.
    let rest = router.keyboardEvents
    endRouting()
    setUngrabbed()
    if !rest.isEmpty { reader.hear(rest.span) }
    return wasDown
  }

  private func endRouting() {
    router = TouchRouter()
    isRouting = false
    reader.catchUp()
  }

  private func setUngrabbed() {
    do throws(SystemError) {
      try input.setGrabbed(false)
    } catch {
      // A device that is gone has nobody to be kept from.
      guard error.code != ENODEV else { return }
      log.kernel("\(error)", from: node.sysname)
    }
  }

  private func writeWaiting() {
    guard isWaiting else { return }
    isWaiting = false
    write()
  }

  private func write() {
    do throws(SystemError) {
      try router.withApplicationEvents { events throws(SystemError) in try clone?.write(events) }
    } catch {
      setUngrabbed()
      endRouting()
      fail("its clone cannot be written", error)
    }
  }

  /// Goes on without a grab, and says why.
  private func fail(_ what: String, _ error: SystemError) {
    clone = nil
    timer?.deadline = nil
    machine.hasFailed()
    log.user(
      "“\(node.name)” is not grabbed: \(what): \(error). Until that is put right, programs also see touches "
        + "on the keyboard; \(error.passThroughRemedy(node.path))", from: node.sysname)
  }
}

extension SystemError {
  /// What a user can do when a device cannot be cloned or grabbed.
  fileprivate func passThroughRemedy(_ path: String) -> String {
    switch code {
    case EBUSY:
      "another program has grabbed it (“fuser -v \(path)” names those that have it open): end that "
        + "program, then reload; or set touch.grab = \"never\""
    case ENOENT, ENXIO:
      "load the kernel's module “uinput” (modprobe uinput), then reload"
    case EACCES, EPERM:
      "let the user that runs this write to /dev/uinput (group “uinput”), then reload"
    default:
      "reload tries again; touch.grab = \"never\" does without"
    }
  }
}
