// SPDX-License-Identifier: MIT

/// Callouts over pressed keys, and the selection of their actions.
///
/// ```
///   typing ──long press──▶ selects ──lift──▶ types the selection
///                             │ away
///                             ▼
///                      stays on its key ──lift──▶ types the key's own
/// ```
///
/// An open action callout does not block other fingers, which type beside it. A finger that lifts
/// first types the selected action of an earlier finger before its own key.
extension KeyboardEngine {
  /// Shows the callout of the key that a finger came down on or slid to.
  mutating func showCallout(ofPressAt index: Int, _ response: inout Response) {
    guard callouts.configuration.isInputEnabled else { return }
    let press = presses[index]
    guard let key = key(under: press) else { return cancelCallout(of: press.contact, &response) }
    let wasVisible = callouts.isVisible
    callouts.press(key, swiped: press.swipe, by: press.contact)
    if wasVisible || callouts.isVisible { response.changes.insert(.callouts) }
  }

  /// Opens the action callout of a held key; under modifiers a key has none.
  mutating func openActionCallout(ofPressAt index: Int, _ response: inout Response) {
    let press = presses[index]
    guard press.role == .typing, modifiersOfText.isEmpty, !mode.modifiers.isFunctionActive,
      let key = press.key, let frame = self.key(under: press)
    else { return }
    let actions = calloutPages[press.page, keyboardCase][key]
    guard opensActionCallout(of: actions, for: frame.action) else { return }
    let event = callouts.longPress(
      frame, actions: actions, by: press.contact, at: press.point)
    guard let event else { return }
    presses[index].history.hasOpenedCallout = true
    presses[index].clock.stop()
    presses[index].swipes = []
    report(event, &response)
  }

  /// Returns whether a held key opens an action callout.
  ///
  /// A menu of languages opens even if ``EngineSettings/offersAlternatives`` is off. On Space it
  /// opens only if ``EngineSettings/spaceLongPressBehavior`` allows.
  func opensActionCallout(of actions: [KeyboardAction], for key: KeyboardAction) -> Bool {
    guard actions.first?.isLocaleAction == true else { return settings.offersAlternatives }
    return key != .space || settings.spaceLongPressBehavior == .openLocaleContextMenu
  }

  /// Updates the selection of a finger whose key has opened an action callout.
  mutating func updateSelection(pressAt index: Int, _ response: inout Response) {
    let event = callouts.move(presses[index].contact, to: presses[index].point)
    if let event { report(event, &response) }
  }

  /// Returns the selected action of a finger whose key is typed now; `nil` for the key's own
  /// action.
  mutating func selectedAction(
    ofPressAt index: Int, at time: Timestamp, _ response: inout Response
  ) -> KeyboardAction? {
    guard callouts.isVisible,
      let chosen = callouts.release(by: presses[index].contact, at: time)
    else { return nil }
    response.changes.insert(.callouts)
    // A selection is no tap, so it cannot be the first of a double tap.
    doubleTaps.reset()
    return chosen
  }

  /// Hides the callout of a finger that is cancelled or has left its key.
  mutating func cancelCallout(of contact: Contact.ID, _ response: inout Response) {
    guard callouts.isVisible else { return }
    callouts.cancel(contact)
    response.changes.insert(.callouts)
  }

  /// Hides the lingering callouts whose deadline has passed.
  mutating func expireCallouts(at now: Timestamp, _ response: inout Response) {
    guard callouts.deadline.isDue(at: now) else { return }
    callouts.expire(at: now)
    response.changes.insert(.callouts)
  }

  /// Hides all callouts at once.
  mutating func hideCallouts(_ response: inout Response) {
    guard callouts.isVisible else { return }
    callouts.reset()
    response.changes.insert(.callouts)
  }

  private func key(under press: Press) -> KeyboardFrames.Key? {
    guard let key = press.key else { return nil }
    let keys = frames(of: press.page).keys
    return keys.indices.contains(key) ? keys[key] : nil
  }
}
