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

  /// The way in which a held key repeats.
  enum Repetition: Hashable {
    case never
    /// Repeats begin after ``Timing/repeatDelay``, because the press had no effect.
    case fromDelay
    /// Repeats begin one ``Timing/repeatInterval`` later, because the press had an effect.
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

  /// Returns the gesture that is due and advances to the next.
  ///
  /// - Parameters:
  ///   - now: The current time, perhaps later than the deadline.
  ///   - timing: The delays.
  /// - Returns: The gesture, and the time for which the key had been repeating when it was due;
  ///   `nil` if none is due.
  mutating func fire(at now: Timestamp, timing: Timing) -> (Keyboard.Gesture, Duration)? {
    let interval = max(timing.repeatInterval, Self.minimumInterval)
    switch state {
    case .waiting(let pressedAt, let longPressAt):
      let start = pressedAt + timing.repeatDelay
      // A repeat never comes before the long press, even if its delay is shorter.
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
      let isStale = now - next > Self.maximumCatchUp
      let following = (isStale ? now : next) + interval
      state = .repeating(since: since, next: following)
      return (.repeatPress, next - since)
    case .stopped:
      return nil
    }
  }

  /// The maximum lateness of repeats that are caught up.
  private static let maximumCatchUp: Duration = .seconds(1)
  /// The minimum interval of repeats, which prevents an endless loop at one time.
  private static let minimumInterval: Duration = .milliseconds(1)
}
