// SPDX-License-Identifier: MIT

/// What stays when a keyboard becomes another one while somebody types, such as that of the next language.
extension KeyboardEngine {
  /// Goes on as another keyboard, from the next input on.
  ///
  /// | stays | is forgotten |
  /// | --- | --- |
  /// | what was typed | fingers that are down: they type nothing more |
  /// | Shift and Caps Lock, as they rest | Ctrl, Alt, AltGr and Super, which the other one may lack |
  /// | the page, if the other one has it; else its letters | a list that is open |
  /// | where fingers lifted, for those that bounce | the first of two taps |
  ///
  /// - Parameters:
  ///   - next: The other keyboard, at rest.
  ///   - response: The answer to what brought this about; it gets what follows from it.
  public mutating func goOn(as next: KeyboardEngine, _ response: inout Response) {
    let before = (keyboardType, keyboardCase, modifiers.shown)
    let lifts = bounces
    cancelAll(&response)
    var next = next
    next.text = text
    next.shift = shift
    next.page = page
    next.bounces = lifts
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
