// SPDX-License-Identifier: MIT

import ClavierKit

// Who writes with a pen rests the hand on the screen: fingers do not count while a pen is near.

extension TouchInput {
  /// Takes that a pen came near its surface or left it.
  func followPen(isNear: Bool, _ sysname: String) {
    candidates[sysname]?.isNearPen = isNear
    arbitrate()
  }

  /// Makes the surfaces deaf that a pen is near to, and the others hear.
  func arbitrate() {
    for sysname in candidates.keys.sorted() {
      guard let candidate = candidates[sysname], let reader = candidate.reader, !reader.isPen else {
        continue
      }
      let isDeaf = candidates.values.contains {
        $0.isNearPen && $0.node.isSameHardware(as: candidate.node)
      }
      if let frame = reader.setDeaf(isDeaf) { onFrame(frame) }
    }
  }
}

extension InputNode {
  /// Whether two nodes are parts of one thing, such as the finger's and the pen's of a screen.
  ///
  /// **Source:** ours: drivers give both parts the numbers of the whole, and the same place of connection
  /// before the last slash, as in `usb-0000:00:14.0-1/input0`.
  func isSameHardware(as other: InputNode) -> Bool {
    guard identity != nil, identity == other.identity else { return false }
    return place == other.place
  }

  private var place: Substring {
    guard let slash = physicalPath.lastIndex(of: "/") else { return physicalPath[...] }
    return physicalPath[..<slash]
  }
}
