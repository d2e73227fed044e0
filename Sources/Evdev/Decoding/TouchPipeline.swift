// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The way from a device's events to frames under a keyboard: the same for a device that is read and for one
/// that was recorded.
///
/// ```
///  event ─▶ EventTranslator ─▶ TouchDecoder ─▶ ContactCleaner ─▶ transform ─▶ TouchFrame
///            slots for all      contacts        palms, noise      points
/// ```
///
/// It is two steps, so that what was translated can go elsewhere, too:
///
///     for event in pipeline.translate(events) { … pipeline.decode(event, .live) … }
public struct TouchPipeline: Sendable {
  /// What events come to.
  public typealias Output = Decoded<TouchFrame>

  public let profile: TouchProfile
  /// From the device's units to the keyboard's space.
  public var transform = Transform.nowhere
  private var translator: EventTranslator
  private var decoder: TouchDecoder
  private var cleaner: ContactCleaner
  /// What is made of events, and of one frame, kept so that reading allocates nothing.
  private var events: [InputEvent] = []
  private var frame = TouchFrame(time: Timestamp(microseconds: 0), touches: [])

  /// Begins with a device in a known state.
  ///
  /// - Parameters:
  ///   - profile: How the device is read.
  ///   - device: What it says at this moment; contacts that are down are ignored until they are lifted.
  ///   - number: The device's number among all that were ever opened.
  init(_ profile: TouchProfile, _ device: some DeviceValues, number: UInt32) {
    self.profile = profile
    translator = EventTranslator(profile, device)
    cleaner = ContactCleaner(profile.cleaning)
    decoder = TouchDecoder(
      TouchState(profile, device), number: number, followsShape: cleaner.needsShape)
  }

  /// Whether a contact is down that counts.
  public var hasContact: Bool { decoder.hasContact }
  /// Whether anything touches the device, also what is ignored.
  public var isTouched: Bool { decoder.isTouched }

  /// Whether contacts that come now are ignored until they are lifted.
  public var isDeaf: Bool {
    get { decoder.isDeaf }
    set { decoder.isDeaf = newValue }
  }

  /// From the device's units to the unit square of the surface as its user sees it, where dead areas are.
  public var surface: Transform {
    get { cleaner.surface }
    set { cleaner.surface = newValue }
  }

  /// Whether ``translate(_:)`` gives anything but what it is given.
  var isTranslating: Bool { if case .none = translator { false } else { true } }

  /// Takes the device's next events.
  ///
  /// - Parameter raw: The events.
  /// - Returns: What they mean: for most devices themselves. Let go of it before the next call, which else allocates.
  public mutating func translate(_ raw: Span<InputEvent>) -> [InputEvent] {
    events.removeAll(keepingCapacity: true)
    for index in raw.indices { translator.translate(raw[index], into: &events) }
    return events
  }

  /// Decodes one of the events that ``translate(_:)`` gave; each once, in their order.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - origin: Whether it was read or recovered.
  /// - Returns: What it finishes, if it finishes something. A frame always has touches.
  public mutating func decode(_ event: InputEvent, _ origin: TouchDecoder.Origin) -> Output? {
    switch decoder.decode(event, origin) {
    case .frame(let raw): laid(raw).map(Output.frame)
    case .loss(let raw): laid(raw).map(Output.loss)
    case .fault(let fault): .fault(fault)
    case nil: nil
    }
  }

  /// Decodes events that ``translate(_:)`` gave, up to one that finishes something.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - next: The first of them that was not decoded yet; when this returns, too.
  ///   - origin: Whether they were read or recovered.
  /// - Returns: What is finished; `nil` if all are decoded and nothing is.
  mutating func decode(
    _ events: Span<InputEvent>, from next: inout Int, _ origin: TouchDecoder.Origin
  ) -> Output? {
    while next < events.count {
      next += 1
      if let output = decode(events[next - 1], origin) { return output }
    }
    return nil
  }

  /// Takes over where the device's slots are, after it was listened to only in part; contacts stay as they are.
  ///
  /// - Parameter device: What it says at this moment.
  mutating func catchUp(with device: some DeviceValues) {
    // Packets tell each place anew.
    guard profile.form != .packets else { return }
    decoder.place(TouchState(profile, device))
  }

  /// Takes that the kernel dropped events.
  ///
  /// - Returns: A frame that cancels the contacts of a device that cannot say which are still there.
  public mutating func drop() -> TouchFrame? {
    translator.drop() ? cancelAll(at: frame.time) : nil
  }

  /// Ends all contacts; those that are still down are ignored until they are lifted.
  ///
  /// - Parameter time: When.
  /// - Returns: A frame that cancels them, if any are.
  public mutating func cancelAll(at time: Timestamp) -> TouchFrame? {
    decoder.cancelAll(at: time).flatMap { laid($0) }
  }

  /// Cleans a frame and lays it under the keyboard; `nil` if nothing is left.
  private mutating func laid(_ raw: DeviceFrame) -> TouchFrame? {
    let cleaned = cleaner.clean(raw)
    guard !cleaned.touches.isEmpty else { return nil }
    frame.assign(cleaned, through: transform)
    return frame
  }
}

extension Transform {
  /// Takes every point to one place outside every keyboard.
  static let nowhere = Transform(0, 0, -1e6, 0, 0, -1e6)
}
