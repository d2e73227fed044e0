// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux

/// A touch surface that the loop reads, and how it lies under the keyboard.
///
/// ```
///  InputDevice ─▶ EventTranslator ─┬───────────────────────▶ TouchDecoder … ─▶ TouchFrame
///    (libevdev)                    └ grabbed ─▶ TouchRouter ─▶┘
///                                                    └─▶ the clone
/// ```
final class TouchReader {
  /// How many events are read before others get their turn.
  ///
  /// **Source:** ours: ten fingers at once make about 40 events a frame, so this is a dozen frames.
  static let eventsPerTurn = 512

  /// Whether there may be more to read.
  enum Turn: Equatable {
    case drained
    case more
    /// The device is gone, or cannot be read any more.
    case gone(SystemError)
  }

  /// What reading finds.
  enum Report {
    case decoded(TouchPipeline.Output)
    /// The kernel dropped events because they were not read in time.
    case dropped
    /// A pen came near the surface, or left it.
    case pen(isNear: Bool)
    /// A mouse or a touchpad points there, in the keyboard's space.
    case pointer(Point)
  }

  /// Why it is read.
  let choice: DeviceChoice
  /// The settings that it was opened with, as far as they decide about that.
  let opening: DeviceSettings
  private(set) var surface: TouchSurface
  /// Keeps the device from others and passes on what is not the keyboard's; `nil` where that is never done.
  private(set) var passThrough: PassThrough?
  private let input: InputDevice
  private var pipeline: TouchPipeline
  private var proximity = PenProximity()
  private let sysname: String
  /// It owns this, and so it lives longer.
  private unowned let owner: TouchInput
  /// `nil` once it is closed.
  private var watch: EventLoop.Watch?
  private var rest: EventLoop.Deferral?
  /// Whether nobody hears of what is read.
  private var isSilent = false
  /// A calibration matrix that has been complained of.
  private var brokenMatrix: String?

  init(
    _ input: InputDevice, _ profile: TouchProfile, _ node: InputNode, _ choice: DeviceChoice,
    _ settings: DeviceSettings, number: UInt32, for owner: TouchInput
  ) throws(SystemError) {
    self.choice = choice
    opening = settings.opening
    self.input = input
    self.owner = owner
    sysname = node.sysname
    pipeline = TouchPipeline(profile, input, number: number)
    surface = TouchSurface(
      name: node.name, profile: profile, calibration: .identity, rotation: .none,
      area: owner.settings.area)
    input.onComplaint = { [log = owner.log, sysname = node.sysname] in
      log.kernel($0, from: sysname)
    }
    rest = owner.loop.deferral { [unowned self] in turn(.readable) }
    // What moves a pointer moves the desktop's, too, and has no place on a screen.
    if !profile.form.movesCursor {
      passThrough = try PassThrough(
        input, profile.form, node, wish: owner.wish, owner.loop, owner.log, of: self)
    }
    watch = try owner.loop.watch(input.descriptorNumber, node.path) { [unowned self] in
      turn($0)
    }
    // Whether it is to be grabbed is asked whenever it has said all that it had to say.
    rest?.schedule()
  }

  private func turn(_ readiness: EventLoop.Readiness) {
    switch (read(), readiness) {
    case (.gone(let error), _): owner.lose(self, sysname, error)
    case (_, .hungUp): owner.lose(self, sysname, nil)
    case (.more, .readable): rest?.schedule()
    case (.drained, .readable): passThrough?.settle()
    }
  }

  /// Has it read and ``PassThrough/settle()`` called soon.
  func wake() { rest?.schedule() }

  /// Five fingers have asked for everything to be let go.
  func panic() { owner.release(.panic) }

  var isPen: Bool { pipeline.profile.form == .pen }
  /// Whether anything touches it, also what is ignored.
  var isTouched: Bool { pipeline.isTouched }

  /// Says whether contacts that come from now on are ignored.
  ///
  /// - Returns: A frame that cancels the contacts that are down, if any are and it becomes deaf.
  func setDeaf(_ isDeaf: Bool) -> TouchFrame? {
    guard isDeaf != pipeline.isDeaf else { return nil }
    pipeline.isDeaf = isDeaf
    return isDeaf ? pipeline.cancelAll(at: now) : nil
  }

  private var now: Timestamp { Timestamp(microseconds: owner.loop.now) }

