// SPDX-License-Identifier: MIT

import CLinux
package import ClavierKit

/// Routes each contact of a grabbed device to the keyboard or to the application, never to both.
///
/// The application receives its events from a clone.
///
/// ```
///                     ┌─ contacts on the keyboard ──────▶ frames.keyboard ────▶ TouchDecoder
///  event ─▶ its slot ─┤
///                     └─ all others, wheels, buttons ───▶ frames.application ─▶ TouchClone
/// ```
///
/// A contact's owner is fixed at the end of the frame in which it touches down, by its position
/// then. The owner receives the contact with its slot and tracking ID until its end; the other
/// recipient receives nothing of it. Keys, wheels and other events without a contact go to the
/// application. A frame of the device makes one frame for each recipient that has events in it.
///
/// The router is total: every event of every device has a result. No contact stays down on the
/// clone that is not down on the device. The router is independent of devices, does no I/O, and
/// allocates nothing once its buffer has grown.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", protocol type B, and "Linux input
/// event codes".
package struct TouchRouter: Sendable {
  /// The recipients that have events in a finished frame.
  package struct Recipients: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let application = Self(rawValue: 1)
    package static let keyboard = Self(rawValue: 2)
  }

  private var frames = RoutedFrames()
  /// The route of a device with one contact and no slots; `nil` for any other device.
  private var single: SingleRoute?
  /// The route of a device with slots; unused if ``single`` is set.
  private var multi: MultiRoute
  /// The events without a contact, in order.
  private var contactlessEvents: [InputEvent] = []

  /// Creates a router for a device without contacts, keys and axes.
  package init() {
    self.init(RouteState(form: .slots, keys: [], axes: [:]))
  }

  /// Creates a router for a device without held contacts and keys.
  ///
  /// - Parameter state: The device's description and state.
  package init(_ state: RouteState) {
    if case .single(let button) = state.form { single = SingleRoute(state, button: button) }
    multi = MultiRoute(state)
    contactlessEvents.reserveCapacity(Self.contactlessEventLimit)
  }

  /// The number of contacts, of either owner.
  package var contactCount: Int { frames.contactCount }

  /// Whether there is no contact, and no key is down on the clone.
  package var isIdle: Bool { contactCount == 0 && frames.application.down.isEmpty }

  /// Calls the body with the events to write to the clone.
  ///
  /// `mutating`, so that calling it on a class property does not copy the router.
  ///
  /// - Throws: The error of `body`.
  package mutating func withApplicationEvents<Failure: Error>(
    _ body: (Span<InputEvent>) throws(Failure) -> Void
  ) throws(Failure) {
    try body(frames.application.events.span)
  }

  /// The events to write to the clone; valid until the next event.
  package var applicationEvents: [InputEvent] { frames.application.events }

  /// The events for the keyboard; valid until the next event.
  package var keyboardEvents: [InputEvent] { frames.keyboard.events }

  /// Routes the next events of the device, up to the end of a frame that has recipients.
  ///
  /// - Parameters:
  ///   - events: The events, read or recovered.
  ///   - next: The index of the next event to route; updated.
  ///   - isInside: Whether a place in device units is on the keyboard now.
  /// - Returns: The recipients of a finished frame; empty if no frame is finished.
  package mutating func route(
    _ events: Span<InputEvent>, from next: inout Int, isInside: (_ x: Int32, _ y: Int32) -> Bool
  ) -> Recipients {
    while next < events.count {
      let recipients = route(events[next], isInside: isInside)
      next += 1
      if !recipients.isEmpty { return recipients }
    }
    return []
  }

  /// Routes the next event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isInside: Whether a place in device units is on the keyboard now.
  /// - Returns: The recipients of a finished frame; empty while it is unfinished.
  package mutating func route(
    _ event: InputEvent, isInside: (_ x: Int32, _ y: Int32) -> Bool
  ) -> Recipients {
    frames.begin(at: event.time)
    let number = event.code.number
    switch Int32(event.code.type) {
    case EV_SYN:
      return event.code == .report ? finish(isInside) : []
    case EV_ABS:
      if single?.handleAxis(number, event.value) == nil {
        multi.handleAxis(number, event.value, &frames, isInside: isInside)
      }
    case EV_KEY:
      let belongsToContact =
        single?.handleKey(number, event.value, &frames, isInside: isInside)
        ?? multi.isContactKey(number)
      if !belongsToContact { return store(event, isInside) }
    case EV_MSC, EV_REL, EV_SW:
      return store(event, isInside)
    default: break
    }
    return frames.areFull ? finish(isInside) : []
  }

  /// Lifts all contacts and keys of the application, before the owner changes.
  ///
  /// Held contacts are the keyboard's until they are lifted.
  ///
  /// - Parameter time: The time of the lift.
  /// - Returns: Whether ``applicationEvents`` must now be written.
  package mutating func liftAll(at time: Timestamp) -> Bool {
    frames.begin(at: time)
    contactlessEvents.removeAll(keepingCapacity: true)
    if single?.liftAll(&frames) == nil { multi.liftAll(&frames) }
    frames.application.liftKeys()
    return frames.finish().contains(.application)
  }
}

extension TouchRouter {
  /// The maximum number of events without a contact in a frame.
  ///
  /// **Source:** ours: far more than the buttons and wheels of any device with touches.
  private static let contactlessEventLimit = 64

  /// Stores an event without a contact until the frame's end, which is forced at the limit.
  private mutating func store(
    _ event: InputEvent, _ isInside: (Int32, Int32) -> Bool
  ) -> Recipients {
    contactlessEvents.append(event)
    return contactlessEvents.count >= Self.contactlessEventLimit ? finish(isInside) : []
  }

  private mutating func finish(_ isInside: (Int32, Int32) -> Bool) -> Recipients {
    if single?.finish(&frames, isInside: isInside) == nil {
      multi.finish(&frames, isInside: isInside)
    }
    for event in contactlessEvents {
      if Int32(event.code.type) == EV_KEY {
        frames.application.appendKey(event.code.number, event.value)
      } else {
        frames.application.append(event.code, event.value)
      }
    }
    if !contactlessEvents.isEmpty { contactlessEvents.removeAll(keepingCapacity: true) }
    return frames.finish()
  }
}
