// SPDX-License-Identifier: MIT

import ClavierKit

/// What scripts say of a scan and of keys that wait.
struct AccessibilityWords: Hashable {
  private var scan = ""
  private var waits = ""

  /// The lines for what is to be seen now, as far as it is not what was to be seen before; where a finger
  /// dwells, keys wait to be typed and not only to be taken.
  mutating func lines(for scene: Scene, isDwelling: Bool) -> [String] {
    let before = self
    scan = scene.scanWords
    waits = scene.waits.map { scene.frames.keys[$0.key].action.keyName }.joined(separator: " ")
    var lines: [String] = []
    if scan != before.scan { lines.append("scan \(scan.isEmpty ? "off" : scan)") }
    if waits != before.waits {
      lines.append("\(isDwelling ? "dwell" : "slow") \(waits.isEmpty ? "off" : waits)")
    }
    return lines
  }
}

extension Scene {
  /// Rows are counted from 1.
  fileprivate var scanWords: String {
    switch scan {
    case .row(let row): "row \(row + 1)"
    case .key(let key): "key \(frames.keys[key].action.keyName)"
    case nil: ""
    }
  }
}
