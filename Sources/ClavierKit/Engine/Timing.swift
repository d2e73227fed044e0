// SPDX-License-Identifier: MIT

/// All delays and tolerances of the keyboard.
///
/// Each stored property has a key in the section `[timing]`; fixed values are static.
///
/// **Source:** KeyboardKit 9.0 for gestures and behaviour, AOSP's LatinIME for bounce and
/// hysteresis; each field names its own.
public struct Timing: Hashable, Sendable {
  /// The time after which a held key is a long press.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.5 s.
  public var longPressDelay: Duration = .milliseconds(500)
  /// The movement, in points, beyond which a press does not become a long press.
  ///
  /// **Source:** KeyboardKit 9.9's `longPressMaxDragDistance`: 50 points.
  public var longPressMaxDragDistance: Double = 50
  /// The time after which a held key starts to repeat; at least ``longPressDelay``.
  ///
  /// Arrow keys and the like are then pressed for the first time. Backspace, which deletes on
  /// press, continues one interval later.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.5 s.
  public var repeatDelay: Duration = .milliseconds(500)
  /// The time between two repeats of a held key; at least a millisecond.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.1 s.
  public var repeatInterval: Duration = .milliseconds(100)
  /// The time for which Backspace repeats by character before it repeats by word.
  ///
  /// **Source:** KeyboardKit's standard behavior: more than 3 s of repeating.
  public var wordDeletionDelay: Duration = .seconds(3)
  /// The time between two lifts on a key below which they are a double tap.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.2 s.
  public var doubleTapInterval: Duration = .milliseconds(200)
  /// The time between two taps on Shift or another modifier below which they lock it.
  ///
  /// **Source:** KeyboardKit's standard behavior: 0.5 s.
  public var shiftDoubleTapInterval: Duration = .milliseconds(500)
  /// The time between two spaces below which they end the sentence.
  ///
  /// **Source:** KeyboardKit's standard behavior: 3 s.
  public var endSentenceInterval: Duration = .seconds(3)
  /// The time after a lift within which a new contact nearby continues the touch.
  ///
  /// **Source:** LatinIME's touch noise threshold: 40 ms.
  public var bounceInterval: Duration = .milliseconds(40)
  /// The distance, in points, below which a new contact after a lift continues the touch.
  ///
  /// **Source:** LatinIME's touch noise threshold: 12.6 dp.
  public var bounceDistance: Double = 12
  /// The distance beyond a key's edge, in points, at which a drifting finger is still on the key.
  ///
  /// **Source:** LatinIME's key hysteresis: 8 dp, 1.27 mm at 160 dots an inch.
  public var hysteresis: Double = 8
  /// The timeout after which the text before the cursor is unknown, without typing.
  ///
  /// **Source:** Clavier's own: after that time the user may have moved the cursor by other means.
  public var textTrust: Duration = .seconds(10)

  /// The movement of a swipe in each direction, as a fraction of the key's height.
  ///
  /// **Source:** Clavier's own: the distance from the middle of a key to its edge. A finger that
  /// drifts within the hysteresis does not swipe, and a swipe is no longer than a key. The height
  /// counts in all directions, because keys differ more in width.
  public static let swipeFraction = 0.5
  /// The timeout of a dictation without a further text.
  ///
  /// **Source:** Clavier's own: longer than a pause in speech; a forgotten microphone goes off.
  public static let dictationTimeout: Duration = .seconds(60)

  public init() {}
}

extension Timing {
  /// Returns the timing with distances of the same physical size, for a keyboard of another
  /// density.
  ///
  /// The distances are those of a phone. On a large screen the keyboard's points are larger, but
  /// the drift of a finger is not.
  ///
  /// - Parameter pointsPerMillimeter: The density of the points; `nil` leaves the distances
  ///   unchanged.
  /// - Returns: The same times, and distances scaled by a factor from 0.25 to 4.
  package func scaled(toPointsPerMillimeter pointsPerMillimeter: Double?) -> Timing {
    guard let pointsPerMillimeter else { return self }
    let factor = min(
      max(pointsPerMillimeter / KeyboardProportions.phonePointsPerMillimeter, 0.25), 4)
    var timing = self
    timing.hysteresis *= factor
    timing.bounceDistance *= factor
    timing.longPressMaxDragDistance *= factor
    return timing
  }
}
