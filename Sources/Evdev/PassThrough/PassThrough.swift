// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

/// Grabs a device while the settings require it, and forwards the events outside of the keyboard.
///
/// ``GrabMachine`` decides when, and ``GrabbedTouches`` sends each touch to its receiver. Any
/// failure releases the device: then other programs see all touches, including those on the
/// keyboard, but none is lost.
final class PassThrough {
  /// The timeout for udev to announce a clone, after which other programs count as informed:
  /// without udev there is no announcement.
  ///
  /// **Source:** ours, as for the virtual keyboard.
  private static let nodeTimeoutMicroseconds: Int64 = 5_000_000
  /// The delay for other programs to open a clone that udev has announced, or to end a brief grab.
  ///
  /// **Source:** ours: opening takes compositors a few milliseconds, on small machines more.
  private static let settleDelayMicroseconds: Int64 = 200_000

  private(set) var machine: GrabMachine

  private let input: InputDevice
  private let form: TouchForm
  private let node: InputNode
  private let loop: EventLoop
  private let log: Log
  /// The owner, which outlives this object.
  private unowned let reader: TouchReader
  private var touches = GrabbedTouches()
  private var timer: EventLoop.Timer?
  /// Whether a contact is on the grabbed device, the keyboard's or the application's.
  private(set) var isTouched = false

  init(
    _ input: InputDevice, _ form: TouchForm, _ node: InputNode, goal: GrabMachine.Goal,
    _ loop: EventLoop, _ log: Log, of reader: TouchReader
  ) throws(SystemError) {
    self.input = input
    self.form = form
    self.node = node
    self.loop = loop
    self.log = log
    self.reader = reader
    machine = GrabMachine(goal: goal)
    timer = try loop.timer { [unowned self] in handleTimer() }
  }

  var isGrabbed: Bool { machine.state == .grabbed }

  var goal: GrabMachine.Goal {
    get { machine.goal }
    set {
      guard newValue != machine.goal else { return }
      machine.goal = newValue
      reader.scheduleRead()
    }
  }

  /// The part of the surface that is the keyboard's.
  var region: KeyboardRegion {
    get { touches.region }
    set { touches.region = newValue }
  }

  /// Routes the next events of a grabbed device, up to the end of a frame that has recipients.
  ///
  /// The keyboard receives its part of a frame first, and then ``finish(_:)`` writes the other
  /// part. So typed text arrives before a touch of the same frame, which may move the text cursor.
  /// A frame without events on the keyboard is not delayed.
  ///
  /// - Parameters:
  ///   - events: The events, read or recovered, of one frame at most.
  ///   - next: The index of the next event to route; updated.
  /// - Returns: The recipients; `nil` if the device is not grabbed, so that all events are the
  ///   keyboard's. The keyboard is to process ``keyboardEvents`` now, which may release all
  ///   devices.
  func route(_ events: Span<InputEvent>, from next: inout Int) -> TouchRouter.Recipients? {
    touches.route(events, from: &next)
  }

  /// The events for the keyboard.
  var keyboardEvents: [InputEvent] { touches.keyboardEvents }

  /// Writes the waiting events to the clone.
  ///
  /// - Parameter last: The last event that was routed.
  func finish(_ last: InputEvent) {
    defer { updateTouched() }
    guard write({ touches throws(SystemError) in try touches.finish(last) }) else { return }
    let isReleaseRequested = touches.updateReleaseGesture(at: last.time)
    timer?.deadline = touches.releaseGesture.deadline?.microseconds
    if isReleaseRequested { reader.requestRelease() }
  }

  /// Performs the machine's next actions, now that the device is drained.
  func performActions() {
    // Each action changes the machine's state, so a few iterations suffice.
    for _ in 0..<4 {
      let machine = machine
      switch machine.next(isAtRest: { isAtRest }) {
      case .nothing: return
      case .makeClone: makeClone()
      case .removeClone: removeClone()
      case .grab:
        // A touched device cannot be grabbed; the next attempt follows its touch-up.
        guard grab() else { return }
      case .ungrab: ungrab()
      }
    }
  }

  /// Handles a device that udev has processed, which may be the clone.
  func handleDeviceNode(_ systemName: String) {
    guard !machine.isCloneSettled, systemName == touches.clone?.systemName else { return }
    timer?.deadline = loop.now + Self.settleDelayMicroseconds
  }

  /// Lifts the application's contacts and keys, and releases the device at once.
  ///
  /// - Returns: Whether the device was grabbed.
  func release() -> Bool {
    let wasGrabbed = isGrabbed
    liftAndUngrab()
    machine.recordRelease()
    return wasGrabbed
  }

  /// Allows a released or failed device to be grabbed again.
  func rearm() {
    machine.rearm()
    reader.scheduleRead()
  }

  /// Retries after a failure, as the device has changed.
  func retry() {
    guard machine.state == .failed else { return }
    rearm()
  }

