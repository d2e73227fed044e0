// SPDX-License-Identifier: MIT

import CLinux

/// Tracks whether a pen is near its surface.
///
/// A pen has a tip and usually an eraser, of which only one is near at a time:
///
/// ```
///          BTN_TOOL_… 1                    BTN_TOOL_… 0 of the last
///   away ───────────────▶ near (tools) ───────────────────────────▶ away
/// ```
///
/// **Source:** the kernel's "Input event codes", `BTN_TOOL_<name>`: set while the tool is in range.
struct PenProximity {
  /// The tools that are near, one bit each, counted from `BTN_TOOL_PEN`.
  private var tools: UInt8 = 0

  /// Creates the tracker of a device's pen in a known state.
  init(_ device: some DeviceValues) {
    for code in BTN_TOOL_PEN...BTN_TOOL_AIRBRUSH where device.value(of: .key(code)) != 0 {
      tools |= UInt8(1) << UInt8(code - BTN_TOOL_PEN)
    }
  }

  /// Whether a pen is near.
  var isNear: Bool { tools != 0 }

  /// Processes an event of the pen.
  ///
  /// - Returns: Whether a pen is near, when that has changed.
  mutating func update(_ event: InputEvent) -> Bool? {
    // BTN_TOOL_PEN to BTN_TOOL_AIRBRUSH; the codes after those are a finger, a mouse and a lens.
    let first = InputCode.key(BTN_TOOL_PEN)
    guard event.code.type == first.type,
      (first.number...UInt16(BTN_TOOL_AIRBRUSH)).contains(event.code.number)
    else { return nil }
    let wasNear = isNear
    let bit = UInt8(1) << UInt8(event.code.number - first.number)
    if event.value != 0 { tools |= bit } else { tools &= ~bit }
    return isNear == wasNear ? nil : isNear
  }
}
