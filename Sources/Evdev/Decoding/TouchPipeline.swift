// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The pipeline from a device's events to frames under a keyboard, for open and recorded devices.
///
/// ```
///  event ─▶ EventTranslator ─▶ TouchDecoder ─▶ ContactCleaner ─▶ transform ─▶ TouchFrame
///            slots for all      contacts        palms, noise      points
/// ```
///
/// The pipeline has two steps, so that translated events can also be sent elsewhere:
///
///     for event in pipeline.translate(events) { … pipeline.decode(event, .live) … }
public struct TouchPipeline: Sendable {
  /// The result of decoding events.
  public typealias Output = Decoded<TouchFrame>

  public let profile: TouchProfile
  /// The map from the device's units to the keyboard's space.
  public var transform = Transform.unmapped
  private var translator: EventTranslator
  private var decoder: TouchDecoder
  private var cleaner: ContactCleaner
  private var isHoverReported = false
  /// The reused buffers for events and one frame, so that reading allocates nothing.
  private var events: [InputEvent] = []
  private var frame = TouchFrame(time: Timestamp(microseconds: 0), touches: [])

  /// Creates a pipeline for a device in a known state.
  ///
  /// - Parameters:
  ///   - profile: The device's profile.
  ///   - device: The device's present values; held contacts are ignored until they are lifted.
  ///   - number: The device's number among all that were ever opened.
  init(_ profile: TouchProfile, _ device: some DeviceValues, number: UInt32) {
    self.profile = profile
    translator = EventTranslator(profile, device)
    cleaner = ContactCleaner(profile.cleaning)
    decoder = TouchDecoder(
      TouchState(profile, device), number: number, followsShape: cleaner.needsShape)
  }

  /// Whether a contact is on the device, ignored or not.
  public var isTouched: Bool { decoder.isTouched }

  /// The number of contacts rejected so far: palms, and contacts that began in dead areas.
  var rejectionCount: Int { cleaner.rejectionCount }

  /// Whether new contacts are ignored until they are lifted.
  public var ignoresNewContacts: Bool {
    get { decoder.ignoresNewContacts }
    set { decoder.ignoresNewContacts = newValue }
  }

  /// The map from the device's units to the unit square of the surface as the user sees it, for
  /// dead areas.
  public var surface: Transform {
    get { cleaner.surface }
    set { cleaner.surface = newValue }
  }

  /// Whether ``translate(_:)`` changes events at all.
  var isTranslating: Bool { if case .none = translator { false } else { true } }

  /// Translates the device's next events.
  ///
  /// - Parameter raw: The events.
  /// - Returns: The normalised events, unchanged for most devices. Release the array before the
  ///   next call, or its buffer is reallocated.
  public mutating func translate(_ raw: Span<InputEvent>) -> [InputEvent] {
    events.removeAll(keepingCapacity: true)
    for index in raw.indices { translator.translate(raw[index], into: &events) }
    return events
  }

  /// The time at which unreported contacts count as lifted; `nil` if none can.
  ///
  /// Only drivers that report no lifts need a timeout: see `ProtocolATranslator`.
  var liftDeadline: Timestamp? { translator.liftDeadline }

  /// Translates the lift timeout to events at ``liftDeadline`` that lift its contacts.
  mutating func translateLiftTimeout() -> [InputEvent] {
    events.removeAll(keepingCapacity: true)
    translator.liftUnreported(into: &events)
    return events
  }

  /// The time of the next call of ``checkStuckContacts(at:)`` if no event comes before; `nil`
  /// while no contact is down.
  var stuckContactCheck: Timestamp? { decoder.stuckContactCheck }

  /// Reports a finger that has not lifted for a long time; once per device.
  mutating func checkStuckContacts(at time: Timestamp) -> Output? {
    decoder.checkStuckContacts(at: time).map(Output.fault)
  }

  /// Decodes one of the events from ``translate(_:)``; each once, in order.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - origin: Whether the event was read or recovered.
  /// - Returns: The finished output, if any. A frame always has touches.
  public mutating func decode(_ event: InputEvent, _ origin: TouchDecoder.Origin) -> Output? {
    switch decoder.decode(event, origin) {
    case .frame(let raw): mapped(raw).map(Output.frame)
    case .loss(let raw): mapped(raw).map(Output.loss)
    case .fault(let fault): .fault(fault)
    case nil: event.code == .report ? hoverFault() : nil
    }
  }

  /// Reports a device whose fingers only hover; once per device.
  private mutating func hoverFault() -> Output? {
    guard !isHoverReported, translator.onlyHovers else { return nil }
    isHoverReported = true
    return .fault(.neverTouched)
  }

  /// Decodes events from ``translate(_:)``, up to one that finishes an output.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - next: The index of the next event to decode; updated.
  ///   - origin: Whether they were read or recovered.
  /// - Returns: The output; `nil` if all events are decoded without one.
  mutating func decode(
    _ events: Span<InputEvent>, from next: inout Int, _ origin: TouchDecoder.Origin
  ) -> Output? {
    while next < events.count {
      next += 1
      if let output = decode(events[next - 1], origin) { return output }
    }
    return nil
  }

  /// Updates the slots' places from a device of which only some events were read; contacts are
  /// unchanged.
  ///
  /// - Parameter device: The device's present values.
  mutating func catchUp(with device: some DeviceValues) {
    // A device with packets reports every place in each frame.
    guard profile.form != .packets else { return }
    decoder.place(TouchState(profile, device))
  }

  /// Handles events dropped by the kernel.
  ///
  /// - Returns: A frame that cancels the contacts of a device whose state cannot be queried.
  public mutating func drop() -> TouchFrame? {
    translator.drop() ? cancelAll(at: frame.time) : nil
  }

  /// Ends all contacts; those that are still down are ignored until they are lifted.
  ///
  /// - Parameter time: The time of the cancellation.
  /// - Returns: A frame that cancels them; `nil` if there are none.
  public mutating func cancelAll(at time: Timestamp) -> TouchFrame? {
    decoder.cancelAll(at: time).flatMap { mapped($0) }
  }

  /// Filters a frame and maps it to the keyboard; `nil` if nothing is left.
  private mutating func mapped(_ raw: DeviceFrame) -> TouchFrame? {
    let cleaned = cleaner.clean(raw)
    guard !cleaned.touches.isEmpty else { return nil }
    frame.assign(cleaned, through: transform)
    return frame
  }
}

extension Transform {
  /// A map of every point to one place outside every keyboard.
  static let unmapped = Transform(0, 0, -1e6, 0, 0, -1e6)
}