  /// Reads no more.
  ///
  /// - Returns: A frame that cancels the contacts that are down, if any are.
  func close() -> TouchFrame? {
    watch = nil
    rest = nil
    passThrough?.close()
    return pipeline.cancelAll(at: now)
  }

  /// Forgets all contacts, also those that are waiting to be read; they are ignored until they are lifted.
  ///
  /// - Returns: A frame that cancels the contacts that are down, if any are.
  func forgetContacts() -> TouchFrame? {
    let frame = pipeline.cancelAll(at: now)
    isSilent = true
    // The kernel's buffer has a few hundred events; whoever sends without end is not waited for.
    for _ in 0..<8 {
      guard case .more = read() else { break }
    }
    isSilent = false
    _ = pipeline.cancelAll(at: now)
    return frame
  }
}

// What it reads.

extension TouchReader {
  /// Reads what is there, at most a turn's worth.
  ///
  /// - Returns: Whether there may be more.
  func read() -> Turn {
    var count = 0
    while count < Self.eventsPerTurn, watch != nil {
      switch input.next() {
      case .events(let events):
        count += events.count
        take(events.span, .live)
      case .recovered(let event):
        count += 1
        take([event].span, .recovered)
      case .dropped:
        report(.dropped)
        if let frame = pipeline.drop() { report(.decoded(.loss(frame))) }
      case .nothing:
        return .drained
      case .failed(let error):
        return .gone(error)
      }
    }
    return watch == nil ? .drained : .more
  }

  private func take(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin) {
    if isPen {
      for index in events.indices {
        if let isNear = proximity.take(events[index]) { report(.pen(isNear: isNear)) }
      }
    }
    guard pipeline.isTranslating else { return route(events, origin) }
    let events = pipeline.translate(events)
    if pipeline.profile.form.movesCursor, let place = CursorTranslator.place(in: events) {
      report(.pointer(pipeline.transform(place)))
    }
    route(events.span, origin)
  }

  /// Gives the keyboard what it is to hear, and the clone the rest.
  private func route(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin) {
    guard let passThrough else { return hear(events, origin) }
    var next = 0
    while next < events.count {
      // Let go while the keyboard heard of it: the rest is the keyboard's, as all that follows.
      guard passThrough.isRouting else { return hear(events.extracting(next...), origin) }
      if passThrough.take(events, from: &next) { hear(passThrough.keyboardEvents.span, origin) }
      passThrough.finish(events[next - 1])
    }
  }

  /// Decodes what the device says of the keyboard's contacts, which is all while nobody else has it.
  func hear(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin = .live) {
    var next = 0
    // The receiver of a report may close the device.
    while watch != nil, let output = pipeline.decode(events, from: &next, origin) {
      report(.decoded(output))
    }
  }

  private func report(_ report: Report) {
    if !isSilent { owner.take(report, from: sysname) }
  }

  /// Takes over what the keyboard has not heard of while the device was grabbed.
  func catchUp() { pipeline.catchUp(with: input) }
}

// How it lies.

extension TouchReader {
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
  ///   - keyboard: How the keyboard lies beyond that; its place counts instead of the settings' area.
  ///   - log: Takes what is wrong with a matrix or the area.
  /// - Returns: What is now another than before.
  func shape(
    _ node: InputNode, _ settings: DeviceSettings, _ keyboard: KeyboardPosition, _ log: Log
  ) -> Change {
    let calibration = settings.axisTransform.then(calibration(node, settings, log))
    let rotation = (settings.rotation ?? .none).turned(
      by: keyboard.place?.rotation ?? keyboard.turn)
    let area = keyboard.place?.area ?? settings.area ?? TouchSettings().area
    let profile = pipeline.profile
    let transform = profile.transform(
      calibration: calibration, rotation: rotation, area: area, keyboardSize: keyboard.size)
    pipeline.surface = profile.surfaceTransform(calibration: calibration, rotation: rotation)
    let oldTransform = pipeline.transform
    pipeline.transform = transform ?? .nowhere
    passThrough?.ground.transform = pipeline.transform
    passThrough?.ground.size = keyboard.size
    passThrough?.ground.gap = keyboard.gap
    if transform == nil, keyboard.size.width > 0, keyboard.size.height > 0 {
      log.user(
        "the keyboard's area on “\(node.name)” is empty; correct area or calibration in [touch]",
        from: sysname)
    }
    let old = surface
    surface = TouchSurface(
      name: node.name, profile: profile, calibration: calibration, rotation: rotation, area: area)
    if surface != old || oldTransform == .nowhere { return .shape }
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
