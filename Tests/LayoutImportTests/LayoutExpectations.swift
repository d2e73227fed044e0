// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import LayoutImport
import Testing

/// Expects that the touch frames of a keyboard fill it without overlap, and that caps are inside.
func expectTiled(_ frames: KeyboardFrames, _ comment: String) {
  var area = 0.0
  for row in frames.rows {
    let keys = frames.keys[row.keys]
    let meet = zip(keys, keys.dropFirst()).allSatisfy { $0.touchFrame.maxX == $1.touchFrame.minX }
    let fill =
      keys.first?.touchFrame.minX == 0 && keys.last?.touchFrame.maxX == frames.size.width
    #expect(meet && fill, "\(comment)")
    for key in keys {
      let (cap, touch) = (key.capFrame, key.touchFrame)
      let isInside =
        touch.minX <= cap.minX && cap.minX <= cap.maxX && cap.maxX <= touch.maxX
        && touch.minY <= cap.minY && cap.minY <= cap.maxY && cap.maxY <= touch.maxY
      if !isInside { Issue.record("\(comment): \(cap) in \(touch)") }
      area += touch.width * touch.height
    }
  }
  let meet = zip(frames.rows, frames.rows.dropFirst()).allSatisfy { $0.maxY == $1.minY }
  let whole = frames.size.width * frames.size.height
  #expect(
    meet && frames.rows.first?.minY == 0 && frames.rows.last?.maxY == frames.size.height
      && abs(area - whole) <= 1e-9 * whole, "\(comment)")
}
