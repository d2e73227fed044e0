// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

/// A touch surface that the loop reads, and its mapping to the keyboard.
///
/// ```
///  InputDevice ─▶ EventTranslator ─┬───────────────────────▶ TouchDecoder … ─▶ TouchFrame
///    (libevdev)                    └ grabbed ─▶ TouchRouter ─▶┘
///                                                    └─▶ the clone
/// ```
final class TouchReader {
  /// The maximum number of events read before other sources are served.
  ///
  /// **Source:** ours: ten fingers at once make about 40 events a frame, so this is a dozen frames.
  static let eventsPerTurn = 512

  /// The result of reading: whether there may be more.
  enum ReadResult: Equatable {
    case drained
    case more
    /// The device is gone, or cannot be read any more.
    case removed(SystemError)
  }

  /// A result of reading.
  enum Report {
    case decoded(TouchPipeline.Output)
    /// The kernel dropped events because they were not read in time.
    case dropped
    /// A pen came near the surface, or left it.
    case pen(isNear: Bool)
    /// The cursor of a mouse or touchpad moved to a place in the keyboard's space.
    case pointer(Point)
  }

  /// The user's choice by which the device is read.
  let choice: DeviceChoice
  /// The settings at the opening, without those that do not affect it.
  let openingSettings: DeviceSettings
  private(set) var surface: TouchSurface
  /// The grab of the device and the forwarding of the application's contacts; `nil` if it is never
  /// grabbed.
  private(set) var passThrough: PassThrough?
  private let input: InputDevice
  private var pipeline: TouchPipeline
  private var proximity: PenProximity
  private let sysname: String
  /// The owner, which outlives the reader.
  private unowned let owner: TouchInput
  /// The watch of the device; `nil` once the device is closed.
  private var watch: EventLoop.Watch?
  private var remainingEvents: EventLoop.DeferredTask?
  private var timers = Timers()
  /// Whether the read events are discarded.
  private var discardsReports = false
  /// The invalid calibration matrix of the last warning.
  private var brokenMatrix: String?

  private struct Timers {
    /// The timer that lifts unreported contacts; `nil` for devices that report lifts.
    var liftTimeout: EventLoop.Timer?
    /// The timer for a finger that does not lift; it has a deadline only while a finger is down.
    var stuckContactCheck: EventLoop.Timer?
  }

  init(
    _ input: InputDevice, _ profile: TouchProfile, _ node: InputNode, _ choice: DeviceChoice,
    _ settings: DeviceSettings, number: UInt32, for owner: TouchInput
  ) throws(SystemError) {
    self.choice = choice
    openingSettings = settings.openingSettings
    self.input = input
    self.owner = owner
    sysname = node.sysname
    pipeline = TouchPipeline(profile, input, number: number)
    proximity = PenProximity(input)
    surface = TouchSurface(
      name: node.name, profile: profile, calibration: .identity, rotation: .none,
      area: owner.settings.area)
    input.onLibevdevMessage = { [log = owner.log, sysname = node.sysname] in
      log.kernel($0, from: sysname)
    }
    remainingEvents = owner.loop.deferredTask { [unowned self] in handleReadiness(.readable) }
    // A device that moves a pointer also controls the desktop's, and has no place on a screen.
    if !profile.form.movesCursor {
      passThrough = try PassThrough(
        input, profile.form, node, goal: owner.goal, owner.loop, owner.log, of: self)
    }
    if profile.form == .packets {
      timers.liftTimeout = try owner.loop.timer { [unowned self] in
        liftUnreported()
        scheduleRead()
      }
    }
    timers.stuckContactCheck = try owner.loop.timer { [unowned self] in
      if let output = pipeline.checkStuckContacts(at: now) { report(.decoded(output)) }
      updateStuckContactCheck()
    }
    updateStuckContactCheck()
    watch = try owner.loop.watch(input.descriptorNumber, node.path) { [unowned self] in
      handleReadiness($0)
    }
    // The decision to grab the device is made whenever all its events have been read.
    remainingEvents?.schedule()
  }

