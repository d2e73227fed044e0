// SPDX-License-Identifier: MIT

/// The clock of one held key.
///
/// ```
///          delay                delay, or delay + interval; again every interval
/// held ──────────▶ longPress ─────────────────────────────────────────────────▶ repeatPress ⟲
/// ```
///
/// Keys that do not repeat stop after the long press. A finger that wanders too far stops the clock.
struct GestureClock: Hashable, Sendable {
  private enum State: Hashable {
    case waiting(longPressAt: Timestamp)
    case repeating(since: Timestamp, next: Timestamp)
    case stopped
  }

  /// Whether a held key repeats, and when first.
  enum Repetition: Hashable {
    case never
    /// At the delay: nothing has come of the key before.
    case fromDelay
    /// One interval after the delay: the key has acted when it was pressed.
    case afterDelay
  }

  private var state: State
  private let repetition: Repetition

  init(pressedAt time: Timestamp, repetition: Repetition, timing: Timing) {
    state = .waiting(longPressAt: time + timing.longPressDelay)
    self.repetition = repetition
  }

  /// When the next gesture is due, if any.
  var deadline: Timestamp? {
    switch state {
    case .waiting(let longPressAt): longPressAt
    case .repeating(_, let next): next
    case .stopped: nil
    }
  }

  mutating func stop() {
    state = .stopped
  }

  /// Goes on to the gesture that is due.
  ///
  /// - Parameters:
  ///   - now: The moment it is found to be due, which may be late.
  ///   - timing: The waits.
  /// - Returns: The gesture, and how long the key had been repeating when it was due.
  mutating func fire(at now: Timestamp, timing: Timing) -> (Keyboard.Gesture, Duration)? {
    let interval = max(timing.repeatInterval, Self.shortestInterval)
    switch state {
    case .waiting(let longPressAt):
      let start = longPressAt + (timing.repeatDelay - timing.longPressDelay)
      // Never before the long press, however short the delay.
      state =
        switch repetition {
        case .never: .stopped
        case .fromDelay: .repeating(since: start, next: max(start, longPressAt))
        case .afterDelay: .repeating(since: start, next: max(start + interval, longPressAt))
        }
      return (.longPress, .zero)
    case .repeating(let since, let next):
      // After a stall the missed repeats are made up for; after a long one they are dropped, since
      // nobody wants a line deleted at once when a machine wakes up.
      let isStale = now - next > Self.longestCatchUp
      let following = (isStale ? now : next) + interval
      state = .repeating(since: since, next: following)
      return (.repeatPress, next - since)
    case .stopped:
      return nil
    }
  }

  /// How late repeats may be and still be made up for.
  private static let longestCatchUp: Duration = .seconds(1)
  /// With no time between them, repeats would never end.
  private static let shortestInterval: Duration = .milliseconds(1)
}
