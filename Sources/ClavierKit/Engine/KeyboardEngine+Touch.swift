// SPDX-License-Identifier: MIT

/// The effects of touches on presses.
extension KeyboardEngine {
  mutating func handle(_ touch: Touch, at time: Timestamp, _ response: inout Response) {
    switch touch.phase {
    case .down: handleDown(touch, at: time, &response)
    case .moved: handleMove(touch, at: time, &response)
    case .up: handleUp(touch, at: time, &response)
    case .cancelled: cancelFinger(touch.contact, &response)
    }
  }

  private mutating func handleDown(_ touch: Touch, at time: Timestamp, _ response: inout Response) {
    // A contact that goes down twice has lost its lift in between, and must not type.
    cancelFinger(touch.contact, &response)
    if let lift = bounces.continuedLift(
      at: touch.point, time: time, timing: settings.timing)
    {
      return resume(lift, touch, at: time, &response)
    }
    let page = keyboardType
    let frames = frames(of: page)
    guard let key = frames.hitTest(touch.point) else {
      if frames.toolbar?.contains(touch.point) == true {
        return downOnToolbar(touch, at: time, &response)
      }
      // The user touched something else, and most likely moved the cursor.
      forgetText()
      return
    }
    let action = frames.keys[key].action
    // A key that acts on touch-down must not overtake keys that are typed on lift.
    if action.role != .typing { commitOlder(than: presses.endIndex, at: time, &response) }
    var modifiers = Press.Modifiers()
    if action.role == .deleting {
      modifiers.sent = modifiersOfText
      modifiers.isFunctionActive = mode.modifiers.isFunctionActive
    }
    presses.append(
      Press(
        contact: touch.contact, role: action.role, page: page, key: key,
        keyFrame: frames.keys[key].touchFrame, point: touch.point,
        clock: clock(for: action, at: time),
        origin: touch.point,
        modifiers: modifiers,
        swipes: frames.keys[key].swipeDirections,
        pageSwipe: pageSwipe(on: key, of: page, at: touch.point)))
    response.counts.presses += 1
    response.changes.insert(.pressedKeys)
    showCallout(ofPressAt: presses.endIndex - 1, &response)
    let gesture = KeyGesture(
      gesture: .press, action: action, contact: touch.contact, time: time, modifiers: modifiers)
    handle(gesture, &response)
    if settings.commitPolicy == .press { commitOnPress(at: time, &response) }
  }

  /// Returns the clock of a key that a finger has just reached.
  ///
  /// For a different long-press delay of a single key, change the timing here. The timing of its
  /// repeats is a parameter of ``GestureClock/fire(at:timing:)``.
  func clock(for action: KeyboardAction, at time: Timestamp) -> GestureClock {
    var clock = GestureClock(
      pressedAt: time, repetition: action.repetition, timing: settings.timing)
    if action.role == .finished { clock.stop() }
    return clock
  }

  private mutating func handleMove(_ touch: Touch, at time: Timestamp, _ response: inout Response) {
    guard let index = presses.firstIndex(where: { $0.contact == touch.contact }) else { return }
    let swipe = presses[index].swipe
    presses[index].point = touch.point
    if presses[index].role == .dragging { return drag(pressAt: index, at: time, &response) }
    if presses[index].role == .suggesting {
      return moveOnToolbar(pressAt: index, &response)
    }
    if presses[index].history.hasOpenedCallout { return updateSelection(pressAt: index, &response) }
    if presses[index].pageSwipe != nil, turnPage(byPressAt: index, &response) { return }
    let limit = settings.timing.longPressMaxDragDistance
    if presses[index].role == .typing,
      presses[index].origin.squaredDistance(to: touch.point) > limit * limit
    {
      presses[index].clock.stop()
    }
    // A swiped key has no long press.
    if presses[index].isSwiped { presses[index].clock.stop() }
    if presses[index].role == .typing, presses[index].swipe != swipe {
      showCallout(ofPressAt: index, &response)
    }
    if presses[index].isSwiping { return }
    slide(pressAt: index, at: time, &response)
  }

