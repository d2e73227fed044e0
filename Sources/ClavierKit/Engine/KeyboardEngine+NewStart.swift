// SPDX-License-Identifier: MIT

/// What is left when nobody knows who is at the keyboard now, nor which program it types into.
extension KeyboardEngine {
  /// Begins anew, from the next input on: the machine slept, or another console is shown.
  ///
  /// Forgotten are fingers that are down, whose lifts will not be known; Shift, Caps Lock, Ctrl, Alt,
  /// AltGr, Super and Fn, however they were asked for; the page; a list that is open. What stands
  /// before the cursor is unknown. Nothing is typed.
  ///
  /// - Parameter now: The present moment.
  /// - Returns: What there is to show and to wait for.
  public mutating func beginAnew(at now: Timestamp) -> Response {
    let before = (keyboardType, keyboardCase, modifiers.shown)
    var response = handle(.cancel(now))
    shift = ShiftMachine()
    page = PageMachine()
    modifiers = ModifierKeys()
    lastLift = nil
    forgetText()
    if keyboardType != before.0 { response.changes.insert(.keyboardType) }
    if keyboardCase != before.1 { response.changes.insert(.keyboardCase) }
    if modifiers.shown != before.2 { response.changes.insert(.modifiers) }
    response.deadline = deadline
    return response
  }
}
