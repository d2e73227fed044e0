// SPDX-License-Identifier: MIT

/// Swipes down on keys that have an action for it.
///
/// ```
///            half the key's height down            lift
///   on key ────────────────────────────▶ swiped ─────────▶ types the swipe's action
///      ▲ ◀──────────────────────────────────┘
///      │ lift    back up
///      └───────▶ types the key
/// ```
///
/// A finger that moves more down than sideways stays on such a key at any distance. One that slid
/// there from another key continues to slide.
extension Press {
  /// Whether the finger moves down on a key with a swipe, at any distance.
  var isSwipingDown: Bool {
    guard swipeDistance != nil else { return false }
    let down = point.y - origin.y
    return down > 0 && abs(point.x - origin.x) <= down
  }

  /// Whether a lift now is a swipe.
  var isSwiped: Bool {
    guard let swipeDistance else { return false }
    return isSwipingDown && point.y - origin.y >= swipeDistance
  }
}

extension KeyboardFrames.Key {
  /// The distance down that swipes the key, in points; `nil` if it has no swipe.
  ///
  /// Both the key's action and the swipe's must be ones that type on lift.
  var swipeDistance: Double? {
    guard action.role == .typing, let swipeDownAction, swipeDownAction.role == .typing else {
      return nil
    }
    return touchFrame.height * Timing.swipeDownFraction
  }
}
