// SPDX-License-Identifier: MIT

/// The state of all accessibility features; `nil` in an engine where all of them are off.
///
/// ```
///   touch ──▶ one finger ──┬─ keys ──────▶ bounce keys ──▶ slow keys ──▶ the engine's presses
///                          ├─ exploring ─▶ explore, at the lift ─────────▶ a tap on the key
///                          ├─ dwelling ──▶ dwell ────────────────────────▶ a tap on the key
///                          └─ switches ─┐
///   switch of a program ────────────────┴▶ bounce keys ──▶ slow keys ──▶ scan ──▶ a tap on the key
/// ```
struct AccessibilityPipeline: Hashable, Sendable {
  /// The feature that handles touches.
  enum TouchUse: Hashable {
    case keys
    case exploring
    case dwelling
    case switches
  }

  let settings: AccessibilitySettings
  let touchUse: TouchUse
  var oneFinger = OneFingerFilter()
  var bounceKeys = BounceKeysFilter()
  var slowKeys = SlowKeysMachine()
  var explore = ExploreMachine()
  var dwell = DwellMachine()
  var scan = ScanMachine()

  init?(_ settings: AccessibilitySettings) {
    guard !settings.isOff else { return nil }
    self.settings = settings
    touchUse =
      if settings.scanning != .off, settings.scanSource == .touch {
        .switches
      } else if settings.exploresByTouch {
        .exploring
      } else if settings.dwell > .zero {
        .dwelling
      } else {
        .keys
      }
  }

  /// The next time at which a feature must be called without other input.
  var deadline: Timestamp? {
    .earlier(slowKeys.deadline, .earlier(dwell.deadline, scan.deadline))
  }

  /// Forgets all fingers and switches, and ends the scan.
  mutating func reset() {
    oneFinger.reset()
    bounceKeys.reset()
    slowKeys.reset()
    explore.reset()
    dwell.reset()
    scan.reset()
  }
}
