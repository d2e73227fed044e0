// SPDX-License-Identifier: MIT

/// Decides when a device is grabbed and when it is released: only while nothing is down on it.
///
/// A device grabbed under a finger would never report the lift to other clients. A device released
/// under a finger would report a finger whose touch-down they missed.
///
/// ```
///             goal needs a clone         announced          at rest, goal: grab
/// (no clone) ────────────────▶ settling ─────────▶ ready ───────────────────────▶ grabbed
///    ▲ ▲                            │               │ ▲ ▲    at rest, other goal     │ │
///    │ └──── goal: never ───────────┴───────────────┘ │ └────────────────────────────┘ │
///    │ rearm                                          │ rearm                  gesture │
///  failed ◀── clone, grab or write fails              └──────────── released ◀─────────┘
/// ```
///
/// If another program has grabbed the device, one retry follows after a delay, and then the device
/// has failed. The release gesture also releases a device that is settling or ready. If its clone
/// has not settled yet, the device is settling again once it is rearmed.
package struct GrabMachine: Hashable, Sendable {
  /// The goal that follows from the settings and the keyboard's visibility.
  package enum Goal: Hashable, Sendable {
    /// The device is read beside other clients, and has no clone.
    case never
    /// The device is not grabbed now but may be soon, so its clone exists.
    case standBy
    case grab
  }

  package enum State: Hashable, Sendable {
    case noClone
    case settling
    case ready
    case grabbed
    case released
    case failed
  }

  /// The next action; its result is then reported to the machine.
  package enum Step: Hashable, Sendable {
    case nothing
    case makeClone
    case removeClone
    case grab
    case ungrab
  }

  package private(set) var state = State.noClone
  /// Whether other programs have had time to open the clone.
  package private(set) var isCloneSettled = false
  /// Whether another program held the grab at the last attempt.
  private var wasBusy = false
  package var goal: Goal

  package init(goal: Goal) {
    self.goal = goal
  }

  /// Returns the next action.
  ///
  /// - Parameter isAtRest: Returns whether nothing is down on the device and on its clone; called
  ///   only if needed.
  /// - Returns: The action. Report its result, then call again.
  package func next(isAtRest: () -> Bool) -> Step {
    switch (state, goal) {
    case (.noClone, .standBy), (.noClone, .grab): .makeClone
    case (.settling, .never), (.ready, .never), (.released, .never): .removeClone
    case (.ready, .grab): isAtRest() ? .grab : .nothing
    case (.grabbed, .never), (.grabbed, .standBy): isAtRest() ? .ungrab : .nothing
    case (.noClone, .never), (.settling, _), (.ready, .standBy), (.grabbed, .grab),
      (.released, _), (.failed, _):
      .nothing
    }
  }

  /// Records that a clone was made; other programs may not have opened it yet.
  package mutating func recordCloneMade() {
    (state, isCloneSettled, wasBusy) = (.settling, false, false)
  }

  /// Records that other programs have had time to open the clone.
  package mutating func recordCloneSettled() {
    guard state == .settling || state == .released else { return }
    isCloneSettled = true
    if state == .settling { state = .ready }
  }

  package mutating func recordCloneRemoved() { state = .noClone }

  package mutating func recordGrab() { (state, wasBusy) = (.grabbed, false) }

  package mutating func recordUngrab() { state = .ready }

  /// Records that another program has grabbed the device.
  ///
  /// Programs such as `clavier doctor` grab a device briefly to detect other grabs. So the first
  /// failure leads to a retry after a delay, as for a new clone.
  ///
  /// - Returns: Whether to try again; if not, the device has failed.
  package mutating func recordBusyDevice() -> Bool {
    wasBusy.toggle()
    state = wasBusy ? .settling : .failed
    return wasBusy
  }

  /// Records that the device was released at once on request; it may have been waiting for its
  /// grab.
  package mutating func recordRelease() {
    wasBusy = false
    switch state {
    case .settling, .ready, .grabbed: state = .released
    case .noClone, .released, .failed: break
    }
  }

  /// Records that the clone could not be made or written, or the device could not be grabbed.
  package mutating func recordFailure() { (state, wasBusy) = (.failed, false) }

  /// Allows a retry of failed and released devices.
  package mutating func rearm() {
    switch state {
    case .failed: state = .noClone
    case .released: state = isCloneSettled ? .ready : .settling
    case .noClone, .settling, .ready, .grabbed: break
    }
  }
}