  /// Releases the device for good.
  func close() {
    // Readers must see the lift before the clone is removed.
    if liftAndUngrab(), let clone = touches.clone.take() { DelayedCloneRemoval.start(clone, loop) }
    touches.clone = nil
    timer = nil
    machine.goal = .never
    machine.recordCloneRemoved()
  }

  private var isAtRest: Bool {
    isGrabbed ? touches.isIdle : isDeviceAtRest
  }

  private var isDeviceAtRest: Bool { input.isAtRest && !reader.isTouched }

  private func handleTimer() {
    if isGrabbed {
      guard touches.releaseGesture.isDue(at: Timestamp(microseconds: loop.now)) else { return }
      reader.requestRelease()
    } else {
      machine.recordCloneSettled()
      reader.scheduleRead()
    }
  }
}

extension PassThrough {
  private func makeClone() {
    do throws(SystemError) {
      let clone = try TouchClone(of: input.cloneDescription(form), sysname: node.sysname)
      store(clone)
      touches.clone = consume clone
      machine.recordCloneMade()
      timer?.deadline = loop.now + Self.nodeTimeoutMicroseconds
    } catch {
      fail("no clone of it can be made", error)
    }
  }

  private func store(_ clone: borrowing TouchClone) {
    do throws(SystemError) {
      try clone.store()
    } catch {
      log.device(
        "\(error). If the daemon is killed under fingers, some programs keep them down; restarting its service "
          + "tries again", from: node.sysname)
    }
  }

  private func removeClone() {
    touches.clone = nil
    timer?.deadline = nil
    machine.recordCloneRemoved()
  }

  /// Grabs the device, unless it is touched at that moment.
  ///
  /// Events queued before the grab were sent to every client, later ones only to Clavier. So all
  /// pending events are read without forwarding them. If nothing is down afterwards, no other
  /// client has seen a touch-down whose lift it would miss.
  ///
  /// - Returns: `true` on success or an error; `false` if the grab is retried later, since the
  ///   device was touched, released or busy.
  private func grab() -> Bool {
    do throws(SystemError) {
      try input.setGrabbed(true)
    } catch {
      if error.code == EBUSY, machine.recordBusyDevice() {
        timer?.deadline = loop.now + Self.settleDelayMicroseconds
        return false
      }
      fail("it cannot be grabbed", error)
      return true
    }
    let isDrained = reader.read() == .drained
    guard machine.state == .ready else { return false }
    guard isDrained, isDeviceAtRest else {
      setUngrabbed()
      return false
    }
    touches.begin(input.routeState(form))
    machine.recordGrab()
    log.info(
      "“\(node.name)” is grabbed: touches outside the keyboard are passed to its clone",
      from: node.sysname)
    return true
  }

  private func ungrab() {
    liftAndUngrab()
    guard isGrabbed else { return }
    machine.recordUngrab()
    log.info("“\(node.name)” is no longer grabbed", from: node.sysname)
  }

  /// Lifts all contacts and keys of the clone, and ungrabs.
  ///
  /// - Returns: Whether any was down.
  @discardableResult
  private func liftAndUngrab() -> Bool {
    guard isGrabbed else { return false }
    timer?.deadline = nil
    let now = Timestamp(microseconds: loop.now)
    let wasDown = write { touches throws(SystemError) in try touches.liftAll(at: now) }
    // A failed write has released the device already.
    guard isGrabbed else { return false }
    // The keyboard's part of an unfinished frame is decoded too.
    let rest = touches.keyboardEvents
    endRouting()
    setUngrabbed()
    if !rest.isEmpty { reader.receive(rest.span) }
    return wasDown
  }

  private func endRouting() {
    touches.end()
    reader.catchUp()
    updateTouched()
  }

  private func updateTouched() {
    guard touches.isTouched != isTouched else { return }
    isTouched = touches.isTouched
    reader.reportTouched()
  }

  private func setUngrabbed() {
    do throws(SystemError) {
      try input.setGrabbed(false)
    } catch {
      // A device that no longer exists needs no release.
      guard error.code != ENODEV else { return }
      log.kernel("\(error)", from: node.sysname)
    }
  }

  /// Performs a step that may write to the clone; releases the device if that fails.
  ///
  /// - Returns: The step's result; `false` after a failure.
  private func write(_ step: (inout GrabbedTouches) throws(SystemError) -> Bool) -> Bool {
    do throws(SystemError) {
      return try step(&touches)
    } catch {
      setUngrabbed()
      endRouting()
      fail("its clone cannot be written", error)
      return false
    }
  }

  /// Continues without a grab after a failure, and logs its reason.
  private func fail(_ reason: String, _ error: SystemError) {
    touches.clone = nil
    timer?.deadline = nil
    machine.recordFailure()
    log.user(
      "“\(node.name)” is not grabbed: \(reason): \(error). Until this is fixed, programs also receive touches "
        + "on the keyboard; \(error.passThroughRemedy(node.path))", from: node.sysname)
  }
}

extension SystemError {
  /// Returns the remedy when a device cannot be cloned or grabbed.
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
