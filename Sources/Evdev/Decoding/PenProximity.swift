// SPDX-License-Identifier: MIT

import CLinux

/// Whether a pen is near its surface.
///
/// A pen has a tip and mostly an eraser, of which one at a time is near:
///
/// ```
///          BTN_TOOL_… 1                    BTN_TOOL_… 0 of the last
///   away ───────────────▶ near (tools) ───────────────────────────▶ away
/// ```
///
/// **Source:** the kernel's "Input event codes", `BTN_TOOL_<name>`: set while the tool is in range.
struct PenProximity {
  /// Bit by bit the tools that are near, counted from `BTN_TOOL_PEN`.
  private var tools: UInt8 = 0

  /// Takes an event.
  ///
  /// - Returns: Whether a pen is near, when that has changed.
  mutating func take(_ event: InputEvent) -> Bool? {
    // BTN_TOOL_PEN to BTN_TOOL_AIRBRUSH; what follows them are a finger, a mouse and a lens.
    let first = InputCode.key(BTN_TOOL_PEN)
    guard event.code.type == first.type,
      (first.number...UInt16(BTN_TOOL_AIRBRUSH)).contains(event.code.number)
    else { return nil }
    let wasNear = tools != 0
    let bit = UInt8(1) << UInt8(event.code.number - first.number)
    if event.value != 0 { tools |= bit } else { tools &= ~bit }
    return (tools != 0) == wasNear ? nil : tools != 0
  }
}
