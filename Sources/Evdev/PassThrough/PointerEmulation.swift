// SPDX-License-Identifier: MIT

import CLinux

/// Emulates the single pointer of a device with slots, for the clone's readers without multi-touch.
///
/// The source's own emulation follows the oldest of all contacts, which may be on the keyboard. The
/// clone's emulation follows the oldest contact of the application, and counts only the
/// application's contacts.
///
/// **Source:** `input_mt_report_pointer_emulation` and `input_mt_report_finger_count` in the
/// kernel's drivers/input/input-mt.c, which do this for drivers but not for uinput.
struct PointerEmulation: Sendable {
  /// An axis of the pointer that copies an axis of the contact.
  private struct Copy: Sendable {
    let code: Int32
    let slotAxis: Int
    /// The map from the contact's range to the pointer's; `nil` if they are the same, as usual.
    let scale: Scale?
    /// The value without a contact; `nil` to keep the last value.
    let restValue: Int32?
    var sent: Int32?

    /// Updates the value from the contact.
    ///
    /// - Parameter oldest: The contact's axes; `nil` if there is none.
    /// - Returns: The new value; `nil` if it is unchanged.
    mutating func update(_ oldest: RouteState.SlotValues?) -> Int32? {
      let value: Int32
      if let oldest {
        value = scale?(oldest[slotAxis]) ?? oldest[slotAxis]
      } else if let restValue, sent != nil {
        value = restValue
      } else {
        return nil
      }
      guard sent != value else { return nil }
      sent = value
      return value
    }
  }

  /// A map from one range to another.
  private struct Scale: Sendable {
    let from: AbsoluteAxis
    let to: AbsoluteAxis

    init?(_ from: AbsoluteAxis, _ to: AbsoluteAxis) {
      guard from.isUsable, to.isUsable, from.minimum != to.minimum || from.maximum != to.maximum
      else { return nil }
      (self.from, self.to) = (from, to)
    }

    func callAsFunction(_ value: Int32) -> Int32 {
      let part = (Double(value) - Double(from.minimum)) / from.extent
      return Int32(clamping: Int64((Double(to.minimum) + part * to.extent).rounded()))
    }
  }

  /// `BTN_TOOL_…` for one finger to five, with the number of fingers.
  private static let fingerTools: [(code: Int32, count: Int)] = [
    (BTN_TOOL_FINGER, 1), (BTN_TOOL_DOUBLETAP, 2), (BTN_TOOL_TRIPLETAP, 3),
    (BTN_TOOL_QUADTAP, 4), (BTN_TOOL_QUINTTAP, 5),
  ]

  private var copies: [Copy]
  private let hasTouch: Bool
  private let tools: [(code: Int32, count: Int)]
  private let axisMask: UInt64
  /// The number of the application's contacts at the last report.
  private var count = 0

  init(_ state: RouteState) {
    let pairs: [(code: Int32, slotCode: Int32, rest: Int32?)] = [
      (ABS_X, ABS_MT_POSITION_X, nil), (ABS_Y, ABS_MT_POSITION_Y, nil),
      (ABS_PRESSURE, ABS_MT_PRESSURE, 0),
    ]
    copies = pairs.compactMap { pair in
      guard let axis = state.axes[pair.code], let slotAxis = state.axes[pair.slotCode],
        let index = RouteState.slotIndex(pair.slotCode)
      else { return nil }
      return Copy(
        code: pair.code, slotAxis: index, scale: Scale(slotAxis, axis), restValue: pair.rest)
    }
    hasTouch = state.keys.contains(BTN_TOUCH)
    tools = Self.fingerTools.filter { state.keys.contains($0.code) }
    axisMask = copies.reduce(0) { $0 | 1 << UInt64($1.code) }
  }

  /// Whether the application had a contact at the last report.
  var isTouched: Bool { count > 0 }

  /// Returns whether an axis outside of slots is emulated.
  func emulates(axis number: UInt16) -> Bool {
    axisMask & (1 << UInt64(number)) != 0
  }

  /// Returns whether a key is emulated.
  func emulates(key number: UInt16) -> Bool {
    number == BTN_TOUCH || Self.fingerTools.contains { $0.code == number }
  }

  /// Appends the changes of the emulated pointer.
  mutating func appendChanges(
    _ oldest: RouteState.SlotValues?, count: Int, _ frame: inout RoutedFrame
  ) {
    if count != self.count {
      self.count = count
      appendKeys(&frame)
    }
    for index in copies.indices {
      guard let value = copies[index].update(oldest) else { continue }
      frame.append(.axis(copies[index].code), value)
    }
  }

  private func appendKeys(_ frame: inout RoutedFrame) {
    if hasTouch { appendKey(BTN_TOUCH, isTouched, &frame) }
    for tool in tools {
      // A device with a single tool uses it for any number of fingers.
      let isOnly = tools.count == 1
      appendKey(tool.code, isOnly ? isTouched : count == tool.count, &frame)
    }
  }

  private func appendKey(_ code: Int32, _ isDown: Bool, _ frame: inout RoutedFrame) {
    let number = UInt16(truncatingIfNeeded: code)
    guard frame.down.contains(number) != isDown else { return }
    frame.appendKey(number, isDown ? 1 : 0)
  }
}
