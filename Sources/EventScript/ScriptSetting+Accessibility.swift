// SPDX-License-Identifier: MIT

import ClavierKit

extension ScriptSetting {
  /// Applies a setting of accessibility.
  ///
  /// - Returns: Whether it is a valid one.
  mutating func applyAccessibility(_ name: String, _ word: String) -> Bool {
    switch name {
    case "slow-keys": set(Duration(word: word), \.engine.accessibility.slowKeys)
    case "bounce-keys": set(Duration(word: word), \.engine.accessibility.bounceKeys)
    case "dwell": set(Duration(word: word), \.engine.accessibility.dwell)
    case "one-finger": set(Bool(onOff: word), \.engine.accessibility.usesOneFinger)
    case "scan":
      set(AccessibilitySettings.Scanning(rawValue: word), \.engine.accessibility.scanning)
    case "scan-by":
      set(AccessibilitySettings.ScanSource(rawValue: word), \.engine.accessibility.scanSource)
    case "scan-interval": set(Duration(word: word), \.engine.accessibility.scanInterval)
    case "scan-cycles": set(Int(word), \.engine.accessibility.scanCycles)
    default: false
    }
  }
}
