// SPDX-License-Identifier: MIT

import ClavierKit

/// Adds a button to a surface that reports only pressure.
///
/// ```
///            pressure ≥ press
///    up ─────────────────────────▶ down
///     ▲   pressure < release         │
///     └──────────────────────────────┘
/// ```
///
/// Pressures between the two thresholds change nothing, so that a light finger does not flicker.
struct PressureTranslator {
  private let press: Int32
  private let release: Int32
  /// Whether the surface is touched.
  private(set) var isDown: Bool

  /// Creates a translator for a device that reports pressure.
  ///
  /// - Parameters:
  ///   - axis: The range of `ABS_PRESSURE`.
  ///   - pressure: The pressure when the device was opened.
  init(_ axis: AbsoluteAxis, pressure: Int32) {
    press = Self.press(axis)
    // Half of the press threshold.
    release = axis.minimum + (press - axis.minimum + 1) / 2
    isDown = pressure >= press
  }

  /// Returns the pressure threshold: a fiftieth of the range, at least one unit.
  ///
  /// **Source:** ours: drivers without a button report 0 when nothing touches.
  private static func press(_ axis: AbsoluteAxis) -> Int32 {
    Int32(clamping: Int64(axis.minimum) + max(1, (Int64(axis.maximum) - Int64(axis.minimum)) / 50))
  }

  /// Translates an event and appends the result.
  mutating func translate(_ event: InputEvent, into events: inout [InputEvent]) {
    events.append(event)
    guard event.code == .pressure else { return }
    let wasDown = isDown
    isDown = event.value >= (wasDown ? release : press)
    guard isDown != wasDown else { return }
    events.append(InputEvent(.touch, isDown ? 1 : 0, at: event.time))
  }
}
