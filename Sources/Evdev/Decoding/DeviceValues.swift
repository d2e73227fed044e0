// SPDX-License-Identifier: MIT

import CLinux

/// The present values of a device, open or recorded.
protocol DeviceValues {
  /// The number of slots; 0 for none.
  var slotCount: Int { get }
  /// The slot that the next events are about.
  var currentSlot: Int { get }
  /// Returns the value of a code outside of slots; 0 if there is no such code.
  func value(of code: InputCode) -> Int32
  /// Returns the value of an axis in a slot.
  ///
  /// The value is 0 if there is none, and −1 for the tracking ID of an empty slot.
  func value(of axis: Int32, inSlot slot: Int) -> Int32
}

extension TouchState {
  /// Reads the state that the decoder needs from a device.
  init(_ profile: TouchProfile, _ device: some DeviceValues) {
    switch profile.form {
    case .slots:
      let count = min(max(0, device.slotCount), Self.maximumSlots)
      self.init(
        form: .slots, slots: (0..<count).map { Slot(device, $0) },
        currentSlot: device.currentSlot)
    case .packets:
      let slot = Slot(x: 0, y: 0, isDown: false)
      self.init(
        form: .slots, slots: Array(repeating: slot, count: ProtocolATranslator.slotCount),
        currentSlot: 0)
    case .single(let button):
      self.init(profile.form, device, isDown: device.value(of: button) != 0)
    case .pen: self.init(profile.form, device, isDown: device.value(of: .touch) != 0)
    case .pressure:
      let pressure = device.value(of: .pressure)
      let isDown = profile.pressure.map { PressureTranslator($0, pressure: pressure).isDown }
      self.init(profile.form, device, isDown: isDown ?? false)
    case .mouse, .touchpad:
      let middle = CursorTranslator.extent / 2
      let slot = Slot(x: middle, y: middle, isDown: device.value(of: .leftButton) != 0)
      self.init(form: profile.form.decoded, slots: [slot], currentSlot: 0)
    }
  }

  private init(_ form: TouchForm, _ device: some DeviceValues, isDown: Bool) {
    let slot = Slot(
      x: device.value(of: .x), y: device.value(of: .y), isDown: isDown,
      shape: ContactShape(pressure: device.value(of: .pressure)))
    self.init(form: form.decoded, slots: [slot], currentSlot: 0)
  }
}

extension TouchState.Slot {
  fileprivate init(_ device: some DeviceValues, _ slot: Int) {
    self.init(
      x: device.value(of: ABS_MT_POSITION_X, inSlot: slot),
      y: device.value(of: ABS_MT_POSITION_Y, inSlot: slot),
      isDown: device.touchingID(inSlot: slot) >= 0,
      shape: ContactShape(
        pressure: device.value(of: ABS_MT_PRESSURE, inSlot: slot),
        major: device.value(of: ABS_MT_TOUCH_MAJOR, inSlot: slot),
        tool: device.value(of: ABS_MT_TOOL_TYPE, inSlot: slot)))
  }
}
