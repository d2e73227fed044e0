// SPDX-License-Identifier: MIT

import CEvdev
import CLinux

extension InputDevice {
  /// The device's description and its present state.
  var description: DeviceDescription {
    var device = DeviceDescription(name: name)
    device.identity = DeviceDescription.Identity(
      bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(evdev)),
      vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(evdev)),
      product: UInt16(truncatingIfNeeded: libevdev_get_id_product(evdev)),
      version: UInt16(truncatingIfNeeded: libevdev_get_id_version(evdev)))
    device.properties = Set(
      (0..<UInt16(INPUT_PROP_CNT)).filter { libevdev_has_property(evdev, UInt32($0)) == 1 })
    for type in 0..<UInt16(EV_CNT) where libevdev_has_event_type(evdev, UInt32(type)) == 1 {
      device.codes[UInt16(EV_SYN), default: []].insert(type)
      let codes = codes(of: type)
      if type != UInt16(EV_SYN), !codes.isEmpty { device.codes[type] = Set(codes) }
    }
    for code in codes(of: UInt16(EV_ABS)) {
      guard let info = libevdev_get_abs_info(evdev, UInt32(code))?.pointee else { continue }
      device.axes[code] = DeviceDescription.Axis(
        info.minimum, info.maximum, fuzz: info.fuzz, flat: info.flat, resolution: info.resolution)
    }
    device.lights = values(of: UInt16(EV_LED))
    device.switches = values(of: UInt16(EV_SW))
    device.state = recordedState(withZeros: false)
    return device
  }

  /// Returns the values of axes, keys and slots; default values only on request.
  func recordedState(withZeros: Bool) -> RecordedState {
    var state = RecordedState()
    for type in [UInt16(EV_KEY), UInt16(EV_ABS)] {
      for (number, value) in values(of: type) where withZeros || value != 0 {
        // Slot values are recorded by slot; of the slot axes only the current slot is recorded
        // here.
        guard type != UInt16(EV_ABS) || number <= UInt16(ABS_MT_SLOT) else { continue }
        state.values[InputCode(type: type, number: number)] = value
      }
    }
    let slots = min(slotCount, Int(RecordingLimits.slot) + 1)
    for code in codes(of: UInt16(EV_ABS)) where code > UInt16(ABS_MT_SLOT) {
      for slot in 0..<UInt16(slots) {
        let value = value(of: Int32(code), inSlot: Int(slot))
        guard withZeros || value != RecordedState().value(of: Int32(code), inSlot: Int(slot)) else {
          continue
        }
        state.slots[slot, default: [:]][code] = value
      }
    }
    return state
  }

  private func codes(of type: UInt16) -> [UInt16] {
    let last = libevdev_event_type_get_max(UInt32(type))
    guard last >= 0 else { return [] }
    return (0...UInt16(clamping: last)).filter {
      libevdev_has_event_code(evdev, UInt32(type), UInt32($0)) == 1
    }
  }

  private func values(of type: UInt16) -> [UInt16: Int32] {
    let pairs = codes(of: type).map {
      ($0, libevdev_get_event_value(evdev, UInt32(type), UInt32($0)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
