// SPDX-License-Identifier: MIT

/// The settings for people who cannot tap as others do; all features are off by default.
///
/// docs/accessibility.md describes the intended users of each feature.
public struct AccessibilitySettings: Hashable, Sendable {
  /// The time for which a finger must stay on a key before the key counts; zero for off.
  ///
  /// **Source:** the X Keyboard Extension's SlowKeys control.
  public var slowKeys: Duration = .zero
  /// The time after a lift for which the same key is ignored; zero for off.
  ///
  /// **Source:** the X Keyboard Extension's BounceKeys control.
  public var bounceKeys: Duration = .zero
  /// The time after which a resting finger types its key without lifting; zero to type on lift.
  public var dwell: Duration = .zero
  /// Whether a finger slides from key to key without an effect, and types the last one by lifting.
  public var exploresByTouch = false
  /// Whether only the first finger counts while it is down.
  public var usesOneFinger = false
  /// The way in which a scan advances; a scan offers rows and keys one after the other.
  public var scanning = Scanning.off
  /// The input devices that act as switches for scanning.
  public var scanSource = ScanSource.switches
  /// The time for which each row and key is offered; at least a millisecond.
  ///
  /// **Source:** Onboard's `org.onboard.scanner interval`: 1.2 s.
  public var scanInterval: Duration = .milliseconds(1200)
  /// The number of cycles through the rows, or the keys of a row, before the scan ends; 1 to 100.
  ///
  /// **Source:** Onboard's `org.onboard.scanner cycles`: 2.
  public var scanCycles = 2

  public init() {}

  /// The trigger that advances a scan to the next row or key.
  public enum Scanning: String, Hashable, Sendable, CaseIterable {
    /// Scanning is off.
    case off
    /// Scans advance by a timer, so that one switch is enough.
    case automatic
    /// Scans advance by a second switch, without a timer.
    case step
  }

  /// The input devices that act as switches.
  public enum ScanSource: String, Hashable, Sendable, CaseIterable {
    /// Switches that a program reports with ``Input/switchPressed(_:_:)``; fingers type as usual.
    case switches = "switch"
    /// The same switches, and every touch on the surface; fingers do not type.
    case touch
  }

  /// Whether all features are off.
  var isOff: Bool {
    slowKeys <= .zero && bounceKeys <= .zero && dwell <= .zero && !usesOneFinger
      && scanning == .off && !exploresByTouch
  }
}
