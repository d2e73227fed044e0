// SPDX-License-Identifier: MIT

import ClavierKit

/// The lines of transcripts for scans and for keys that wait.
struct AccessibilityTranscript: Hashable {
  private var scan = ""
  private var waits = ""

  /// Returns the lines for changes of the scan and of the keys that wait, and stores the new state.
  ///
  /// With dwelling, keys wait to be typed; with slow keys, to be accepted.
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
  /// The scan as words, with rows from 1.
  fileprivate var scanWords: String {
    switch scan {
    case .row(let row): "row \(row + 1)"
    case .key(let key): "key \(frames.keys[key].action.keyName)"
    case nil: ""
    }
  }
}
