// SPDX-License-Identifier: MIT

/// Swipes on keys that have actions for them, such as the flicks of Japanese keyboards.
///
/// ```
///            half the key's height            lift
///   on key ────────────────────────▶ swiped ─────────▶ types the swipe's action
///      ▲ ◀──────────────────────────────┘
///      │ lift    back
///      └───────▶ types the key
/// ```
///
/// A finger that moves in the direction of an action stays on the key at any distance, so that a
/// quick, long swipe does not end on a different key. In other directions it slides to other keys.
/// So does a finger that slid to the key from a different key.
///
/// **Source:** phones' keyboards for kana. There, too, a flick needs no long press, goes in the
/// direction of its larger part, and ends where it began if it is meant as a tap.
extension Press {
  /// The directions in which a key has swipes.
  struct Swipes: OptionSet, Hashable {
    let rawValue: UInt8
  }

  /// The movement since the clock started.
  private var movement: Point { Point(x: point.x - origin.x, y: point.y - origin.y) }

  /// Whether the finger moves in the direction of a swipe of its key, at any distance.
  var isSwiping: Bool {
    guard !swipes.isEmpty, let direction = Keyboard.SwipeDirection(of: movement) else {
      return false
    }
    return swipes.contains(Swipes(direction))
  }

  /// The swipe whose action a lift now performs; `nil` if it performs the key's own.
  var swipe: Keyboard.SwipeDirection? {
    guard !swipes.isEmpty, let keyFrame,
      let direction = Keyboard.SwipeDirection(of: movement, atLeast: keyFrame.swipeDistance),
      swipes.contains(Swipes(direction))
    else { return nil }
    return direction
  }

  /// Whether a lift now performs the action of a swipe.
  var isSwiped: Bool { swipe != nil }
}

extension Press.Swipes {
  init(_ direction: Keyboard.SwipeDirection) {
    switch direction {
    case .left: self.init(rawValue: 1)
    case .up: self.init(rawValue: 2)
    case .right: self.init(rawValue: 4)
    case .down: self.init(rawValue: 8)
    }
  }
}

extension Rect {
  /// The distance of a swipe on a key with this touch frame, in points.
  fileprivate var swipeDistance: Double { height * Timing.swipeFraction }
}

extension KeyboardFrames.Key {
  /// The distance of a swipe, in points.
  var swipeDistance: Double { touchFrame.swipeDistance }

  /// The directions in which the key can be swiped.
  ///
  /// Both the key's action and that of the swipe must type on lift.
  var swipeDirections: Press.Swipes {
    guard !swipes.isEmpty, action.role == .typing else { return [] }
    var directions = Press.Swipes()
    for (direction, action) in swipes where action.role == .typing {
      directions.insert(Press.Swipes(direction))
    }
    return directions
  }
}