  private mutating func handleUp(_ touch: Touch, at time: Timestamp, _ response: inout Response) {
    guard let index = presses.firstIndex(where: { $0.contact == touch.contact }) else { return }
    let lifted = presses[index]
    switch presses[index].role {
    case .typing:
      if presses[index].key != nil {
        commitOlder(than: index, at: time, &response)
        commit(pressAt: index, at: time, &response)
      }
    case .shift, .page, .modifier:
      // Keys pressed under a held modifier are typed with it; then the modifier ends.
      commitOlder(than: presses.endIndex, at: time, &response)
    case .dragging:
      handle(
        KeyGesture(gesture: .release, action: .space, contact: touch.contact, time: time),
        &response)
      endSpaceDrag(by: touch.contact, &response)
    case .suggesting:
      if let suggestion = presses[index].suggestion { accept(suggestion, at: time, &response) }
    case .typed:
      // The key has no action callout, but may have an input callout to release.
      _ = selectedAction(ofPressAt: index, at: time, &response)
    case .deleting, .repeating, .finished:
      break
    }
    let action = lifted.isContinued ? nil : action(ofPressAt: index)
    presses.remove(at: index)
    let held = lifted.role.holdsMode ? mode : nil
    liftModifiers(touch.contact, at: time)
    recordLift(of: consume lifted, consume held, at: time)
    reportTouchEnd(action, &response)
  }

  private mutating func liftModifiers(_ contact: Contact.ID, at time: Timestamp) {
    mode.page.release(by: contact)
    let interval = settings.timing.shiftDoubleTapInterval
    mode.modifiers.release(by: contact, at: time, lockInterval: interval)
    let locks = behavior.locksShift(onTapAfter: mode.shift.tapInterval(endedBy: contact, at: time))
    let endedChord = mode.shift.release(by: contact, at: time, locks: locks)
    if endedChord { preferCapital() }
  }

  /// Cancels one finger, which types nothing.
  mutating func cancelFinger(_ contact: Contact.ID, _ response: inout Response) {
    guard let index = presses.firstIndex(where: { $0.contact == contact }) else { return }
    let action = action(ofPressAt: index)
    if presses[index].role == .dragging { endSpaceDrag(by: contact, &response) }
    presses.remove(at: index)
    let wasChording = mode.shift.isChording
    mode.cancel(contact)
    // A chord has ended, or the automatic capital of an earlier text applies again.
    if wasChording || mode.shift.isAutomatic { preferCapital() }
    cancelCallout(of: contact, &response)
    reportTouchEnd(action, &response)
  }

  /// Reports the end of a touch on this key.
  ///
  /// The action is `nil` if the finger slid off all keys, or if the end was reported before its
  /// contact was lost for a moment.
  private func reportTouchEnd(_ action: KeyboardAction?, _ response: inout Response) {
    response.changes.insert(.pressedKeys)
    guard let action else { return }
    report(.end, on: action, &response)
  }

  /// Types the keys of all earlier fingers that are not typed yet, in the order of touch-down.
  mutating func commitOlder(
    than index: Int, at time: Timestamp, _ response: inout Response
  ) {
    for older in 0..<index where presses[older].role == .typing {
      commit(pressAt: older, at: time, &response)
    }
  }

  /// Types the key under a finger, whose press then has no further effect.
  private mutating func commit(pressAt index: Int, at time: Timestamp, _ response: inout Response) {
    let chosen = selectedAction(ofPressAt: index, at: time, &response)
    release(pressAt: index, choosing: chosen, at: time, &response)
    presses[index].finish()
    response.changes.insert(.pressedKeys)
  }

  /// Performs the lift of a finger.
  ///
  /// - Parameters:
  ///   - index: The finger's index.
  ///   - chosen: The action selected in a callout; `nil` for the key's own action.
  ///   - time: The time of the lift.
  ///   - response: The response, to which the results are added.
  mutating func release(
    pressAt index: Int, choosing chosen: KeyboardAction?, at time: Timestamp,
    _ response: inout Response
  ) {
    let touched = presses[index].key
    if chosen == nil { weigh(pressAt: index) }
    let own = action(ofPressAt: index)
    presses[index].history.typedCase = keyboardCase
    presses[index].history.typedSwipe = presses[index].swipe
    guard let action = chosen ?? own else { return }
    // Most lifts have two gestures: a release and an end.
    if response.gestures.isEmpty { response.gestures.reserveCapacity(2) }
    let contact = presses[index].contact
    let interval = settings.timing.doubleTapInterval
    if chosen == nil, doubleTaps.tapped(action, at: time, within: interval) {
      let second = KeyGesture(gesture: .doubleTap, action: action, contact: contact, time: time)
      handle(second, &response)
    }
    var release = KeyGesture(gesture: .release, action: action, contact: contact, time: time)
    release.isChosen = chosen != nil && chosen != own
    if features.contains(.suggestions), let touched, chosen == nil {
      release.tap = tap(ofPressAt: index, on: touched)
    }
    handle(release, &response)
  }
}
