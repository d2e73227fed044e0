// SPDX-License-Identifier: MIT

/// What is to be seen over the keys that fingers are on, and what they choose there.
///
/// ```
///   typing ──long press──▶ chooses ──lift──▶ types what it chose
///                             │ away
///                             ▼
///                      stays on its key ──lift──▶ types the key's own
/// ```
///
/// A list is in the way of nobody else: other fingers type beside it, and one that lifts first has what the
/// list's finger chose typed before its own key.
extension KeyboardEngine {
  /// Shows the key that a finger came down on or slid to.
  mutating func showCallout(ofPressAt index: Int, _ response: inout Response) {
    guard callouts.configuration.isInputEnabled else { return }
    let press = presses[index]
    guard let key = key(under: press) else { return cancelCallout(of: press.contact, &response) }
    let wasVisible = callouts.isVisible
    callouts.press(key, by: press.contact)
    if wasVisible || callouts.isVisible { response.changes.insert(.callouts) }
  }

  /// Opens the list of a key that was held; under modifiers a key is a computer's, and has none.
  mutating func openList(ofPressAt index: Int, _ response: inout Response) {
    let press = presses[index]
    guard press.role == .typing, modifiersOfText.isEmpty, !modifiers.isFunctionActive,
      let key = press.key, let frame = self.key(under: press)
    else { return }
    let actions = calloutPages[press.page, keyboardCase][key]
    guard opensList(of: actions, for: frame.action) else { return }
    let event = callouts.longPress(
      frame, actions: actions, by: press.contact, at: press.point)
    guard let event else { return }
    presses[index].hasOpenedList = true
    presses[index].clock.stop()
    presses[index].swipeDistance = nil
    note(event, &response)
  }

  /// Whether a key that is held shows what it offers.
  ///
  /// A menu of languages is no alternative to its key, and is there without those; on Space only if it is
  /// wanted there.
  private func opensList(of actions: [KeyboardAction], for key: KeyboardAction) -> Bool {
    guard actions.first?.isLocaleAction == true else { return settings.offersAlternatives }
    return key != .space || settings.spaceLongPressBehavior == .openLocaleContextMenu
  }

  /// Follows a finger whose key has opened its list.
  mutating func choose(pressAt index: Int, _ response: inout Response) {
    let event = callouts.move(presses[index].contact, to: presses[index].point)
    if let event { note(event, &response) }
  }

  /// What a finger whose key is typed now has chosen; `nil` for the key's own action.
  mutating func choice(
    ofPressAt index: Int, at time: Timestamp, _ response: inout Response
  ) -> KeyboardAction? {
    guard callouts.isVisible,
      let chosen = callouts.release(by: presses[index].contact, at: time)
    else { return nil }
    response.changes.insert(.callouts)
    // A choice is no tap, and so never the first of two.
    lastLift = nil
    return chosen
  }

  /// Hides what is shown for a finger that must not count any more, or is on no key any more.
  mutating func cancelCallout(of contact: Contact.ID, _ response: inout Response) {
    guard callouts.isVisible else { return }
    callouts.cancel(contact)
    response.changes.insert(.callouts)
  }

  /// Hides what was only to be seen for a moment longer.
  mutating func expireCallouts(at now: Timestamp, _ response: inout Response) {
    guard let due = callouts.deadline, due <= now else { return }
    callouts.expire(at: now)
    response.changes.insert(.callouts)
  }

  /// Hides everything at once.
  mutating func hideCallouts(_ response: inout Response) {
    guard callouts.isVisible else { return }
    callouts.reset()
    response.changes.insert(.callouts)
  }

  private func note(_ event: Callouts.Event, _ response: inout Response) {
    response.calloutEvents.append(event)
    if isFeedbackEnabled { giveFeedback(for: event, &response) }
    response.changes.insert(.callouts)
  }

  private func key(under press: Press) -> KeyboardFrames.Key? {
    guard let key = press.key else { return nil }
    let keys = frames(of: press.page).keys
    return keys.indices.contains(key) ? keys[key] : nil
  }
}
