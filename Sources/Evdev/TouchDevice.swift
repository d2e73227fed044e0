// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux

/// An open touch surface: reads its events and gives frames.
///
/// ```
///  InputDevice ─▶ EventTranslator ─┬───────────────────────▶ TouchDecoder … ─▶ TouchFrame
///    (libevdev)                    └ grabbed ─▶ TouchRouter ─▶┘
///                                                    └─▶ the clone
/// ```
final class TouchDevice {
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

  /// Takes what is found, in order.
  ///
  /// It may close the device.
  var onReport: (Report) -> Void = { _ in }
  /// Takes the events, translated, while the device is grabbed, and says which of them are the keyboard's.
  var passThrough: PassThrough?
  private let form: TouchForm
  private let isTranslated: Bool
  private let input: InputDevice
  private var pipeline: TouchPipeline
  private var proximity = PenProximity()
  private var isRecovering = false
  private var isClosed = false

  init(_ input: InputDevice, _ profile: TouchProfile, number: UInt32) {
    self.input = input
    form = profile.form
    let pipeline = TouchPipeline(profile, input, number: number)
    isTranslated = pipeline.isTranslating
    self.pipeline = pipeline
  }

  var profile: TouchProfile { pipeline.profile }
  var descriptorNumber: Int32 { input.descriptorNumber }
  var hasContact: Bool { pipeline.hasContact }
  /// Whether anything touches it, also what is ignored.
  var isTouched: Bool { pipeline.isTouched }

  /// Whether contacts that come now are ignored until they are lifted.
  var isDeaf: Bool {
    get { pipeline.isDeaf }
    set { pipeline.isDeaf = newValue }
  }

  /// From the device's units to the keyboard's space.
  var transform: Transform {
    get { pipeline.transform }
    set { pipeline.transform = newValue }
  }

  /// From the device's units to the unit square of the surface as its user sees it.
  var surface: Transform {
    get { pipeline.surface }
    set { pipeline.surface = newValue }
  }

  /// Reads what is there, at most a turn's worth, and reports nothing of it.
  ///
  /// - Returns: Whether there may be more.
  func readSilently() -> Turn {
    let report = onReport
    onReport = { _ in }
    defer { onReport = report }
    return read()
  }

  /// Reads what is there, at most a turn's worth.
  ///
  /// - Returns: Whether there may be more.
  func read() -> Turn {
    var count = 0
    while count < Self.eventsPerTurn, !isClosed {
      switch isRecovering ? input.recover() : input.next() {
      case .events(let events):
        count += events.count
        take(events.span, .live)
      case .recovered(let event):
        count += 1
        take([event].span, .recovered)
      case .dropped:
        isRecovering = true
        onReport(.dropped)
        if let frame = pipeline.drop() { onReport(.decoded(.loss(frame))) }
      case .nothing where isRecovering:
        isRecovering = false
      case .nothing:
        return .drained
      case .failed(let error):
        return .gone(error)
      }
    }
    return isClosed ? .drained : .more
  }

  private func take(_ events: Span<InputEvent>, _ origin: TouchDecoder.Origin) {
    if form == .pen {
      for index in events.indices {
        if let isNear = proximity.take(events[index]) { onReport(.pen(isNear: isNear)) }
      }
    }
    guard isTranslated else { return route(events, origin) }
    let events = pipeline.translate(events)
    if form.movesCursor, let place = CursorTranslator.place(in: events) {
      onReport(.pointer(transform(place)))
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
    for index in events.indices where !isClosed {
      if let output = pipeline.decode(events[index], origin) { onReport(.decoded(output)) }
    }
  }

  /// Takes over what the keyboard has not heard of while the device was grabbed.
  func catchUp() {
    pipeline.catchUp(with: input)
  }

  /// Ends all contacts; those that are still down are ignored until they are lifted.
  ///
  /// - Parameter time: When.
  /// - Returns: A frame that cancels them, if any are.
  func cancelAll(at time: Timestamp) -> TouchFrame? {
    pipeline.cancelAll(at: time)
  }

  /// Reads no more, from now on.
  ///
  /// - Parameter time: When that is.
  /// - Returns: A frame that cancels the contacts that are down, if any are.
  func close(at time: Timestamp) -> TouchFrame? {
    isClosed = true
    passThrough?.close()
    return cancelAll(at: time)
  }
}
