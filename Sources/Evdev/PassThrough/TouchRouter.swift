// SPDX-License-Identifier: MIT

import CLinux
package import ClavierKit

/// Sorts the events of a grabbed device: what its clone is to say, so that an application sees every
/// contact that is not on the keyboard, and none that is.
///
/// Whose a contact is, is decided once, by the place where it is at the end of the frame in which it
/// lands. The keyboard's contacts are kept from the clone to their end; all others are said there with
/// the same slots and tracking IDs. So are keys, wheels and whatever else is no contact. For each frame
/// of the device that says something to the application, there is one frame of the clone.
///
/// It is total: every event of every device has an answer, and no contact is left down on the clone that
/// is not down on the device. It knows no device and does no I/O, and allocates nothing once its
/// buffer has grown.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", protocol type B, and "Linux input event
/// codes".
package struct TouchRouter: Sendable {
  /// What is to be written to the clone; good until the next event.
  package private(set) var frame = CloneFrame()
  /// Whether a contact of the keyboard did something in the last frame of the device, so that keys may have
  /// been typed.
  package private(set) var concernsKeyboard = false
  /// The contacts of a device with slots.
  private var multi: MultiRoute?
  /// The contact of a device without.
  private var single: SingleRoute?
  /// What is no contact, in its order.
  private var others: [InputEvent] = []

  /// Makes a router for a device that nothing touches and none of whose keys is down.
  ///
  /// - Parameter state: What the device is and says.
  package init(_ state: RouteState) {
    switch state.form {
    case .slots: multi = MultiRoute(state)
    case .single(let button): single = SingleRoute(state, button: button)
    }
    others.reserveCapacity(Self.otherLimit)
  }

  /// How many contacts there are now, whoever has them.
  package var contactCount: Int {
    (multi?.contactCount ?? 0) + (single == nil || single?.owner == ContactOwner.none ? 0 : 1)
  }

  /// Whether there is no contact, and no key is down on the clone.
  package var isNeutral: Bool { contactCount == 0 && frame.down.isEmpty }

  /// Takes the next event of the device, read or recovered.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isInside: Whether a place in device units is on the keyboard now.
  /// - Returns: Whether ``frame`` is now to be written.
  package mutating func take(
    _ event: InputEvent, isInside: (_ x: Int32, _ y: Int32) -> Bool
  ) -> Bool {
    frame.begin(at: event.time)
    let number = event.code.number
    switch Int32(event.code.type) {
    case EV_SYN:
      return event.code == .report && finish(isInside)
    case EV_ABS:
      multi?.takeAxis(number, event.value, &frame, isInside: isInside)
      single?.takeAxis(number, event.value)
    case EV_KEY:
      if multi?.takeKey(number) ?? false { break }
      if single?.takeKey(number, event.value, &frame, isInside: isInside) ?? false { break }
      return keep(event, isInside)
    case EV_MSC, EV_REL, EV_SW:
      return keep(event, isInside)
    default: break
    }
    return frame.isFull && finish(isInside)
  }

  /// Lifts all that the application has: its owner is about to change.
  ///
  /// The contacts that are down are the keyboard's until they are lifted.
  ///
  /// - Parameter time: When.
  /// - Returns: Whether ``frame`` is now to be written.
  package mutating func liftAll(at time: Timestamp) -> Bool {
    frame.begin(at: time)
    others.removeAll(keepingCapacity: true)
    multi?.liftAll(&frame)
    single?.liftAll()
    frame.liftKeys()
    return frame.finish()
  }
}

extension TouchRouter {
  /// How many events that are no contact a frame may have.
  ///
  /// **Source:** ours: far more than the buttons and wheels of any device with touches.
  private static let otherLimit = 64

  /// Keeps what is no contact for the frame's end, which comes at once if there is no end.
  private mutating func keep(_ event: InputEvent, _ isInside: (Int32, Int32) -> Bool) -> Bool {
    others.append(event)
    return others.count >= Self.otherLimit && finish(isInside)
  }

  private mutating func finish(_ isInside: (Int32, Int32) -> Bool) -> Bool {
    concernsKeyboard =
      multi?.finish(&frame, isInside: isInside) ?? single?.finish(&frame, isInside: isInside)
      ?? false
    for event in others {
      if Int32(event.code.type) == EV_KEY {
        frame.appendKey(event.code.number, event.value)
      } else {
        frame.append(event.code, event.value)
      }
    }
    others.removeAll(keepingCapacity: true)
    return frame.finish()
  }
}
