// SPDX-License-Identifier: MIT

/// The source of a press: a finger or a switch.
enum PressSource: Hashable, Sendable {
  case finger(Contact.ID)
  case device(Switch)
}

/// The target of a press: a key or the toolbar.
enum PressTarget: Hashable, Sendable {
  case key(KeyPlace)
  /// The strip of suggestions, by its frame.
  case toolbar(Rect)
  case `switch`(Switch)

  /// Returns whether both targets are at the same place, even if the key there has changed.
  ///
  /// Otherwise a trembling hand that switches the page would switch back at once.
  func isSame(as other: PressTarget) -> Bool {
    switch (self, other) {
    case (.key(let place), .key(let other)): place.frame.contains(other.frame.center)
    case (.toolbar, .toolbar): true
    case (.switch(let one), .switch(let other)): one == other
    case (.key, _), (.toolbar, _), (.switch, _): false
    }
  }
}

/// A key under a finger, with its page.
struct KeyPlace: Hashable, Sendable {
  let page: Keyboard.KeyboardType
  /// The index of the key in the page's frames.
  let key: Int
  /// The touch frame of the key.
  let frame: Rect

  /// Returns whether a point is farther from the key's frame than `hysteresis`, in points.
  func isExited(by point: Point, hysteresis: Double) -> Bool {
    frame.squaredDistance(to: point) > hysteresis * hysteresis
  }
}
