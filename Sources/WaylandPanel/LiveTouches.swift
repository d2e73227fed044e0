// SPDX-License-Identifier: MIT

import ClavierKit

/// The last touch of each contact that is down, on whichever surface of the panel.
struct LiveTouches: Sendable {
  private(set) var touches: [Contact.ID: Touch] = [:]

  /// Records the touches of a frame, which omits contacts that rest.
  mutating func record(_ frame: [Touch]) {
    for touch in frame {
      switch touch.phase {
      case .down, .moved: touches[touch.contact] = touch
      case .up, .cancelled: touches[touch.contact] = nil
      }
    }
  }
}
