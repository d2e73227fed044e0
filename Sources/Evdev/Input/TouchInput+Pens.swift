// SPDX-License-Identifier: MIT

import ClavierKit

// A hand rests on the screen while the user writes with a pen, so fingers are ignored near a pen.

extension TouchInput {
  /// Handles a pen that came near its surface or left it.
  func updatePen(isNear: Bool, _ sysname: String) {
    candidates[sysname]?.isNearPen = isNear
    arbitrate()
  }

  /// Ignores new contacts on surfaces near a pen, and accepts them on all others.
  func arbitrate() {
    for sysname in candidates.keys.sorted() {
      guard let candidate = candidates[sysname], let reader = candidate.reader, !reader.isPen else {
        continue
      }
      let isPenNear = candidates.values.contains {
        $0.isNearPen && $0.node.isSameHardware(as: candidate.node)
      }
      if let frame = reader.setIgnoresNewContacts(isPenNear) { events.frame(frame) }
    }
  }
}

extension InputNode {
  /// Returns whether two nodes belong to one device, such as a screen's nodes for fingers and for a
  /// pen.
  ///
  /// **Source:** ours: drivers give both nodes the numbers of the device, and the same physical
  /// path before the last slash, as in `usb-0000:00:14.0-1/input0`.
  func isSameHardware(as other: InputNode) -> Bool {
    guard identity != nil, identity == other.identity else { return false }
    return place == other.place
  }

  private var place: Substring {
    guard let slash = physicalPath.lastIndex(of: "/") else { return physicalPath[...] }
    return physicalPath[..<slash]
  }
}
