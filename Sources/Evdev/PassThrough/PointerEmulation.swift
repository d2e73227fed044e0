// SPDX-License-Identifier: MIT

import CLinux

/// What a device with slots says for readers that know one contact only, made anew for the clone.
///
/// The source's own follows the oldest of all contacts, which may be one on the keyboard. The clone's
/// follows the oldest contact that the application has, and counts only those.
///
/// **Source:** `input_mt_report_pointer_emulation` and `input_mt_report_finger_count` in the kernel's
/// drivers/input/input-mt.c, which do this for drivers but not for uinput.
struct PointerEmulation: Sendable {
  /// An axis of the pointer that copies an axis of the contact.
  private struct Copy: Sendable {
    let code: Int32
    let slotAxis: Int
    /// From the contact's range to the pointer's; `nil` where they are the same, as with most.
    let scale: Scale?
    /// What it says while there is no contact; `nil` for what it said last.
    let restValue: Int32?
    var told: Int32?

    /// Takes what the contact says now.
    ///
    /// - Parameter oldest: The contact's axes; `nil` if there is none.
    /// - Returns: What is to be told; `nil` if that is as it was.
    mutating func follow(_ oldest: RouteState.SlotValues?) -> Int32? {
      let value: Int32
      if let oldest {
        value = scale?(oldest[slotAxis]) ?? oldest[slotAxis]
      } else if let restValue, told != nil {
        value = restValue
      } else {
        return nil
      }
      guard told != value else { return nil }
      told = value
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

  /// `BTN_TOOL_…` for one finger to five, and how many fingers each means.
  private static let fingerTools: [(code: Int32, count: Int)] = [
    (BTN_TOOL_FINGER, 1), (BTN_TOOL_DOUBLETAP, 2), (BTN_TOOL_TRIPLETAP, 3),
    (BTN_TOOL_QUADTAP, 4), (BTN_TOOL_QUINTTAP, 5),
  ]

  private var copies: [Copy]
  private let hasTouch: Bool
  private let tools: [(code: Int32, count: Int)]
  private let axisMask: UInt64
  /// How many contacts the application had when the clone was told last.
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

  /// Whether the application had a contact when the clone was told last.
  var isTouched: Bool { count > 0 }

  /// Whether an axis outside of slots is made here.
  func makes(axis number: UInt16) -> Bool {
    number < 64 && axisMask & (1 << UInt64(number)) != 0
  }

  /// Whether a key is made here.
  func makes(key number: UInt16) -> Bool {
    number == BTN_TOUCH || Self.fingerTools.contains { $0.code == number }
  }

  /// Tells the clone what a reader that knows one contact only is to know.
  mutating func tell(_ oldest: RouteState.SlotValues?, count: Int, _ frame: inout RoutedFrame) {
    if count != self.count {
      self.count = count
      tellKeys(&frame)
    }
    for index in copies.indices {
      guard let value = copies[index].follow(oldest) else { continue }
      frame.append(.axis(copies[index].code), value)
    }
  }

  private func tellKeys(_ frame: inout RoutedFrame) {
    if hasTouch { tellKey(BTN_TOUCH, isTouched, &frame) }
    for tool in tools {
      // A device without the tools for more fingers has one for any number of them.
      let isOnly = tools.count == 1
      tellKey(tool.code, isOnly ? isTouched : count == tool.count, &frame)
    }
  }

  private func tellKey(_ code: Int32, _ isDown: Bool, _ frame: inout RoutedFrame) {
    let number = UInt16(truncatingIfNeeded: code)
    guard frame.down.contains(number) != isDown else { return }
    frame.appendKey(number, isDown ? 1 : 0)
  }
}
