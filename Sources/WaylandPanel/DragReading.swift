// SPDX-License-Identifier: MIT

import ClavierKit
import Panel

/// Where fingers are on a surface that was made as large as its output while they were on it.
///
/// Display servers differ: for some a place counts on from where the surface was when the finger came down, for others
/// from where it is now. Which it is cannot be asked, but fingers do not jump: of the two readings the one counts that is nearer
/// to where the finger was.
struct DragReading: Hashable, Sendable {
  /// Where the surface was before, in the output's space.
  let origin: Point
  private var last: [Contact.ID: Point] = [:]

  init(origin: Point) {
    self.origin = origin
  }

  /// A contact's place on the surface as it was.
  ///
  /// - Parameter touch: What is told of it.
  /// - Returns: The same, in the surface's own space before it was made larger.
  mutating func read(_ touch: Touch) -> Touch {
    var touch = touch
    let other = Point(x: touch.point.x - origin.x, y: touch.point.y - origin.y)
    if let last = last[touch.contact],
      last.squaredDistance(to: other) < last.squaredDistance(to: touch.point)
    {
      touch.point = other
    }
    switch touch.phase {
    case .down, .moved:
      if last.count < PanelContacts.most || last[touch.contact] != nil {
        last[touch.contact] = touch.point
      }
    case .up, .cancelled: last[touch.contact] = nil
    }
    return touch
  }

  /// Takes where a contact is before the surface is made larger.
  mutating func remember(_ touch: Touch) {
    last[touch.contact] = touch.point
  }
}
