// SPDX-License-Identifier: MIT

import CLinux
package import ClavierKit

/// Sorts the events of a grabbed device: those of each contact go to the keyboard or to the application, which
/// hears of them from a clone, and never to both.
///
/// ```
///                     ┌─ contacts on the keyboard ──────▶ frames.keyboard ────▶ TouchDecoder
///  event ─▶ its slot ─┤
///                     └─ all others, wheels, buttons ───▶ frames.application ─▶ TouchClone
/// ```
///
/// Whose a contact is, is decided once, by the place where it is at the end of the frame in which it
/// lands. Its owner hears of it with its own slot and tracking ID until its end, the other nothing. Keys, wheels and
/// whatever else is no contact are the application's. For each frame of the device that says something to one
/// of the two, there is one frame for that one.
///
/// It is total: every event of every device has an answer, and no contact is left down on the clone that
/// is not down on the device. It knows no device and does no I/O, and allocates nothing once its
/// buffer has grown.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", protocol type B, and "Linux input event
/// codes".
package struct TouchRouter: Sendable {
  /// Who has something to hear of a frame that is over.
  package struct Recipients: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let application = Self(rawValue: 1)
    package static let keyboard = Self(rawValue: 2)
  }

  private var frames = RoutedFrames()
  /// Whether the device has one contact without a slot: then ``single`` counts, else ``multi``.
  ///
  /// Both are there, since one that need not be looked for is changed where it is.
  private let isSingle: Bool
  private var multi: MultiRoute
  private var single: SingleRoute
  /// What is no contact, in its order.
  private var others: [InputEvent] = []

  /// Makes a router for a device that says nothing.
  package init() {
    self.init(Self.nothing)
  }

  /// Makes a router for a device that nothing touches and none of whose keys is down.
  ///
  /// - Parameter state: What the device is and says.
  package init(_ state: RouteState) {
    if case .single(let button) = state.form {
      (isSingle, multi) = (true, MultiRoute(Self.nothing))
      single = SingleRoute(state, button: button)
    } else {
      (isSingle, multi) = (false, MultiRoute(state))
      single = SingleRoute(Self.nothing, button: .touch)
    }
    others.reserveCapacity(Self.otherLimit)
  }

  /// A device that says nothing.
  private static let nothing = RouteState(form: .slots, keys: [], axes: [:])

  /// How many contacts there are now, whoever has them.
  package var contactCount: Int { frames.contactCount }

  /// Whether there is no contact, and no key is down on the clone.
  package var isNeutral: Bool { contactCount == 0 && frames.application.down.isEmpty }

  /// Calls with what is to be written to the clone.
  ///
  /// Mutating, since only then nothing of a router is copied that is a property of an object.
  ///
  /// - Throws: What `body` throws.
  package mutating func withApplicationEvents<Failure: Error>(
    _ body: (Span<InputEvent>) throws(Failure) -> Void
  ) throws(Failure) {
    try body(frames.application.events.span)
  }

  /// What is to be written to the clone; good until the next event.
  package var applicationEvents: [InputEvent] { frames.application.events }

  /// What the keyboard is to hear; good until the next event.
  package var keyboardEvents: [InputEvent] { frames.keyboard.events }

  /// Takes the next events of the device, read or recovered, up to the end of a frame that has recipients.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - next: The first of them that was not taken yet; when this returns, too.
  ///   - isInside: Whether a place in device units is on the keyboard now.
  /// - Returns: Who is now to hear of a frame; empty if no frame is over.
  package mutating func take(
    _ events: Span<InputEvent>, from next: inout Int, isInside: (_ x: Int32, _ y: Int32) -> Bool
  ) -> Recipients {
    while next < events.count {
      let recipients = take(events[next], isInside: isInside)
      next += 1
      if !recipients.isEmpty { return recipients }
    }
    return []
  }

  /// Takes the next event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isInside: Whether a place in device units is on the keyboard now.
  /// - Returns: Who is now to hear of a frame; empty while it is not over.
  package mutating func take(
    _ event: InputEvent, isInside: (_ x: Int32, _ y: Int32) -> Bool
  ) -> Recipients {
    frames.begin(at: event.time)
    let number = event.code.number
    switch Int32(event.code.type) {
    case EV_SYN:
      return event.code == .report ? finish(isInside) : []
    case EV_ABS where isSingle:
      single.takeAxis(number, event.value)
    case EV_ABS:
      multi.takeAxis(number, event.value, &frames, isInside: isInside)
    case EV_KEY:
      let isContacts =
        isSingle
        ? single.takeKey(number, event.value, &frames, isInside: isInside)
        : multi.takeKey(number)
      if !isContacts { return keep(event, isInside) }
    case EV_MSC, EV_REL, EV_SW:
      return keep(event, isInside)
    default: break
    }
    return frames.areFull ? finish(isInside) : []
  }

  /// Lifts all that the application has: its owner is about to change.
  ///
  /// The contacts that are down are the keyboard's until they are lifted.
  ///
  /// - Parameter time: When.
  /// - Returns: Whether ``applicationEvents`` are now to be written.
  package mutating func liftAll(at time: Timestamp) -> Bool {
    frames.begin(at: time)
    others.removeAll(keepingCapacity: true)
    if isSingle { single.liftAll(&frames) } else { multi.liftAll(&frames) }
    frames.application.liftKeys()
    return frames.finish().contains(.application)
  }
}

extension TouchRouter {
  /// How many events that are no contact a frame may have.
  ///
  /// **Source:** ours: far more than the buttons and wheels of any device with touches.
  private static let otherLimit = 64

  /// Keeps what is no contact for the frame's end, which comes at once if there is no end.
  private mutating func keep(
    _ event: InputEvent, _ isInside: (Int32, Int32) -> Bool
  ) -> Recipients {
    others.append(event)
    return others.count >= Self.otherLimit ? finish(isInside) : []
  }

  private mutating func finish(_ isInside: (Int32, Int32) -> Bool) -> Recipients {
    if isSingle {
      single.finish(&frames, isInside: isInside)
    } else {
      multi.finish(&frames, isInside: isInside)
    }
    for event in others {
      if Int32(event.code.type) == EV_KEY {
        frames.application.appendKey(event.code.number, event.value)
      } else {
        frames.application.append(event.code, event.value)
      }
    }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    return frames.finish()
  }
}
