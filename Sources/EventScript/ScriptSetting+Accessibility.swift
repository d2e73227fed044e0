// SPDX-License-Identifier: MIT

import ClavierKit

extension ScriptSetting {
  /// Takes a setting of accessibility.
  ///
  /// - Returns: Whether it is one.
  mutating func applyAccessibility(_ name: String, _ word: String) -> Bool {
    switch name {
    case "slow-keys": take(Duration(word: word), \.engine.accessibility.slowKeys)
    case "bounce-keys": take(Duration(word: word), \.engine.accessibility.bounceKeys)
    case "dwell": take(Duration(word: word), \.engine.accessibility.dwell)
    case "one-finger": take(Bool(onOff: word), \.engine.accessibility.usesOneFinger)
    case "scan":
      take(AccessibilitySettings.Scanning(rawValue: word), \.engine.accessibility.scanning)
    case "scan-by":
      take(AccessibilitySettings.ScanSource(rawValue: word), \.engine.accessibility.scanSource)
    case "scan-interval": take(Duration(word: word), \.engine.accessibility.scanInterval)
    case "scan-cycles": take(Int(word), \.engine.accessibility.scanCycles)
    default: false
    }
  }
}
