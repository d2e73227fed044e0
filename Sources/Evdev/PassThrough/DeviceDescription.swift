// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import Linux

/// What a device is to those who read it, as far as a clone can be the same.
struct DeviceDescription: Hashable, Sendable {
  /// An absolute axis.
  ///
  /// **Source:** `struct input_absinfo`, linux/input.h.
  struct Axis: Hashable, Sendable {
    var code: Int32
    /// Unit: the device's own, as are all here.
    var minimum: Int32
    var maximum: Int32
    var flat: Int32
    var resolution: Int32
  }

  var name: String
  var bus: UInt16
  var vendor: UInt16
  var product: UInt16
  var version: UInt16
  /// Numbers of `INPUT_PROP_…`, ascending, as are all here.
  var properties: [Int32]
  /// Codes of `EV_KEY`.
  var keys: [Int32]
  var relativeAxes: [Int32]
  var axes: [Axis]
  /// Codes of `EV_MSC`.
  var miscellaneous: [Int32]
  var switches: [Int32]
}

extension InputDevice {
  /// What a clone of the device is to those who read it.
  ///
  /// - Parameter form: How it reports its contacts. One that sends packets has a clone with slots, since
  ///   that is how its events come to the clone.
  /// - Returns: Its description.
  func description(_ form: TouchForm) -> DeviceDescription {
    var axes = codes(of: EV_ABS, below: ABS_CNT).compactMap(axis)
    if form == .packets {
      axes.removeAll { $0.code == ABS_MT_TRACKING_ID }
      axes += Self.slotAxes.map { code, maximum in
        DeviceDescription.Axis(code: code, minimum: 0, maximum: maximum, flat: 0, resolution: 0)
      }
    }
    return DeviceDescription(
      name: name,
      bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(evdev)),
      vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(evdev)),
      product: UInt16(truncatingIfNeeded: libevdev_get_id_product(evdev)),
      version: UInt16(truncatingIfNeeded: libevdev_get_id_version(evdev)),
      properties: (0..<INPUT_PROP_CNT).filter { libevdev_has_property(evdev, UInt32($0)) == 1 },
      keys: codes(of: EV_KEY, below: KEY_CNT), relativeAxes: codes(of: EV_REL, below: REL_CNT),
      axes: axes,
      miscellaneous: codes(of: EV_MSC, below: MSC_CNT), switches: codes(of: EV_SW, below: SW_CNT))
  }

  /// What a device that sends packets lacks, with the last value of each.
  private static var slotAxes: [(code: Int32, maximum: Int32)] {
    [
      (ABS_MT_SLOT, Int32(PacketTranslator.slotCount) - 1),
      (ABS_MT_TRACKING_ID, PacketTranslator.maximumTrackingID),
    ]
  }

  private func axis(_ code: Int32) -> DeviceDescription.Axis? {
    guard let info = libevdev_get_abs_info(evdev, UInt32(code))?.pointee else { return nil }
    return DeviceDescription.Axis(
      code: code, minimum: info.minimum, maximum: info.maximum, flat: info.flat,
      resolution: info.resolution)
  }

  /// What a router has to know, as the device is at this moment.
  func routeState(_ form: TouchForm) -> RouteState {
    var capabilities = capabilities
    if form == .packets {
      for (code, maximum) in Self.slotAxes {
        capabilities.axes[code] = AbsoluteAxis(0, maximum, resolution: 0)
      }
    }
    var state = RouteState(
      form: form.decoded, keys: capabilities.keys, axes: capabilities.axes,
      slotCount: form == .packets ? PacketTranslator.slotCount : slotCount)
    // Nothing is touched, so the packets' slots are all as they begin.
    guard form != .packets else { return state }
    state.currentSlot = currentSlot
    for slot in state.slots.indices {
      for code in capabilities.axes.keys {
        guard let index = RouteState.slotIndex(code) else { continue }
        state.slots[slot][index] = value(of: code, inSlot: slot)
      }
    }
    for code in capabilities.axes.keys where code < ABS_MT_SLOT {
      state.values[code] = value(of: .axis(code))
    }
    return state
  }

  /// Whether no contact and no key is down, as far as was read.
  var isAtRest: Bool {
    let isTouched = (0..<slotCount).contains { value(of: ABS_MT_TRACKING_ID, inSlot: $0) >= 0 }
    return !isTouched
      && !codes(of: EV_KEY, below: KEY_CNT).contains { value(of: .key($0)) != 0 }
  }
}
