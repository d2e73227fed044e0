// SPDX-License-Identifier: MIT

@testable import ClavierKit

/// Surfaces and keys for tests of callouts.
enum CalloutSamples {
  /// A phone's keyboard with room above it for a row of suggestions.
  static let phone = Rect(minX: 0, minY: -60, maxX: 400, maxY: 216)

  /// Returns a key with a cap of this position and size, 3 points inside its touch frame at the
  /// sides and 6 above and below.
  static func key(
    _ character: String, x: Double, y: Double = 60, width: Double = 40, height: Double = 42
  ) -> KeyboardFrames.Key {
    let cap = Rect(x: x, y: y, width: width, height: height)
    return KeyboardFrames.Key(
      item: KeyboardLayout.Item(action: .character(character), width: .input, height: height + 12),
      touchFrame: cap.grown(horizontally: 3, vertically: 6), capFrame: cap, row: 0)
  }

  /// Returns the list of an English key.
  static func callout(
    _ key: KeyboardFrames.Key, bounds: Rect = phone
  ) -> Callouts.ActionCallout? {
    let actions = Callouts.BaseService().calloutActions(for: key.action, context: KeyboardContext())
    return Callouts.ActionCallout(
      for: key, actions: actions, configuration: Callouts.Configuration(bounds: bounds))
  }

  /// Returns a number of actions, each with a different letter.
  static func actions(_ count: Int) -> [KeyboardAction] {
    (0..<count).map { .character(String(UnicodeScalar(0x3B1 + UInt32($0)) ?? "?")) }
  }
}

extension Callouts.ActionCallout {
  /// The grid of the items; `nil` for a cross.
  var grid: CalloutGrid? {
    if case .grid(let grid) = arrangement { grid } else { nil }
  }

  /// The visible labels: row by row, each from left to right.
  var seen: String {
    let sorted = items.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    return sorted.map(\.action.label).joined()
  }

  /// Returns the label selected by a finger that has moved this far from the key's centre since the
  /// list opened.
  func label(movedBy dx: Double, _ dy: Double = 0) -> String? {
    let start = keyFrame.center
    let index = index(at: Point(x: start.x + dx, y: start.y + dy), from: start)
    return index.map { items[$0].action.label }
  }
}

extension Rect {
  /// Returns whether a rectangle lies inside this one, and is neither inverted nor infinite.
  func holds(_ other: Rect) -> Bool {
    // Comparisons with NaN are false.
    minX <= other.minX && other.minX <= other.maxX && other.maxX <= maxX
      && minY <= other.minY && other.minY <= other.maxY && other.maxY <= maxY
  }

  /// Returns whether the two share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }
}
