// SPDX-License-Identifier: MIT

/// Decides when a device is grabbed and when it is let go: only while nothing is down on it.
///
/// A device that is grabbed under a finger would never tell others that the finger was lifted, and one that
/// is let go under a finger would tell them of a finger that they have not seen come.
///
/// ```
///            a clone is wished for      udev knows it       at rest, wished for
///  (without) ────────────────▶ introducing ──────▶ ready ───────────────────────▶ grabbed
///    ▲ ▲                            │               │ ▲ ▲    at rest, not wished     │ │
///    │ └──── wished for no more ────┴───────────────┘ │ └────────────────────────────┘ │
///    │ rearm                                          │ rearm                    panic │
///  failed ◀── clone, grab or write fails              └──────────── released ◀─────────┘
/// ```
package struct GrabMachine: Hashable, Sendable {
  /// What the settings and the keyboard's visibility ask for.
  package enum Wish: Hashable, Sendable {
    /// The device is read beside others, and has no clone.
    case never
    /// It is not to be grabbed now but may be soon, so that its clone is there.
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

  /// What is to be done next, and then told.
  package enum Step: Hashable, Sendable {
    case nothing
    case makeClone
    case removeClone
    case grab
    case ungrab
  }

  package private(set) var state = State.without
  package var wish: Wish

  package init(wish: Wish) {
    self.wish = wish
  }

  /// What is to be done now.
  ///
  /// - Parameter isAtRest: Asked for when it matters: whether nothing is down, neither for the device's
  ///   readers nor for those of its clone.
  /// - Returns: What is to be done; then what came of it is told, and it is asked again.
  package func next(isAtRest: () -> Bool) -> Step {
    switch (state, wish) {
    case (.without, .standBy), (.without, .grab): .makeClone
    case (.introducing, .never), (.ready, .never), (.released, .never): .removeClone
    case (.ready, .grab): isAtRest() ? .grab : .nothing
    case (.grabbed, .never), (.grabbed, .standBy): isAtRest() ? .ungrab : .nothing
    case (.without, .never), (.introducing, _), (.ready, .standBy), (.grabbed, .grab),
      (.released, _), (.failed, _):
      .nothing
    }
  }

  /// A clone was made; others may not have opened it yet.
  package mutating func cloneWasMade() { state = .introducing }

  /// Others have opened the clone, or could have.
  package mutating func cloneIsKnown() {
    if state == .introducing { state = .ready }
  }

  package mutating func cloneWasRemoved() { state = .without }

  package mutating func wasGrabbed() { state = .grabbed }

  package mutating func wasUngrabbed() { state = .ready }

  /// The device was let go at once because somebody asked for it.
  package mutating func wasReleased() {
    if state == .grabbed || state == .ready { state = .released }
  }

  /// The clone could not be made or written, or the device could not be grabbed.
  package mutating func hasFailed() { state = .failed }

  /// Something is different now: what failed may work, and what was released may be grabbed.
  package mutating func rearm() {
    switch state {
    case .failed: state = .without
    case .released: state = .ready
    case .without, .introducing, .ready, .grabbed: break
    }
  }
}
