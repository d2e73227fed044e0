// SPDX-License-Identifier: MIT

/// The source of a press: a finger, or a switch that a program reads.
enum Presser: Hashable, Sendable {
  case finger(Contact.ID)
  case device(Switch)
}

/// The target of a press.
enum PressTarget: Hashable, Sendable {
  case key(KeyPlace)
  /// The strip of suggestions, by its frame.
  case toolbar(Rect)
  case `switch`(Switch)

  /// Returns whether both are at the same place, even if the key has changed.
  ///
  /// Otherwise a hand that trembles on a page key would return from the page.
  func isSame(as other: PressTarget) -> Bool {
    switch (self, other) {
    case (.key(let place), .key(let other)): place.frame.contains(other.frame.center)
    case (.toolbar, .toolbar): true
    case (.switch(let one), .switch(let other)): one == other
    case (.key, _), (.toolbar, _), (.switch, _): false
    }
  }
}

/// A key under a finger.
struct KeyPlace: Hashable, Sendable {
  let page: Keyboard.KeyboardType
  /// The index of the key in the page's frames.
  let key: Int
  /// The touch frame of the key.
  let frame: Rect

  /// Returns whether a point is farther from the key than `hysteresis`, in points.
  func isLeft(by point: Point, hysteresis: Double) -> Bool {
    frame.squaredDistance(to: point) > hysteresis * hysteresis
  }
}
