// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Evdev
import KeyOutput
import KeyboardPlan
import Linux

// What the receiver of the keys is in the middle of, and effects that wait because of it.

extension Daemon {
  /// Begins to follow the receiver's locks and the keyboards of others.
  func followReceiver() throws(SystemError) {
    lightsWatch = try loop.watch(keyboard.lightsDescriptor, "lock lights", .background) {
      [unowned self] _ in followLights()
    }
    heldBackTimer = try loop.timer { [unowned self] in endPatience() }
    touch.otherKeyboards.onEvent = { [unowned self] event in
      if event == .typed { forgetText() }
      retryHeldBack()
      listenToOthers()
    }
    listenToOthers()
  }

  /// Brings what is known of the receiver up to date, right before something is typed.
  func followState() {
    followLights()
    var state = ReceiverState(
      capsLock: lockFollower.locks.capsLock, numLock: lockFollower.locks.numLock)
    state.group = plan.group
    let keys = touch.otherKeyboards.heldKeys
    if !keys.isEmpty {
      state.held = plan.typist.keymap.modifiers(heldBy: keys.lazy.map(Keycode.init(rawValue:)))
    }
    if state != plan.typist.state { plan.typist.state = state }
  }

  private func followLights() { lockFollower.take(keyboard.readLights(), at: now) }

  /// Hears of other keyboards only while there is a text that they could change, or something waits for them.
  func listenToOthers() {
    let isListening = !engine.text.isUnknown || !heldBack.isEmpty
    if touch.otherKeyboards.isListening != isListening {
      touch.otherKeyboards.isListening = isListening
    }
  }

  private func forgetText() { perform(engine.handle(.textChangedElsewhere(now))) }

  /// Keeps an effect for the moment in which it can be typed.
  ///
  /// - Returns: How many characters or keys it is if there is no room for it.
  func holdBack(_ effect: Effect) -> Int {
    if heldBack.isEmpty, !commit.isPending, !isCommitWaiting {
      log.info("text waits: a key is held on another keyboard", from: "")
    }
    guard heldBack.add(effect, at: now) else { return effect.keyCount }
    heldBackTimer?.deadline = heldBack.deadline?.microseconds
    return 0
  }

  /// Types what waits, as far as that can be done now.
  func retryHeldBack() {
    guard !heldBack.isEmpty else { return }
    followState()
    var missing = 0
    let refused = typeAll { type in
      heldBack.retry { effect in
        guard let count = type(effect) else { return false }
        missing += count
        return true
      }
    }
    heldBackTimer?.deadline = heldBack.deadline?.microseconds
    lose(missing + refused)
  }

  /// Gives up what has waited for too long.
  private func endPatience() {
    // It may have been lifted on a keyboard of which nothing is heard.
    retryHeldBack()
    guard let deadline = heldBack.deadline, deadline <= now else { return }
    log.user("not typed: a modifier is held on another keyboard; lift it", from: "")
    dropHeldBack()
    listenToOthers()
  }

  /// Gives up what waits.
  func dropHeldBack() {
    heldBackTimer?.deadline = nil
    let count = heldBack.drop().reduce(0) { $0 + $1.keyCount }
    lose(count)
    // Who has asked for it is told.
    if isReady, queue.isEmpty { link?.keysWereSent() }
  }

  /// Takes that keys are not typed of which nobody knew that before.
  func lose(_ count: Int) {
    guard count > 0 else { return }
    link?.lost(count)
    forgetText()
  }
}

extension Effect {
  /// How many characters or keys it is for whoever counts what was not typed.
  fileprivate var keyCount: Int {
    switch self {
    case .insertText(let text): text.count
    case .deleteBackward, .press: 1
    case .request: 0
    }
  }
}
