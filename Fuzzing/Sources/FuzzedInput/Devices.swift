// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
public import CoreSupport
public import Evdev

extension ByteSource {
  /// The keys, axes and relative axes of each kind of device.
  private static let kinds: [(keys: [Int32], axes: [Int32], relative: [Int32])] = [
    ([BTN_TOUCH], slotAxes, []),
    ([BTN_TOUCH, BTN_TOOL_FINGER], slotAxes + [ABS_MT_TOOL_TYPE, ABS_MT_PRESSURE], []),
    ([], [ABS_MT_POSITION_X, ABS_MT_POSITION_Y], []),
    ([], [ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID], []),
    ([BTN_TOUCH], [ABS_X, ABS_Y], []),
    ([], [ABS_X, ABS_Y, ABS_PRESSURE], []),
    ([BTN_LEFT], [ABS_X, ABS_Y], [REL_WHEEL]),
    ([BTN_TOUCH, BTN_TOOL_PEN], [ABS_X, ABS_Y, ABS_PRESSURE], []),
    ([BTN_LEFT, BTN_RIGHT], [], [REL_X, REL_Y]),
    ([BTN_TOUCH, BTN_TOOL_PEN], slotAxes, []),
  ]

  private static let slotAxes: [Int32] = [
    ABS_X, ABS_Y, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_SLOT, ABS_MT_TRACKING_ID,
  ]

  /// The codes of events: those of touch devices, and some others.
  private static let codes: [InputCode] = [
    .report, .slot, .trackingID, .contactX, .contactY, .x, .y, .touch, .leftButton, .dropped,
    InputCode(type: UInt16(EV_SYN), number: UInt16(SYN_MT_REPORT)), .axis(ABS_PRESSURE),
    .axis(ABS_MT_PRESSURE), .axis(ABS_MT_TOOL_TYPE), .axis(ABS_MT_TOUCH_MAJOR), .axis(ABS_DISTANCE),
    .key(BTN_TOOL_PEN), .key(BTN_TOOL_FINGER), .key(BTN_TOOL_RUBBER),
    InputCode(type: UInt16(EV_REL), number: UInt16(REL_X)),
    InputCode(type: UInt16(EV_REL), number: UInt16(REL_Y)),
    InputCode(type: UInt16(EV_MSC), number: UInt16(MSC_TIMESTAMP)),
  ]

  /// Returns a recording of a device of any kind, with any ranges, state and events.
  public mutating func recording() -> DeviceRecording {
    let kind = Self.kinds[Int(byte()) % Self.kinds.count]
    var device = DeviceDescription(name: "fuzzed")
    if byte() % 4 != 0 { device.properties = [UInt16(INPUT_PROP_DIRECT)] }
    device.codes[UInt16(EV_KEY)] = Set(kind.keys.map(UInt16.init))
    device.codes[UInt16(EV_REL)] = Set(kind.relative.map(UInt16.init))
    device.codes[UInt16(EV_ABS)] = Set(kind.axes.map(UInt16.init))
    for axis in kind.axes {
      device.axes[UInt16(axis)] = DeviceDescription.Axis(
        number(), number(), fuzz: 0, flat: 0, resolution: number())
    }
    for _ in 0..<(byte() % 8) {
      device.state.values[code()] = number()
      device.state.slots[UInt16(byte() % 12), default: [:]][code().number] = number()
    }
    var events: [InputEvent] = []
    var time: Int64 = 0
    while !isEmpty {
      time += Int64(byte()) * 100
      events.append(InputEvent(code(), number(), at: Timestamp(microseconds: time)))
    }
    return DeviceRecording(device: device, events: events)
  }

  private mutating func code() -> InputCode {
    let choice = Int(byte())
    guard choice >= 250 else { return Self.codes[choice % Self.codes.count] }
    return InputCode(type: UInt16(byte()), number: UInt16(byte()))
  }
}
