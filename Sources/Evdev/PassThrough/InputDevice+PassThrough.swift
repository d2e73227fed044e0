// SPDX-License-Identifier: MIT

import CLinux
import Linux

extension InputDevice {
  /// What a clone of the device is to those who read it.
  ///
  /// - Parameter form: How it reports its contacts. One that sends packets has a clone with slots, since
  ///   that is how its events come to the clone.
  /// - Returns: Its description.
  func cloneDescription(_ form: TouchForm) -> DeviceDescription {
    var description = description
    guard form == .packets else { return description }
    for (code, maximum) in Self.slotAxes {
      let number = UInt16(truncatingIfNeeded: code)
      description.codes[UInt16(EV_ABS), default: []].insert(number)
      description.axes[number] = DeviceDescription.Axis(
        0, maximum, fuzz: 0, flat: 0, resolution: 0)
    }
    return description
  }

  /// What a device that sends packets lacks, with the last value of each.
  private static var slotAxes: [(code: Int32, maximum: Int32)] {
    [
      (ABS_MT_SLOT, Int32(PacketTranslator.slotCount) - 1),
      (ABS_MT_TRACKING_ID, PacketTranslator.maximumTrackingID),
    ]
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
