// SPDX-License-Identifier: MIT

import CLinux
import Linux

extension InputDevice {
  /// Returns the description of the device's clone.
  ///
  /// - Parameter form: The device's form. A device that sends packets has a clone with slots, since
  ///   its events are translated before they reach the clone.
  /// - Returns: The clone's description.
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

  /// The slot axes that a device with packets lacks, with the maximum of each.
  private static var slotAxes: [(code: Int32, maximum: Int32)] {
    [
      (ABS_MT_SLOT, Int32(ProtocolATranslator.slotCount) - 1),
      (ABS_MT_TRACKING_ID, ProtocolATranslator.maximumTrackingID),
    ]
  }

  /// Returns the initial state of a router, from the device's present state.
  func routeState(_ form: TouchForm) -> RouteState {
    var capabilities = capabilities
    if form == .packets {
      for (code, maximum) in Self.slotAxes {
        capabilities.axes[code] = AbsoluteAxis(0, maximum, resolution: 0)
      }
    }
    var state = RouteState(
      form: form.decoded, keys: capabilities.keys, axes: capabilities.axes,
      slotCount: form == .packets ? ProtocolATranslator.slotCount : slotCount)
    // Nothing is touched, so the packets' slots have their initial state.
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

  /// Whether no contact and no key is down, according to the events read so far.
  var isAtRest: Bool {
    let isTouched = (0..<slotCount).contains { touchingID(inSlot: $0) >= 0 }
    return !isTouched
      && !codes(of: EV_KEY, below: KEY_CNT).contains { value(of: .key($0)) != 0 }
  }
}
