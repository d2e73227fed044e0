// SPDX-License-Identifier: MIT

import CLinux
import Testing

@testable import Evdev

/// A device as its driver describes it, and its class.
struct Profile: CustomTestStringConvertible {
  var testDescription: String
  var capabilities: DeviceCapabilities
  var kind: DeviceClass
}

extension DeviceCapabilities {
  /// Returns the axes of a multi-touch surface with a number of slots.
  static func contacts(
    _ width: Int32, _ height: Int32, slots: Int32, resolution: Int32 = 0,
    properties: Set<Int32> = [INPUT_PROP_DIRECT], keys: Set<Int32> = [BTN_TOUCH]
  ) -> DeviceCapabilities {
    let x = AbsoluteAxis(0, width, resolution: resolution)
    let y = AbsoluteAxis(0, height, resolution: resolution)
    let axes: [Int32: AbsoluteAxis] = [
      ABS_X: x, ABS_Y: y, ABS_MT_POSITION_X: x, ABS_MT_POSITION_Y: y,
      ABS_MT_SLOT: AbsoluteAxis(0, slots - 1, resolution: 0),
      ABS_MT_TRACKING_ID: AbsoluteAxis(0, 65_535, resolution: 0),
    ]
    return DeviceCapabilities(properties: properties, keys: keys, axes: axes)
  }

  /// Returns the axes of a surface with one position.
  static func position(
    _ minimum: Int32, _ maximum: Int32, properties: Set<Int32> = [], keys: Set<Int32>,
    relativeAxes: Set<Int32> = []
  ) -> DeviceCapabilities {
    let axis = AbsoluteAxis(minimum, maximum, resolution: 0)
    return DeviceCapabilities(
      properties: properties, keys: keys, relativeAxes: relativeAxes,
      axes: [ABS_X: axis, ABS_Y: axis])
  }

  /// Returns the capabilities without an axis.
  func without(_ axis: Int32) -> DeviceCapabilities {
    var result = self
    result.axes[axis] = nil
    return result
  }

  /// Returns the capabilities with an axis added or its range replaced.
  func with(_ axis: Int32, _ range: AbsoluteAxis) -> DeviceCapabilities {
    var result = self
    result.axes[axis] = range
    return result
  }
}

extension Profile {
  private static let letters = Set(KEY_ESC...KEY_COMPOSE)
  private static let mouseButtons: Set<Int32> = [BTN_LEFT, BTN_RIGHT, BTN_MIDDLE]

  static let all = touchscreens + surfacesOfOtherKinds + others

  static let touchscreens = [
    Profile(
      testDescription: "HID multi-touch screen",
      capabilities: .contacts(4_095, 4_095, slots: 10, resolution: 12),
      kind: .multiTouch(slots: 10)),
    Profile(
      testDescription: "I2C multi-touch screen without resolution, 5 contacts",
      capabilities: .contacts(799, 479, slots: 5), kind: .multiTouch(slots: 5)),
    Profile(
      testDescription: "multi-touch screen without BTN_TOUCH",
      capabilities: .contacts(1_023, 599, slots: 2, keys: []), kind: .multiTouch(slots: 2)),
    Profile(
      testDescription: "multi-touch screen that does not say that it is direct",
      capabilities: .contacts(1_023, 599, slots: 2, properties: []), kind: .multiTouch(slots: 2)),
    Profile(
      testDescription: "multi-touch screen with neither BTN_TOUCH nor the property",
      capabilities: .contacts(1_023, 599, slots: 2, properties: [], keys: []),
      kind: .multiTouch(slots: 2)),
    Profile(
      testDescription: "multi-touch screen that also claims a mouse's axes and buttons",
      capabilities: {
        var screen = DeviceCapabilities.contacts(
          4_095, 4_095, slots: 10, keys: mouseButtons.union([BTN_TOUCH]))
        screen.relativeAxes = [REL_X, REL_Y]
        return screen
      }(),
      kind: .multiTouch(slots: 10)),
    Profile(
      testDescription: "multi-touch screen that knows fingers from palms",
      capabilities: .contacts(4_095, 4_095, slots: 10, keys: [BTN_TOUCH, BTN_TOOL_FINGER]),
      kind: .multiTouch(slots: 10)),
    Profile(
      testDescription: "resistive screen",
      capabilities: .position(0, 4_095, keys: [BTN_TOUCH]), kind: .singleTouch),
    Profile(
      testDescription: "USB single-touch screen with a negative range",
      capabilities: .position(
        -2_047, 2_047, properties: [INPUT_PROP_DIRECT], keys: [BTN_TOUCH]), kind: .singleTouch),
    Profile(
      testDescription: "multi-touch protocol A screen",
      capabilities: .contacts(4_095, 4_095, slots: 1, keys: [])
        .without(ABS_MT_SLOT).without(ABS_X).without(ABS_Y),
      kind: .anonymousTouch),
    Profile(
      testDescription: "multi-touch protocol A screen that also reports its first contact",
      capabilities: .contacts(4_095, 4_095, slots: 1).without(ABS_MT_SLOT), kind: .anonymousTouch),
    Profile(
      testDescription: "resistive screen without a button",
      capabilities: .position(0, 4_095, properties: [INPUT_PROP_DIRECT], keys: [])
        .with(ABS_PRESSURE, AbsoluteAxis(0, 255, resolution: 0)),
      kind: .pressureTouch),
  ]

