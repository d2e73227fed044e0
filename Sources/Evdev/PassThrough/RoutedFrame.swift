// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit

/// The part of a device's frame for the application or the keyboard.
package struct RoutedFrame: Sendable {
  /// The events in their order; the last is `SYN_REPORT` once the frame is finished.
  package private(set) var events: [InputEvent] = []
  /// Whether the frame contains events other than `EV_MSC`, which alone do not justify a frame.
  private(set) var hasNonMiscEvents = false
  /// The time of the events that are appended.
  var time = Timestamp(microseconds: 0)
  /// The keys that are down for the recipient.
  private(set) var down = HeldKeys()

  /// The number of events at which a frame ends although the source has not ended it.
  ///
  /// **Source:** ours: 64 slots with all their axes, which is more than any driver sends at once.
  static let limit = 1024

  init() {
    events.reserveCapacity(256)
  }

  var isFull: Bool { events.count >= Self.limit }

  /// Begins the next frame of this recipient.
  fileprivate mutating func begin() {
    hasNonMiscEvents = false
    if !events.isEmpty { events.clear() }
  }

  mutating func append(_ code: InputCode, _ value: Int32) {
    hasNonMiscEvents = hasNonMiscEvents || code.type != EV_MSC
    events.append(InputEvent(code, value, at: time))
  }

  /// Appends a key that goes down (1), up (0) or repeats (2).
  ///
  /// A release or repeat of a key that is not down is dropped, since its press was withheld from
  /// the clone.
  mutating func appendKey(_ number: UInt16, _ value: Int32) {
    let isDown = down.contains(number)
    switch value {
    case 0 where isDown: down.set(number, isDown: false)
    case 2 where isDown: break
    case 0, 2: return
    default:
      guard !isDown, number < KEY_CNT else { return }
      down.set(number, isDown: true)
    }
    append(InputCode(type: UInt16(EV_KEY), number: number), value == 0 || value == 2 ? value : 1)
  }

  /// Ends the frame of this recipient.
  ///
  /// - Returns: Whether there are events to write.
  fileprivate mutating func finish() -> Bool {
    guard hasNonMiscEvents else { return false }
    events.append(InputEvent(.report, 0, at: time))
    return true
  }

  /// Releases all keys that are down for the recipient.
  mutating func liftKeys() {
    for number in UInt16(0)..<UInt16(KEY_CNT) where down.contains(number) {
      appendKey(number, 0)
    }
  }
}

/// The parts of a device's frame for both recipients.
struct RoutedFrames: Sendable {
  /// The number of contacts on the device, of either owner.
  var contactCount = 0
  var application = RoutedFrame()
  var keyboard = RoutedFrame()
  private var areFinished = false

  /// Whether a part is so long that both must end before the device ends the frame.
  var areFull: Bool { application.isFull || keyboard.isFull }

  /// Begins the next frames, if the last ones have ended.
  mutating func begin(at time: Timestamp) {
    application.time = time
    keyboard.time = time
    guard areFinished else { return }
    areFinished = false
    application.begin()
    keyboard.begin()
  }

  /// Appends to the part of a contact's owner; no-op while it has none.
  mutating func append(_ code: InputCode, _ value: Int32, to owner: ContactOwner) {
    switch owner {
    case .application: application.append(code, value)
    case .keyboard: keyboard.append(code, value)
    case .none, .pending: break
    }
  }

  /// Ends the frames of both recipients.
  ///
  /// - Returns: The recipients that have events.
  mutating func finish() -> TouchRouter.Recipients {
    areFinished = true
    var recipients: TouchRouter.Recipients = []
    if application.finish() { recipients.insert(.application) }
    if keyboard.finish() { recipients.insert(.keyboard) }
    return recipients
  }
}
