// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

/// A touch surface that the loop reads, and how it lies under the keyboard.
final class TouchReader {
  /// Why it is read.
  let choice: DeviceChoice
  /// The settings that it was opened with, as far as they decide about that.
  let opening: DeviceSettings
  private(set) var surface: TouchSurface
  private let device: TouchDevice
  private let sysname: String
  /// It owns this, and so it lives longer.
  private unowned let owner: TouchInput
  private var watch: EventLoop.Watch?
  private var rest: EventLoop.Deferral?
  /// A calibration matrix that has been complained of.
  private var brokenMatrix: String?

  init(
    _ input: InputDevice, _ profile: TouchProfile, _ node: InputNode, _ choice: DeviceChoice,
    _ settings: DeviceSettings, number: UInt32, for owner: TouchInput
  ) throws(SystemError) {
    self.choice = choice
    opening = settings.opening
    self.owner = owner
    sysname = node.sysname
    device = TouchDevice(input, profile, number: number)
    surface = TouchSurface(
      name: node.name, profile: profile, calibration: .identity, rotation: .none,
      area: owner.settings.area)
    input.onComplaint = { [log = owner.log, sysname = node.sysname] in
      log.kernel($0, from: sysname)
    }
    device.onReport = { [unowned self] in self.owner.take($0, from: self.sysname) }
    rest = owner.loop.deferral { [unowned self] in turn(.readable) }
    // What moves a pointer moves the desktop's, too, and has no place on a screen.
    if !profile.form.movesCursor {
      device.passThrough = try passThrough(input, profile.form, node, for: owner)
    }
    watch = try owner.loop.watch(device.descriptorNumber, node.path) { [unowned self] in
      turn($0)
    }
    // Whether it is to be grabbed is asked whenever it has said all that it had to say.
    rest?.schedule()
  }

  private func turn(_ readiness: EventLoop.Readiness) {
    switch (device.read(), readiness) {
    case (.gone(let error), _): owner.lose(self, sysname, error)
    case (_, .hungUp): owner.lose(self, sysname, nil)
    case (.more, .readable): rest?.schedule()
    case (.drained, .readable): device.passThrough?.settle()
    }
  }

  var isPen: Bool { device.profile.form == .pen }

  /// Says whether contacts that come from now on are ignored.
  ///
  /// - Returns: A frame that cancels the contacts that are down, if it becomes deaf to them.
  func setDeaf(_ isDeaf: Bool) -> TouchFrame? {
    guard device.isDeaf != isDeaf else { return nil }
    device.isDeaf = isDeaf
    guard isDeaf else { return nil }
    return device.cancelAll(at: Timestamp(microseconds: owner.loop.now))
  }

  private func passThrough(
    _ input: InputDevice, _ form: TouchForm, _ node: InputNode, for owner: TouchInput
  ) throws(SystemError) -> PassThrough {
    try PassThrough(
      input, form, node, wish: owner.wish, owner.loop, owner.log,
      PassThrough.Owner(
        drain: { [unowned self] in device.read() == .drained },
        hear: { [unowned self] in device.hear($0) },
        regain: { [unowned self] in device.catchUp() },
        isTouched: { [unowned self] in device.isTouched },
        wake: { [unowned self] in rest?.schedule() },
        panic: { [unowned self] in self.owner.release(.panic) }))
  }

  /// What keeps the device from others and passes on what is not the keyboard's.
  var passThrough: PassThrough? { device.passThrough }

  /// Reads no more.
  ///
  /// - Returns: A frame that cancels the contacts that are down, if any are.
  func close() -> TouchFrame? {
    watch = nil
    rest = nil
    return device.close(at: Timestamp(microseconds: owner.loop.now))
  }

  /// Forgets all contacts, also those that are waiting to be read; they are ignored until they are lifted.
  ///
  /// - Returns: A frame that cancels the contacts that are down, if any are.
  func forgetContacts() -> TouchFrame? {
    let frame = device.cancelAll(at: Timestamp(microseconds: owner.loop.now))
    // The kernel's buffer has a few hundred events; whoever sends without end is not waited for.
    for _ in 0..<8 {
      guard case .more = device.readSilently() else { break }
    }
    _ = device.cancelAll(at: Timestamp(microseconds: owner.loop.now))
    return frame
  }

  /// What laying the keyboard over the surface has changed.
  enum Change {
    case none
    /// Points of the device are now other points of the keyboard.
    case mapping
    /// That, and the keyboard's area has another shape, or had none.
    case shape
  }

  /// Lays the keyboard over the surface.
  ///
  /// - Parameters:
  ///   - node: What udev says of it now.
  ///   - settings: What the user says of it; area and rotation are said.
  ///   - turn: How it is turned beyond that.
  ///   - place: Where the keyboard is to be seen, if somebody knows; it counts instead of the settings' area.
  ///   - keyboardSize: The keyboard's size in points.
  ///   - gap: What of that is no key's; `nil` for nothing.
  ///   - log: Takes what is wrong with a matrix or the area.
  /// - Returns: What is now another than before.
  func shape(
    _ node: InputNode, _ settings: DeviceSettings, turn: Rotation, shownIn place: TouchArea?,
    _ keyboardSize: Size, gap: Rect?, _ log: Log
  ) -> Change {
    let calibration = settings.axisTransform.then(calibration(node, settings, log))
    let rotation = (settings.rotation ?? .none).turned(by: turn)
    let area = place ?? settings.area ?? TouchSettings().area
    let profile = device.profile
    let transform = profile.transform(
      calibration: calibration, rotation: rotation, area: area, keyboardSize: keyboardSize)
    device.surface = profile.surfaceTransform(calibration: calibration, rotation: rotation)
    let oldTransform = device.transform
    device.transform = transform ?? .nowhere
    passThrough?.ground.transform = device.transform
    passThrough?.ground.size = keyboardSize
    passThrough?.ground.gap = gap
    if transform == nil, keyboardSize.width > 0, keyboardSize.height > 0 {
      log.user(
        "the keyboard's area on “\(node.name)” is empty; correct area or calibration in [touch]",
        from: sysname)
    }
    let old = surface
    surface = TouchSurface(
      name: node.name, profile: profile, calibration: calibration, rotation: rotation, area: area)
    if surface != old || oldTransform == .nowhere { return .shape }
    return device.transform == oldTransform ? .none : .mapping
  }

  private func calibration(
    _ node: InputNode, _ settings: DeviceSettings, _ log: Log
  ) -> Transform {
    if case .matrix(let chosen)? = settings.calibration { return chosen }
    guard let text = node.calibrationMatrix else { return .identity }
    if let matrix = Transform(calibrationMatrix: text) { return matrix }
    if brokenMatrix != text {
      brokenMatrix = text
      log.user(
        "LIBINPUT_CALIBRATION_MATRIX of “\(node.name)” is “\(text)”, not six numbers that make a "
          + "map; it is not used. Correct the udev rule, or set calibration in [touch]",
        from: sysname)
    }
    return .identity
  }
}
