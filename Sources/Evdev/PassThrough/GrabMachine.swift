// SPDX-License-Identifier: MIT

/// Decides when a device is grabbed and when it is released: only while nothing is down on it.
///
/// A device grabbed under a finger would never report the lift to other clients. One released under
/// a finger would report a finger that they have not seen come.
///
/// ```
///            a clone is wished for      udev knows it       at rest, wished for
///  (without) ────────────────▶ introducing ──────▶ ready ───────────────────────▶ grabbed
///    ▲ ▲                            │               │ ▲ ▲    at rest, not wished     │ │
///    │ └──── wished for no more ────┴───────────────┘ │ └────────────────────────────┘ │
///    │ rearm                                          │ rearm                    panic │
///  failed ◀── clone, grab or write fails              └──────────── released ◀─────────┘
/// ```
///
/// A device that another program has grabbed is tried once more, like a new one, and then fails. A
/// panic also releases a device that is introducing or ready. If its clone is not known yet, the
/// device is introducing again once it is rearmed.
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
    case without
    case introducing
    case ready
    case grabbed
    case released
    case failed
  }

  /// The next action, whose result is then reported.
  package enum Step: Hashable, Sendable {
    case nothing
    case makeClone
    case removeClone
    case grab
    case ungrab
  }

  package private(set) var state = State.without
  /// Whether other programs have had time to open the clone.
  package private(set) var isCloneKnown = false
  /// Whether the last try found the device grabbed by another program.
  private var wasBusy = false
  package var goal: Goal

  package init(goal: Goal) {
    self.goal = goal
  }

  /// Returns the next action.
  ///
  /// - Parameter isAtRest: Called only if needed: whether nothing is down, for the device's readers
  ///   and for those of its clone.
  /// - Returns: The action. Report its result, then call again.
  package func next(isAtRest: () -> Bool) -> Step {
    switch (state, goal) {
    case (.without, .standBy), (.without, .grab): .makeClone
    case (.introducing, .never), (.ready, .never), (.released, .never): .removeClone
    case (.ready, .grab): isAtRest() ? .grab : .nothing
    case (.grabbed, .never), (.grabbed, .standBy): isAtRest() ? .ungrab : .nothing
    case (.without, .never), (.introducing, _), (.ready, .standBy), (.grabbed, .grab),
      (.released, _), (.failed, _):
      .nothing
    }
  }

  /// Records that a clone was made; other programs may not have opened it yet.
  package mutating func cloneWasMade() {
    (state, isCloneKnown, wasBusy) = (.introducing, false, false)
  }

  /// Records that other programs have had time to open the clone.
  package mutating func cloneIsKnown() {
    guard state == .introducing || state == .released else { return }
    isCloneKnown = true
    if state == .introducing { state = .ready }
  }

  package mutating func cloneWasRemoved() { state = .without }

  package mutating func wasGrabbed() { (state, wasBusy) = (.grabbed, false) }

  package mutating func wasUngrabbed() { state = .ready }

  /// Records that another program has grabbed the device.
  ///
  /// Programs such as `clavier doctor` grab a device for a moment, to find out whether it is
  /// grabbed. So the first time the grab is due again after a delay, as for a new clone.
  ///
  /// - Returns: Whether to try again; if not, the device has failed.
  package mutating func retriesWhenBusy() -> Bool {
    wasBusy.toggle()
    state = wasBusy ? .introducing : .failed
    return wasBusy
  }

  /// Records that the device was released at once on request, also if it only waited for its grab.
  package mutating func wasReleased() {
    wasBusy = false
    switch state {
    case .introducing, .ready, .grabbed: state = .released
    case .without, .released, .failed: break
    }
  }

  /// Records that the clone could not be made or written, or the device could not be grabbed.
  package mutating func hasFailed() { (state, wasBusy) = (.failed, false) }

  /// Allows a retry of failed and released devices.
  package mutating func rearm() {
    switch state {
    case .failed: state = .without
    case .released: state = isCloneKnown ? .ready : .introducing
    case .without, .introducing, .ready, .grabbed: break
    }
  }
}
