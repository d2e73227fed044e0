// SPDX-License-Identifier: MIT

/// The clock of one held key.
///
/// ```
///      longPressDelay              repeatDelay since the press; again every repeatInterval
/// held ───────────────▶ longPress ────────────────────────────────────────▶ repeatPress ⟲
/// ```
///
/// Keys that do not repeat stop after the long press. A finger that moves too far stops the clock.
struct GestureClock: Hashable, Sendable {
  private enum State: Hashable {
    case waiting(since: Timestamp, longPressAt: Timestamp)
    case repeating(since: Timestamp, next: Timestamp)
    case stopped
  }

  /// The repetition of a held key, and its start.
  enum Repetition: Hashable {
    case never
    /// After ``Timing/repeatDelay``: the press had no effect.
    case fromDelay
    /// One ``Timing/repeatInterval`` later: the press had an effect.
    case afterDelay
  }

  private var state: State
  private let repetition: Repetition

  init(pressedAt time: Timestamp, repetition: Repetition, timing: Timing) {
    state = .waiting(since: time, longPressAt: time + timing.longPressDelay)
    self.repetition = repetition
  }

  /// The time of the next gesture, if any.
  var deadline: Timestamp? {
    switch state {
    case .waiting(_, let longPressAt): longPressAt
    case .repeating(_, let next): next
    case .stopped: nil
    }
  }

  mutating func stop() {
    state = .stopped
  }

  /// Advances to the gesture that is due.
  ///
  /// - Parameters:
  ///   - now: The current time, perhaps later than the deadline.
  ///   - timing: The delays.
  /// - Returns: The gesture, and the time for which the key had been repeating when it was due.
  mutating func fire(at now: Timestamp, timing: Timing) -> (Keyboard.Gesture, Duration)? {
    let interval = max(timing.repeatInterval, Self.shortestInterval)
    switch state {
    case .waiting(let pressedAt, let longPressAt):
      let start = pressedAt + timing.repeatDelay
      // Never before the long press, even with a shorter delay.
      state =
        switch repetition {
        case .never: .stopped
        case .fromDelay: .repeating(since: start, next: max(start, longPressAt))
        case .afterDelay: .repeating(since: start, next: max(start + interval, longPressAt))
        }
      return (.longPress, .zero)
    case .repeating(let since, let next):
      // After a short stall, missed repeats are caught up. After a long one they are dropped;
      // otherwise a whole line could be deleted when a machine wakes up.
      let isStale = now - next > Self.longestCatchUp
      let following = (isStale ? now : next) + interval
      state = .repeating(since: since, next: following)
      return (.repeatPress, next - since)
    case .stopped:
      return nil
    }
  }

  /// The greatest delay after which repeats are caught up.
  private static let longestCatchUp: Duration = .seconds(1)
  /// Prevents an endless loop of repeats at one moment.
  private static let shortestInterval: Duration = .milliseconds(1)
}