  private func handleReadiness(_ readiness: EventLoop.Readiness) {
    switch (read(), readiness) {
    case (.removed(let error), _): owner.handleLoss(self, sysname, error)
    case (_, .hungUp): owner.handleLoss(self, sysname, nil)
    case (.more, .readable): remainingEvents?.schedule()
    case (.drained, .readable): passThrough?.performActions()
    }
  }

  /// Sets the timer for a held finger, and removes its deadline if no finger is down.
  private func updateStuckContactCheck() {
    let time = pipeline.stuckContactCheck?.microseconds
    if time != timers.stuckContactCheck?.deadline { timers.stuckContactCheck?.deadline = time }
  }

  /// Schedules a read and a call of ``PassThrough/performActions()``.
  func scheduleRead() { remainingEvents?.schedule() }

  /// Releases all devices, as requested by five fingers.
  func requestRelease() { owner.release(.gesture) }

  /// Reports that the first contact came to the grabbed device, or the last one has left it.
  func reportTouched() { owner.updateTouched() }

  /// Whether the device is a pen.
  var isPen: Bool { pipeline.profile.form == .pen }
  /// Whether the device is a pen that is near the surface.
  var isNearPen: Bool { isPen && proximity.isNear }
  /// Whether a contact is on the device, ignored or not.
  var isTouched: Bool { pipeline.isTouched }

  /// The number of contacts rejected so far: palms, and contacts that began in dead areas.
  var rejectionCount: Int { pipeline.rejectionCount }

  /// Sets whether new contacts are ignored.
  ///
  /// - Returns: A frame that cancels the held contacts, if there are any and they become ignored.
  func setIgnoresNewContacts(_ isIgnoring: Bool) -> TouchFrame? {
    guard isIgnoring != pipeline.ignoresNewContacts else { return nil }
    pipeline.ignoresNewContacts = isIgnoring
    return isIgnoring ? pipeline.cancelAll(at: now) : nil
  }

  private var now: Timestamp { Timestamp(microseconds: owner.loop.now) }

  /// Closes the device.
  ///
  /// - Returns: A frame that cancels the held contacts, if there are any.
  func close() -> TouchFrame? {
    watch = nil
    remainingEvents = nil
    timers = Timers()
    passThrough?.close()
    return pipeline.cancelAll(at: now)
  }

  /// Cancels all contacts, including unread ones; they are ignored until they are lifted.
  ///
  /// - Returns: A frame that cancels the held contacts, if there are any.
  func forgetContacts() -> TouchFrame? {
    let frame = pipeline.cancelAll(at: now)
    discardsReports = true
    // The kernel's buffer has a few hundred events; the limit ends the loop for a device that
    // floods.
    for _ in 0..<8 {
      guard case .more = read() else { break }
    }
    discardsReports = false
    _ = pipeline.cancelAll(at: now)
    return frame
  }
}

// Reading.

extension TouchReader {
  /// Reads the pending events, up to the limit of one turn.
  ///
  /// - Returns: Whether there may be more.
  func read() -> ReadResult {
    var count = 0
    while count < Self.eventsPerTurn, watch != nil {
      switch input.next() {
      case .events(let events):
        count += events.count
        handle(events.span, .live)
      case .recovered(let event):
        count += 1
        handle([event].span, .recovered)
      case .dropped:
        report(.dropped)
        if let frame = pipeline.drop() { report(.decoded(.loss(frame))) }
        updateStuckContactCheck()
      case .nothing:
        return .drained
      case .failed(let error):
        return .removed(error)
      }
    }
    return watch == nil ? .drained : .more
  }