  static let surfacesOfOtherKinds = [
    Profile(
      testDescription: "virtual machine's tablet",
      capabilities: .position(0, 32_767, keys: mouseButtons, relativeAxes: [REL_WHEEL]),
      kind: .absolutePointer),
    Profile(
      testDescription: "laptop's touchpad",
      capabilities: .contacts(
        1_216, 680, slots: 5, resolution: 12, properties: [INPUT_PROP_POINTER],
        keys: [BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP]),
      kind: .touchpad(slots: 5)),
    Profile(
      testDescription: "old touchpad with one contact",
      capabilities: .position(
        1_472, 5_472, properties: [INPUT_PROP_POINTER],
        keys: [BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER]),
      kind: .touchpad(slots: nil)),
    Profile(
      testDescription: "graphics tablet",
      capabilities: .position(
        0, 21_600, properties: [INPUT_PROP_POINTER],
        keys: [BTN_TOUCH, BTN_TOOL_PEN, BTN_STYLUS, BTN_STYLUS2]),
      kind: .pen),
    Profile(
      testDescription: "pen of a touchscreen",
      capabilities: .position(
        0, 20_000, properties: [INPUT_PROP_DIRECT], keys: [BTN_TOUCH, BTN_TOOL_PEN, BTN_STYLUS]),
      kind: .pen),
    Profile(
      testDescription: "mouse with a touch surface",
      capabilities: {
        var mouse = DeviceCapabilities.contacts(
          2_000, 3_000, slots: 16, properties: [], keys: mouseButtons)
        mouse.relativeAxes = [REL_X, REL_Y]
        return mouse
      }(),
      kind: .relativePointer),
  ]

  static let others = [
    Profile(
      testDescription: "mouse",
      capabilities: DeviceCapabilities(
        keys: mouseButtons, relativeAxes: [REL_X, REL_Y, REL_WHEEL]),
      kind: .relativePointer),
    Profile(
      testDescription: "keyboard", capabilities: DeviceCapabilities(keys: letters), kind: .keyboard),
    Profile(
      testDescription: "keyboard with a volume axis",
      capabilities: DeviceCapabilities(
        keys: letters, axes: [ABS_VOLUME: AbsoluteAxis(0, 767, resolution: 0)]),
      kind: .keyboard),
    Profile(
      testDescription: "keyboard that claims all absolute axes there are",
      capabilities: DeviceCapabilities(
        keys: letters,
        axes: Dictionary(
          uniqueKeysWithValues: (ABS_MISC...ABS_MT_TOOL_Y).map {
            ($0, AbsoluteAxis(0, 255, resolution: 0))
          })),
      kind: .keyboard),
    Profile(
      testDescription: "game pad",
      capabilities: .position(-32_768, 32_767, keys: [BTN_SOUTH, BTN_EAST, BTN_START]),
      kind: .gameController),
    Profile(
      testDescription: "accelerometer",
      capabilities: .position(-512, 512, properties: [INPUT_PROP_ACCELEROMETER], keys: []),
      kind: .other),
    Profile(
      testDescription: "power button", capabilities: DeviceCapabilities(keys: [KEY_POWER]),
      kind: .other),
    Profile(testDescription: "lid switch", capabilities: DeviceCapabilities(), kind: .other),
  ]
}
