// SPDX-License-Identifier: MIT

import ClavierKit

/// The lines of transcripts for scans, for keys that wait, and for keys that a finger explores.
struct AccessibilityTranscript: Hashable {
  private var scan = ""
  private var waits = ""
  private var explored = ""

  /// Returns the lines for changes of the scan and of these keys, and stores the new state.
  ///
  /// With dwelling, keys wait to be typed; with slow keys, to be accepted.
  mutating func lines(for scene: Scene, _ settings: AccessibilitySettings) -> [String] {
    let before = self
    scan = scene.scanWords
    waits = scene.waits.map { scene.frames.keys[$0.key].action.keyName }.joined(separator: " ")
    let keys = settings.exploresByTouch ? scene.pressedKeys : []
    explored = keys.map { scene.frames.keys[$0].action.keyName }.joined(separator: " ")
    var lines: [String] = []
    if scan != before.scan { lines.append("scan \(scan.isEmpty ? "off" : scan)") }
    if waits != before.waits {
      let word = settings.dwell > .zero ? "dwell" : "slow"
      lines.append("\(word) \(waits.isEmpty ? "off" : waits)")
    }
    if explored != before.explored {
      lines.append("explore \(explored.isEmpty ? "off" : explored)")
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
