// SPDX-License-Identifier: MIT

/// Fingers that leave their key without lifting.
extension KeyboardEngine {
  /// Moves a finger to the key under it, if it has left its own.
  ///
  /// A letter changes to the letter under the finger. A finger on Shift, a page key or a modifier
  /// can slide to a letter, which it types on the lift. Backspace and other repeating keys stop. A
  /// finger that leaves the keyboard keeps its key within a distance of one key's size, and types
  /// nothing beyond that.
  mutating func slide(pressAt index: Int, at time: Timestamp, _ response: inout Response) {
    guard !presses[index].role.isDone,
      presses[index].hasLeftItsKey(byMoreThan: settings.timing.hysteresis)
    else { return }
    let press = presses[index]
    switch press.role {
    case .typing:
      let target = typingKey(at: press.point, on: press.page)
      if target == nil, isJustOutside(press) { return }
      guard target != press.key else { return }
      retarget(pressAt: index, to: target, at: time, &response)
    case .shift, .page, .modifier:
      guard let target = typingKey(at: press.point, on: keyboardType) else { return }
      presses[index].role = .typing
      presses[index].page = keyboardType
      mode.slideOff(press.contact)
      retarget(pressAt: index, to: target, at: time, &response)
    case .deleting, .repeating:
      presses[index].finish()
    case .dragging, .suggesting, .typed, .finished:
      return
    }
    response.changes.insert(.pressedKeys)
  }

  private mutating func retarget(
    pressAt index: Int, to key: Int?, at time: Timestamp, _ response: inout Response
  ) {
    presses[index].key = key
    let keys = frames(of: presses[index].page).keys
    presses[index].keyFrame = key.map { keys[$0].touchFrame }
    presses[index].swipes = []
    presses[index].history.hasSlid = true
    presses[index].origin = presses[index].point
    presses[index].clock = clock(for: key.map { keys[$0].action } ?? .none, at: time)
    showCallout(ofPressAt: index, &response)
  }

  /// Returns whether the finger is outside the keyboard, but within one key's size of its key.
  ///
  /// **Source:** KeyboardKit's tolerance for a release outside: one key's size on every side.
  private func isJustOutside(_ press: Press) -> Bool {
    guard let frame = press.keyFrame, frames(of: press.page).hitTest(press.point) == nil
    else { return false }
    return frame.grown(horizontally: frame.width, vertically: frame.height).contains(press.point)
  }

  /// Returns the key at a point if it types on lift; `nil` otherwise.
  private func typingKey(at point: Point, on page: Keyboard.KeyboardType) -> Int? {
    let frames = frames(of: page)
    guard let key = frames.hitTest(point), frames.keys[key].action.role == .typing else {
      return nil
    }
    return key
  }
}
