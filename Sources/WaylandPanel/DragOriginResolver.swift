// SPDX-License-Identifier: MIT

import ClavierKit
import Panel

/// The positions of contacts on a surface that was enlarged to its output while they were down.
///
/// Some servers continue to measure from the surface's origin at touch-down, others from its
/// current origin. Servers do not report which origin they use. Fingers do not jump, so the
/// interpretation closer to the last position is used.
struct DragOriginResolver: Hashable, Sendable {
  /// The surface's previous origin, in the output's space.
  let origin: Point
  private var last: [Contact.ID: Point] = [:]

  init(origin: Point) {
    self.origin = origin
  }

  /// Converts a contact's position to the space of the surface before the enlargement.
  ///
  /// - Parameter touch: The touch as the server reports it.
  /// - Returns: The touch in the surface's space before the enlargement.
  mutating func resolve(_ touch: Touch) -> Touch {
    var touch = touch
    let other = Point(x: touch.point.x - origin.x, y: touch.point.y - origin.y)
    if let last = last[touch.contact],
      last.squaredDistance(to: other) < last.squaredDistance(to: touch.point)
    {
      touch.point = other
    }
    switch touch.phase {
    case .down, .moved:
      if last.count < PanelContacts.maximumFingers || last[touch.contact] != nil {
        last[touch.contact] = touch.point
      }
    case .up, .cancelled: last[touch.contact] = nil
    }
    return touch
  }

  /// Records a contact's position before the surface is enlarged.
  mutating func record(_ touch: Touch) {
    last[touch.contact] = touch.point
  }
}
