// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

/// An open touch surface: reads its events and gives frames.
///
/// ```
///  InputDevice ─▶ EventTranslator ─▶ TouchDecoder ─▶ ContactCleaner ─▶ transform ─▶ TouchFrame
///    (libevdev)     slots for all ┐    contacts       palms, noise      points
///                                 └▶ PassThrough ─▶ the clone
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
    case frame(TouchFrame)
    /// A frame in which a contact is cancelled because what became of it was dropped.
    case loss(TouchFrame)
    /// Something that no device may say, and that was ignored.
    case fault(TouchDecoder.Fault)
    /// The kernel dropped events because they were not read in time.
    case dropped
    /// A pen came near the surface, or left it.
    case pen(isNear: Bool)
  }

  let profile: TouchProfile
  /// From the device's units to the keyboard's space.
  var transform = Transform.nowhere
  /// Takes each event, translated, once the keyboard has had it.
  var passThrough: PassThrough?
  private let input: InputDevice
  private var translator: EventTranslator
  private var decoder: TouchDecoder
  private var cleaner: ContactCleaner
  private var proximity = PenProximity()
  private var isRecovering = false
  private var isClosed = false
  /// What is made of one event, and of one frame, kept so that reading allocates nothing.
  private var events: [InputEvent] = []
  private var frame = TouchFrame(time: Timestamp(microseconds: 0), touches: [])

  init(_ input: InputDevice, _ profile: TouchProfile, number: UInt32) {
    self.input = input
    self.profile = profile
    translator = EventTranslator(profile, pressure: input.value(of: .pressure))
    cleaner = ContactCleaner(profile.cleaning)
    decoder = TouchDecoder(
      input.touchState(profile.form), number: number, followsShape: cleaner.needsShape)
  }

  var descriptorNumber: Int32 { input.descriptorNumber }
  var hasContact: Bool { decoder.hasContact }
  /// Whether anything touches it, also what is ignored.
  var isTouched: Bool { decoder.isTouched }

  /// Whether contacts that come now are ignored until they are lifted.
  var isDeaf: Bool {
    get { decoder.isDeaf }
    set { decoder.isDeaf = newValue }
  }

  /// Reads what is there, at most a turn's worth.
  ///
  /// - Parameter report: Takes what is found, in order. It may close the device.
  /// - Returns: Whether there may be more.
  func read(_ report: (Report) -> Void) -> Turn {
    for _ in 0..<Self.eventsPerTurn where !isClosed {
      switch isRecovering ? input.recover() : input.next() {
      case .event(let event):
        take(event, .live, report)
      case .recovered(let event):
        take(event, .recovered, report)
      case .dropped:
        isRecovering = true
        report(.dropped)
        drop(report)
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
    _ event: InputEvent, _ origin: TouchDecoder.Origin, _ report: (Report) -> Void
  ) {
    if profile.form == .pen, let isNear = proximity.take(event) { report(.pen(isNear: isNear)) }
    events.removeAll(keepingCapacity: true)
    translator.translate(event, into: &events)
    for event in events {
      switch decoder.decode(event, origin) {
      case .frame(let frame): tell(frame, report) { .frame($0) }
      case .loss(let frame): tell(frame, report) { .loss($0) }
      case .fault(let fault): report(.fault(fault))
      case nil: break
      }
      passThrough?.take(event)
    }
  }

  /// Cleans a frame, lays it under the keyboard, and tells it if anything is left.
  private func tell(
    _ raw: DeviceFrame, _ report: (Report) -> Void, _ wrap: (TouchFrame) -> Report
  ) {
    let cleaned = cleaner.clean(raw)
    guard !cleaned.touches.isEmpty else { return }
    frame.assign(cleaned, through: transform)
    report(wrap(frame))
  }

  /// Forgets the contacts of a device that cannot say which of them are still there.
  private func drop(_ report: (Report) -> Void) {
    guard translator.drop(), let frame = cancelAll(at: nil) else { return }
    report(.loss(frame))
  }

  /// Ends all contacts; those that are still down are ignored until they are lifted.
  ///
  /// - Parameter time: When; `nil` for the time of the last frame.
  /// - Returns: A frame that cancels them, if any are.
  func cancelAll(at time: Timestamp?) -> TouchFrame? {
    guard let raw = decoder.cancelAll(at: time ?? frame.time) else { return nil }
    let cleaned = cleaner.clean(raw)
    guard !cleaned.touches.isEmpty else { return nil }
    frame.assign(cleaned, through: transform)
    return frame
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

extension Transform {
  /// Takes every point to one place outside every keyboard.
  static let nowhere = Transform(0, 0, -1e6, 0, 0, -1e6)
}
