// SPDX-License-Identifier: MIT

/// The continuation of touches whose contact the device lost for a moment.
///
/// | lifted from | continues as |
/// | --- | --- |
/// | a key that types, also with an open list | done: it was typed at the lift |
/// | a key that repeats, before or after its delay | held, with the same delay |
/// | Backspace | held; it has deleted at touch-down |
/// | Shift, a page key, Ctrl … | held, unless another input has changed their state since |
/// | space that drags the cursor | dragging |
/// | a suggestion, or a key of another keyboard | done |
extension KeyboardEngine {
  /// Records a lift after its effects.
  ///
  /// - Parameters:
  ///   - press: The press before the lift.
  ///   - before: The mode before the lift, after the keys that the lift types; `nil` if the key
  ///     holds no mode.
  ///   - time: The time of the lift.
  mutating func recordLift(
    of press: consuming Press, _ before: consuming KeyboardMode?, at time: Timestamp
  ) {
    let modeChange = before.map { BounceFilter.ModeChange(before: $0, after: mode) }
    let point = press.point
    bounces.lifted(
      BounceFilter.Lift(time: time, point: point, press: press, modeChange: modeChange))
  }

  /// Continues a press with a new contact.
  ///
  /// - Parameters:
  ///   - lift: The lift that the contact continues.
  ///   - touch: The touch-down of the contact.
  ///   - time: The time of the touch-down.
  ///   - response: The response, to which the results are added.
  mutating func resume(
    _ lift: BounceFilter.Lift, _ touch: Touch, at time: Timestamp, _ response: inout Response
  ) {
    var press =
      lift.press
      ?? Press(
        contact: touch.contact, role: .finished, page: keyboardType, key: nil, keyFrame: nil,
        point: touch.point, clock: clock(for: .none, at: time), origin: touch.point)
    let old = press.contact
    press.contact = touch.contact
    press.point = touch.point
    press.isContinued = true
    presses.append(press)
    let index = presses.endIndex - 1
    response.changes.insert(.pressedKeys)
    if !continueHeldKey(ofPressAt: index, from: old, lift, &response) {
      presses[index].finish()
      presses[index].suggestion = nil
    }
    // A repeat that was due since the lift is late.
    fireDueGestures(ofPressAt: index, before: time, &response)
  }

  /// Continues a held key with a new contact.
  ///
  /// - Returns: Whether the key is held; otherwise its press has no further effect.
  private mutating func continueHeldKey(
    ofPressAt index: Int, from old: Contact.ID, _ lift: BounceFilter.Lift,
    _ response: inout Response
  ) -> Bool {
    let press = presses[index]
    switch press.role {
    case .deleting, .repeating: return true
    case .typed, .finished, .suggesting: return false
    case .typing where repeats(press):
      presses[index].role = .repeating
      presses[index].swipes = []
      presses[index].modifiers = modifiersOfRepeats
      return true
    case .typing: return false
    case .dragging:
      response.changes.insert(.spaceDrag)
      return spaceDrag.begin(by: press.contact)
    case .shift, .page, .modifier:
      return lift.modeChange.map { restore($0, from: old, to: press.contact) } ?? false
    }
  }

  /// Returns whether a lifted key that types continues to repeat.
  private func repeats(_ press: Press) -> Bool {
    guard press.key != nil, !press.isSwiped, !press.history.hasOpenedCallout,
      let action = action(ofPressAt: presses.endIndex - 1)
    else { return false }
    return action.repeatsWhenHeld
  }

  /// Undoes the lift of a key that holds a mode, unless that mode has changed since.
  private mutating func restore(
    _ modeChange: BounceFilter.ModeChange, from old: Contact.ID, to new: Contact.ID
  ) -> Bool {
    guard mode == modeChange.after else { return false }
    mode = modeChange.before
    mode.rename(old, to: new)
    return true
  }
}
