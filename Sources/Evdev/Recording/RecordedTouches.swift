// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit
public import ClavierSettings

/// A recording processed as the daemon reads the device: the profile and the resulting frames.
public struct RecordedTouches: Sendable {
  /// The profile for reading the device.
  public let profile: TouchProfile
  /// The shape of the device's surface.
  public let surface: TouchSurface
  private let recording: DeviceRecording
  private let own: DeviceSettings
  private let calibration: Transform

  /// Decides, like the daemon, whether the device is read.
  ///
  /// A recording lacks the device's udev properties, so its calibration matrix must be in the
  /// settings.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - settings: The touch settings.
  /// - Throws: ``UnsupportedDeviceError``.
  public init(_ recording: DeviceRecording, _ settings: TouchSettings)
    throws(UnsupportedDeviceError)
  {
    let identity = recording.device.identity
    let device = DeviceMatch.Device(
      name: recording.device.name, vendor: identity.vendor, product: identity.product, path: "")
    own = settings.settings(for: device) { _ in nil }
    let selection = DeviceSelection(device, own, settings) { _ in nil }
    // The reason why a device cannot be read helps users more than the fact that no setting selects
    // it.
    profile = try TouchProfile(
      recording.device.capabilities.adjusted(to: own, screen: nil), selection.choice ?? .named, own)
    switch selection {
    case .read: break
    case .notNamed, .off:
      throw UnsupportedDeviceError(
        reason: "the settings name other devices", remedy: "add its name to devices in [touch]")
    case .onlyPanels:
      throw UnsupportedDeviceError(
        reason: "touches come from the panel",
        remedy: "set source = \"devices\" in [touch]")
    case .otherScreen(let connector):
      throw UnsupportedDeviceError(reason: "it belongs to the screen at \(connector)", remedy: nil)
    }
    self.recording = recording
    var matrix = Transform.identity
    if case .matrix(let configured)? = own.calibration { matrix = configured }
    calibration = own.axisTransform.then(matrix)
    surface = TouchSurface(
      name: device.name, profile: profile, calibration: calibration,
      rotation: own.rotation ?? .none, area: own.area ?? settings.area)
  }

  /// Returns the map from the device to a keyboard.
  ///
  /// - Parameter keyboardSize: The keyboard's size in points.
  /// - Returns: The map; `nil` if the keyboard's area is empty.
  public func transform(keyboardSize: Size) -> Transform? {
    profile.transform(
      calibration: calibration, rotation: own.rotation ?? .none, area: own.area ?? .all,
      keyboardSize: keyboardSize)
  }

  /// Decodes all events, and cancels the contacts held after the last one, as for an unplugged
  /// device.
  ///
  /// Events after `SYN_DROPPED` up to a `SYN_REPORT` recover the state.
  ///
  /// - Parameters:
  ///   - transform: The map from the device's units to the space of the frames. `body` may change
  ///     it.
  ///   - body: Receives each finished output.
  public func decode(
    _ transform: Transform, _ body: (TouchPipeline.Output, inout Transform) -> Void
  ) {
    var pipeline = TouchPipeline(profile, recording, number: 1)
    pipeline.transform = transform
    pipeline.surface = profile.surfaceTransform(
      calibration: calibration, rotation: own.rotation ?? .none)
    var origin = TouchDecoder.Origin.live
    for event in recording.events {
      if let end = pipeline.liftDeadline, event.time >= end { pipeline.liftUnreported(body) }
      if event.code == .dropped {
        origin = .recovered
        if let frame = pipeline.drop() { body(.loss(frame), &pipeline.transform) }
      }
      let translated = pipeline.translate([event].span)
      pipeline.decode(translated, origin, body)
      if event.code == .report { origin = .live }
    }
    pipeline.liftUnreported(body)
    let end = recording.events.last?.time ?? Timestamp(microseconds: 0)
    if let frame = pipeline.cancelAll(at: end) { body(.loss(frame), &pipeline.transform) }
  }
}

extension TouchPipeline {
  /// Lifts contacts of a device that reports no lifts, after the timeout.
  fileprivate mutating func liftUnreported(
    _ body: (TouchPipeline.Output, inout Transform) -> Void
  ) {
    let events = translateLiftTimeout()
    decode(events, .live, body)
  }

  /// Decodes translated events.
  fileprivate mutating func decode(
    _ events: [InputEvent], _ origin: TouchDecoder.Origin,
    _ body: (TouchPipeline.Output, inout Transform) -> Void
  ) {
    var next = 0
    while let output = decode(events.span, from: &next, origin) { body(output, &transform) }
  }
}

extension DeviceRecording: DeviceValues {
  var slotCount: Int {
    device.axes[UInt16(ABS_MT_SLOT)].map { max(0, Int($0.maximum) + 1) } ?? 0
  }

  var currentSlot: Int { Int(device.state.values[.slot, default: 0]) }

  func value(of code: InputCode) -> Int32 { device.state.values[code, default: 0] }

  func value(of axis: Int32, inSlot slot: Int) -> Int32 {
    device.state.value(of: axis, inSlot: slot)
  }
}
