// SPDX-License-Identifier: MIT

/// Who presses: a finger, or a switch that a program reads.
enum Presser: Hashable, Sendable {
  case finger(Contact.ID)
  case device(Switch)
}

/// What is pressed.
enum PressTarget: Hashable, Sendable {
  case key(KeyPlace)
  case `switch`(Switch)

  /// Whether both are the same to a hand: a key at the same place, whatever it does by now.
  ///
  /// A hand that trembles on a page key must not come back from the page.
  func isSame(as other: PressTarget) -> Bool {
    switch (self, other) {
    case (.key(let place), .key(let other)): place.frame.contains(other.frame.center)
    case (.switch(let one), .switch(let other)): one == other
    case (.key, .switch), (.switch, .key): false
    }
  }
}

/// A key as a finger found it.
struct KeyPlace: Hashable, Sendable {
  let page: Keyboard.KeyboardType
  /// An index into the page's frames.
  let key: Int
  /// Where touches hit it.
  let frame: Rect

  /// Whether a finger is farther from the key than a finger drifts, in points.
  func isLeft(by point: Point, hysteresis: Double) -> Bool {
    frame.squaredDistance(to: point) > hysteresis * hysteresis
  }
}
