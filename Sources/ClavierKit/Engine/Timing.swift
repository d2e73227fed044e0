// SPDX-License-Identifier: MIT

/// All the waits and tolerances of the keyboard, in one place.
///
/// **Source:** KeyboardKit 9.0 for gestures and behaviour, AOSP's LatinIME for bounce and hysteresis;
/// each field names its own.
public struct Timing: Hashable, Sendable {
  /// How long a key is held before it is a long press.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.5 s.
  public var longPressDelay: Duration = .milliseconds(500)
  /// How far a finger may wander, in points, before its press can no longer become a long press.
  ///
  /// **Source:** KeyboardKit 9.9's `longPressMaxDragDistance`: 50 points.
  public var longPressMaxDragDistance: Double = 50
  /// How long a key is held before its repetition begins, and no less than ``longPressDelay``.
  ///
  /// Arrows and their like are pressed then for the first time; Backspace, which deletes at once, goes on
  /// one interval later.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.5 s.
  public var repeatDelay: Duration = .milliseconds(500)
  /// The time between two repeats of a held key; less than a millisecond is taken for that.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.1 s.
  public var repeatInterval: Duration = .milliseconds(100)
  /// How long Backspace repeats by character before it repeats by word.
  ///
  /// **Source:** KeyboardKit's standard behavior: more than 3 s of repeating.
  public var wordDeletionDelay: Duration = .seconds(3)
  /// Two lifts of the same key closer than this are a double tap.
  ///
  /// **Source:** KeyboardKit's gesture button: 0.2 s.
  public var doubleTapInterval: Duration = .milliseconds(200)
  /// Two taps on Shift, or on another modifier, closer than this lock it.
  ///
  /// **Source:** KeyboardKit's standard behavior: 0.5 s.
  public var shiftDoubleTapInterval: Duration = .milliseconds(500)
  /// Two spaces closer than this end the sentence.
  ///
  /// **Source:** KeyboardKit's standard behavior: 3 s.
  public var endSentenceInterval: Duration = .seconds(3)
  /// A contact that comes back sooner than this after its own lift, and near it, is noise.
  ///
  /// **Source:** LatinIME's touch noise threshold: 40 ms.
  public var bounceInterval: Duration = .milliseconds(40)
  /// How near, in points, a contact must come back to be noise.
  ///
  /// **Source:** LatinIME's touch noise threshold: 12.6 dp.
  public var bounceDistance: Double = 12
  /// How far beyond the edge of its key, in points, a finger may drift and still be on it.
  ///
  /// **Source:** LatinIME's key hysteresis: 8 dp, 1.27 mm at 160 dots an inch.
  public var hysteresis: Double = 8
  /// How long nothing is typed before the keyboard no longer trusts its own record of the text.
  ///
  /// **Source:** ours: after this long the user may have moved the cursor by other means.
  public var textTrust: Duration = .seconds(10)

  /// How far down a finger moves, as a part of its key's height, before it is a swipe.
  ///
  /// **Source:** ours: from the middle of a key it is the way to its edge, so that a finger that drifts
  /// within the hysteresis does not swipe, and a swipe is no longer than a key.
  public static let swipeDownFraction = 0.5

  public init() {}
}
