// SPDX-License-Identifier: MIT

/// What helps people who cannot tap as others do.
///
/// All of it is off unless asked for. docs/accessibility.md says whom each part is for.
public struct AccessibilitySettings: Hashable, Sendable {
  /// How long a finger must stay on a key before the key counts; zero for no time at all.
  ///
  /// **Source:** the X Keyboard Extension's SlowKeys control.
  public var slowKeys: Duration = .zero
  /// How long after its lift the same key is not taken again; zero for no time at all.
  ///
  /// **Source:** the X Keyboard Extension's BounceKeys control.
  public var bounceKeys: Duration = .zero
  /// How long a finger rests on a key to type it without lifting; zero to type by lifting.
  public var dwell: Duration = .zero
  /// Whether only the first finger counts while it is down.
  public var usesOneFinger = false
  /// Whether rows and keys are offered one after the other, and what moves on.
  public var scanning = Scanning.off
  /// What the switches of scanning are.
  public var scanSource = ScanSource.switches
  /// How long each row and each key is offered; less than a millisecond is taken for that.
  ///
  /// **Source:** Onboard's `org.onboard.scanner interval`: 1.2 s.
  public var scanInterval: Duration = .milliseconds(1200)
  /// How often the rows, or the keys of a row, are offered before the scan gives up; from 1 to 100.
  ///
  /// **Source:** Onboard's `org.onboard.scanner cycles`: 2.
  public var scanCycles = 2

  public init() {}

  /// What moves a scan on.
  public enum Scanning: String, Hashable, Sendable, CaseIterable {
    /// There is no scan.
    case off
    /// Time: one switch is enough.
    case automatic
    /// A second switch.
    case step
  }

  /// What the switches of a scan are.
  public enum ScanSource: String, Hashable, Sendable, CaseIterable {
    /// Those that a program reports as ``Input/switchPressed(_:_:)``; fingers type as ever.
    case switches = "switch"
    /// Those, and every touch on the surface: fingers do not type.
    case touch
  }

  /// Whether nothing of it is asked for.
  var isOff: Bool {
    slowKeys <= .zero && bounceKeys <= .zero && dwell <= .zero && !usesOneFinger
      && scanning == .off
  }
}
