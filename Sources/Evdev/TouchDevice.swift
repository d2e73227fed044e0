// SPDX-License-Identifier: MIT

import ClavierKit
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

  /// Reads what is there, at most a turn's worth.
  ///
  /// - Parameter report: Takes what is found, in order. It may close the device.
  /// - Returns: Whether there may be more.
  func read(_ report: (Report) -> Void) -> Turn {
    var count = 0
    while count < Self.eventsPerTurn, !isClosed {
      switch isRecovering ? input.recover() : input.next() {
      case .events(let events):
        count += events.count
        take(events, .live, report)
      case .recovered(let event):
        count += 1
        take([event], .recovered, report)
      case .dropped:
        isRecovering = true
        report(.dropped)
        if let frame = pipeline.drop() { report(.decoded(.loss(frame))) }
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

  private func take(
    _ events: [InputEvent], _ origin: TouchDecoder.Origin, _ report: (Report) -> Void
  ) {
    if form == .pen {
      for event in events {
        if let isNear = proximity.take(event) { report(.pen(isNear: isNear)) }
      }
    }
    let events = isTranslated ? pipeline.translate(events) : events
    if form.movesCursor, let place = CursorTranslator.place(in: events) {
      report(.pointer(transform(place)))
    }
    if let passThrough, passThrough.isRouting {
      passThrough.take(events) { hear($0, origin, report) }
    } else {
      hear(events, origin, report)
    }
  }

  /// Decodes what the device says of the keyboard's contacts, which is all while nobody else has it.
  func hear(
    _ events: [InputEvent], _ origin: TouchDecoder.Origin = .live, _ report: (Report) -> Void
  ) {
    for event in events where !isClosed {
      if let output = pipeline.decode(event, origin) { report(.decoded(output)) }
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
