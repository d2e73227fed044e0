// SPDX-License-Identifier: MIT

/// What a space key does when it is held: the finger then moves the cursor.
///
/// ```
///   typing ──long press──▶ dragging ──moves──▶ arrow keys
///     │ lift                  │ lift
///     ▼                       ▼
///   types a space          types nothing
/// ```
///
/// Other fingers type as they come, where the cursor is then. What was pressed before the space is typed
/// before the cursor moves. A finger that came down after the space waits for it, and so keeps it a space.
extension KeyboardEngine {
  /// Begins to move the cursor with a space key that was held, if nothing speaks against it.
  ///
  /// Under Ctrl and its like the key is a computer's.
  mutating func beginSpaceDrag(ofPressAt index: Int, _ response: inout Response) {
    guard settings.spaceLongPressBehavior == .moveInputCursor,
      settings.spaceDragSensitivity != nil, modifiersOfText.isEmpty,
      presses[index].role == .typing, !presses[index].hasOpenedList,
      !presses[(index + 1)...].contains(where: { $0.role == .typing }),
      spaceDrag.begin(by: presses[index].contact)
    else { return }
    presses[index].role = .dragging
    presses[index].swipeDistance = nil
    // It is no space any more, neither the first of two nor the second.
    lastSpace = nil
    lastLift = nil
    response.changes.insert(.spaceDrag)
  }

  /// Moves the cursor as a finger goes that drags.
  mutating func drag(pressAt index: Int, at time: Timestamp, _ response: inout Response) {
    guard let sensitivity = settings.spaceDragSensitivity,
      let steps = spaceDrag.move(
        presses[index].contact, to: presses[index].point, sensitivity: sensitivity)
    else { return }
    commitOlder(than: index, at: time, &response)
    for _ in 0..<steps.count {
      response.effects.append(.press(KeyStroke(steps.key, modifiers: modifiersOfDrag)))
      keyTyped()
    }
    forgetText()
  }

  /// What goes with the arrow keys: a finger on Shift selects.
  ///
  /// A latched or locked Shift is for letters. What it selected unawares, the next letter would overwrite.
  private var modifiersOfDrag: KeyStroke.Modifiers {
    modifiers.shown.active.union(shift.isHeld ? .shift : [])
  }

  /// A finger that drags is gone.
  mutating func endSpaceDrag(by contact: Contact.ID, _ response: inout Response) {
    spaceDrag.end(contact)
    response.changes.insert(.spaceDrag)
  }
}
