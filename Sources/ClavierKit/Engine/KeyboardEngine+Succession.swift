// SPDX-License-Identifier: MIT

/// The state that survives a change of keyboard while the user types, such as a change of language.
extension KeyboardEngine {
  /// Continues as another keyboard, from the next input on.
  ///
  /// | kept | dropped |
  /// | --- | --- |
  /// | the typed text | fingers that are down: they type nothing more |
  /// | Shift and Caps Lock, as they rest | Ctrl, Alt, AltGr, Super, which the other may lack |
  /// | the page, if the other one has it; else its letters | a list that is open |
  /// | the places of lifts, for the bounce filter | the first of two taps |
  ///
  /// - Parameters:
  ///   - next: The other keyboard, at rest.
  ///   - response: The response to the input that caused the change; the consequences are added.
  public mutating func replace(with next: KeyboardEngine, _ response: inout Response) {
    let before = (keyboardType, keyboardCase, modifiers.shown)
    let lifts = bounces
    cancelAll(&response)
    var next = next
    next.text = text
    next.shift = shift
    next.page = page
    next.bounces = lifts
    next.bounces.forgetPresses()
    next.lastSpace = lastSpace
    if !next.pages.contains(keyboardType) { next.page.prefer(.alphabetic) }
    next.preferCapital()
    self = next
    response.changes.insert(.layout)
    if keyboardType != before.0 { response.changes.insert(.keyboardType) }
    if keyboardCase != before.1 { response.changes.insert(.keyboardCase) }
    if modifiers.shown != before.2 { response.changes.insert(.modifiers) }
    response.deadline = deadline
  }
}
