// SPDX-License-Identifier: MIT

import CLinux

/// The kinds of surfaces and pointers that a kiosk may have, each with its peculiarities.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol" and "Event codes"; the
/// peculiarities are those of real drivers.
enum SurfaceKind: String, CaseIterable {
  /// A touchscreen that keeps each contact in a slot: protocol B.
  case slots
  /// As `slots`, through the kernel's own driver for HID screens.
  case hid
  /// As `slots`, with axes that do not begin at zero.
  case offset
  /// As `slots`, without a resolution.
  case unmeasured
  /// As `slots`, with the first slot never used.
  case hole
  /// As `slots`, with touch-ups reported only with the next touch. The slot's tracking ID changes
  /// without −1 in between when the next finger uses the same slot.
  case handover
  /// A touchscreen that sends all contacts in each frame, without identifying them: protocol A.
  case packets
  /// As `packets`, with tracking IDs.
  case trackedPackets = "tracked-packets"
  /// A touchscreen for one contact.
  case single
  /// A resistive touchscreen, which measures continuously and never twice the same.
  case resistive
  /// A touchscreen that reports only pressure.
  case pressure
  /// A pointer that reports its absolute position, pressed or not: a virtual machine's tablet, a
  /// KVM, a light pen.
  case pointer
  /// A mouse.
  case mouse
  /// A touchpad, whose contacts have positions on the pad.
  case touchpad
  /// A screen for a pen, which is detected before it touches.
  case pen

  /// Whether it distinguishes contacts by slots, and so may declare one a palm.
  var hasSlots: Bool {
    switch self {
    case .slots, .hid, .offset, .unmeasured, .hole, .handover, .touchpad: true
    case .packets, .trackedPackets, .single, .resistive, .pressure, .pointer, .mouse, .pen: false
    }
  }

  /// Whether it has one contact at most.
  var isSingle: Bool { !hasSlots && self != .packets && self != .trackedPackets }

  /// The amplitude of its measurement noise, in its units.
  var noise: Int32 { self == .resistive ? 18 : 0 }

  /// The interval of its measurements while it is touched; `nil` if it reports only changes.
  var period: Duration? { self == .resistive ? .milliseconds(5) : nil }

  /// The minimum values of its axes.
  var origin: (x: Int32, y: Int32) { self == .offset ? (-300, 150) : (0, 0) }

  /// Returns the encoder that turns contacts into its events.
  func encoder(pressure: Int32 = 80) -> any EventEncoder {
    switch self {
    case .slots, .hid, .offset, .unmeasured: SlotEncoder()
    case .hole: SlotEncoder(firstSlot: 1)
    case .handover: SlotEncoder(handsOver: true)
    case .touchpad: SlotEncoder(tools: [BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_TOOL_TRIPLETAP])
    case .packets: PacketEncoder(isTracked: false)
    case .trackedPackets: PacketEncoder(isTracked: true)
    case .single: PositionEncoder(button: BTN_TOUCH)
    case .resistive: PositionEncoder(button: BTN_TOUCH, pressure: pressure)
    case .pressure: PositionEncoder(pressure: pressure)
    case .pointer: PositionEncoder(button: BTN_LEFT, isSeenBefore: true)
    case .pen:
      PositionEncoder(button: BTN_TOUCH, pressure: pressure, tool: BTN_TOOL_PEN, isSeenBefore: true)
    case .mouse: MotionEncoder()
    }
  }
}

/// The description of a simulated device before its first event.
struct DeviceProfile {
  /// The range of an axis.
  struct Axis {
    var code: Int32
    var minimum: Int32 = 0
    var maximum: Int32
    var resolution: Int32 = 0
  }

  var properties: [Int32] = []
  var keys: [Int32] = []
  var relativeAxes: [Int32] = []
  var axes: [Axis] = []
  /// The kinds of force feedback, `FF_…`.
  var effects: [Int32] = []
}

extension DeviceProfile {
  /// The profile of a surface.
  init(_ shape: Touchscreen.Shape) {
    let kind = shape.kind
    switch kind {
    case .slots, .hid, .offset, .unmeasured, .handover:
      self.init(properties: [INPUT_PROP_DIRECT], keys: [BTN_TOUCH])
      axes = shape.position(ABS_X, ABS_Y) + shape.slotAxes(count: shape.slots)
    case .hole:
      self.init(properties: [INPUT_PROP_DIRECT], keys: [BTN_TOUCH])
      axes = shape.position(ABS_X, ABS_Y) + shape.slotAxes(count: shape.slots + 1)
    case .touchpad:
      self.init(
        properties: [INPUT_PROP_POINTER],
        keys: [BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_TOOL_TRIPLETAP])
      axes = shape.position(ABS_X, ABS_Y) + shape.slotAxes(count: shape.slots)
    case .packets, .trackedPackets:
      self.init(properties: [INPUT_PROP_DIRECT])
      axes = shape.position(ABS_MT_POSITION_X, ABS_MT_POSITION_Y)
      if kind == .trackedPackets {
        axes.append(Axis(code: ABS_MT_TRACKING_ID, maximum: UinputDevice.maximumTrackingID))
      }
    case .single:
      self.init(properties: [INPUT_PROP_DIRECT], keys: [BTN_TOUCH])
      axes = shape.position(ABS_X, ABS_Y)
    case .resistive:
      self.init(keys: [BTN_TOUCH])
      axes = shape.position(ABS_X, ABS_Y) + [Axis(code: ABS_PRESSURE, maximum: 255)]
    case .pressure:
      self.init(properties: [INPUT_PROP_DIRECT])
      axes = shape.position(ABS_X, ABS_Y) + [Axis(code: ABS_PRESSURE, maximum: 255)]
    case .pointer:
      self.init(keys: [BTN_LEFT, BTN_RIGHT, BTN_MIDDLE], relativeAxes: [REL_WHEEL])
      axes = shape.position(ABS_X, ABS_Y)
    case .pen:
      self.init(
        properties: [INPUT_PROP_DIRECT], keys: [BTN_TOUCH, BTN_TOOL_PEN, BTN_STYLUS])
      axes = shape.position(ABS_X, ABS_Y) + [Axis(code: ABS_PRESSURE, maximum: 255)]
    case .mouse:
      self.init(keys: [BTN_LEFT, BTN_RIGHT, BTN_MIDDLE], relativeAxes: [REL_X, REL_Y, REL_WHEEL])
    }
  }
}

extension Touchscreen.Shape {
  fileprivate func position(_ x: Int32, _ y: Int32) -> [DeviceProfile.Axis] {
    let origin = kind.origin
    return [(x, origin.x, width), (y, origin.y, height)].map { code, minimum, length in
      DeviceProfile.Axis(
        code: code, minimum: minimum, maximum: minimum + length - 1, resolution: resolution)
    }
  }

  fileprivate func slotAxes(count: Int) -> [DeviceProfile.Axis] {
    position(ABS_MT_POSITION_X, ABS_MT_POSITION_Y) + [
      DeviceProfile.Axis(code: ABS_MT_SLOT, maximum: Int32(count) - 1),
      DeviceProfile.Axis(code: ABS_MT_TRACKING_ID, maximum: UinputDevice.maximumTrackingID),
      DeviceProfile.Axis(code: ABS_MT_TOOL_TYPE, maximum: MT_TOOL_PALM),
    ]
  }
}
