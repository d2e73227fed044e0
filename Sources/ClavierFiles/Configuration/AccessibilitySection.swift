// SPDX-License-Identifier: MIT

import ClavierKit

extension AccessibilitySettings {
  /// Reads the `[accessibility]` section.
  ///
  /// **Source:** the ranges are ours: zero disables a setting; the upper ends are longer than any
  /// practical delay.
  mutating func read(_ section: inout TOMLReader) {
    section.milliseconds("slow_keys_ms", in: 0...10_000, into: &slowKeys)
    section.milliseconds("bounce_keys_ms", in: 0...10_000, into: &bounceKeys)
    section.milliseconds("dwell_ms", in: 0...10_000, into: &dwell)
    section.boolean("explore", into: &exploresByTouch)
    section.boolean("one_finger", into: &usesOneFinger)
    section.choice("scan", into: &scanning)
    section.choice("scan_by", into: &scanSource)
    section.milliseconds("scan_interval_ms", in: 100...60_000, into: &scanInterval)
    if let cycles = section.integer("scan_cycles", in: 1...100) { scanCycles = Int(cycles) }
  }
}
