// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit

/// What a device said while it was recorded, and all that is needed to understand it.
///
/// Its text is that of evemu, which other programs write and play, too: ``init(parsing:)`` and
/// ``text``.
public struct DeviceRecording: Hashable, Sendable {
  /// What was recorded.
  public var device: DeviceDescription
  /// What it said, in order.
  ///
  /// Times count from the beginning of the recording.
  public var events: [InputEvent]

  public init(device: DeviceDescription, events: [InputEvent]) {
    self.device = device
    self.events = events
  }
}

/// A device as a recording describes it, and its clone repeats it: everything that the kernel says of it.
///
/// **Source:** README.md of evemu, "Device Description Format"; linux/input.h for what it holds.
public struct DeviceDescription: Hashable, Sendable {
  /// The numbers by which a model of device is known.
  ///
  /// **Source:** `struct input_id`, linux/input.h.
  public struct Identity: Hashable, Sendable {
    /// How it is connected, one of `BUS_…`.
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

  /// What is said of an absolute axis.
  ///
  /// **Source:** `struct input_absinfo`, linux/input.h.
  public struct Axis: Hashable, Sendable {
    public var minimum: Int32
    public var maximum: Int32
    /// How far the kernel lets it waver.
    public var fuzz: Int32
    /// How far from its middle it counts as at rest.
    public var flat: Int32
    /// Units for each millimetre, zero for unknown.
    public var resolution: Int32

    public init(_ minimum: Int32, _ maximum: Int32, fuzz: Int32, flat: Int32, resolution: Int32) {
      self.minimum = minimum
      self.maximum = maximum
      self.fuzz = fuzz
      self.flat = flat
      self.resolution = resolution
    }
  }

  /// What the device calls itself.
  ///
  /// Where it is written, a line feed in it becomes a space, and it is cut after 960 bytes.
  public var name: String
  public var identity = Identity()
  /// Numbers of `INPUT_PROP_…`.
  public var properties: Set<UInt16> = []
  /// The codes of each type of event that it may send; those of type 0 are the types themselves.
  public var codes: [UInt16: Set<UInt16>] = [:]
  /// What is said of each axis of `EV_ABS`.
  public var axes: [UInt16: Axis] = [:]
  /// Which lights of `EV_LED` are on.
  public var lights: [UInt16: Int32] = [:]
  /// How the switches of `EV_SW` stand.
  public var switches: [UInt16: Int32] = [:]
  /// What it was saying when the recording began.
  public var state = RecordedState()

  public init(name: String) {
    self.name = name
  }

  /// What the device can do, as far as a touch keyboard cares.
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

/// The values that a device had at a moment: the kernel says only what changes after it.
///
/// Other programs' recordings have none, so that all is zero and no slot is touched.
public struct RecordedState: Hashable, Sendable {
  /// Of each axis of `EV_ABS` and each pressed key; what is not here is zero.
  public var values: [InputCode: Int32] = [:]
  /// Of each axis in each slot, by the slot's number and the axis's code.
  public var slots: [UInt16: [UInt16: Int32]] = [:]

  public init() {}

  /// An axis of a slot: zero, or no contact, where nothing is known.
  public func value(of axis: Int32, inSlot slot: Int) -> Int32 {
    let known = slots[UInt16(clamping: slot)]?[UInt16(clamping: axis)]
    return known ?? (axis == ABS_MT_TRACKING_ID ? -1 : 0)
  }

  /// The events that tell somebody who knows nothing all of this, and end with `SYN_REPORT`.
  ///
  /// The current slot comes last, so that what follows is about it.
  ///
  /// - Parameter time: When it is so.
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