  private func handle(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin) {
    if isPen {
      for index in events.indices {
        // Pen events always count: a pen that a suspended device lost is no longer near.
        if let isNear = proximity.update(events[index]) {
          owner.handle(.pen(isNear: isNear), from: sysname)
        }
      }
    }
    guard pipeline.isTranslating else { return route(events, origin) }
    // After a delay of the loop, events may be pending that came after the timeout.
    if let end = pipeline.liftDeadline, !events.isEmpty, events[0].time >= end { liftUnreported() }
    let events = pipeline.translate(events)
    timers.liftTimeout?.deadline = pipeline.liftDeadline?.microseconds
    if pipeline.profile.form.movesCursor, let place = CursorTranslator.place(in: events) {
      report(.pointer(pipeline.transform(place)))
    }
    route(events.span, origin)
  }

  /// Lifts the contacts of a device that reports no lifts, after the timeout.
  private func liftUnreported() {
    let events = pipeline.translateLiftTimeout()
    route(events.span, .live)
  }

  /// Sends the keyboard's part of the events to the keyboard, and the other part to the clone.
  private func route(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin) {
    guard let passThrough else { return receive(events, origin) }
    var next = 0
    while next < events.count {
      // The keyboard's handler may have released the device.
      guard let recipients = passThrough.route(events, from: &next) else {
        return receive(events.extracting(next...), origin)
      }
      if recipients.contains(.keyboard) { receive(passThrough.keyboardEvents.span, origin) }
      passThrough.finish(events[next - 1])
    }
  }

  /// Decodes the events of the keyboard's contacts, which are all events while the device is not
  /// grabbed.
  func receive(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin = .live) {
    var next = 0
    // The receiver of a report may close the device.
    while watch != nil, let output = pipeline.decode(events, from: &next, origin) {
      report(.decoded(output))
    }
    updateStuckContactCheck()
  }

  private func report(_ report: Report) {
    if !discardsReports { owner.handle(report, from: sysname) }
  }

  /// Updates the state that was not decoded while the device was grabbed.
  func catchUp() { pipeline.catchUp(with: input) }
}

// Mapping.

extension TouchReader {
  /// The change of the mapping to the keyboard.
  enum Change {
    case none
    /// Points of the device now map to different points of the keyboard.
    case mapping
    /// The shape of the keyboard's area changed, and with it the mapping; or the surface had no
    /// mapping.
    case shape
  }

  /// Maps the surface to the keyboard.
  ///
  /// - Parameters:
  ///   - node: The node's properties from udev.
  ///   - settings: The user's settings of the device, with area and rotation.
  ///   - keyboard: The keyboard's position; its place overrides the settings' area.
  ///   - log: Receives problems with a matrix or the area.
  /// - Returns: The change of the mapping.
  func remap(
    _ node: InputNode, _ settings: DeviceSettings, _ keyboard: KeyboardPosition, _ log: Log
  ) -> Change {
    let calibration = settings.axisTransform.then(calibration(node, settings, log))
    let rotation = (settings.rotation ?? .none).rotated(
      by: keyboard.place?.rotation ?? keyboard.addedRotation)
    let area = keyboard.place?.area ?? settings.area ?? TouchSettings().area
    let profile = pipeline.profile
    let transform = profile.transform(
      calibration: calibration, rotation: rotation, area: area, keyboardSize: keyboard.size)
    pipeline.surface = profile.surfaceTransform(calibration: calibration, rotation: rotation)
    let oldTransform = pipeline.transform
    pipeline.transform = transform ?? .unmapped
    passThrough?.region.transform = pipeline.transform
    passThrough?.region.size = keyboard.size
    passThrough?.region.gap = keyboard.gap
    if transform == nil, keyboard.size.width > 0, keyboard.size.height > 0 {
      log.user(
        "the keyboard's area on “\(node.name)” is empty; correct area or calibration in [touch]",
        from: sysname)
    }
    let old = surface
    surface = TouchSurface(
      name: node.name, profile: profile, calibration: calibration, rotation: rotation, area: area)
    if surface != old || oldTransform == .unmapped { return .shape }
    return pipeline.transform == oldTransform ? .none : .mapping
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
