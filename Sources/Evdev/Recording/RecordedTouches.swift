// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit

/// A recording as the daemon would read the device: whether, how, and what frames come of it.
public struct RecordedTouches: Sendable {
  /// How the device is read.
  public let profile: TouchProfile
  /// Its shape, as far as the keyboard cares.
  public let surface: TouchSurface
  private let recording: DeviceRecording
  private let settings: TouchSettings
  private let calibration: Transform

  /// Decides as the daemon does whether the device is read.
  ///
  /// What udev knows of the device is not in a recording: its matrix counts only if the settings give it.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - settings: Which devices are read, and how they lie.
  /// - Throws: ``Refusal``.
  public init(_ recording: DeviceRecording, _ settings: TouchSettings) throws(Refusal) {
    let name = recording.device.name
    let choice = DeviceChoice(name: name, path: "", in: settings.devices) { _ in nil }
    // Why a device cannot be read says more than that nobody asks for it.
    profile = try TouchProfile(recording.device.capabilities, choice ?? .named)
    guard choice != nil else {
      throw Refusal(
        reason: "the settings name other devices", remedy: "add its name to devices in [touch]")
    }
    self.recording = recording
    self.settings = settings
    calibration = settings.calibration ?? .identity
    surface = TouchSurface(
      name: name, profile: profile, calibration: calibration, settings: settings)
  }

  /// The map from the device to a keyboard.
  ///
  /// - Parameter keyboardSize: The keyboard's size in points.
  /// - Returns: The map; `nil` if the keyboard's area is empty.
  public func transform(keyboardSize: Size) -> Transform? {
    Transform(
      x: profile.x, y: profile.y, calibration: calibration, rotation: settings.rotation,
      area: settings.area, keyboardSize: keyboardSize)
  }

  /// Decodes all events, and cancels what is down at their end, as if the device were unplugged then.
  ///
  /// What follows `SYN_DROPPED` up to a `SYN_REPORT` makes up for what was dropped.
  ///
  /// - Parameters:
  ///   - transform: From the device's units to where the frames are wanted. `take` may give another.
  ///   - take: Takes what each finished piece of input comes to.
  public func decode(
    _ transform: Transform, _ take: (TouchDecoder.Output, inout Transform) -> Void
  ) {
    var decoder = TouchDecoder(
      recording.touchState(profile.form), number: 1, transform: transform)
    var origin = TouchDecoder.Origin.live
    for event in recording.events {
      if event.code == .dropped { origin = .recovered }
      if let output = decoder.decode(event, origin) { take(output, &decoder.transform) }
      if event.code == .report { origin = .live }
    }
    let end = recording.events.last?.time ?? Timestamp(microseconds: 0)
    if let frame = decoder.cancelAll(at: end) { take(.loss(frame), &decoder.transform) }
  }
}

extension DeviceRecording {
  /// What the device said of its contacts when the recording began.
  fileprivate func touchState(_ form: TouchForm) -> TouchState {
    let state = device.state
    switch form {
    case .slots:
      let last = device.axes[UInt16(ABS_MT_SLOT)]?.maximum ?? 0
      let count = min(max(0, Int(last) + 1), TouchState.maximumSlots)
      let slots = (0..<count).map { slot in
        TouchState.Slot(
          x: state.value(of: ABS_MT_POSITION_X, inSlot: slot),
          y: state.value(of: ABS_MT_POSITION_Y, inSlot: slot),
          isDown: state.value(of: ABS_MT_TRACKING_ID, inSlot: slot) >= 0)
      }
      return TouchState(
        form: form, slots: slots, currentSlot: Int(state.values[.slot, default: 0]))
    case .single(let button):
      let slot = TouchState.Slot(
        x: state.values[.x, default: 0], y: state.values[.y, default: 0],
        isDown: state.values[button, default: 0] != 0)
      return TouchState(form: form, slots: [slot], currentSlot: 0)
    }
  }
}
