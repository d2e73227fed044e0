// SPDX-License-Identifier: MIT

/// Drags on a held space key, which move the cursor.
///
/// ```
///   typing ──long press──▶ dragging ──moves──▶ arrow keys
///     │ lift                  │ lift
///     ▼                       ▼
///   types a space          types nothing
/// ```
///
/// Other fingers type at the current place of the cursor. Keys pressed before the space key are
/// typed before the cursor moves. If a finger comes down after the space key and lifts first, the
/// space is typed.
extension KeyboardEngine {
  /// Begins the drag of a held space key, if the settings and the state allow.
  ///
  /// Under Ctrl and other modifiers, the key is sent as a stroke instead.
  mutating func beginSpaceDrag(ofPressAt index: Int, _ response: inout Response) {
    guard settings.spaceLongPressBehavior == .moveInputCursor,
      settings.spaceDragSensitivity != nil, modifiersOfText.isEmpty,
      presses[index].role == .typing, !presses[index].history.hasOpenedCallout,
      !presses[(index + 1)...].contains(where: { $0.role == .typing }),
      spaceDrag.begin(by: presses[index].contact)
    else { return }
    presses[index].role = .dragging
    presses[index].swipes = []
    // A dragged space is not part of a double space.
    typed.lastSpace = nil
    doubleTaps.reset()
    response.changes.insert(.spaceDrag)
  }

  /// Moves the cursor by the steps of a dragging finger.
  mutating func drag(pressAt index: Int, at time: Timestamp, _ response: inout Response) {
    guard let sensitivity = settings.spaceDragSensitivity,
      let steps = spaceDrag.move(
        presses[index].contact, to: presses[index].point, sensitivity: sensitivity)
    else { return }
    commitOlder(than: index, at: time, &response)
    for _ in 0..<steps.count {
      response.effects.append(.press(KeyStroke(steps.key, modifiers: modifiersOfDrag)))
      mode.keyTyped()
    }
    forgetText()
  }

  /// The modifiers of the arrow keys: Shift, to select text, while a finger is on Shift.
  ///
  /// A latched or locked Shift is for letters only. A selection by mistake would let the next
  /// letter overwrite the selected text.
  private var modifiersOfDrag: KeyStroke.Modifiers {
    mode.modifiers.shown.active.union(mode.shift.isHeld ? .shift : [])
  }

  /// Ends the drag of a finger.
  mutating func endSpaceDrag(by contact: Contact.ID, _ response: inout Response) {
    spaceDrag.end(contact)
    response.changes.insert(.spaceDrag)
  }
}
