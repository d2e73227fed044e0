// SPDX-License-Identifier: MIT

/// Downward swipes on keys that have an action for them.
///
/// ```
///            half the key's height down            lift
///   on key ────────────────────────────▶ swiped ─────────▶ types the swipe's action
///      ▲ ◀──────────────────────────────────┘
///      │ lift    back up
///      └───────▶ types the key
/// ```
///
/// A finger that moves more down than sideways stays on such a key at any distance. A finger that
/// slid to the key from another one continues to slide.
extension Press {
  /// Whether the finger moves down on a key with a swipe action, at any distance.
  var isSwipingDown: Bool {
    guard swipeDistance != nil else { return false }
    let down = point.y - origin.y
    return down > 0 && abs(point.x - origin.x) <= down
  }

  /// Whether a lift now performs the swipe action.
  var isSwiped: Bool {
    guard let swipeDistance else { return false }
    return isSwipingDown && point.y - origin.y >= swipeDistance
  }
}

extension KeyboardFrames.Key {
  /// The distance of a downward swipe, in points; `nil` if the key has no swipe action.
  ///
  /// Both the key's action and the swipe action must type on lift.
  var swipeDistance: Double? {
    guard action.role == .typing, let swipeDownAction, swipeDownAction.role == .typing else {
      return nil
    }
    return touchFrame.height * Timing.swipeDownFraction
  }
}
