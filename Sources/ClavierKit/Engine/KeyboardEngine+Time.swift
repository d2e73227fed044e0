// SPDX-License-Identifier: MIT

extension KeyboardEngine {
  /// The range of due gestures that are performed before an input.
  enum DueRange {
    case none
    /// Gestures due before the time of the input: a lift at the very time of a long press is a tap.
    case before
    /// Gestures due up to the time of the input.
    case upTo
  }

  /// The time of the next call if no input comes before; `nil` for none.
  var deadline: Timestamp? {
    var earliest: Timestamp? = .earlier(displayedExpiry, callouts.deadline)
    if features.contains(.assistance) { earliest = .earlier(earliest, assistance?.deadline) }
    for index in presses.indices {
      earliest = .earlier(earliest, presses[index].clock.deadline)
    }
    return earliest
  }

  /// The time at which a shown capital or shown suggestions expire with the text record.
  ///
  /// Without these, the expiry of the record is not visible, and can wait for the next input.
  private var displayedExpiry: Timestamp? {
    mode.shift.isAutomatic
      || (features.contains(.suggestions) && typed.autocomplete?.isShowing ?? false)
      ? text.expiry(after: settings.timing.textTrust) : nil
  }

  /// Advances the time: performs what is due, the earliest first, and drops an expired text.
  mutating func advance(to now: Timestamp, firing: DueRange, _ response: inout Response) {
    while features.contains(.assistance), firing != .none, let due = assistance?.deadline,
      due < now || (firing == .upTo && due == now)
    {
      firePresses(until: due, now: now, firing: .upTo, &response)
      fireAssistance(due: due, now: now, &response)
    }
    firePresses(until: now, now: now, firing: firing, &response)
    expireText(at: now)
    expireCallouts(at: now, &response)
  }

  /// Performs the due gestures of held keys.
  private mutating func firePresses(
    until end: Timestamp, now: Timestamp, firing: DueRange, _ response: inout Response
  ) {
    while firing != .none, let index = earliestPress,
      let due = presses[index].clock.deadline, due < end || (firing == .upTo && due == end)
    {
      fireClock(ofPressAt: index, due: due, now: now, &response)
    }
  }

  private var earliestPress: Int? {
    var earliest: (index: Int, due: Timestamp)?
    for index in presses.indices {
      guard let due = presses[index].clock.deadline else { continue }
      if earliest.map({ due < $0.due }) ?? true { earliest = (index, due) }
    }
    return earliest?.index
  }

  /// Performs the gestures of a held key that were due before a time.
  mutating func fireDueGestures(
    ofPressAt index: Int, before now: Timestamp, _ response: inout Response
  ) {
    while presses.indices.contains(index), let due = presses[index].clock.deadline, due < now {
      fireClock(ofPressAt: index, due: due, now: now, &response)
    }
  }

  private mutating func fireClock(
    ofPressAt index: Int, due: Timestamp, now: Timestamp, _ response: inout Response
  ) {
    if presses[index].role == .suggesting { return removeSuggestion(ofPressAt: index, &response) }
    guard
      let (gesture, duration) = presses[index].clock.fire(at: now, timing: settings.timing),
      let action = action(ofPressAt: index)
    else { return }
    if gesture == .repeatPress { beginRepeating(pressAt: index, at: due, &response) }
    let event = KeyGesture(
      gesture: gesture, action: action, contact: presses[index].contact, time: due,
      modifiers: presses[index].modifiers, duration: duration)
    handle(event, &response)
    guard gesture == .longPress else { return }
    openActionCallout(ofPressAt: index, &response)
    if action == .space { beginSpaceDrag(ofPressAt: index, &response) }
  }

  private mutating func expireText(at now: Timestamp) {
    if text.isExpired(at: now, after: settings.timing.textTrust) { forgetText() }
  }

  /// Makes the text unknown, and removes a capital that depends on it.
  mutating func forgetText() {
    typed.forget()
    preferCapital()
  }

  /// Updates the text record to a session's report.
  ///
  /// A report of the same text does not restore a capital that the user has turned off.
  mutating func update(_ context: TextContext, at time: Timestamp) {
    let wasCapital = behavior.prefersCapital(after: text)
    let isSamePlace = typed.update(context, at: time)
    guard !isSamePlace || behavior.prefersCapital(after: text) != wasCapital else { return }
    preferCapital()
  }

  /// Replaces the text record by that of another field, and removes the suggestions.
  mutating func replaceText(with record: TextRecord, _ response: inout Response) {
    if typed.autocomplete?.isShowing ?? false { response.changes.insert(.suggestions) }
    typed.replace(with: record)
    preferCapital()
  }

  /// Drops all fingers without an effect, since their lifts will not arrive.
  mutating func cancelAll(_ response: inout Response) {
    for press in presses { cancelFinger(press.contact, &response) }
    cancelAssistance(&response)
    hideCallouts(&response)
    bounces.reset()
    doubleTaps.reset()
    typed.resetMachines()
  }
}
