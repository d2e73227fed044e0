// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput
import KeyboardPlan

// The receiver's locks and held keys, and the effects that wait for them.

extension KeyboardCore {
  /// Whether the keys that are held on other keyboards are known.
  public var isListeningToKeyboards: Bool { typing.heldKeys != nil }

  /// Updates the receiver's state; must be called before typing.
  mutating func updateReceiverState(at now: Timestamp) {
    if typing.groups.deadline.isDue(at: now) { updateGroup(at: now) }
    guard plan.receiver != nil else { return }
    let locks = typing.locks.locks(at: now)
    // Digits of the keypad can be typed only while the state of Num Lock is known.
    if plan.receiver?.update(locks, heldKeys: typing.heldKeys ?? []) == true {
      invalidateUntypableKeys()
    }
  }

  mutating func update(lights: LockLights, at now: Timestamp) {
    typing.locks.update(lights, at: now)
    updateReceiverState(at: now)
  }

  mutating func update(heldKeys keys: [Keycode], at now: Timestamp) {
    typing.heldKeys = keys
    retryDeferred(at: now)
  }

  /// Requests the events of other keyboards only while a text is known, an effect waits, a key is
  /// pressed or a program dictates.
  mutating func updateListening() {
    let isNeeded =
      !engine.isTextUnknown || !typing.deferred.isEmpty || engine.hasPresses
      || typing.dictation.isActive
    guard isNeeded != isListeningToKeyboards else { return }
    typing.heldKeys = isNeeded ? [] : nil
    append(.listenToKeyboards(isNeeded))
  }

  /// Defers an effect until it can be typed.
  ///
  /// - Returns: The number of the effect's characters or keys that are lost because the queue is
  ///   full.
  mutating func deferEffect(_ effect: Effect, at now: Timestamp) -> Int {
    if typing.deferred.isEmpty, !typing.commit.isPending, !typing.isCommitWaiting {
      append(.log(.info, "text is delayed: a key is held on another keyboard"))
    }
    return typing.deferred.add(effect, at: now) ? 0 : effect.keyCount
  }

  /// Types the deferred effects, until one must wait again.
  mutating func retryDeferred(at now: Timestamp) {
    guard !typing.deferred.isEmpty else { return }
    updateReceiverState(at: now)
    typing.sequence.removeAll()
    var missing = 0
    while let effect = typing.deferred.first, let count = append(effect, at: now) {
      typing.deferred.removeFirst()
      missing += count
    }
    missing += sendSequence(at: now)
    reportLoss(of: missing, at: now)
  }

  /// Drops the effects that have waited for too long.
  mutating func dropExpiredEffects(at now: Timestamp) {
    // The release of a held key is not reported if its keyboard cannot be read, so the effects are
    // tried once more.
    retryDeferred(at: now)
    guard typing.areDeferredDue(at: now) else { return }
    append(.log(.user, "not typed: a modifier is held on another keyboard; lift it"))
    dropDeferred(at: now)
  }

  mutating func dropDeferred(at now: Timestamp) {
    reportLoss(of: typing.deferred.drop().reduce(0) { $0 + $1.keyCount }, at: now)
  }

  /// Reports characters that were lost after the engine counted them as typed.
  mutating func reportLoss(of count: Int, at now: Timestamp) {
    guard count > 0 else { return }
    append(.lost(count))
    handle(fieldText: .textChanged, at: now)
  }
}

extension Effect {
  /// The number of the effect's characters or keys, for counts of lost input.
  fileprivate var keyCount: Int {
    switch self {
    case .insertText(let text): text.count
    case .deleteBackward, .press: 1
    case .request: 0
    }
  }
}
