// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit

/// The recorded events of a device, and the description needed to interpret them.
///
/// The recording's text format is that of evemu, which other programs also read and write:
/// ``init(parsing:)`` and ``text``.
public struct DeviceRecording: Hashable, Sendable {
  /// The recorded device.
  public var device: DeviceDescription
  /// The recorded events, in order.
  ///
  /// Times count from the beginning of the recording.
  public var events: [InputEvent]

  public init(device: DeviceDescription, events: [InputEvent]) {
    self.device = device
    self.events = events
  }
}

/// The complete description of a device, used in recordings and for clones.
///
/// **Source:** README.md of evemu, "Device Description Format"; linux/input.h for the fields.
public struct DeviceDescription: Hashable, Sendable {
  /// The numbers that identify a model of device.
  ///
  /// **Source:** `struct input_id`, linux/input.h.
  public struct Identity: Hashable, Sendable {
    /// The bus, one of `BUS_…`.
    public var bus: UInt16
    public var vendor: UInt16
    public var product: UInt16
    public var version: UInt16

    public init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
      self.bus = bus
      self.vendor = vendor
      self.product = product
      self.version = version
    }
  }

  /// The description of an absolute axis.
  ///
  /// **Source:** `struct input_absinfo`, linux/input.h.
  public struct Axis: Hashable, Sendable {
    public var minimum: Int32
    public var maximum: Int32
    /// The noise that the kernel filters, in the axis's units.
    public var fuzz: Int32
    /// The distance from the middle that counts as at rest.
    public var flat: Int32
    /// The units per millimetre, zero for unknown.
    public var resolution: Int32

    public init(_ minimum: Int32, _ maximum: Int32, fuzz: Int32, flat: Int32, resolution: Int32) {
      self.minimum = minimum
      self.maximum = maximum
      self.fuzz = fuzz
      self.flat = flat
      self.resolution = resolution
    }
  }

  /// The device's name.
  ///
  /// In the text, line feeds in the name become spaces, and the name is cut after 960 bytes.
  public var name: String
  public var identity = Identity()
  /// The device's properties, by their numbers `INPUT_PROP_…`.
  public var properties: Set<UInt16> = []
  /// The codes of each type of event that it may send; those of type 0 are the types themselves.
  public var codes: [UInt16: Set<UInt16>] = [:]
  /// The description of each axis of `EV_ABS`.
  public var axes: [UInt16: Axis] = [:]
  /// The state of the lights of `EV_LED`.
  public var lights: [UInt16: Int32] = [:]
  /// The state of the switches of `EV_SW`.
  public var switches: [UInt16: Int32] = [:]
  /// The device's values when the recording began.
  public var state = RecordedState()

  public init(name: String) {
    self.name = name
  }

  /// The capabilities that matter to a touch keyboard.
  public var capabilities: DeviceCapabilities {
    func codes(_ type: Int32) -> Set<Int32> {
      Set(self.codes[UInt16(type), default: []].map(Int32.init))
    }
    return DeviceCapabilities(
      properties: Set(properties.map(Int32.init)), keys: codes(EV_KEY),
      relativeAxes: codes(EV_REL),
      axes: Dictionary(
        uniqueKeysWithValues: axes.map { code, axis in
          (
            Int32(code),
            AbsoluteAxis(axis.minimum, axis.maximum, resolution: axis.resolution)
          )
        }))
  }
}

/// The initial values of a device, since the kernel reports only later changes.
///
/// Recordings of other programs have no state: then all values are zero and no slot is touched.
public struct RecordedState: Hashable, Sendable {
  /// The values of axes of `EV_ABS` and of pressed keys; missing ones are zero.
  public var values: [InputCode: Int32] = [:]
  /// The values of axes in slots, by the slot's number and the axis's code.
  public var slots: [UInt16: [UInt16: Int32]] = [:]

  public init() {}

  /// Returns the value of an axis of a slot; zero, or no contact, if it is missing.
  public func value(of axis: Int32, inSlot slot: Int) -> Int32 {
    let known = slots[UInt16(clamping: slot)]?[UInt16(clamping: axis)]
    return known ?? (axis == ABS_MT_TRACKING_ID ? -1 : 0)
  }

  /// Returns events that reproduce the state, terminated by `SYN_REPORT`.
  ///
  /// The current slot comes last, so that following events refer to it.
  ///
  /// - Parameter time: The time of the state.
  /// - Returns: The events, all at that time.
  public func events(at time: Timestamp) -> [InputEvent] {
    var result: [InputEvent] = []
    for (slot, axes) in slots.sorted(by: { $0.key < $1.key }) {
      result.append(InputEvent(.slot, Int32(slot), at: time))
      for (axis, value) in axes.sorted(by: { $0.key < $1.key }) {
        result.append(InputEvent(.axis(Int32(axis)), value, at: time))
      }
    }
    let order = values.sorted {
      ($0.key.type, $0.key.number) < ($1.key.type, $1.key.number)
    }
    for (code, value) in order {
      result.append(InputEvent(code, value, at: time))
    }
    return result + [InputEvent(.report, 0, at: time)]
  }
}
