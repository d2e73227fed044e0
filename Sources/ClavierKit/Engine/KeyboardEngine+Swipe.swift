// SPDX-License-Identifier: MIT

/// What happens when a finger moves down on a key that has something for that.
///
/// ```
///            half the key's height down            lift
///   on key ────────────────────────────▶ swiped ─────────▶ types the swipe's action
///      ▲ ◀──────────────────────────────────┘
///      │ lift    back up
///      └───────▶ types the key
/// ```
///
/// A finger that moves more down than sideways stays on such a key, however far it goes. One that slid
/// there from another key slides on.
extension Press {
  /// Whether the finger moves down on a key that can be swiped, far enough or not.
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
  /// How far down a finger must go to swipe the key, in points; `nil` if it cannot be swiped.
  ///
  /// Only from one key that types when a finger lifts to another such action.
  var swipeDistance: Double? {
    guard action.role == .typing, let swipeDownAction, swipeDownAction.role == .typing else {
      return nil
    }
    return touchFrame.height * Timing.swipeDownFraction
  }
}
